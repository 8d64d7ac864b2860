import { isDeath } from '../reference/inactiveReasons.ts';
import { isExisting, isLocked, type MemberStatus } from './memberStatus.ts';

type Person = { is_main: boolean; status: MemberStatus };

/** Inactive households may read and pay, but not change anything (D25). */
export const mayChangeAnything = (householdStatus: MemberStatus) => householdStatus !== 'inactive';

/** Personal data can be changed until submission; of a submitted family member nothing can (D25). */
export const mayChangePersonalData = (person: Person) => !isLocked(person.status);

/** Main members may always change their phone numbers; those of a submitted family member are locked (D25). */
export const mayChangePhoneNumbers = (person: Person) => person.is_main || !isLocked(person.status);

/** Only family members, and only while the status is new (spec §4). */
export const mayDelete = (person: Person) => !person.is_main && person.status === 'new';

/** Only existing members may deposit documents for the case of a death (D32). */
export const mayHaveDeathDocuments = (household: { status: MemberStatus }) => isExisting(household.status);

/** `inactive_from` is the first day without membership, in the format of the server or of the wire. */
type Ended = { status: MemberStatus; inactive_from: string | null };

/** Whether a person's membership ended apart from the household's: the household goes on, or ended on another day. */
export function endedAlone(person: Ended, household: Ended): boolean {
  if (person.status !== 'inactive') return false;
  return household.status !== 'inactive' || person.inactive_from !== household.inactive_from;
}

/**
 * Whether a living person has left the household. From then on only the office sees their numbers, documents and
 * contact data (decision 37).
 */
export function hasLeft(person: Ended & { inactive_reason_id: number | null }, household: Ended): boolean {
  return endedAlone(person, household) && !isDeath(person.inactive_reason_id ?? 0);
}
