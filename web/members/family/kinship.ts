import type { CivilStatus, Gender, MembershipBasis, RelationshipType } from '../../../domain/reference/eligibility.ts';
import { ageOn, type Day, readDay } from '../../../domain/shared/day.ts';
import type { FamilyMemberValues } from '../memberForms.ts';

/** Who can be entered with one press, in the order of the buttons. */
export const kinships = [
  'wife',
  'husband',
  'daughter',
  'son',
  'partner',
  'mother',
  'father',
] as const satisfies RelationshipType[];
export type Kinship = (typeof kinships)[number];

/** In years; younger children are single. */
const ADULT = 18;

/** Parents have no basis to choose; the server sets theirs. */
type Decided = { membership_basis: MembershipBasis | ''; gender?: Gender; civil_status?: CivilStatus };

const decided: Record<Kinship, Decided> = {
  wife: { membership_basis: 'spouse', gender: 'female', civil_status: 'married' },
  husband: { membership_basis: 'spouse', gender: 'male', civil_status: 'married' },
  daughter: { membership_basis: 'child', gender: 'female' },
  son: { membership_basis: 'child', gender: 'male' },
  partner: { membership_basis: 'spouse' },
  mother: { membership_basis: '', gender: 'female' },
  father: { membership_basis: '', gender: 'male' },
};

type KinshipField = 'relationship_type' | 'membership_basis' | 'gender' | 'civil_status';

/**
 * What a chosen kinship decides about the form; everything else stays. The civil status that the last choice decided is
 * taken back if this one decides none. That of a child follows from the age (`singleIfChild`).
 */
export function withKinship(values: FamilyMemberValues, kinship: Kinship): Pick<FamilyMemberValues, KinshipField> {
  const { gender, membership_basis, civil_status } = decided[kinship];
  const was = kinshipOf(values);
  const kept = was && decided[was].civil_status === values.civil_status ? '' : values.civil_status;
  return {
    relationship_type: kinship,
    membership_basis,
    gender: gender ?? values.gender,
    civil_status: civil_status ?? kept,
  };
}

/** The kinship that the form shows, however it was chosen. */
export function kinshipOf({ relationship_type }: FamilyMemberValues): Kinship | undefined {
  return kinships.find((each) => each === relationship_type);
}

/** A son or daughter is single; from 18 years on this is asked. */
export function singleIfChild({ relationship_type, date_of_birth }: FamilyMemberValues, today: Day): CivilStatus | '' {
  if (relationship_type !== 'son' && relationship_type !== 'daughter') return '';
  const birth = readDay(date_of_birth);
  return birth && ageOn(birth, today) >= ADULT ? '' : 'single';
}
