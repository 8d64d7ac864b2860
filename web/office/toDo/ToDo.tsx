import { useSuspenseQuery } from '@tanstack/react-query';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { ToDo as Waiting } from '../../../domain/office/officeAnswers.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { NobodyOnCall } from '../frame/NobodyOnCall.tsx';
import { ON_CALL } from '../frame/officePaths.ts';
import { ApprovalsWaiting } from './ApprovalsWaiting.tsx';
import { UnseenPayments, UnsignedDecisions } from './ByOneAlone.tsx';
import { CashDays } from './CashDays.tsx';
import { DeadAddresses } from './DeadAddresses.tsx';
import { DocumentsRunningOut } from './DocumentsRunningOut.tsx';
import { LostMails } from './LostMails.tsx';
import { LostTextMessages } from './LostTextMessages.tsx';
import { NotesToFollowUp } from './NotesToFollowUp.tsx';
import { OpenDeaths } from './OpenDeaths.tsx';
import { PaperApplications } from './PaperApplications.tsx';
import { PendingNumbers } from './PendingNumbers.tsx';
import { RefusedEndings } from './RefusedEndings.tsx';
import { SilentHouseholds } from './SilentHouseholds.tsx';
import { TakeOversWaiting } from './TakeOversWaiting.tsx';
import { ToCompare } from './ToCompare.tsx';
import {
  ChangeRequestsWaiting,
  DocumentsToCheck,
  Erasable,
  FreeMoneyList,
  GrownChildren,
  LackingMoney,
  MoneyToRefund,
  ThirdReminders,
  WaitingOver,
} from './ToDoLists.tsx';
import { YearlyRun } from './YearlyRun.tsx';

/** How often the progress of the yearly run is polled. */
const LOOK_AT_RUN_MS = 3_000;

/** The office's to-do list; each entry links to the screen where it is done. */
export function ToDo() {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { data: waiting } = useSuspenseQuery({
    ...queryOf(officeContract.getToDo),
    refetchInterval: ({ state }) => state.data?.yearly_run?.is_running === true && LOOK_AT_RUN_MS,
  });
  return (
    <Screen title={t('office.toDo.title')} lead={t('office.toDo.lead')}>
      {done}
      <Stack gap={6}>
        {isNothing(waiting) && (
          <EmptyState title={t('office.toDo.nothingTitle')}>{t('office.toDo.nothing')}</EmptyState>
        )}
        {waiting.on_call_gap && (
          <NobodyOnCall gap={waiting.on_call_gap}>
            <p>
              <Link to={ON_CALL}>{t('officeOnCall.gap.toDo')}</Link>
            </p>
          </NobodyOnCall>
        )}
        <OpenDeaths deaths={waiting.deaths} />
        <DocumentsToCheck households={waiting.documents_to_check} />
        <WaitingOver applications={waiting.waiting_over} />
        <ToCompare applications={waiting.to_compare} />
        <PaperApplications applications={waiting.paper_applications} />
        <NotesToFollowUp notes={waiting.notes_to_follow_up} />
        <ApprovalsWaiting approvals={waiting.approvals} />
        <UnsignedDecisions decisions={waiting.unsigned_decisions} />
        {waiting.reminders_wait && <RemindersWait wait={waiting.reminders_wait} />}
        <BankLinesWaiting count={waiting.bank_lines} />
        <UnseenPayments payments={waiting.unseen_payments} />
        <CashDays days={waiting.cash_days} />
        <ChangeRequestsWaiting requests={waiting.change_requests} />
        <FreeMoneyList households={waiting.free_money} />
        <MoneyToRefund households={waiting.to_refund} />
        <LackingMoney households={waiting.lacking_money} />
        <ThirdReminders reminders={waiting.third_reminders} />
        <GrownChildren people={waiting.children_past_the_age_limit} />
        {waiting.yearly_run && (
          <YearlyRun due={waiting.yearly_run} onStarted={() => tellDone((say) => say('office.yearlyRun.started'))} />
        )}
        <TakeOversWaiting takeOvers={waiting.take_overs} />
        {waiting.silent_households && <SilentHouseholds waiting={waiting.silent_households} />}
        <DocumentsRunningOut documents={waiting.documents_running_out} />
        <RefusedEndings endings={waiting.refused_endings} />
        <PendingNumbers people={waiting.pending_numbers} />
        <Erasable due={waiting.erasable} />
        <DeadAddresses households={waiting.dead_addresses} />
        <LostMails mails={waiting.abandoned_mails} />
        <LostTextMessages messages={waiting.abandoned_text_messages} />
      </Stack>
    </Screen>
  );
}

function isNothing({
  yearly_run,
  silent_households,
  bank_lines,
  on_call_gap,
  reminders_wait,
  ...lists
}: Waiting): boolean {
  return (
    yearly_run === null &&
    silent_households === null &&
    on_call_gap === null &&
    reminders_wait === null &&
    bank_lines === 0 &&
    Object.values(lists).every((list) => list.length === 0)
  );
}

/** The number of undecided bank lines (D42). */
function BankLinesWaiting({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Section title={`${t('officeBank.toDo.title')} (${count})`} intro={<p>{t('officeBank.toDo.why', { count })}</p>}>
      <div>
        <LinkButton look="secondary" to="/bank">
          {t('officeBank.toDo.go')}
        </LinkButton>
      </div>
    </Section>
  );
}

/** Reminders that are due leave only after a new statement of the bank was read (decision 76). */
function RemindersWait({ wait }: { wait: NonNullable<Waiting['reminders_wait']> }) {
  const { t } = useTranslation();
  const { last_statement: date } = wait;
  return (
    <Notice tone="warning">
      <p>{date ? t('officeBank.toDo.wait', { date }) : t('officeBank.toDo.waitNever')}</p>
      <p>
        <Link to="/bank">{t('officeBank.file.title')}</Link>
      </p>
    </Notice>
  );
}
