import { useState } from 'react';
import { documentReviewContract } from '../../../domain/documents/review.contract.ts';
import {
  changeRequestReviewContract,
  type ReviewedChangeRequest,
} from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { useValueWords } from '../../members/useValueWords.ts';
import { useCall, useSaveFile } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { useParams } from '../../ui/router/Router.tsx';

import { type Look, useLookAt } from '../calls/lookAt.ts';
import { ShownDecision } from '../calls/seen.ts';
import { householdPath } from '../frame/officePaths.ts';
import { DocumentDialog } from '../viewer/DocumentDialog.tsx';
import { ChangeRequestDecision } from './ChangeRequestDecision.tsx';

/** The number of facts that are compared: the old value, the new value, and the reason. */
const COMPARED_FACTS = 3;

/** One change request: the stored value, the requested one, the evidence, and the decision (D25). */
export function ChangeRequest() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const request = useCall(changeRequestReviewContract.getChangeRequest, { id });
  const { name, field, household_id, membership_no: number } = request;
  return (
    <Screen
      title={t('officeCorrections.one.title', { name, field: t(`members.field.${field}`) })}
      above={t('officeCorrections.one.above')}
    >
      <Stack>
        <Card>
          <Facts facts={useRequestFacts(request)} />
          <Proof request={request} />
        </Card>
        <ShownDecision value={request.last_decision}>
          <ChangeRequestDecision key={id} request={request} />
        </ShownDecision>
        <Actions>
          <LinkButton look="secondary" to="/change-requests">
            {t('officeCorrections.one.back')}
          </LinkButton>
          <LinkButton look="secondary" to={householdPath(household_id)}>
            {t('officeCorrections.one.household', { number })}
          </LinkButton>
        </Actions>
      </Stack>
    </Screen>
  );
}

function useRequestFacts({ field, ...request }: ReviewedChangeRequest) {
  const { t } = useTranslation();
  const words = useValueWords();
  const { was, wanted, created_at, decided_at, explanation, state } = request;
  return [
    { term: t('officeCorrections.one.was'), value: words(field, was) },
    { term: t('officeCorrections.one.wanted'), value: words(field, wanted) },
    { term: t('officeCorrections.one.explanation'), value: explanation ?? t('officeCorrections.one.none') },
    { term: t('officeCorrections.one.asked'), value: toWireDay(dayOf(created_at)) },
    { term: t('officeCorrections.one.state'), value: t(`officeCorrections.one.is.${state}`) },
    ...(decided_at ? [{ term: t('officeCorrections.one.decided'), value: toWireDay(dayOf(decided_at)) }] : []),
  ];
}

function Proof({ request }: { request: ReviewedChangeRequest }) {
  const { t } = useTranslation();
  const facts = useRequestFacts(request).slice(0, COMPARED_FACTS);
  const lookAt = useLookAt(documentReviewContract.lookAtDocument);
  const save = useSaveFile(documentReviewContract.openDocument);
  const [look, setLook] = useState<Look>();
  const { document_id, name, field } = request;
  if (document_id === null) return <p>{t('officeCorrections.one.noDocument')}</p>;
  return (
    <>
      <Button look="secondary" onClick={async () => setLook(await lookAt.mutateAsync(document_id))}>
        {t('officeCorrections.one.document')}
      </Button>
      {look && (
        <DocumentDialog
          title={t('officeCorrections.one.title', { name, field: t(`members.field.${field}`) })}
          look={look}
          facts={facts}
          onDownload={() => save.mutateAsync({ id: document_id })}
          onClose={() => setLook(undefined)}
        />
      )}
    </>
  );
}
