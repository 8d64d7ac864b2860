import type { MemberDocument } from '../../../domain/documents/documents.contract.ts';
import type { MainMember, SubMember } from '../../../domain/members/members.contract.ts';
import type { HouseholdFile, PossibleDuplicate } from '../../../domain/office/officeAnswers.ts';

export type Person = MainMember | SubMember;

/** All people of a household, the main member first. */
export function personsOf({ main_member, sub_members }: HouseholdFile): Person[] {
  return [main_member, ...sub_members];
}

export function isMain(person: Person): person is MainMember {
  return !('relations' in person);
}

/** People of other households who may be the same person. */
export function duplicatesOf({ possible_duplicates }: HouseholdFile, { id }: Person): PossibleDuplicate[] {
  return possible_duplicates.filter(({ person_id }) => person_id === id);
}

/** People who may become the main member: all who are covered or, in a household that still waits, who wait with it. */
export function successorsIn({ household, sub_members }: HouseholdFile): SubMember[] {
  const needed = household.status === 'waiting' ? 'waiting' : 'active';
  return sub_members.filter(({ status }) => status === needed);
}

/** The owner of a document. */
export function ownerOf(file: HouseholdFile, { id }: Pick<MemberDocument, 'id'>): Person {
  return personsOf(file).find(({ documents }) => documents.some((document) => document.id === id)) ?? file.main_member;
}

/** The present state of a document; undefined if it was deleted. */
export function documentNow(file: HouseholdFile, { id }: Pick<MemberDocument, 'id'>): MemberDocument | undefined {
  return personsOf(file)
    .flatMap(({ documents }) => documents)
    .find((document) => document.id === id);
}

/** Undecided documents. */
export function undecidedOf({ documents }: Pick<Person, 'documents'>): MemberDocument[] {
  return documents.filter(({ verified_at, refused_at }) => !verified_at && !refused_at);
}
