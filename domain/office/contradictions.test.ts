import { describe, expect, it } from 'vitest';
import { austriaId, turkiyeId } from '../reference/countries.ts';
import { day, toWireDay } from '../shared/day.ts';
import { type ContradictionKind, contradictionKinds, contradictionsOf } from './contradictions.ts';
import type { HouseholdFile } from './officeAnswers.ts';

type Facts = Parameters<typeof contradictionsOf>[0];
type Main = HouseholdFile['main_member'];
type Sub = HouseholdFile['sub_members'][number];
type Document = Main['documents'][number];

const today = day('2027-03-01');
const TURKEY = turkiyeId;
const AUSTRIA = austriaId;
const wire = (iso: string) => toWireDay(day(iso));

const passport: Document = {
  ...{ id: 11, name: 'Pass.pdf', type: 'passport', content_type: 'application/pdf', size_bytes: 1_000 },
  ...{ created_at: '2027-02-01T10:00:00.000Z', verified_at: null, refused_at: null, refused_reason: null },
  valid_until: wire('2030-05-05'),
};

const person = {
  ...{ id: 1, first_name: 'Mehmet', last_name: 'Arslan', email: null, date_of_birth: wire('1980-01-01') },
  ...{ social_insurance_number: '1237010180', social_insurance_number_pending: false, citizenship_id: TURKEY },
  ...{ permanent_residence: true, turkish_id_no: '10000000146', place_of_birth: 'Yozgat', gender: 'male' as const },
  ...{ civil_status: 'married' as const, father_name: 'Ali', mother_name: 'Ayşe', status: 'waiting' as const },
  ...{ created_at: '2027-02-01T10:00:00.000Z', active_from: null, waiting_until: null, inactive_from: null },
  ...{ inactive_reason_id: null, version: 1, fees_billed: false, fees_locked: false, phone_numbers: [] },
};

const main: Main = {
  ...person,
  documents: [passport, { ...passport, id: 12, type: 'residence_permit', valid_until: wire('2028-01-01') }],
  ...{ name: 'Mehmet Arslan', membership_no: '1000041', pending_email: null, addresses: [] },
};

const wife: Sub = {
  ...person,
  ...{ id: 2, first_name: 'Hatice', gender: 'female', date_of_birth: wire('1983-04-05'), documents: [] },
  ...{ social_insurance_number: null, turkish_id_no: null, membership_basis: 'spouse' },
  relations: { relationship_type: 'wife' },
};

const child: Sub = {
  ...wife,
  ...{ id: 3, first_name: 'Emre', gender: 'male', date_of_birth: wire('2010-06-07'), membership_basis: 'child' },
  ...{ civil_status: 'single', relations: { relationship_type: 'son' } },
};

const right: Facts = {
  main_member: main,
  sub_members: [wife, child],
  possible_duplicates: [],
  same_numbers: [],
  same_files: [],
};

const elsewhere: HouseholdFile['possible_duplicates'][number] = {
  ...{ person_id: 1, member_id: 91, household_id: 9, membership_no: '1000099', name: 'Mehmet Arslan' },
  ...{ status: 'active', inactive_reason_id: null },
};

const withMain = (change: Partial<Main>): Facts => ({ ...right, main_member: { ...main, ...change } });
const withChild = (change: Partial<Sub>): Facts => ({ ...right, sub_members: [wife, { ...child, ...change }] });
const withPassport = (change: Partial<Document>) => withMain({ documents: [{ ...passport, ...change }] });
const withOther = (change: Partial<typeof elsewhere>): Facts => ({
  ...right,
  possible_duplicates: [{ ...elsewhere, ...change }],
});

const withSameNumber = (change: Partial<typeof elsewhere>): Facts => ({
  ...right,
  same_numbers: [{ ...elsewhere, name: 'Murat Arslan', ...change }],
});

/** For each kind: households that have it, and households next to them that do not. */
const table: Record<ContradictionKind, { has: Facts[]; hasNot: Facts[] }> = {
  document_ran_out: {
    has: [
      withPassport({ valid_until: wire('2027-02-28') }),
      withPassport({ type: 'residence_permit', valid_until: wire('2020-01-01') }),
      withChild({ documents: [{ ...passport, id: 31, valid_until: wire('2026-12-31') }] }),
    ],
    hasNot: [
      withPassport({ valid_until: wire('2027-03-01') }),
      withPassport({ valid_until: null }),
      withPassport({ valid_until: wire('2020-01-01'), verified_at: '2019-01-01T00:00:00.000Z' }),
      withPassport({ valid_until: wire('2020-01-01'), refused_at: '2019-01-01T00:00:00.000Z' }),
    ],
  },
  valid_for_too_long: {
    has: [withPassport({ valid_until: wire('2037-03-02') })],
    hasNot: [
      withPassport({ valid_until: wire('2037-03-01') }),
      withPassport({ type: 'residence_permit', valid_until: wire('2040-01-01') }),
    ],
  },
  permit_not_needed: {
    has: [withMain({ citizenship_id: AUSTRIA })],
    hasNot: [withMain({ citizenship_id: null }), withMain({ citizenship_id: AUSTRIA, documents: [passport] })],
  },
  same_file: {
    has: [{ ...right, same_files: [{ document_id: 12, name: 'Hatice Arslan' }] }],
    hasNot: [{ ...right, same_files: [{ document_id: 99, name: 'Hatice Arslan' }] }],
  },
  number_of_another_birth: {
    has: [withMain({ date_of_birth: wire('1980-10-01') }), withMain({ social_insurance_number: '1237100180' })],
    hasNot: [withMain({ date_of_birth: null }), withMain({ social_insurance_number: '1237011380' })],
  },
  number_not_austrian: {
    has: [withMain({ social_insurance_number: '1236010180' }), withMain({ social_insurance_number: '123701018' })],
    hasNot: [withMain({ social_insurance_number: null })],
  },
  number_twice: {
    has: [withChild({ social_insurance_number: '1237010180' })],
    hasNot: [withChild({ social_insurance_number: '1237010180', status: 'inactive' })],
  },
  turkish_id_twice: {
    has: [withChild({ turkish_id_no: '10000000146' })],
    hasNot: [withChild({ turkish_id_no: '10000000078' })],
  },
  number_elsewhere: {
    has: [withSameNumber({}), { ...withSameNumber({}), possible_duplicates: [elsewhere] }],
    hasNot: [withSameNumber({ status: 'inactive', inactive_reason_id: 1 }), withSameNumber({ person_id: 77 })],
  },
  registered_twice: {
    has: [withOther({}), withOther({ status: 'waiting' })],
    hasNot: [withOther({ person_id: 77 }), withOther({ status: 'inactive', inactive_reason_id: 1 })],
  },
  excluded: {
    has: [
      withOther({ status: 'inactive', inactive_reason_id: 23 }),
      withSameNumber({ status: 'inactive', inactive_reason_id: 23 }),
    ],
    hasNot: [withOther({ status: 'inactive', inactive_reason_id: null })],
  },
  entered_twice: {
    has: [
      { ...right, sub_members: [wife, child, { ...child, id: 4, first_name: 'EMRE Can' }] },
      withChild({ first_name: 'Mehmet', date_of_birth: wire('1980-01-01') }),
    ],
    hasNot: [
      { ...right, sub_members: [wife, child, { ...child, id: 4, first_name: 'Ela' }] },
      { ...right, sub_members: [child, { ...child, id: 4, date_of_birth: wire('2011-06-07') }] },
    ],
  },
  child_too_near: {
    has: [
      withChild({ date_of_birth: wire('1979-12-31'), membership_basis: 'child_with_disability' }),
      withChild({ date_of_birth: wire('1993-12-31'), membership_basis: 'child_with_disability' }),
    ],
    hasNot: [withChild({ date_of_birth: wire('1999-01-01') }), withChild({ date_of_birth: null })],
  },
  parent_too_near: {
    has: [withChild({ relations: { relationship_type: 'father' }, date_of_birth: wire('1970-01-01') })],
    hasNot: [withChild({ relations: { relationship_type: 'father' }, date_of_birth: wire('1955-01-01') })],
  },
  child_past_the_age_limit: {
    has: [withChild({ date_of_birth: wire('1997-02-28') })],
    hasNot: [
      withChild({ date_of_birth: wire('1997-03-01') }),
      withChild({ date_of_birth: wire('1996-01-01'), membership_basis: 'child_with_disability' }),
    ],
  },
  older_than_anybody: {
    has: [withMain({ date_of_birth: wire('1908-01-01') })],
    hasNot: [withMain({ date_of_birth: wire('1918-01-01') })],
  },
  several_spouses: {
    has: [{ ...right, sub_members: [wife, { ...wife, id: 5, first_name: 'Zehra' }] }],
    hasNot: [{ ...right, sub_members: [wife, { ...wife, id: 5, first_name: 'Zehra', status: 'inactive' }] }],
  },
  single_with_spouse: {
    has: [withMain({ civil_status: 'single' }), withMain({ civil_status: 'widowed' })],
    hasNot: [withMain({ civil_status: null }), { ...withMain({ civil_status: 'single' }), sub_members: [child] }],
  },
};

const kindsIn = (facts: Facts) => contradictionsOf(facts, today).map(({ kind }) => kind);

it('a household whose data and documents fit together has none', () => {
  expect(contradictionsOf(right, today)).toEqual([]);
});

describe.each(contradictionKinds)('%s', (kind) => {
  it('is found in each household that has it', () => {
    for (const facts of table[kind].has) expect(kindsIn(facts)).toContain(kind);
  });

  it('is not found next to it', () => {
    for (const facts of table[kind].hasNot) expect(kindsIn(facts)).not.toContain(kind);
  });

  it('names the person, and the document if it is about one', () => {
    const [facts = right] = table[kind].has;
    const one = contradictionsOf(facts, today).find((each) => each.kind === kind);
    expect(one?.name).toMatch(/\S/);
    expect(one?.document_id !== undefined).toBe(
      ['document_ran_out', 'valid_for_too_long', 'permit_not_needed', 'same_file'].includes(kind),
    );
  });
});
