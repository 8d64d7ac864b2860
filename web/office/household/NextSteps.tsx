import { useQuery } from '@tanstack/react-query';
import type { OpenChangeRequest } from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { changeRequestReviewContract } from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { unverifiedDocuments } from '../../../domain/membership/activation.ts';
import { isWaitingOver } from '../../../domain/membership/waitingPeriod.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { parseWireDay } from '../../../domain/shared/day.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { changeRequestPath } from '../frame/officePaths.ts';
import { useReasonWords } from '../frame/useReasonWords.ts';
import { HouseholdDocuments } from './documents/HouseholdDocuments.tsx';
import type { DocumentReview } from './documents/useDocumentReview.tsx';
import { GoOnWithApplication } from './GoOnWithApplication.tsx';
import { personsOf, undecidedOf } from './householdPersons.ts';
import { FreeMoney } from './money/FreeMoney.tsx';
import { OwedInvoices } from './money/OwedInvoices.tsx';
import { owedInvoices } from './money/paymentParts.ts';
import { NextInList } from './NextInList.tsx';
import type { MembershipDecisions } from './useMembershipDecisions.tsx';

type NextStepsProps = {
  file: HouseholdFile;
  review: DocumentReview;
  membership: MembershipDecisions;
  /** Says who will read a reason. */
  hint: string;
};

/** What the office can do for this household right now: decide about documents, allocate credit, book payments. */
export function NextSteps({ file, review, membership, hint }: NextStepsProps) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const standing = useStanding(file);
  const undecided = personsOf(file).flatMap(undecidedOf);
  const { takeBack } = membership.ofHousehold;
  const owed = owedInvoices(file);
  const { data: corrections = [], isPending } = useQuery(
    queryOf(changeRequestReviewContract.listOpenChangeRequests, { household_id: file.household.id }),
  );
  const isEmpty = !isPending && undecided.length + owed.length + corrections.length + file.free + file.lacking === 0;
  return (
    <Card look="accent" title={t('officeHousehold.next.title')}>
      <KeepFocus>
        <Stack>
          <FreeMoney file={file} owed={owed} hint={hint} tellDone={tellDone} />
          {standing.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <GoOnWithApplication file={file} />
          {isEmpty && standing.length === 0 && <p>{t('officeHousehold.next.nothing')}</p>}
          {takeBack && (
            <Inline>
              <Button look="secondary" onClick={takeBack}>
                {t('officeHousehold.decisions.takeBack')}
              </Button>
            </Inline>
          )}
          <HouseholdDocuments file={file} review={review} />
          <OwedInvoices file={file} tellDone={tellDone} />
          {done}
          <Corrections requests={corrections} />
          <NextInList file={file} isDone={review.hasDecided && undecided.length === 0} />
        </Stack>
      </KeepFocus>
    </Card>
  );
}

function Corrections({ requests }: { requests: OpenChangeRequest[] }) {
  const { t } = useTranslation();
  if (requests.length === 0) return null;
  return (
    <Stack gap={3}>
      <h3>{t('officeHousehold.next.corrections')}</h3>
      {requests.map(({ id, name, field }) => (
        <LinkButton key={id} look="secondary" to={changeRequestPath(id)}>
          {t('officeHousehold.next.correction', { name, field: t(`members.field.${field}`) })}
        </LinkButton>
      ))}
    </Stack>
  );
}

/** The state of the membership and what it waits for, one sentence each. */
function useStanding({ household, main_member }: HouseholdFile): string[] {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const reasonWords = useReasonWords();
  const { status, sent_back_reason, waiting_until, inactive_from, inactive_reason_id } = household;
  const { citizenship_id } = main_member;
  const documents = main_member.documents.map(({ type, verified_at }) => ({ type, verified: verified_at !== null }));
  const missing = unverifiedDocuments({ citizenship_id, documents });
  const toCheck = undecidedOf(main_member).map(({ type }) => type);
  const types = missing
    .filter((type) => !toCheck.includes(type))
    .map((type) => word('documentType', type))
    .join(', ');

  if (status === 'inactive') {
    return [t('officeHousehold.next.ended', { date: inactive_from ?? '', reason: reasonWords(inactive_reason_id) })];
  }
  if (status === 'active') return [];
  if (status === 'new') {
    return [
      sent_back_reason
        ? t('officeHousehold.next.sentBack', { reason: sent_back_reason })
        : t('officeHousehold.next.notSubmitted'),
    ];
  }
  return [...(types ? [t('officeHousehold.next.missing', { types })] : []), waitingWords(waiting_until)];

  function waitingWords(until: string | null): string {
    if (!until) return t('officeHousehold.next.unpaid');
    const day = parseWireDay(until);
    return day && missing.length > 0 && isWaitingOver(day, today())
      ? t('officeHousehold.next.waitingOver', { date: until })
      : t('officeHousehold.next.waiting', { date: until });
  }
}
