import { expect, it } from 'vitest';
import type { GapKey } from './gaps.ts';
import { type ApplicationStep, furthestStep, progressOf } from './step.ts';

const lacking = (...keys: GapKey[]) => keys.map((gap) => ({ gap, screen: 'main_member' as const, member_id: null }));

it.each<[GapKey[], ApplicationStep]>([
  [['personal_data', 'main_address', 'registration_fee'], 1],
  [['main_phone_number'], 1],
  [['main_address', 'family_member_incomplete'], 2],
  [['family_member_incomplete', 'registration_fee'], 3],
  [['document_passport', 'document_residence_permit', 'registration_fee', 'annual_contribution', 'sent_back'], 4],
  [[], 4],
])('an applicant who lacks %j has reached step %i', (keys, step) => {
  expect(furthestStep(lacking(...keys))).toBe(step);
});

// proves: constant.progress
it('progress advances in quarters', () => {
  expect(([0, 1, 2, 3, 4] as const).map(progressOf)).toEqual([0, 25, 50, 75, 100]);
});
