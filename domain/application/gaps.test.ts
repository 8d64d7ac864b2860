import { describe, expect, it } from 'vitest';
import { austriaId, turkiyeId } from '../reference/countries.ts';
import { type ApplicationFacts, type Gap, gapKeys, gapsOf } from './gaps.ts';

const person = {
  first_name: 'Ayşe',
  last_name: 'Yılmaz',
  date_of_birth: '1980-05-10',
  social_insurance_number: '1237010180',
  citizenship_id: turkiyeId,
  permanent_residence: true,
  place_of_birth: 'Sivas',
  gender: 'female',
  father_name: 'Hasan',
  mother_name: 'Fatma',
};

const aHusband = {
  ...person,
  id: 7,
  status: 'new' as const,
  membership_basis: 'spouse',
  civil_status: 'married',
  relationship_type: 'husband',
};

const aCompleteApplication = (facts: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  main_member: person,
  phone_numbers: [{ is_main_number: false }, { is_main_number: true }],
  addresses: [{ type: 'domestic', is_main_address: true }],
  documents: [{ type: 'passport' }, { type: 'residence_permit' }],
  family_members: [aHusband],
  registration_fee_confirmed: true,
  uncovered_member_ids: [],
  is_on_paper: false,
  sent_back: false,
  ...facts,
});

const told = (gaps: Gap[]) => gaps.map(({ gap, screen, member_id }) => `${screen}: ${gap}${member_id ?? ''}`);

describe('what an application still lacks', () => {
  it('a complete application lacks nothing', () => {
    expect(gapsOf(aCompleteApplication())).toEqual([]);
  });

  it('a new application lacks everything, in the order of the screens', () => {
    const fresh = aCompleteApplication({
      main_member: { first_name: 'Ayşe', citizenship_id: null },
      phone_numbers: [],
      addresses: [],
      documents: [],
      family_members: [
        { ...aHusband, id: 7, father_name: '' },
        { ...aHusband, id: 8, relationship_type: null },
      ],
      registration_fee_confirmed: false,
      uncovered_member_ids: [1, 7, 8],
      is_on_paper: true,
      sent_back: true,
    });

    expect(told(gapsOf(fresh))).toEqual([
      'main_member: personal_data',
      'main_member: main_phone_number',
      'household: main_address',
      'main_member: document_passport',
      'main_member: document_residence_permit',
      'main_member: signed_application',
      'family_members: family_member_incomplete7',
      'family_members: family_member_incomplete8',
      'payment: registration_fee',
      'payment: annual_contribution',
      'payment: sent_back',
    ]);
    expect(new Set(gapsOf(fresh).map(({ gap }) => gap)).size).toBe(gapKeys.length);
  });

  it.each<[string, Partial<ApplicationFacts>, string[]]>([
    ['a phone number that is not the main one', { phone_numbers: [{ is_main_number: false }] }, ['main_phone_number']],
    ['an address abroad', { addresses: [{ type: 'foreign', is_main_address: true }] }, ['main_address']],
    ['an address beside the main one', { addresses: [{ type: 'domestic', is_main_address: false }] }, ['main_address']],
    ['another document', { documents: [{ type: 'other' }, { type: 'passport' }] }, ['document_residence_permit']],
    ['a fee that is only drafted', { registration_fee_confirmed: false }, ['registration_fee']],
    ['a paper without a scan', { is_on_paper: true }, ['signed_application']],
    ['being sent back', { sent_back: true }, ['sent_back']],
  ])('%s leaves a gap', (_, facts, expected) => {
    expect(gapsOf(aCompleteApplication(facts)).map(({ gap }) => gap)).toEqual(expected);
  });

  it.each([
    ['a family member alone is named', [7], 7],
    ['of several nobody is', [7, 8], null],
    ['the main member is not, because they cannot be deleted', [1], null],
  ])('if the contribution does not cover everybody, %s', (_, uncovered_member_ids, member_id) => {
    const family_members = [aHusband, { ...aHusband, id: 8 }];

    expect(gapsOf(aCompleteApplication({ uncovered_member_ids, family_members }))).toEqual([
      { gap: 'annual_contribution', screen: 'payment', member_id },
    ]);
  });

  // departs: main.documents
  it('a citizen of Austria needs no residence permit', () => {
    const austrian = {
      main_member: { ...person, citizenship_id: austriaId },
      documents: [{ type: 'passport' as const }],
    };

    expect(gapsOf(aCompleteApplication(austrian))).toEqual([]);
  });

  it('an inactive family member does not hold the application up', () => {
    const gone = { ...aHusband, status: 'inactive' as const, father_name: '' };

    expect(gapsOf(aCompleteApplication({ family_members: [gone] }))).toEqual([]);
  });
});
