import { expect, it } from 'vitest';
import { readScanName } from './scanName.ts';
import { placeScan, type ScanHousehold } from './scanPlace.ts';

const person = (id: number, first_name: string, last_name = 'Kaya') => ({
  id,
  first_name,
  last_name,
  is_main: id % 10 === 1,
});
const kaya: ScanHousehold = {
  id: 1,
  membership_no: '1000017',
  people: [person(11, 'Ahmet'), person(12, 'Ayşe Nur'), person(13, 'Ali'), person(14, 'Ali Can')],
};
const other: ScanHousehold = { id: 2, membership_no: '1000025', people: [person(21, 'Fatma')] };

it.each<[string, readonly ScanHousehold[], object]>([
  ['815 Pass', [kaya], { household_id: 1, member_id: 11, type: 'passport', doubts: [] }],
  ['815 Pass Kaya', [kaya], { household_id: 1, member_id: 11, type: 'passport', doubts: [] }],
  ['815 Pass AYSE', [kaya], { household_id: 1, member_id: 12, type: 'passport', doubts: [] }],
  ['815 Pass Kaya Ayşe Nur', [kaya], { household_id: 1, member_id: 12, type: 'passport', doubts: [] }],
  ['815 Pass Ali', [kaya], { household_id: 1, member_id: null, type: 'passport', doubts: ['whose'] }],
  ['815 Pass Fatma', [kaya], { household_id: 1, member_id: null, type: 'passport', doubts: ['whose'] }],
  ['815 Pass Ahmet Ayse', [kaya], { household_id: 1, member_id: null, type: 'passport', doubts: ['whose'] }],
  ['815', [kaya], { household_id: 1, member_id: 11, type: null, doubts: ['no_kind'] }],
  ['815 Pass Meldezettel', [kaya], { household_id: 1, member_id: 11, type: null, doubts: ['several_kinds'] }],
  [
    '815 Pass',
    [kaya, other],
    { household_id: null, member_id: null, type: 'passport', doubts: ['several_households'] },
  ],
  ['815 Pass', [], { household_id: null, member_id: null, type: 'passport', doubts: ['unknown_number'] }],
  ['Pass', [], { household_id: null, member_id: null, type: 'passport', doubts: ['no_number'] }],
  ['IMG_12', [], { household_id: null, member_id: null, type: null, doubts: ['no_number', 'no_kind'] }],
])('%s', (name, households, expected) => {
  expect(placeScan(readScanName(name), households)).toEqual(expected);
});
