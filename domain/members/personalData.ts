/** What a person's record must hold before an application can be submitted (spec §5, D19, D26). */
const everyone = [
  'first_name',
  'last_name',
  'date_of_birth',
  'social_insurance_number',
  'citizenship_id',
  'permanent_residence',
  'place_of_birth',
  'gender',
  'father_name',
  'mother_name',
] as const;

const familyOnly = ['membership_basis', 'civil_status', 'relationship_type'] as const;

export const mainMemberRequired = everyone;
export const familyMemberRequired = [...everyone, ...familyOnly] as const;

export type MainMemberField = (typeof mainMemberRequired)[number];
export type FamilyMemberField = (typeof familyMemberRequired)[number];

export type MainMemberData = Partial<Record<MainMemberField, unknown>>;
export type FamilyMemberData = Partial<Record<FamilyMemberField, unknown>>;

/** The fields a main member has still to fill; permanent residence counts only when ticked. */
export function missingPersonalData(member: MainMemberData): MainMemberField[] {
  return mainMemberRequired.filter((field) => isMissing(member[field]));
}

/** The same for a family member, who also has a basis, a civil status and a relationship. */
export function missingFamilyMemberData(member: FamilyMemberData): FamilyMemberField[] {
  return familyMemberRequired.filter((field) => isMissing(member[field]));
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false;
}
