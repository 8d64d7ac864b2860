import { expect, it } from 'vitest';
import { day } from '../../shared/day.ts';
import { cents } from '../../shared/money.ts';
import { partsOfList } from './partsOfPastedList.ts';
import type { PastedLine } from './pastedParts.ts';

const invoice = (sale_invoice_id: number, bill_number: string, open: number) => ({
  sale_invoice_id,
  household_id: 1,
  bill_number,
  open_cents: cents(open),
  due_date: day('2027-01-25'),
});
const kaya = { household_id: 1, invoices: [invoice(11, '2027-000011', 6_000), invoice(12, '2027-000012', 42_000)] };
const households = { '1': kaya, '2': { household_id: 2, invoices: [] } };

const line = (place: number, membership_no: string, amount: number | null): PastedLine => ({
  line: place,
  text: `${membership_no};${amount}`,
  number: { membership_no },
  amount_cents: amount === null ? null : cents(amount),
});
const lineOf = (place: number, bill_number: string, amount: number): PastedLine => ({
  line: place,
  text: bill_number,
  number: { bill_number },
  amount_cents: cents(amount),
});

const find = (number: PastedLine['number']) => {
  if ('bill_number' in number)
    return kaya.invoices.some((own) => own.bill_number === number.bill_number) ? kaya : undefined;
  return households[number.membership_no as keyof typeof households];
};
const parts = (lines: PastedLine[], most = 200) => {
  const found = partsOfList(lines, find, most);
  return [
    ...found.parts.map(({ household_id, sale_invoice_id, amount_cents }) => [
      household_id,
      sale_invoice_id,
      amount_cents,
    ]),
    ...found.problems.map(({ line, why }) => [line, why]),
  ];
};

it('two lines of a household are for different invoices: the second line cannot pay what the first has paid', () => {
  expect(parts([line(1, '1', 6_000), line(2, '1', 40_000)])).toEqual([
    [1, 11, 6_000],
    [1, 12, 40_000],
  ]);
});

it('two lines for the same are one part of both', () => {
  expect(parts([line(1, '2', 500), line(2, '2', 700)])).toEqual([[2, null, 1_200]]);
  expect(parts([lineOf(1, '2027-000012', 30_000), lineOf(2, '2027-000012', 2_000)])).toEqual([[1, 12, 32_000]]);
});

it('an unknown number is reported with its line', () => {
  expect(parts([line(1, '2', 500), line(2, '3', 700), lineOf(3, '2026-000001', 100)])).toEqual([
    [2, null, 500],
    [2, 'unknown_number'],
    [3, 'unknown_number'],
  ]);
});

it('a line beyond the limit is reported, and the lines before it stay', () => {
  expect(parts([line(1, '2', 500), line(2, '1', null)], 2)).toEqual([
    [2, null, 500],
    [2, 'too_many'],
  ]);
});
