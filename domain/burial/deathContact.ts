import { isExisting, type MemberStatus } from '../members/memberStatus.ts';
import { hasLeft } from '../members/members.access.ts';
import { isDeath } from '../reference/inactiveReasons.ts';
import { ageOn, type Day } from '../shared/day.ts';
import type { RepresentationKind, SubstituteStatus } from '../substitutes/substitute.ts';

/** The country of a contact for a death: a household has at most one contact in each. */
export const contactCountries = ['austria', 'turkiye'] as const;
export type ContactCountry = (typeof contactCountries)[number];

/** The longest relation that may be written, such as “brother” or “kardeşi”. */
export const RELATION_MAX = 50;

/** Only submitted households may name contacts (D55). */
export const mayHaveDeathContacts = (household: { status: MemberStatus }) => isExisting(household.status);

const ADULT_AGE = 18;

type Ended = { status: MemberStatus; inactive_from: string | null };
type Person = Ended & { is_main: boolean; inactive_reason_id: number | null; date_of_birth: Day | null };

/** Whether the office may talk to this person of the household about a death: to living adults who have not left. */
export function memberMayReport(person: Person, household: Ended, today: Day): boolean {
  if (person.status === 'inactive' && isDeath(person.inactive_reason_id ?? 0)) return false;
  if (hasLeft(person, household)) return false;
  return person.is_main || (person.date_of_birth !== null && ageOn(person.date_of_birth, today) >= ADULT_AGE);
}

/** Whether a substitute may report a death by their kind: family members may; lawyers and administrators may not (D55). */
export function substituteMayReport(substitute: {
  represent_me_as: RepresentationKind;
  status: SubstituteStatus;
}): boolean {
  return substitute.represent_me_as === 'family_member' && substitute.status === 'active';
}
