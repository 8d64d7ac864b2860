import { describe, expect, it } from 'vitest';
import { addDays, day } from '../../shared/day.ts';
import { cents } from '../../shared/money.ts';
import { foldForSearch } from '../../shared/text.ts';
import { type Credit, countEqual, indexPayers, type Payer, propose } from './proposals.ts';
import { initialsOf, wordsTold } from './wordsTold.ts';

const owed = (id: number, names: string[], ...open: number[]): Payer => ({
  household_id: id * 10,
  names: names.map(foldForSearch),
  invoices: open.map((amount, place) => ({
    sale_invoice_id: id + place * 100,
    household_id: id * 10,
    bill_number: `2027-00000${id}`,
    open_cents: cents(amount),
    due_date: addDays(day('2027-01-11'), id),
  })),
});

const payers = [
  owed(1, ['Mehmet Yılmaz', 'Ayşe Yılmaz'], 6_000),
  owed(2, ['Mehmet Yılmaz', 'Zeynep Yılmaz'], 12_000),
  owed(3, ['Gülşah Öztürk'], 3_600),
  owed(4, ['Hans-Peter Müller'], 4_500),
  owed(5, ['Ali Can'], 6_000),
  owed(6, ['Şeyma Aydın']),
];

const told = (name: string | null, amount: number, more: Partial<Credit> = {}, text = ''): Credit => ({
  amount_cents: cents(amount),
  words: wordsTold(name, text),
  purpose: wordsTold(text).whole,
  initials: initialsOf(name),
  named_household_ids: [],
  hinted_household_ids: [],
  yearless_household_ids: [],
  perhaps_household_ids: [],
  member_household_ids: [],
  old_number_household_ids: [],
  short_number_household_ids: [],
  worded_number_household_ids: [],
  account_household_ids: [],
  bill_numbers: [],
  ...more,
});

function proposed(credit: Credit, among = payers): string[] {
  return propose(credit, indexPayers(among)).map(
    ({ household_id, invoice, why }) => `${invoice ? invoice.sale_invoice_id : `credit ${household_id / 10}`} ${why}`,
  );
}

describe('proposals for debts', () => {
  it.each<[string, string | null, number, string[]]>([
    ['name and amount before name', 'MEHMET YILMAZ', 6_000, ['1 name_and_amount', '2 name']],
    ['the same name in any order', 'Yilmaz, Mehmet', 12_000, ['2 name_and_amount', '1 name']],
    ['without Turkish letters', 'GUELSAH OEZTUERK', 3_600, ['3 name_and_amount']],
    ['with a second first name', 'Mehmet Ali Yılmaz', 1, ['1 name', '2 name']],
    ['a name with a hyphen', 'Müller Hans Peter', 4_500, ['4 name_and_amount']],
    ['somebody else’s surname and the amount', 'Fatma Öztürk', 3_600, ['3 surname_and_amount']],
    ['an amount that hardly anybody owes', 'Firma GmbH', 4_500, ['4 amount']],
    ['nobody for a surname alone', 'Fatma Öztürk', 1, []],
    ['nobody for an initial', 'A. Can', 1, []],
    ['nobody if nothing matches', null, 1, []],
  ])('%s', (_what, name, amount, expected) => {
    expect(proposed(told(name, amount))).toEqual(expected);
  });

  it('a member named in the purpose is proposed although another person pays', () => {
    expect(proposed(told('Hasan Çelik', 6_000, {}, 'für Ayşe Yılmaz'))).toEqual(['1 name_and_amount']);
  });

  it.each<[string, Partial<Credit>, string[]]>([
    ['whose bill is named', { named_household_ids: [40] }, ['4 household_named', '1 name_and_amount']],
    ['whose bill seems to be named', { hinted_household_ids: [40] }, ['4 number_hinted', '1 name_and_amount']],
    [
      'whose name is told, and not one whose bill seems to be named without its year',
      { hinted_household_ids: [40], yearless_household_ids: [40] },
      ['1 name_and_amount', '4 number_hinted'],
    ],
    ['whose number is told', { member_household_ids: [40] }, ['4 membership_no', '1 name_and_amount']],
    ['whose old number is told', { old_number_household_ids: [40] }, ['4 old_number', '1 name_and_amount']],
    [
      'whose old number is told beside its account',
      { short_number_household_ids: [40], account_household_ids: [40, 50] },
      ['4 old_number', '5 known_account', '1 name_and_amount'],
    ],
    ['for which its account is known', { account_household_ids: [40] }, ['4 known_account', '1 name_and_amount']],
    ['that owes nothing', { named_household_ids: [60] }, ['credit 6 household_named', '1 name_and_amount']],
  ])('first of all the household %s', (_which, more, expected) => {
    expect(proposed(told('Ayşe Yılmaz', 6_000, more))).toEqual(expected);
  });

  it.each<[string, Credit]>([
    ['named by a bill', told('Firma', 4_500, { named_household_ids: [60] })],
    ['called by name', told('AYDIN SEYMA', 4_500)],
    ['called by name with gaps', told('?eyma Ayd?n', 4_500)],
    ['known by the account', told('Firma', 3_600, { account_household_ids: [60] })],
    ['told by the number', told('Fatma Öztürk', 3_600, { member_household_ids: [60] })],
  ])('nobody else is proposed if a member without debts is recognised: %s', (_how, credit) => {
    expect(proposed(credit)).toEqual([expect.stringMatching(/^credit 6 /)]);
  });

  it('a short old number counts only beside a name of its household', () => {
    const short = { short_number_household_ids: [20, 30] };

    expect(proposed(told('Mehmet Yılmaz', 1, short))).toEqual(['2 old_number', '1 name']);
    expect(proposed(told('Firma GmbH', 1, short))).toEqual([]);
  });

  it('within a household: the named invoice, then the one with this amount, then the earliest due', () => {
    const invoices = [3_000, 4_000, 5_000].map((open, place) => ({
      sale_invoice_id: place + 1,
      household_id: 70,
      bill_number: `2027-00007${place}`,
      open_cents: cents(open),
      due_date: day('2027-01-11'),
    }));
    const more = { member_household_ids: [70], bill_numbers: ['2027-000072'] };

    expect(proposed(told(null, 4_000, more), [{ household_id: 70, names: [], invoices }])).toEqual([
      '3 membership_no',
      '2 membership_no',
      '1 membership_no',
    ]);
  });

  it('at most three invoices of a household are proposed, the earliest due first', () => {
    const many = owed(1, ['Ali Can'], ...Array.from({ length: 9 }, () => 6_000));

    expect(proposed(told('Ali Can', 6_000), [many])).toEqual([1, 101, 201].map((id) => `${id} name_and_amount`));
  });
});

it.each([
  ['?eyma Ayd?n', true],
  ['.EYMA AYD.N', true],
  ['Aydin, ?eyma', true],
  ['\ufffdeyma Ayd\ufffdn', true],
  ['?????  Ayd?n', false],
  ['?eyma Ayd?', false],
  ['?eyma Ayd??', false],
  ['?elma Ayd?n', false],
])('a bank that could not transmit every letter: %s', (name, isFound) => {
  expect(proposed(told(name, 1))).toEqual(isFound ? ['credit 6 name_with_gaps'] : []);
});

describe('several equal candidates', () => {
  const equal = (credit: Credit, among: Payer[]) => {
    const found = propose(credit, indexPayers(among));
    return [countEqual(found, credit), found.length];
  };

  it.each<[string, Credit, Payer[], [equal: number, proposed: number]]>([
    [
      'the same amount',
      told('Ali Öz', 11_700),
      [owed(1, ['Fatma Kara'], 11_700), owed(2, ['Ahmet Kaya'], 11_700)],
      [2, 2],
    ],
    [
      'the same surname and amount',
      told('Ali Öz', 11_700),
      [owed(1, ['Fatma Öz'], 11_700), owed(2, ['Ahmet Öz'], 11_700), owed(3, ['Nur Öz'], 6_000)],
      [2, 2],
    ],
    [
      'the same name, also of more than three',
      told('Ali Öz', 100),
      [1, 2, 3, 4, 5].map((id) => owed(id, ['Ali Öz'], 6_000)),
      [5, 5],
    ],
    ['the same name, without debts', told('Ali Öz', 100), [owed(1, ['Ali Öz']), owed(2, ['Ali Öz'])], [2, 2]],
    [
      'the same name, but one owes the amount',
      told('Ali Öz', 6_000),
      [owed(1, ['Ali Öz'], 6_000), owed(2, ['Ali Öz'], 7_000)],
      [1, 2],
    ],
    ['one household with two invoices', told('Ali Öz', 100), [owed(1, ['Ali Öz'], 6_000, 7_000)], [1, 2]],
    ['nobody', told('Ali Öz', 100), [owed(1, ['Fatma Kara'], 11_700)], [0, 0]],
  ])('%s', (_what, credit, among, expected) => {
    expect(equal(credit, among)).toEqual(expected);
  });

  it('all of them are proposed, in whatever order they are known', () => {
    const among = [1, 2, 3, 4, 5].map((id) => owed(id, ['Ali Öz'], 6_000));
    const ids = (payers: Payer[]) =>
      propose(told('Ali Öz', 6_000), indexPayers(payers)).map(({ household_id }) => household_id);
    expect(new Set(ids(among))).toEqual(new Set(ids(among.toReversed())));
    expect(ids(among)).toHaveLength(5);
  });
});
