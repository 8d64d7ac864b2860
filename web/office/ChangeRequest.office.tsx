import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReviewedChangeRequest } from '../../domain/office/changeRequestReview.contract.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { useValueWords } from '../members/useValueWords.ts';
import { Screen } from '../platform/Screen.tsx';
import { dayOf } from '../platform/today.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Actions, Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useParams } from '../ui/router/Router.tsx';
import { ChangeRequestDecision } from './ChangeRequestDecision.tsx';
import { openDocument } from './officeApi.ts';
import { changeRequestQuery } from './officeChangeRequestsApi.ts';
import { householdPath } from './officePaths.ts';
import { ShownDeed } from './seen.ts';

/** One request for a correction: what stands there, what is said to be right, what shows it, and the decision (D25). */
export function ChangeRequest() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: request } = useSuspenseQuery(changeRequestQuery(Number(id)));
  const { name, field, household_id, membership_no: number } = request;
  return (
    <Screen
      title={t('officeCorrections.one.title', { name, field: t(`members.field.${field}`) })}
      above={t('officeCorrections.one.above')}
    >
      <Stack>
        <Card>
          <Facts facts={useRequestFacts(request)} />
          <Paper request={request} />
        </Card>
        <ShownDeed value={request.last_deed}>
          <ChangeRequestDecision key={id} request={request} />
        </ShownDeed>
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

function Paper({ request: { document_id } }: { request: ReviewedChangeRequest }) {
  const { t } = useTranslation();
  if (document_id === null) return <p>{t('officeCorrections.one.noPaper')}</p>;
  return (
    <Button look="secondary" onClick={() => openDocument(document_id)}>
      {t('officeCorrections.one.paper')}
    </Button>
  );
}
