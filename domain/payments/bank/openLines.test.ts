import { expect, it } from 'vitest';
import { cents } from '../../shared/money.ts';
import { amountFits, heldHouseholds, searchedWords, searchTextOf } from './openLines.ts';
import type { ProposalReason } from './proposals.ts';

it.each<[string, [number, ProposalReason][], number[]]>([
  ['a named invoice', [[1, 'household_named']], [1]],
  ['a number in another spelling', [[1, 'number_hinted']], [1]],
  ['a number of the former lists', [[1, 'old_number']], [1]],
  ['a membership number', [[1, 'membership_no']], [1]],
  ['a known account', [[1, 'known_account']], [1]],
  [
    'the numbers of two households',
    [
      [1, 'membership_no'],
      [2, 'household_named'],
    ],
    [1, 2],
  ],
  ['a name that fits one', [[1, 'name']], [1]],
  ['a name with missing letters that fits one', [[1, 'name_with_gaps']], [1]],
  [
    'a name that fits two',
    [
      [1, 'name'],
      [2, 'name'],
    ],
    [],
  ],
  [
    'a name that fits two, once with missing letters',
    [
      [1, 'name'],
      [2, 'name_with_gaps'],
    ],
    [],
  ],
  [
    'a number, and a name of somebody else',
    [
      [1, 'membership_no'],
      [2, 'name'],
    ],
    [1],
  ],
  [
    'an account, and a name that fits two',
    [
      [1, 'known_account'],
      [2, 'name'],
      [3, 'name'],
    ],
    [1],
  ],
  [
    'what may be a number, and a name that fits one',
    [
      [1, 'number_perhaps'],
      [2, 'name'],
    ],
    [2],
  ],
  ['only what may be a number', [[1, 'number_perhaps']], []],
  ['nobody', [], []],
])('a line with %s holds reminders', (_what, recognised, held) => {
  expect(heldHouseholds(new Map(recognised))).toEqual(held);
});

it.each([
  [6_000, [6_000], [], true],
  [6_000, [9_000, 6_000], [], true],
  [6_000, [9_000], [], false],
  [6_000, [], [2_000, 4_000], true],
  [6_000, [], [2_000, 5_000], false],
  [6_000, [], [], false],
])('an amount of %i fits %j or %j together: %s', (amount, proposed, named, fits) => {
  const all = { amount_cents: cents(amount), proposed: proposed.map(cents), named: named.map(cents) };

  expect(amountFits(all)).toBe(fits);
});

it.each(['öztürk', 'OEZTUERK', 'fatma ozturk', 'spende', 'at61 1904', '1.234,50', '1234,50', 'rf18', 'ayşe'])(
  'a line is found by “%s”',
  (typed) => {
    const text = searchTextOf({
      counterparty_name: 'Fatma Öztürk',
      ultimate_name: 'AYSE',
      remittance_text: 'Spende',
      bank_text: null,
      structured_reference: 'RF18539007547034',
      end_to_end_id: null,
      counterparty_iban: 'AT611904300234573201',
      amount_cents: cents(123_450),
    });

    expect(searchedWords(typed).every((word) => text.includes(word))).toBe(true);
  },
);
