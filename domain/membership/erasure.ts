import { freeFrom } from '../invoicing/retention.ts';
import { isExisting, type MemberStatus } from '../members/memberStatus.ts';
import { addDays, addYears, type Day, isAfter } from '../shared/day.ts';

/** How long an application that nobody goes on with is kept (decision 18). */
export const APPLICATION_KEPT_YEARS = 2;
/** Before an application may be erased whoever made it is told, so many days ahead. */
export const WARNED_DAYS = 30;
/** So long an application that was ended is kept of which nothing else is. */
export const WITHDRAWN_DAYS = 30;

/** Why a household, or one person of it, may not be erased (yet). */
export const erasureHindrances = ['not_ended', 'kept', 'owed', 'free_money', 'change_request', 'not_warned'] as const;
export type ErasureHindrance = (typeof erasureHindrances)[number];

export type ErasureFacts = {
  status: MemberStatus;
  /** Whether it was ever active: an application that ended is none of a member. */
  was_member: boolean;
  /** The first day without membership. */
  inactive_from: Day | null;
  /** When a change of status was written down last: an end of long ago may have been told late, or with a slip of the pen. */
  status_recorded_on: Day | null;
  /** The latest day of a confirmed invoice, of a payment or of a refund. */
  last_money_on: Day | null;
  /** When somebody of the household was logged in last, or registered. */
  last_seen_on: Day;
  /** When the household was told that its application may be erased. */
  warned_on: Day | null;
  /** An invoice is open or partly paid. Those that are given up are decided about, and drafts owe nothing. */
  owes: boolean;
  /** Money of theirs that pays for nothing: it is to be given back first. */
  has_free_money: boolean;
  has_open_change_request: boolean;
};

/**
 * The first day on which a household may be erased, as far as time says; undefined while it is waiting or active. An ended
 * one: on 1 January after seven whole calendar years since its end and its last invoice or payment. An application: two
 * years after it was last looked at, and after seven years where something was billed or paid. One that the office has ended,
 * as somebody wished who goes on no more: thirty days later, so that a mistake can be brought back.
 */
export function erasableFrom(facts: ErasureFacts): Day | undefined {
  if (isExisting(facts.status)) return undefined;
  const { last_money_on, last_seen_on } = facts;
  if (facts.status === 'inactive') return afterTheEnd(facts);
  return latest([addYears(last_seen_on, APPLICATION_KEPT_YEARS), afterKeeping(last_money_on)]);
}

/** What the rule asks of a family member. */
export type PersonErasureFacts = Pick<
  ErasureFacts,
  'was_member' | 'inactive_from' | 'status_recorded_on' | 'owes' | 'has_open_change_request'
> & {
  /** Apart from the household: whoever ended with it is erased with it. */
  ended_alone: boolean;
  /** The latest day of a confirmed invoice that charges for them; `owes` is about these as well. */
  last_billed_on: Day | null;
};

/** The same for one person who has left: as long as a household that ended. */
export function personErasableFrom({ ended_alone, last_billed_on, ...facts }: PersonErasureFacts): Day | undefined {
  return ended_alone ? afterTheEnd({ ...facts, last_money_on: last_billed_on }) : undefined;
}

/** Everything that stands against erasing somebody today (decision 37); nothing where they may be erased. */
export function personErasureHindrancesOf(facts: PersonErasureFacts, today: Day): ErasureHindrance[] {
  return hindrancesIn({
    not_ended: !facts.ended_alone,
    kept: isStillKept(personErasableFrom(facts), today),
    owed: facts.owes,
    change_request: facts.has_open_change_request,
  });
}

type Ended = Pick<ErasureFacts, 'was_member' | 'inactive_from' | 'status_recorded_on' | 'last_money_on'>;

function afterTheEnd({ was_member, inactive_from, status_recorded_on, last_money_on }: Ended): Day | undefined {
  const ended = latest([inactive_from ?? undefined, status_recorded_on ?? undefined]);
  if (ended && !was_member && !last_money_on) return addDays(ended, WITHDRAWN_DAYS);
  return latest([inactive_from, status_recorded_on, last_money_on].map(afterKeeping));
}

/** Everything that stands against erasing a household today; nothing where it may be erased. */
export function erasureHindrancesOf(facts: ErasureFacts, today: Day): ErasureHindrance[] {
  return hindrancesIn({
    not_ended: isExisting(facts.status),
    kept: isStillKept(erasableFrom(facts), today),
    owed: facts.owes,
    free_money: facts.has_free_money,
    change_request: facts.has_open_change_request,
    not_warned: facts.status === 'new' && !isWarned(facts, today),
  });
}

function hindrancesIn(hindrances: Partial<Record<ErasureHindrance, boolean>>): ErasureHindrance[] {
  return erasureHindrances.filter((hindrance) => hindrances[hindrance]);
}

function isStillKept(from: Day | undefined, today: Day): boolean {
  return from !== undefined && isAfter(from, today);
}

/** Whether somebody who applies is to be told today that the application may be erased in thirty days. */
export function isErasureWarningDue(facts: ErasureFacts, today: Day): boolean {
  const from = erasableFrom(facts);
  if (facts.status !== 'new' || !from || hasHeldSince(facts)) return false;
  return !isAfter(addDays(from, -WARNED_DAYS), today);
}

/** Whoever was seen later is not to be warned yet: a coarse net for the database. */
export function lastSeenBefore(today: Day): Day {
  // one day more than the rule: a year later 29 February may be 1 March
  return addYears(addDays(today, WARNED_DAYS + 1), -APPLICATION_KEPT_YEARS);
}

/** Whoever logs in after the warning goes on with the application: it says nothing any more. */
function hasHeldSince({ warned_on, last_seen_on }: ErasureFacts): boolean {
  return warned_on !== null && isAfter(warned_on, last_seen_on);
}

function isWarned(facts: ErasureFacts, today: Day): boolean {
  const { warned_on } = facts;
  return warned_on !== null && hasHeldSince(facts) && !isAfter(addDays(warned_on, WARNED_DAYS), today);
}

function afterKeeping(since: Day | null): Day | undefined {
  return since ? freeFrom(since) : undefined;
}

function latest(days: readonly (Day | undefined)[]): Day | undefined {
  return days.reduce((one, other) => (!one || (other && isAfter(other, one)) ? other : one), undefined);
}
