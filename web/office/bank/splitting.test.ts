import { describe, expect, it } from 'vitest';
import type { ListedPart } from '../../../domain/payments/bank/splitting.contract.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import {
  NO_PARTS as none,
  partsToSend,
  proposedSplit,
  type SplitDraft,
  splitForHousehold,
  sumsOf,
  withoutPart,
  withPastedParts,
  withSearchedParts,
} from './splitting.ts';

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
const kaya = { household_id: 1, membership_no: '1000017', name: 'Kaya', last_decision: 7 };
const invoice = (sale_invoice_id: number, amount: number | null): ListedPart => ({
  ...kaya,
  bill: { sale_invoice_id, bill_number: `2027-0000${sale_invoice_id}`, open_item: 60, due_date },
  amount,
});
const credit = (amount: number | null): ListedPart => ({ ...kaya, bill: null, amount });

const typedIn = ({ parts, typed }: SplitDraft) => parts.map(({ key }) => [key, typed[key]]);

describe('results of a list or a search', () => {
  it('are added below the present parts with their amounts; unknown amounts are empty', () => {
    const once = withSearchedParts(none, [invoice(11, 60)]);
    const twice = withPastedParts(once, [credit(null), invoice(12, 12.5)]);

    expect(typedIn(twice)).toEqual([
      ['part_11', '60,00'],
      ['credit_1', ''],
      ['part_12', '12,50'],
    ]);
  });

  it('of a search change no present amount', () => {
    const typed = { ...withSearchedParts(none, [invoice(11, 60)]), typed: { part_11: '20' } };

    expect(typedIn(withSearchedParts(typed, [invoice(11, 60)]))).toEqual([['part_11', '20']]);
  });

  it('of a list replace proposed amounts and are added to amounts of the list', () => {
    const proposed = withSearchedParts(none, [invoice(11, 60)]);
    const first = withPastedParts(proposed, [invoice(11, 40), credit(5)]);
    const second = withPastedParts(first, [invoice(11, 20), credit(null)]);

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
    const listed = withPastedParts(none, [invoice(11, 40)]);

    const gone = withoutPart(listed, 'part_11');

    expect(gone).toEqual(none);
    expect(typedIn(withPastedParts(gone, [invoice(11, 20)]))).toEqual([['part_11', '20,00']]);
  });
});

it('only parts with a typed amount are sent, each for its invoice or its household', () => {
  const division = withPastedParts(none, [invoice(11, 40), invoice(12, null), credit(5)]);

  expect(partsToSend(division)).toEqual([
    { sale_invoice_id: 11, amount: 40, seen: 7 },
    { household_id: 1, amount: 5, seen: 7 },
  ]);
});

describe('what is filled in never exceeds the line', () => {
  const named = (...open: number[]) =>
    open.map((open_item, place) => ({
      ...kaya,
      sale_invoice_id: 11 + place,
      bill_number: `2027-00001${place}`,
      open_item,
      due_date,
    }));
  const bills = (...open: number[]): ListedPart[] =>
    named(...open).map(({ sale_invoice_id, bill_number, open_item }) => ({
      ...kaya,
      bill: { sale_invoice_id, bill_number, open_item, due_date },
      amount: open_item,
    }));

  it.each<[number, number[], string[]]>([
    [60, [780, 60], ['', '60,00']],
    [60, [780, 50], ['60,00', '']],
    [100, [60, 50], ['60,00', '40,00']],
    [200, [60, 50], ['60,00', '50,00']],
  ])('%s euros that name invoices over %j', (amount, open, expected) => {
    const line = { amount, named_bills: named(...open), proposals: [] };
    expect(typedIn(proposedSplit(line)).map(([, typed]) => typed)).toEqual(expected);
  });

  it.each<[number, number[], string[]]>([
    [117, [117], ['117,00', '']],
    [117, [300, 117], ['', '117,00', '']],
    [117, [60, 60], ['60,00', '57,00', '']],
    [117, [60], ['60,00', '57,00']],
    [117, [], ['117,00']],
  ])('%s euros of a household that owes %j, and its credit', (amount, open, expected) => {
    const found = open.length > 0 ? bills(...open) : [credit(null)];
    expect(typedIn(splitForHousehold(amount, found)).map(([, typed]) => typed)).toEqual(expected);
  });

  it('a search adds at most what is left', () => {
    const once = withSearchedParts(none, bills(60, 50, 40), cents(9_000));
    expect(typedIn(once).map(([, typed]) => typed)).toEqual(['60,00', '30,00', '']);
  });
});
