import { expect, it } from 'vitest';
import { day } from '../../shared/day.ts';
import { cents } from '../../shared/money.ts';
import type { AccountStatement } from './accountStatement.ts';
import { balanceWarning, chainWarnings } from './statementChain.ts';

const statement = (from: string, to: string, opening: number, closing: number, more = {}): AccountStatement => ({
  iban: 'AT61',
  name: to,
  number: null,
  first_day: day(from),
  last_day: day(to),
  entry_count: 1,
  opening_cents: cents(opening),
  closing_cents: cents(closing),
  entries_cents: cents(closing - opening),
  ...more,
});

const monday = statement('2027-01-04', '2027-01-04', 1_000, 1_500);
const tuesday = statement('2027-01-05', '2027-01-05', 1_500, 1_400);
const thursday = statement('2027-01-07', '2027-01-07', 1_400, 2_000);

function told(...statements: AccountStatement[]) {
  return [...chainWarnings(statements).values()].map((warning) => {
    const days = 'from' in warning ? ` ${warning.from} ${warning.to}` : '';
    return `${warning.name} ${warning.kind}${days}`;
  });
}

it.each([
  ['add up', monday, undefined],
  ['do not, by a cent', { ...monday, closing_cents: cents(1_501) }, { kind: 'balance', name: monday.name, cents: 1 }],
  ['are not told', { ...monday, opening_cents: null, closing_cents: cents(3) }, undefined],
])('opening balance and entries that %s', (_what, one, expected) => {
  expect(balanceWarning(one)).toEqual(expected);
});

it.each<[string, AccountStatement[], string[]]>([
  ['that follow each other, in any order', [thursday, monday, tuesday], []],
  ['of which one is missing', [monday, thursday], ['2027-01-07 gap 2027-01-05 2027-01-06']],
  ['read twice', [monday, tuesday, monday], []],
  ['of two on the same day', [monday, statement('2027-01-04', '2027-01-04', 1_500, 1_600)], []],
  [
    'of which one tells of days of another',
    [statement('2027-01-01', '2027-01-31', 0, 900), statement('2027-01-20', '2027-02-05', 700, 950)],
    ['2027-02-05 overlap 2027-01-20 2027-01-31'],
  ],
  [
    'after one within another',
    [
      statement('2027-01-01', '2027-01-31', 0, 900),
      statement('2027-01-10', '2027-01-11', 100, 200),
      statement('2027-02-01', '2027-02-28', 900, 950),
    ],
    ['2027-01-11 overlap 2027-01-10 2027-01-11'],
  ],
  [
    'without balances, of which a number is missing',
    [
      { ...monday, number: 1, closing_cents: null },
      { ...thursday, number: 3, opening_cents: null },
    ],
    ['2027-01-07 gap 2027-01-05 2027-01-06'],
  ],
  ['of two accounts', [monday, { ...thursday, iban: 'AT48' }], []],
])('statements %s', (_what, statements, expected) => {
  expect(told(...statements)).toEqual(expected);
});
