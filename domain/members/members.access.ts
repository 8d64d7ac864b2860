import { isDeath } from '../reference/inactiveReasons.ts';
import { isExisting, isLocked, type MemberStatus } from './memberStatus.ts';

type Person = { is_main: boolean; status: MemberStatus };

/** Whoever is inactive may read and pay, and change nothing (D25). */
export const mayChangeAnything = (householdStatus: MemberStatus) => householdStatus !== 'inactive';

/** Personal data is open until it is submitted; nothing at all of a submitted family member may change (D25). */
export const mayChangePersonalData = (person: Person) => !isLocked(person.status);

/** The main member keeps the right to change phone numbers, a submitted family member's are locked (D25). */
export const mayChangePhoneNumbers = (person: Person) => person.is_main || !isLocked(person.status);

/** Only family members, and only while new (spec §4). */
export const mayDelete = (person: Person) => !person.is_main && person.status === 'new';

/** Applicants bring their own papers; what is asked after a death only existing members have (D32). */
export const mayHaveDeathDocuments = (household: { status: MemberStatus }) => isExisting(household.status);

/** `inactive_from`: the first day without membership, as the server or as the wire writes days. */
type Ended = { status: MemberStatus; inactive_from: string | null };

/** Whether somebody's membership ended apart from the household's, which goes on, or ended on another day. */
export function endedAlone(person: Ended, household: Ended): boolean {
  if (person.status !== 'inactive') return false;
  return household.status !== 'inactive' || person.inactive_from !== household.inactive_from;
}

/**
 * Whether somebody left the household, and lives: numbers, papers and ways to reach them are the office's alone from then on
 * (decision 37).
 */
export function hasLeft(person: Ended & { inactive_reason_id: number | null }, household: Ended): boolean {
  return endedAlone(person, household) && !isDeath(person.inactive_reason_id ?? 0);
}
