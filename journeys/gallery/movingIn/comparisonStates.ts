import type { Me } from '../../../domain/me/me.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { HOUSEHOLD, household, open } from '../officeHouseholdStates.ts';
import { answer, type ScreenState } from '../screenState.ts';

const asked_on = toWireDay(day('2027-01-04'));

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
    ...{ person_id: 91, membership_no: '1009041', old_number: null, is_silent: false, has_account: true },
    ...{ is_main: false, addresses: [], phone_numbers: [] },
  };
  const matches = [
    { ...listed, by: 'number' as const, person_id: 90, name: 'Elif Şahın' },
    { ...listed, ...other, by: 'name' as const, name: 'Elif Sahin' },
  ];
  return { ...file, comparison: { asked_on, matches } };
}

function withoutMatches(file: HouseholdFile): HouseholdFile {
  return { ...file, comparison: { asked_on, matches: [] } };
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
