import { describe, expect, test } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { openDesk, type Seen, waysToFind } from './fairClerk.ts';
import type { FormerHousehold, FormerPerson } from './formerHouseholds.ts';
import { readOldNumber } from './oldNumbers.ts';

const YEAR = 2027;
const ACCOUNT = 'AT611904300234573201';

const households = [
  household(1, '815', ['Ahmet Yılmaz', 'Ayşe Yılmaz']),
  household(2, '816', ['Mehmet Yılmaz']),
  household(3, '817', ['Mehmet Yilmaz']),
  household(4, '0851', ['Hüseyin Öztürk', 'Fatma Kaya-Öztürk'], ACCOUNT),
  household(5, 'W816', ['Şaban Çağlar']),
  household(6, '816/2', ['Zeki Yılmaz']),
];
const desk = openDesk(households, YEAR);

describe('a clerk finds the household', () => {
  test.each<[what: string, household: number, seen: Partial<Seen>, ways: string[]]>([
    ['by a couple’s names', 1, { payer: 'AHMET U. AYSE YILMAZ' }, ['name in payer']],
    ['by a name that a bank wrote with question marks', 5, { payer: '?A?LAR ?ABAN' }, ['name in payer']],
    ['by a name in two letters for one', 4, { payer: 'OEZTUERK HUESEYIN' }, ['name in payer']],
    ['by a name that was read in the wrong encoding', 4, { payer: 'HÃ¼seyin Ã–ztÃ¼rk' }, ['name in payer']],
    ['by a name with a slip', 4, { payer: 'Hüseyin Özütrk' }, ['name in payer']],
    ['by one half of a double name', 4, { payer: 'Fatma Kaya' }, ['name in payer']],
    ['by an initial, if only one person has it', 5, { payer: 'S. CAGLAR' }, ['name in payer']],
    [
      'by the name in the text of somebody else’s transfer',
      5,
      { payer: 'Ahmet Yilmaz', text: 'Saban Caglar' },
      ['name in text'],
    ],
    ['by the first name of a mother', 4, { payer: 'Murat Öztürk', text: 'annem Fatma' }, ['name in text']],
    ['by a number behind a word', 1, { payer: 'Firma', ...number('815', true) }, ['old number']],
    [
      'by digits alone that fit the payer',
      1,
      { payer: 'Ahmet Yilmaz', ...number('815', false) },
      ['old number', 'name in payer'],
    ],
    [
      'by a number that tells namesakes apart',
      2,
      { payer: 'Mehmet Yilmaz', ...number('816', true) },
      ['old number', 'name in payer'],
    ],
    ['by the payer, if the number is a slip', 1, { payer: 'Ahmet Yilmaz', ...number('851', true) }, ['name in payer']],
    ['by the account alone', 4, { iban: ACCOUNT }, ['account']],
  ])('%s', (_, id, seen, ways) => {
    expect(waysToFind(desk, { ...nothing, ...seen }, id)).toEqual(ways);
  });
});

describe('a clerk cannot tell', () => {
  test.each<[what: string, household: number, seen: Partial<Seen>]>([
    ['whose transfer it is without any clue', 1, { text: 'Mitgliedsbeitrag' }],
    ['namesakes apart', 2, { payer: 'MEHMET YILMAZ' }],
    ['what digits alone mean', 1, { payer: 'Firma', ...number('815', false) }],
    ['a household of which only the last name is written', 5, { payer: 'Caglar Bau', isFirm: true }],
    ['a household that the text contradicts', 1, { payer: 'Ahmet Yilmaz', text: 'Saban Caglar' }],
  ])('%s', (_, id, seen) => {
    expect(waysToFind(desk, { ...nothing, ...seen }, id)).toEqual([]);
  });
});

const nothing: Seen = {
  payer: null,
  isFirm: false,
  iban: null,
  text: '',
  numbers: [],
  isWorded: false,
  tells: null,
  named: null,
};

function number(written: string, isWorded: boolean): Partial<Seen> {
  return { text: written, numbers: [readOldNumber(written)], isWorded };
}

function household(
  id: number,
  old_number: string,
  names: readonly string[],
  account: string | null = null,
): FormerHousehold {
  const people = names.map((name): FormerPerson => {
    const [first_name = '', last_name = ''] = name.split(' ');
    return { first_name, last_name, relation: 'main', gender: 'male', date_of_birth: day('1960-05-17') };
  });
  return {
    id,
    old_number,
    membership_no: '',
    people,
    address: { street: '', postal_code: '', city: '' },
    iban: account ?? '',
    known_iban: account,
    contribution_cents: cents(8_400),
    open_bill: { bill_number: '', reference: '' },
  };
}
