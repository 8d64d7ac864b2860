import type { ReactNode } from 'react';
import type { ToDo } from '../../../domain/office/officeAnswers.ts';
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
} from './ToDoRows.tsx';
import type { ToDoKind } from './toDoKinds.ts';

/** How the rows of each kind are shown. */
const toDoLists: { readonly [K in ToDoKind]: (rows: ToDo[K]) => ReactNode } = {
  deaths: (deaths) => <OpenDeaths deaths={deaths} />,
  documents_to_check: (households) => <DocumentsToCheck households={households} />,
  waiting_over: (applications) => <WaitingOver applications={applications} />,
  to_compare: (applications) => <ToCompare applications={applications} />,
  paper_applications: (applications) => <PaperApplications applications={applications} />,
  notes_to_follow_up: (notes) => <NotesToFollowUp notes={notes} />,
  approvals: (approvals) => <ApprovalsWaiting approvals={approvals} />,
  unsigned_decisions: (decisions) => <UnsignedDecisions decisions={decisions} />,
  unseen_payments: (payments) => <UnseenPayments payments={payments} />,
  cash_days: (days) => <CashDays days={days} />,
  change_requests: (requests) => <ChangeRequestsWaiting requests={requests} />,
  free_money: (households) => <FreeMoneyList households={households} />,
  to_refund: (households) => <MoneyToRefund households={households} />,
  lacking_money: (households) => <LackingMoney households={households} />,
  third_reminders: (reminders) => <ThirdReminders reminders={reminders} />,
  children_past_the_age_limit: (people) => <GrownChildren people={people} />,
  take_overs: (takeOvers) => <TakeOversWaiting takeOvers={takeOvers} />,
  documents_running_out: (documents) => <DocumentsRunningOut documents={documents} />,
  refused_endings: (endings) => <RefusedEndings endings={endings} />,
  pending_numbers: (people) => <PendingNumbers people={people} />,
  erasable: (due) => <Erasable due={due} />,
  dead_addresses: (households) => <DeadAddresses households={households} />,
  abandoned_mails: (mails) => <LostMails mails={mails} />,
  abandoned_text_messages: (messages) => <LostTextMessages messages={messages} />,
};

/** One kind: its first rows, or all of them on its own screen. */
export function ListOfKind<K extends ToDoKind>({ kind, waiting }: { kind: K; waiting: ToDo }) {
  return toDoLists[kind](waiting[kind]);
}
