import type { Gender, MembershipBasis, RelationshipType } from '../reference/eligibility.ts';

type Belonging = { membership_basis: MembershipBasis; relationship_type: RelationshipType | null };

/**
 * What a former main member is to the new one, who was `relationship` to them (decision 28): a husband's wife goes on,
 * so he is the husband; a daughter's mother has no own entitlement. Null where nothing is known of the new one.
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
