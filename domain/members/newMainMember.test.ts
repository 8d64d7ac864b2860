import { expect, it } from 'vitest';
import { fitsTogether, type Gender, type RelationshipType, relationshipTypes } from '../reference/eligibility.ts';
import { formerMainMember } from './newMainMember.ts';

it.each<[RelationshipType | null, Gender | null, string]>([
  ['wife', 'male', 'spouse husband'],
  ['husband', 'female', 'spouse wife'],
  ['wife', 'female', 'spouse wife'],
  ['companion', 'male', 'spouse companion'],
  ['son', 'female', 'nb mother'],
  ['daughter', 'male', 'nb father'],
  ['mother', 'male', 'child son'],
  [null, 'male', 'nb null'],
])('after a new main member who was %s the former one, %s, is %s', (relationship, gender, words) => {
  const { membership_basis, relationship_type } = formerMainMember(relationship, gender);
  expect(`${membership_basis} ${relationship_type}`).toBe(words);
});

it.each(relationshipTypes)('the former main member’s relationship is derived if the new one was %s', (relationship) => {
  const former = formerMainMember(relationship, 'female');
  expect(former.relationship_type && fitsTogether('female', former.membership_basis, former.relationship_type)).toBe(
    true,
  );
});
