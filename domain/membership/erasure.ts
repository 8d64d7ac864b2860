import { freeFrom } from '../invoicing/retention.ts';
import { isExisting, type MemberStatus } from '../members/memberStatus.ts';
import { addDays, addYears, type Day, isAfter } from '../shared/day.ts';

/** How many years an abandoned application is kept (decision 18). */
export const APPLICATION_KEPT_YEARS = 2;
/** How many days before the erasure of an application the applicant is warned. */
export const WARNED_DAYS = 30;
/** How many days an application is kept after the office ended it, if no retention rule applies. */
export const WITHDRAWN_DAYS = 30;

/** Why a household, or one person of it, may not be erased (yet). */
export const erasureHindrances = ['not_ended', 'kept', 'owed', 'free_money', 'change_request', 'not_warned'] as const;
export type ErasureHindrance = (typeof erasureHindrances)[number];

export type ErasureFacts = {
  status: MemberStatus;
  /** Whether the household was ever active; an ended application never was. */
  was_member: boolean;
  /** The first day without membership. */
  inactive_from: Day | null;
  /**
   * When the last change of status was recorded. It counts because an end may be recorded late, or with a mistyped
   * date.
   */
  status_recorded_on: Day | null;
  /** The latest day of a confirmed invoice, of a payment or of a refund. */
  last_money_on: Day | null;
  /** When somebody of the household last logged in, or registered. */
  last_seen_on: Day;
  /** When the household was warned that its application may be erased. */
  warned_on: Day | null;
  /** Whether an invoice is open or partly paid. Uncollectible invoices and drafts do not count. */
  owes: boolean;
  /** Whether free money is left; it has to be refunded first. */
  has_free_money: boolean;
  has_open_change_request: boolean;
};

/**
 * The first day on which a household may be erased, judged by time alone; undefined while it waits or is active. An
 * ended household: 1 January after seven whole calendar years since its end and its last invoice or payment. An
 * application: two years after the last log-in, and seven years if anything was invoiced or paid. An application that
 * the office ended: after thirty days, so that a mistake can be undone (decision 18).
 */
export function erasableFrom(facts: ErasureFacts): Day | undefined {
  if (isExisting(facts.status)) return undefined;
  const { last_money_on, last_seen_on } = facts;
  if (facts.status === 'inactive') return afterTheEnd(facts);
  return latest([addYears(last_seen_on, APPLICATION_KEPT_YEARS), afterKeeping(last_money_on)]);
}

/** The facts about a family member that the rule needs. */
export type PersonErasureFacts = Pick<
  ErasureFacts,
  'was_member' | 'inactive_from' | 'status_recorded_on' | 'owes' | 'has_open_change_request'
> & {
  /** Whether the membership ended apart from the household's; people who ended together with it are erased with it. */
  ended_alone: boolean;
  /** The latest day of a confirmed invoice with an item for them; `owes` concerns the same invoices. */
  last_billed_on: Day | null;
};

/** `erasableFrom` for one person who has left: kept as long as an ended household. */
export function personErasableFrom({ ended_alone, last_billed_on, ...facts }: PersonErasureFacts): Day | undefined {
  return ended_alone ? afterTheEnd({ ...facts, last_money_on: last_billed_on }) : undefined;
}

/** All reasons against erasing this person today (decision 37); an empty list if they may be erased. */
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

/** All reasons against erasing this household today; an empty list if it may be erased. */
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

/** Whether the applicant has to be warned today that the application may be erased in thirty days. */
export function isErasureWarningDue(facts: ErasureFacts, today: Day): boolean {
  const from = erasableFrom(facts);
  if (facts.status !== 'new' || !from || hasHeldSince(facts)) return false;
  return !isAfter(addDays(from, -WARNED_DAYS), today);
}

/**
 * Households seen after this day need no warning yet. Only a coarse filter for the database query; the rule above
 * decides.
 */
export function lastSeenBefore(today: Day): Day {
  // one day more than the rule: a year later 29 February may be 1 March
  return addYears(addDays(today, WARNED_DAYS + 1), -APPLICATION_KEPT_YEARS);
}

/** A warning is void once the applicant logs in after it. */
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
