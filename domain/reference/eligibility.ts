/** Which combinations of membership basis, gender and relationship are allowed (spec §3, §5; D26). */
export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** Query ids of the genders (spec §9). */
export const genderIds = { male: 1, female: 2 } as const satisfies Record<Gender, number>;

/**
 * `nb` (no basis of their own) is for parents, for whom the server sets it, and for others, for whom the office does. The
 * portal does not offer it.
 */
export const membershipBases = ['spouse', 'child', 'child_with_disability', 'nb'] as const;
export type MembershipBasis = (typeof membershipBases)[number];

export const membershipBasisIds = {
  spouse: 1,
  child: 2,
  child_with_disability: 3,
  nb: 4,
} as const satisfies Record<MembershipBasis, number>;

/** The bases that a member may choose. */
export const choosableBases = ['spouse', 'child', 'child_with_disability'] as const satisfies MembershipBasis[];

export const civilStatuses = ['single', 'married', 'divorced', 'widowed'] as const;
export type CivilStatus = (typeof civilStatuses)[number];

export const relationshipTypes = [
  'wife',
  'husband',
  'father',
  'mother',
  'son',
  'daughter',
  'partner',
  'significant_other',
  'registered_partnership',
  'companion',
] as const;
export type RelationshipType = (typeof relationshipTypes)[number];

type Fit = { readonly bases: readonly MembershipBasis[]; readonly genders: readonly Gender[] };

const children = ['child', 'child_with_disability'] as const;

const fits: Record<RelationshipType, Fit> = {
  wife: { bases: ['spouse'], genders: ['female'] },
  husband: { bases: ['spouse'], genders: ['male'] },
  father: { bases: ['nb'], genders: ['male'] },
  mother: { bases: ['nb'], genders: ['female'] },
  son: { bases: children, genders: ['male'] },
  daughter: { bases: children, genders: ['female'] },
  partner: { bases: ['spouse'], genders },
  significant_other: { bases: ['spouse'], genders },
  registered_partnership: { bases: ['spouse'], genders },
  companion: { bases: ['spouse'], genders },
};

export type Chosen = { gender?: Gender | null; basis?: MembershipBasis | null };

/** The relationships that match the choices so far, in a fixed order. */
export function relationshipsFor({ gender, basis }: Chosen): RelationshipType[] {
  return relationshipTypes.filter((relationship) => {
    const fit = fits[relationship];
    return (!gender || fit.genders.includes(gender)) && (!basis || fit.bases.includes(basis));
  });
}

/** Whether it is a relationship of somebody without a basis of their own: father and mother. */
export function isParent(relationship: string | null | undefined): boolean {
  return relationshipsFor({ basis: 'nb' }).some((each) => each === relationship);
}

/** The basis of a family member as sent; parents need not send one, theirs is `nb` (D26). */
export function basisFor<B extends MembershipBasis>(
  relationship: string | null | undefined,
  sent: B | undefined,
): B | 'nb' | undefined {
  return sent ?? (isParent(relationship) ? 'nb' : undefined);
}

/** The bases that match the choices so far: every gender allows all of them; a chosen basis leaves only itself. */
export function eligibilitiesFor({ basis }: Chosen): { id: number; name: MembershipBasis }[] {
  return membershipBases
    .filter((name) => !basis || name === basis)
    .map((name) => ({ id: membershipBasisIds[name], name }));
}

/**
 * Whether gender, basis and relationship of a family member match; otherwise the refusal is `does_not_fit_together`.
 */
export function fitsTogether(gender: Gender, basis: MembershipBasis, relationship: RelationshipType): boolean {
  return relationshipsFor({ gender, basis }).includes(relationship);
}

export function genderOfId(id: number): Gender | undefined {
  return genders.find((gender) => genderIds[gender] === id);
}

export function membershipBasisOfId(id: number): MembershipBasis | undefined {
  return membershipBases.find((basis) => membershipBasisIds[basis] === id);
}

/** Reads the spellings `female`, `male`, `F`, `M`, `f`, `m` (D6). */
export function readGender(text: string): Gender | undefined {
  const spellings: Record<string, Gender> = {
    female: 'female',
    f: 'female',
    F: 'female',
    male: 'male',
    m: 'male',
    M: 'male',
  };
  return Object.hasOwn(spellings, text) ? spellings[text] : undefined;
}
