import type { MainMember, SubMember } from '../../../domain/members/members.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';

export type Person = MainMember | SubMember;

/** The person of a household that an address names; the main member if it names nobody. */
export function personIn({ main_member, sub_members }: HouseholdFile, id: string): Person {
  return sub_members.find((each) => String(each.id) === id) ?? main_member;
}
