import { type Day, isAfter, isBefore } from '../shared/day.ts';
import type { MembershipFacts, StatusStep } from './coverFacts.ts';
import { activeFrom, coveredFrom, isWaitingOver } from './waitingPeriod.ts';

/** A person's status in one household on a day. */
export type StatusOnDay =
  | { is: 'absent' }
  | { is: 'applicant' }
  | { is: 'waiting' }
  | { is: 'covered'; since: Day }
  | { is: 'ended'; since: Day; reason_id: number | null; had_begun: boolean }
  | { is: 'unknown' };

/**
 * The status on a day by the status history. A row counts from its own day, and a later row replaces earlier ones from that day:
 * an end that is reported late also cancels an activation between the two days.
 */
export function statusOn(membership: MembershipFacts, day: Day): StatusOnDay {
  const { entered, steps } = membership;
  if (entered.known_since && isBefore(day, entered.known_since)) {
    return isBefore(day, entered.on) ? { is: 'absent' } : { is: 'unknown' };
  }
  const past = steps.filter(({ on }) => !isAfter(on, day)).sort((one, other) => one.id - other.id);
  const last = past.at(-1);
  if (!last) return beforeAnyStep(membership, day);
  switch (last.status) {
    case 'new':
      return { is: 'applicant' };
    case 'waiting':
      return waitedOut(membership, day) ?? { is: 'waiting' };
    case 'active':
      return { is: 'covered', since: last.on };
    case 'inactive': {
      const had_begun = entered.status === 'active' || past.some((step) => beganBefore(step, last));
      return { is: 'ended', since: last.on, reason_id: last.reason_id, had_begun };
    }
  }
}

/** Before the first row of the history nobody is active, unless they were entered as active (an import). */
function beforeAnyStep(membership: MembershipFacts, day: Day): StatusOnDay {
  const { on, status } = membership.entered;
  if (isAfter(on, day)) return status === 'new' ? { is: 'absent' } : { is: 'unknown' };
  if (status === 'new') return { is: 'applicant' };
  if (status === 'active') return { is: 'covered', since: on };
  if (status === 'waiting') return waitedOut(membership, day) ?? { is: 'waiting' };
  return { is: 'ended', since: on, reason_id: null, had_begun: false };
}

/** The period is over and nothing else is missing: covered even before the nightly job has stored it (D21). */
function waitedOut({ period }: MembershipFacts, day: Day): StatusOnDay | undefined {
  if (period === 'unknown' || period.held_by !== null) return undefined;
  const { from, until, not_before } = period;
  if (!from || isAfter(from, day) || (until && !isWaitingOver(until, day))) return undefined;
  const own = until ? activeFrom(until) : from;
  const since = not_before ? coveredFrom(own, not_before) : own;
  return isAfter(since, day) ? undefined : { is: 'covered', since };
}

/** An activation whose first day is not before the end never took effect. */
function beganBefore(step: StatusStep, end: StatusStep): boolean {
  return step.status === 'active' && step.on < end.on;
}
