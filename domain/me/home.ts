import type { MemberStatus } from '../members/memberStatus.ts';
import { isWaitingOver } from '../membership/waitingPeriod.ts';
import { type Day, daysBetween } from '../shared/day.ts';

export type HomeFacts = {
  status: MemberStatus;
  /** The first day of the membership; null if it has not begun, or never did. */
  active_from: Day | null;
  is_sent_back: boolean;
  /** The office compares the application before it can be paid (decision 107). */
  is_compared: boolean;
  /** How many things an application still lacks. */
  gaps: number;
  waiting_until: Day | null;
  /** The mandatory documents of the main member: one is missing or refused, all are sent, or all are checked. */
  documents: 'missing' | 'sent' | 'checked';
  owed: { due_on: Day; dunning_status: number } | null;
  /** Somebody has died: nothing is said about money (decision 60). */
  money_rests: boolean;
};

/** How things stand for a household; each has a sentence. */
export type HomeStanding =
  | 'gaps'
  | 'complete'
  | 'sent_back'
  /** The office looks at the application. */
  | 'compared'
  /** Submitted, and the waiting period begins with the payment. */
  | 'unpaid'
  /** The same after a death, when nothing is said about money. */
  | 'resting'
  | 'days'
  | 'last_day'
  /** The waiting period is over; the office checks the last documents, or the coming night activates. */
  | 'checking'
  /** The waiting period is over, and a document is missing. */
  | 'over'
  | 'active'
  | 'ended'
  | 'unbegun';

/** `days`: until the first due date, or since then if it has passed. `level`: of the reminder (D44). */
export type HomeDebt = { is: 'due' | 'due_today' | 'late'; days: number; level: number };

/** The one thing to do next; null if there is nothing to do but wait. */
export type HomeStep = 'task_list' | 'documents' | 'pay' | 'call';

export type HomeState = { standing: HomeStanding; debt: HomeDebt | null; next: HomeStep | null };

/** What the card above the news says about a household on a day: how things stand, what is owed, what to do next. */
export function homeStateOf(facts: HomeFacts, today: Day): HomeState {
  const standing = homeStanding(facts, today);
  const debt = facts.owed && !facts.money_rests ? debtOf(facts.owed, today) : null;
  return { standing, debt, next: nextOf(facts, debt) };
}

function homeStanding(facts: HomeFacts, today: Day): HomeStanding {
  switch (facts.status) {
    case 'new':
      if (facts.is_sent_back) return 'sent_back';
      if (facts.is_compared) return 'compared';
      return facts.gaps === 0 ? 'complete' : 'gaps';
    case 'waiting':
      return waitingStanding(facts, today);
    case 'active':
      return 'active';
    case 'inactive':
      return facts.active_from ? 'ended' : 'unbegun';
  }
}

function waitingStanding({ waiting_until, documents, money_rests }: HomeFacts, today: Day): HomeStanding {
  if (!waiting_until) return money_rests ? 'resting' : 'unpaid';
  if (isWaitingOver(waiting_until, today)) return documents === 'missing' ? 'over' : 'checking';
  return waiting_until === today ? 'last_day' : 'days';
}

function debtOf({ due_on, dunning_status: level }: NonNullable<HomeFacts['owed']>, today: Day): HomeDebt {
  const left = daysBetween(today, due_on);
  if (left === 0) return { is: 'due_today', days: 0, level };
  return left > 0 ? { is: 'due', days: left, level } : { is: 'late', days: -left, level };
}

function nextOf({ status, documents }: HomeFacts, debt: HomeDebt | null): HomeStep | null {
  // the office cannot go on without the document; the money has a line of its own with a link
  if (status === 'waiting' && documents === 'missing') return 'documents';
  if (status === 'new') return 'task_list';
  if (debt) return 'pay';
  return status === 'inactive' ? 'call' : null;
}
