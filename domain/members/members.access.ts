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
