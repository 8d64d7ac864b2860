import type { Merging, MergingSide } from '../../../domain/membership/merging/mergingAnswers.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { HOUSEHOLD, household } from '../officeHouseholdStates.ts';
import { answer, type ScreenState } from '../screenState.ts';

const OTHER = '1009033';

const wire = (text: string) => toWireDay(day(text));

const child = { is_main: false, status: 'active', relationship_type: 'daughter' } as const;

const stays: MergingSide = {
  ...{ household_id: 12, membership_no: '1000041', name: 'Mehmet Arslan', old_number: null, status: 'active' },
  ...{ since: wire('2010-03-01'), has_log_in: true, is_silent: false, documents: 4 },
  ...{ address: 'Gudrunstraße 12/4, 1100 Wien', phone_numbers: ['+436641234567'], received: 240, owed: 60, free: 0 },
  people: [
    {
      id: 21,
      name: 'Mehmet Arslan',
      ...child,
      is_main: true,
      relationship_type: null,
      date_of_birth: wire('1971-02-14'),
    },
    { id: 22, name: 'Zehra Arslan', ...child, date_of_birth: wire('2009-06-30') },
  ],
};

const closes: MergingSide = {
  ...{ household_id: 33, membership_no: OTHER, name: 'Mehmed Arslan', old_number: 'A-4711', status: 'active' },
  ...{ since: wire('2004-01-01'), has_log_in: true, is_silent: false, documents: 1 },
  ...{ address: 'Lindengasse 7/12, 1070 Wien', phone_numbers: ['+436601112233'], received: 120, owed: 0, free: 20 },
  people: [
    {
      id: 31,
      name: 'Mehmed Arslan',
      ...child,
      is_main: true,
      relationship_type: null,
      date_of_birth: wire('1971-02-14'),
    },
    { id: 32, name: 'Elif Arslan', ...child, date_of_birth: wire('2012-11-05') },
  ],
};

const merging: Merging = {
  ...{ stays, closes, should_switch: true, pairs: [{ closes: 31, stays: 21 }], hindrance: null },
  doubled: [
    { bill_number: '2026-000744', membership_no: '1000041', amount: 60, paid: 0 },
    { bill_number: '2025-000412', membership_no: OTHER, amount: 60, paid: 60 },
  ],
  ...{ other_address: true, other_phone: true },
};

const part = `/merging?with=${OTHER}` as const;
const by = { asked_by: 'Mustafa Koç', agreed_by: 'Ayten Yıldız' };
const merge = {
  ...{ household_id: 33, membership_no: OTHER, name: 'Mehmed Arslan', merged_on: wire('2027-01-04') },
  ...by,
};

/** A colleague has asked for it. */
function withMergingToAgree(file: HouseholdFile): HouseholdFile {
  const approval: HouseholdFile['approvals'][number] = {
    ...{ id: 80, household_id: file.household.id, kind: 'merging', asked_by: 'Mustafa Koç' },
    ...{ asked_at: '2027-01-04T09:30:00.000Z', reason: 'Dieselbe Familie, am Telefon bestätigt.' },
    ...{ is_own: false, may_agree: true, took_effect: false, takes_effect_at: null, email: null, way: null },
    ...{ refund: null, payment: null, arrived_on: null, own_amount: null, joining: null },
    merging: {
      ...{ household_id: 33, membership_no: OTHER, name: 'Mehmed Arslan', takes_address: true, takes_phone: false },
      ...{ pairs: [{ closes: 'Mehmed Arslan', stays: 'Mehmet Arslan' }], moves: ['Elif Arslan'] },
    },
  };
  return { ...file, approvals: [approval] };
}

/** The screen asks for nothing else below the household. */
const compared = (said: Merging) => ({
  [HOUSEHOLD]: answer.ofTheServer,
  'GET /api/v1/office/households/': answer.json(said),
});

/** Two households that are one: how the office compares them, and what it reads on both afterwards. */
export const mergingStates: readonly ScreenState[] = [
  household('merge-ask', 'mehmet', { part: '/merging' }),
  household('merge', 'mehmet', { part, answers: compared(merging) }),
  household('merge-hindered', 'mehmet', {
    part,
    answers: compared({ ...merging, should_switch: false, doubled: [], hindrance: 'mourning' }),
  }),
  household('merge-to-agree', 'mehmet', { answers: { [HOUSEHOLD]: answer.changed(withMergingToAgree) } }),
  household('merged', 'kazim', {
    answers: { [HOUSEHOLD]: answer.changed((file: HouseholdFile) => ({ ...file, merged_into: merge })) },
  }),
  household('merged-here', 'mehmet', {
    answers: { [HOUSEHOLD]: answer.changed((file: HouseholdFile) => ({ ...file, merged_here: [merge] })) },
  }),
];
