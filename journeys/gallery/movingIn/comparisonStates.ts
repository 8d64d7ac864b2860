import type { Me } from '../../../domain/me/me.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { HOUSEHOLD, household, open } from '../officeHouseholdStates.ts';
import { answer, type ScreenState } from '../screenState.ts';

const asked_on = toWireDay(day('2027-01-04'));
const held_until = toWireDay(day('2027-02-03'));

/** The former list has the same number in one household, and the same name in another one. */
function withMatches(file: HouseholdFile): HouseholdFile {
  const { main_member } = file;
  const listed = {
    ...{ household_id: 3, membership_no: '1009033', old_number: 'A-4711', is_silent: true, has_account: false },
    ...{
      member_id: main_member.id,
      status: 'active' as const,
      date_of_birth: main_member.date_of_birth,
      is_main: true,
    },
    ...{ addresses: ['Lindengasse 7/12, 1070 Wien'], phone_numbers: ['+436601112233'] },
  };
  const other = {
    ...{
      person_id: 91,
      household_id: 4,
      membership_no: '1009041',
      old_number: null,
      is_silent: false,
      has_account: true,
    },
    ...{ is_main: false, addresses: [], phone_numbers: [] },
  };
  const matches = [
    { ...listed, by: 'number' as const, person_id: 90, name: 'Elif Şahın' },
    { ...listed, ...other, by: 'name' as const, name: 'Elif Sahin' },
  ];
  const joinable = [
    {
      ...{ household_id: 3, membership_no: '1009033', name: 'Elif Şahın', hindrance: null, is_asked: false },
      ...{ same: 2, others: [{ member_id: 95, name: 'Deniz Şahin' }], documents: 3 },
      ...{ other_address: true, other_phone: true },
    },
    {
      ...{ household_id: 4, membership_no: '1009041', name: 'Hasan Sahin', hindrance: 'other_main' as const },
      ...{ is_asked: false, same: 1, others: [], documents: 3, other_address: false, other_phone: false },
    },
  ];
  return { ...file, comparison: { asked_on, held_until, matches, joinable } };
}

function withoutMatches(file: HouseholdFile): HouseholdFile {
  return { ...file, comparison: { asked_on, held_until, matches: [], joinable: [] } };
}

/** A colleague has asked for it. */
function withAsked(file: HouseholdFile): HouseholdFile {
  const { comparison, ...rest } = withMatches(file);
  if (!comparison) return file;
  const joinable = comparison.joinable.map((one) => ({ ...one, is_asked: one.hindrance === null }));
  return { ...rest, comparison: { ...comparison, joinable } };
}

/** The same, at the household of the list. */
function withJoiningToAgree(file: HouseholdFile): HouseholdFile {
  const application = { household_id: 5, membership_no: '1009122', name: 'Elif Şahin' };
  const approval: HouseholdFile['approvals'][number] = {
    ...{ id: 79, household_id: file.household.id, kind: 'joining', asked_by: 'Mustafa Koç' },
    ...{ asked_at: '2027-01-04T09:30:00.000Z', reason: 'Am Telefon bestätigt, dieselbe Adresse wie früher.' },
    ...{ is_own: false, may_agree: true, took_effect: false, takes_effect_at: null, email: null, way: null },
    ...{ refund: null, payment: null, arrived_on: null, own_amount: null, merging: null },
    joining: { ...application, takes_address: true, takes_phone: false, brings: ['Deniz Şahin'] },
  };
  return { ...file, approvals: [approval] };
}

const checked =
  (comparison: 'to_come' | 'asked') =>
  (me: Me): Me => ({ ...me, household: me.household && { ...me.household, comparison } });

const matches = { answers: { [HOUSEHOLD]: answer.changed(withMatches) } };
const none = { answers: { [HOUSEHOLD]: answer.changed(withoutMatches) } };

/** An application that is compared with the former list: what the family sees, and what the office decides. */
export const comparisonStates: readonly ScreenState[] = [
  { name: 'payment-before-check', who: 'gulsah', path: '/payment', changesMe: checked('to_come') },
  { name: 'payment-checked', who: 'gulsah', path: '/payment', changesMe: checked('asked') },
  { name: 'home-checked', who: 'gulsah', path: '/news', changesMe: checked('asked') },
  household('compare', 'elif', matches),
  household('compare-join', 'elif', {
    ...matches,
    hasDialog: true,
    prepare: (visit) => open(visit, visit.words.officeComparison.join.replace('{{number}}', '1009033')),
  }),
  household('compare-asked', 'elif', { answers: { [HOUSEHOLD]: answer.changed(withAsked) } }),
  household('joining-to-agree', 'hatice', { answers: { [HOUSEHOLD]: answer.changed(withJoiningToAgree) } }),
  household('compare-none', 'elif', none),
  household('compare-go-on', 'elif', {
    ...none,
    hasDialog: true,
    prepare: (visit) => open(visit, visit.words.officeComparison.goOn),
  }),
  household('compare-other', 'elif', {
    ...matches,
    hasDialog: true,
    prepare: (visit) => open(visit, visit.words.officeComparison.other),
  }),
];
