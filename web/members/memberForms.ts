import { childAgeProblem } from '../../domain/members/childAge.ts';
import type { MainMember, SubMember } from '../../domain/members/members.contract.ts';
import {
  basisFor,
  type CivilStatus,
  choosableBases,
  civilStatuses,
  genders,
  isParent,
  type MembershipBasis,
  type RelationshipType,
  relationshipsFor,
  relationshipTypes,
} from '../../domain/reference/eligibility.ts';
import { type Day, readDay } from '../../domain/shared/day.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { type EligibilityChoice, keptEligibilities } from '../reference/useEligibilities.ts';
import { typedBirthProblem } from './dateOfBirthText.ts';
import { emptyPerson, type PersonValues, personInput, personValuesOf } from './personValues.ts';
import { type PhoneRow, tidyPhones } from './phoneRows.ts';

export type MainMemberValues = PersonValues & { phone_numbers: PhoneRow[] };
export type FamilyMemberValues = MainMemberValues & {
  email: string;
  membership_basis: string;
  relationship_type: string;
};

export function mainMemberValues(member: MainMember): MainMemberValues {
  return { ...personValuesOf(member), phone_numbers: member.phone_numbers };
}

export function familyMemberValues(member?: SubMember): FamilyMemberValues {
  if (!member) return { ...emptyPerson, email: '', membership_basis: '', relationship_type: '', phone_numbers: [] };
  return {
    ...personValuesOf(member),
    email: member.email ?? '',
    membership_basis: chosenBasis(member.membership_basis) ?? '',
    relationship_type: member.relations.relationship_type ?? '',
    phone_numbers: member.phone_numbers,
  };
}

export function mainMemberToSend(values: MainMemberValues) {
  return { ...personInput(values), phone_numbers: tidyPhones(values.phone_numbers) };
}

export function familyMemberToSend(values: FamilyMemberValues) {
  return {
    ...personInput(values),
    membership_basis: isParentOf(values) ? undefined : values.membership_basis,
    relationship_type: relationshipIfOffered(values) ?? '',
    phone_numbers: tidyPhones(values.phone_numbers),
  };
}

/** Whether the stored person equals what was sent, except for new ids of phone numbers. */
export function isStoredAs(member: SubMember, sent: ReturnType<typeof familyMemberToSend>): boolean {
  return isSame(comparable(familyMemberToSend(familyMemberValues(member))), comparable(sent));
}

/** An error that the schema cannot know: a birth date in the future. */
export function birthErrors(values: PersonValues, today: Day): FieldErrors {
  const problem = typedBirthProblem(values.date_of_birth, today);
  return problem ? { date_of_birth: [problem] } : {};
}

/** The same for a family member, who may also be too old as a child (D27). */
export function familyErrors(values: FamilyMemberValues, today: Day): FieldErrors {
  const tooOld = isChildTooOld(values, today);
  return { ...(tooOld ? { date_of_birth: ['child_older_than_30'] } : {}), ...birthErrors(values, today) };
}

export function isChildTooOld(values: FamilyMemberValues, today: Day): boolean {
  const child = {
    date_of_birth: readDay(values.date_of_birth),
    relationship_type: relationshipIfOffered(values),
    membership_basis: chosenBasis(values.membership_basis),
  };
  return childAgeProblem(child, today) !== undefined;
}

export function chosenBasis(text: string): MembershipBasis | undefined {
  return choosableBases.find((basis) => basis === text);
}

/** The choices so far, with which the server is asked what matches. */
export function choiceOf({ gender, membership_basis }: FamilyMemberValues): EligibilityChoice {
  return { gender: genders.find((each) => each === gender), basis: chosenBasis(membership_basis) };
}

/** The bases that a member may choose: never `nb`, although the server lists it (spec §5). */
export function offeredBases(values: FamilyMemberValues): readonly MembershipBasis[] {
  const kept = keptEligibilities({ ...choiceOf(values), basis: undefined });
  return choosableBases.filter((basis) => !kept || kept.eligibilities.some(({ name }) => name === basis));
}

export function offeredCivilStatuses(values: FamilyMemberValues): readonly CivilStatus[] {
  const kept = keptEligibilities(choiceOf(values));
  return civilStatuses.filter((status) => !kept || kept.civil_statuses.includes(status));
}

/** Whether father or mother is chosen: then nobody is asked for a basis, the server sets it (D26). */
export function isParentOf(values: FamilyMemberValues): boolean {
  return isParent(relationshipIfOffered(values));
}

/**
 * The basis by which a person is charged: of a parent `nb`, which the form does not show; undefined while it is open.
 */
export function chargedBasis(values: FamilyMemberValues): MembershipBasis | undefined {
  return basisFor(relationshipIfOffered(values), chosenBasis(values.membership_basis));
}

/** The relationships that match gender and basis, by the server's answer, or by the same rule until it arrives. */
export function offeredRelationships(values: FamilyMemberValues): RelationshipType[] {
  const { gender, basis } = choiceOf(values);
  const kept = keptEligibilities({ gender, basis });
  if (kept) return relationshipTypes.filter((each) => kept.relationships.includes(each));
  return relationshipsFor({ gender: gender ?? null, basis: basis ?? null });
}

/** The chosen relationship, as long as it matches gender and basis. */
export function relationshipIfOffered(values: FamilyMemberValues): RelationshipType | undefined {
  return offeredRelationships(values).find((relationship) => relationship === values.relationship_type);
}

/** The chosen relationship, if it no longer matches gender and basis. */
export function lostRelationship(values: FamilyMemberValues): RelationshipType | undefined {
  if (relationshipIfOffered(values)) return undefined;
  return relationshipTypes.find((relationship) => relationship === values.relationship_type);
}

function comparable({ phone_numbers, ...person }: ReturnType<typeof familyMemberToSend>) {
  const phones = phone_numbers.map(({ id: _id, ...phone }) => JSON.stringify(Object.entries(phone).sort()));
  return [Object.entries(person).sort(), phones.sort()];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
