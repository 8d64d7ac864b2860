import { describe, expect, it } from 'vitest';
import type { SubMember } from './members.contract.ts';
import { subMemberShownTo } from './shownTo.ts';

const phone = { id: 3, phone_number: '+4315550199', phone_type: 'private_mobile', is_main_number: false } as const;
const son = {
  id: 2,
  first_name: 'Emre',
  last_name: 'Yılmaz',
  email: 'emre@example.at',
  date_of_birth: '05.05.2015',
  social_insurance_number: '1237050515',
  social_insurance_number_pending: false,
  citizenship_id: 792,
  permanent_residence: true,
  turkish_id_no: '10000000146',
  place_of_birth: 'Wien',
  gender: 'male',
  civil_status: 'single',
  father_name: 'Mehmet',
  mother_name: 'Ayşe',
  status: 'inactive',
  created_at: '2026-01-02T10:00:00.000Z',
  active_from: null,
  waiting_until: null,
  inactive_from: null,
  inactive_reason_id: 18,
  version: 4,
  fees_billed: false,
  fees_locked: false,
  phone_numbers: [phone],
  documents: [],
  membership_basis: 'child',
  relations: { relationship_type: 'son' },
} as const as unknown as SubMember;

describe('a family member', () => {
  it.each(['office', 'household'] as const)('is shown whole to the %s', (audience) => {
    expect(subMemberShownTo(audience, son)).toEqual(son);
  });

  // departs: family-form.fields, entity.sub-member
  it('is shown to the household without numbers, contact data and documents after leaving', () => {
    expect(subMemberShownTo('household_once_left', son)).toEqual({
      ...son,
      email: null,
      social_insurance_number: null,
      citizenship_id: null,
      turkish_id_no: null,
      place_of_birth: null,
      civil_status: null,
      father_name: null,
      mother_name: null,
      phone_numbers: [],
      documents: [],
    });
  });

  it.each(['office', 'household', 'household_once_left'] as const)(
    'has no field that the record does not name, shown to the %s',
    (audience) => {
      const unnamed = { ...son, iban: 'AT241200000098765432' };

      expect(Object.keys(subMemberShownTo(audience, unnamed)).sort()).toEqual(Object.keys(son).sort());
    },
  );
});
