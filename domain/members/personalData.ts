import { type FieldWith, fieldsWith } from './personFields.ts';

export type MainMemberField = FieldWith<'required', 'everyone'>;
export type FamilyMemberField = FieldWith<'required', 'everyone' | 'family'>;

/** The fields that must be filled before an application can be submitted (spec §5, D19, D26). */
export const mainMemberRequired = fieldsWith('required', 'everyone');
export const familyMemberRequired = fieldsWith('required', 'everyone', 'family');

type Pending = { social_insurance_number_pending?: unknown };
export type MainMemberData = Partial<Record<MainMemberField, unknown>> & Pending;
export type FamilyMemberData = Partial<Record<FamilyMemberField, unknown>> & Pending;

/**
 * The fields that a main member still has to fill; permanent residence counts only if ticked. A social insurance number
 * that is not there yet holds nothing up (decision 83).
 */
export function missingPersonalData(member: MainMemberData): MainMemberField[] {
  return mainMemberRequired.filter((field) => isMissing(member[field]) && !isPending(field, member));
}

/** `missingPersonalData` for a family member, who also needs a basis, a civil status and a relationship. */
export function missingFamilyMemberData(member: FamilyMemberData): FamilyMemberField[] {
  return familyMemberRequired.filter((field) => isMissing(member[field]) && !isPending(field, member));
}

function isPending(field: FamilyMemberField, { social_insurance_number_pending }: Pending): boolean {
  return field === 'social_insurance_number' && social_insurance_number_pending === true;
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false;
}
