import type { MemberStatus } from '../members/memberStatus.ts';
import { addYears, type Day, isBefore } from '../shared/day.ts';

const ASKED_EVERY_YEARS = 1;

export type ConfirmationFacts = {
  status: MemberStatus;
  status_since: Day;
  /** The first day of the membership. */
  active_from: Day | null;
  /** When the household's data were last confirmed. */
  confirmed_on: Day | null;
  /** Somebody has died: nobody is asked (decision 60). */
  money_rests: boolean;
};

/**
 * Whether an active household is asked if address, phone numbers and family are still right: a year after the last
 * confirmation, or after the membership became valid (decision 67).
 */
export function isConfirmationDue(facts: ConfirmationFacts, today: Day): boolean {
  if (facts.status !== 'active' || facts.money_rests) return false;
  const known = facts.confirmed_on ?? facts.active_from ?? facts.status_since;
  return !isBefore(today, addYears(known, ASKED_EVERY_YEARS));
}
