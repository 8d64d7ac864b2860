import { describe, expect, it } from 'vitest';
import type { ListedPart } from '../../../domain/payments/splitting.contract.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { partsToSend, type SplitDraft, sumsOf, withFoundParts, withoutPart } from './splitting.ts';

it.each([
  [90, ['60,00', '30'], 9_000, 0],
  [90, ['60', ''], 6_000, 3_000],
  [0.3, ['0,10', '0,20'], 30, 0],
  [90, ['60', '30,01'], 9_001, -1],
])('%s euros, split as %j: %s cents are split and %s are left', (amount, typed, split, left) => {
  expect(sumsOf(amount, typed)).toEqual({ split, left });
});

it.each(['viel', '-5', '1.250', '9'.repeat(12)])('while %j is typed, the rest is unknown', (typed) => {
  expect(sumsOf(90, ['60', typed])).toBeUndefined();
});

const due_date = toWireDay(day('2027-01-25'));
const kaya = { household_id: 1, membership_no: '1000017', name: 'Kaya', last_deed: 7 };
const invoice = (sale_invoice_id: number, amount: number | null): ListedPart => ({
  ...kaya,
  bill: { sale_invoice_id, bill_number: `2027-0000${sale_invoice_id}`, open_item: 60, due_date },
  amount,
});
const credit = (amount: number | null): ListedPart => ({ ...kaya, bill: null, amount });

const none: SplitDraft = { parts: [], typed: {}, listed: [] };
const typedIn = ({ parts, typed }: SplitDraft) => parts.map(({ key }) => [key, typed[key]]);

describe('results of a list or a search', () => {
  it('are added below the present parts with their amounts; unknown amounts are empty', () => {
    const once = withFoundParts(none, [invoice(11, 60)], 'search');
    const twice = withFoundParts(once, [credit(null), invoice(12, 12.5)], 'list');

    expect(typedIn(twice)).toEqual([
      ['part_11', '60,00'],
      ['credit_1', ''],
      ['part_12', '12,50'],
    ]);
  });

  it('of a search change no present amount', () => {
    const typed = { ...withFoundParts(none, [invoice(11, 60)], 'search'), typed: { part_11: '20' } };

    expect(typedIn(withFoundParts(typed, [invoice(11, 60)], 'search'))).toEqual([['part_11', '20']]);
  });

  it('of a list replace proposed amounts and are added to amounts of the list', () => {
    const proposed = withFoundParts(none, [invoice(11, 60)], 'search');
    const first = withFoundParts(proposed, [invoice(11, 40), credit(5)], 'list');
    const second = withFoundParts(first, [invoice(11, 20), credit(null)], 'list');

    expect(typedIn(first)).toEqual([
      ['part_11', '40,00'],
      ['credit_1', '5,00'],
    ]);
    expect(typedIn(second)).toEqual([
      ['part_11', '60,00'],
      ['credit_1', '5,00'],
    ]);
  });

  it('are forgotten once they are removed', () => {
    const listed = withFoundParts(none, [invoice(11, 40)], 'list');

    const gone = withoutPart(listed, 'part_11');

    expect(gone).toEqual(none);
    expect(typedIn(withFoundParts(gone, [invoice(11, 20)], 'list'))).toEqual([['part_11', '20,00']]);
  });
});

it('only parts with a typed amount are sent, each for its invoice or its household', () => {
  const division = withFoundParts(none, [invoice(11, 40), invoice(12, null), credit(5)], 'list');

  expect(partsToSend(division)).toEqual([
    { sale_invoice_id: 11, amount: 40, seen: 7 },
    { household_id: 1, amount: 5, seen: 7 },
  ]);
});
