import type { Gender, MembershipBasis, RelationshipType } from '../reference/eligibility.ts';

type Belonging = { membership_basis: MembershipBasis; relationship_type: RelationshipType | null };

/**
 * The relationship and basis of a former main member to the new one, who was `relationship` to them (decision 28): if
 * the wife takes over, he is her husband; a mother has no basis of her own under her daughter. Null if nothing is known
 * about the new one.
 */
export function formerMainMember(relationship: RelationshipType | null, gender: Gender | null): Belonging {
  const isFemale = gender === 'female';
  switch (relationship) {
    case 'wife':
    case 'husband':
      return { membership_basis: 'spouse', relationship_type: isFemale ? 'wife' : 'husband' };
    case 'son':
    case 'daughter':
      return { membership_basis: 'nb', relationship_type: isFemale ? 'mother' : 'father' };
    case 'father':
    case 'mother':
      return { membership_basis: 'child', relationship_type: isFemale ? 'daughter' : 'son' };
    case null:
      return { membership_basis: 'nb', relationship_type: null };
    default:
      return { membership_basis: 'spouse', relationship_type: relationship };
  }
}
