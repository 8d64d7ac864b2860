import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { type Day, parseWireDay } from '../../../domain/shared/day.ts';
import { dayOf } from '../../platform/today.ts';
import type { ScreenTextKey } from '../../platform/words.ts';

/** The kinds of the to-do list that have rows. */
export type ToDoKind = { [K in keyof ToDo]: ToDo[K] extends readonly unknown[] ? K : never }[keyof ToDo];

/** `since`: since when a row waits, as a day or an instant; left out if a kind has no such day. */
type Kind<K extends ToDoKind> = { title: ScreenTextKey; since?: (row: ToDo[K][number]) => string | null };

/** In the order in which they are shown: who has died stands before everything else. */
export const kindsOfToDo: { readonly [K in ToDoKind]: Kind<K> } = {
  deaths: { title: 'officeDeaths.toDo.title', since: ({ reported_at }) => reported_at },
  documents_to_check: { title: 'office.toDo.documentsToCheck', since: ({ since }) => since },
  waiting_over: { title: 'office.toDo.waitingOver', since: ({ waiting_until }) => waiting_until },
  to_compare: { title: 'officeComparison.toDoTitle', since: ({ asked_on }) => asked_on },
  paper_applications: { title: 'officePaper.toDo.title', since: ({ arrived_on }) => arrived_on },
  notes_to_follow_up: { title: 'officeCounter.notes.toDo', since: ({ follow_up_on }) => follow_up_on },
  approvals: { title: 'officeApprovals.title', since: ({ asked_at }) => asked_at },
  unsigned_decisions: { title: 'office.toDo.unsigned', since: ({ in_force_at }) => in_force_at },
  unseen_payments: { title: 'office.toDo.unseenPayments', since: ({ booked_on }) => booked_on },
  cash_days: { title: 'officeCash.toDo.title', since: ({ day }) => day },
  change_requests: { title: 'office.toDo.changeRequests', since: ({ created_at }) => created_at },
  free_money: { title: 'office.toDo.freeMoney' },
  to_refund: { title: 'office.toDo.toRefund' },
  lacking_money: { title: 'office.toDo.lackingMoney' },
  third_reminders: { title: 'office.toDo.thirdReminders', since: ({ due_date }) => due_date },
  children_past_the_age_limit: { title: 'office.toDo.grownChildren' },
  take_overs: { title: 'proof.toDoTitle' },
  documents_running_out: { title: 'office.toDo.runningOut' },
  refused_endings: { title: 'office.toDo.refusedEndings', since: ({ inactive_from }) => inactive_from },
  pending_numbers: { title: 'office.toDo.pendingNumbers', since: ({ since }) => since },
  erasable: { title: 'office.toDo.erasable', since: ({ from }) => from },
  dead_addresses: { title: 'officeLetters.dead', since: ({ since }) => since },
  abandoned_mails: { title: 'office.toDo.lostMails', since: ({ abandoned_at }) => abandoned_at },
  abandoned_text_messages: { title: 'office.lostText.title', since: ({ abandoned_at }) => abandoned_at },
};

export const toDoKinds = Object.keys(kindsOfToDo) as readonly ToDoKind[];

/** Since when the row that has waited longest waits; undefined if the kind has no such day. */
export function oldestOf<K extends ToDoKind>(kind: K, rows: ToDo[K]): Day | undefined {
  const { since }: Kind<K> = kindsOfToDo[kind];
  const days = (rows as readonly ToDo[K][number][]).flatMap((row) => dayIn(since?.(row)) ?? []);
  return days.toSorted()[0];
}

function dayIn(text: string | null | undefined): Day | undefined {
  return text ? (parseWireDay(text) ?? dayOf(text)) : undefined;
}
