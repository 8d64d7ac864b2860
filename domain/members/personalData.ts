import { type FieldWith, fieldsWith } from './personFields.ts';

export type MainMemberField = FieldWith<'required', 'everyone'>;
export type FamilyMemberField = FieldWith<'required', 'everyone' | 'family'>;

/** The fields that must be filled before an application can be submitted (spec §5, D19, D26). */
export const mainMemberRequired = fieldsWith('required', 'everyone');
export const familyMemberRequired = fieldsWith('required', 'everyone', 'family');

export type MainMemberData = Partial<Record<MainMemberField, unknown>>;
export type FamilyMemberData = Partial<Record<FamilyMemberField, unknown>>;

/** The fields that a main member still has to fill; permanent residence counts only if ticked. */
export function missingPersonalData(member: MainMemberData): MainMemberField[] {
  return mainMemberRequired.filter((field) => isMissing(member[field]));
}

/** `missingPersonalData` for a family member, who also needs a basis, a civil status and a relationship. */
export function missingFamilyMemberData(member: FamilyMemberData): FamilyMemberField[] {
  return familyMemberRequired.filter((field) => isMissing(member[field]));
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false;
}
