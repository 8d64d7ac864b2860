import { childAgeProblem } from '../../domain/members/childAge.ts';
import type { MainMember, SubMember } from '../../domain/members/members.contract.ts';
import {
  choosableBases,
  genders,
  type MembershipBasis,
  type RelationshipType,
  relationshipsFor,
  relationshipTypes,
} from '../../domain/reference/eligibility.ts';
import { type Day, readDay } from '../../domain/shared/day.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
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
    membership_basis: member.membership_basis,
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
    relationship_type: fittingRelationship(values) ?? '',
    phone_numbers: tidyPhones(values.phone_numbers),
  };
}

/** Whether this person stands there as it is sent; a phone number has got an id since. */
export function isStoredAs(member: SubMember, sent: ReturnType<typeof familyMemberToSend>): boolean {
  return isSame(comparable(familyMemberToSend(familyMemberValues(member))), comparable(sent));
}

/** What the schema cannot know: a birth has to lie in the past. */
export function birthErrors(values: PersonValues, today: Day): FieldErrors {
  const problem = typedBirthProblem(values.date_of_birth, today);
  return problem ? { date_of_birth: [problem] } : {};
}

/** The same for a family member, whose child may be too old (D27). */
export function familyErrors(values: FamilyMemberValues, today: Day): FieldErrors {
  const tooOld = isChildTooOld(values, today);
  return { ...(tooOld ? { date_of_birth: ['child_older_than_30'] } : {}), ...birthErrors(values, today) };
}

export function isChildTooOld(values: FamilyMemberValues, today: Day): boolean {
  const child = {
    date_of_birth: readDay(values.date_of_birth),
    relationship_type: fittingRelationship(values),
    membership_basis: chosenBasis(values.membership_basis),
  };
  return childAgeProblem(child, today) !== undefined;
}

export function chosenBasis(text: string): MembershipBasis | undefined {
  return choosableBases.find((basis) => basis === text);
}

/** The relationships that fit gender and basis as far as they are chosen; parents are the office's alone (D26). */
export function fittingRelationships({ gender, membership_basis }: FamilyMemberValues): RelationshipType[] {
  const basis = chosenBasis(membership_basis);
  const chosen = genders.find((each) => each === gender) ?? null;
  const fitting = (basis ? [basis] : choosableBases).flatMap((each) =>
    relationshipsFor({ gender: chosen, basis: each }),
  );
  return [...new Set(fitting)];
}

/** The chosen relationship, as long as gender and basis leave room for it. */
export function fittingRelationship(values: FamilyMemberValues): RelationshipType | undefined {
  return fittingRelationships(values).find((relationship) => relationship === values.relationship_type);
}

/** A choice that gender and basis no longer leave room for. */
export function lostRelationship(values: FamilyMemberValues): RelationshipType | undefined {
  if (fittingRelationship(values)) return undefined;
  return relationshipTypes.find((relationship) => relationship === values.relationship_type);
}

function comparable({ phone_numbers, ...person }: ReturnType<typeof familyMemberToSend>) {
  const phones = phone_numbers.map(({ id: _id, ...phone }) => JSON.stringify(Object.entries(phone).sort()));
  return [Object.entries(person).sort(), phones.sort()];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
