import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { representationKinds, substituteStatuses } from '../substitutes/substitute.ts';
import { memberMayReport, substituteMayReport } from './deathContact.ts';

const today = day('2027-03-10');
const active = { status: 'active', inactive_from: null } as const;
const ended = { status: 'inactive', inactive_from: '2027-03-01' } as const;
const adult = { ...active, is_main: false, inactive_reason_id: null, date_of_birth: day('1990-01-01') };
const DECEASED = 2;
const DIVORCE = 18;

it.each([
  ['the main member', { ...adult, is_main: true }, active, true],
  ['a main member whose birth is unknown', { ...adult, is_main: true, date_of_birth: null }, active, true],
  ['an adult of the family', adult, active, true],
  ['somebody on the eighteenth birthday', { ...adult, date_of_birth: day('2009-03-10') }, active, true],
  ['somebody the day before', { ...adult, date_of_birth: day('2009-03-11') }, active, false],
  ['a family member whose birth is unknown', { ...adult, date_of_birth: null }, active, false],
  ['a spouse who has left by divorce', { ...adult, ...ended, inactive_reason_id: DIVORCE }, active, false],
  ['somebody who has died', { ...adult, ...ended, inactive_reason_id: DECEASED }, active, false],
  [
    'a main member who has died with the household',
    { ...adult, ...ended, is_main: true, inactive_reason_id: DECEASED },
    ended,
    false,
  ],
  ['an adult whose household has ended', { ...adult, ...ended, inactive_reason_id: null }, ended, true],
])('%s may report a death: %#', (_who, person, household, may) => {
  expect(memberMayReport(person, household, today)).toBe(may);
});

it('of the substitutes only a present family member may', () => {
  const may = representationKinds.flatMap((represent_me_as) =>
    substituteStatuses
      .filter((status) => substituteMayReport({ represent_me_as, status }))
      .map((status) => `${represent_me_as} ${status}`),
  );
  expect(may).toEqual(['family_member active']);
});
