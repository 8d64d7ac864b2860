import { expect, it } from 'vitest';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { partNow, paymentParts } from './paymentParts.ts';

const invoice = { id: 1, amount: 36.1, paid: 36.1 } as HouseholdFile['invoices'][number];
const payment = {
  id: 7,
  sale_invoice_id: 1,
  refund_id: null,
  amount: 36.1,
  returned_on: null,
} as HouseholdFile['payments'][number];

it.each([
  ['exactly paid', { ...invoice }, payment, 0],
  ['over-paid', { ...invoice, paid: 56.3 }, { ...payment, amount: 56.3 }, 20.2],
  ['assigned to none', invoice, { ...payment, sale_invoice_id: null }, 36.1],
  ['paid back', invoice, { ...payment, sale_invoice_id: null, refund_id: 3 }, 0],
  ['returned', { ...invoice, paid: 72.2 }, { ...payment, returned_on: '02.01.2027' as const }, 0],
])('of a payment on an invoice that is %s, the part that nobody owes is unallocated', (_how, on, part, free) => {
  const file = { invoices: [on], payments: [part] } as Pick<HouseholdFile, 'payments' | 'invoices'>;

  expect(paymentParts(file)[0]?.free).toBe(free);
});

it('of two payments the later one holds the surplus, and the earlier one only its rest', () => {
  const payments = [
    { ...payment, id: 8, amount: 10 },
    { ...payment, amount: 40 },
  ];

  expect(paymentParts({ invoices: [{ ...invoice, paid: 50 }], payments }).map(({ free }) => free)).toEqual([10, 3.9]);
});

it('a payment in parts is one payment', () => {
  const payments = [payment, { ...payment, sale_invoice_id: null }, { ...payment, id: 8 }];

  expect(paymentParts({ invoices: [invoice], payments }).map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
});

it('nothing is unallocated in a part that a colleague has moved meanwhile', () => {
  const free = { ...payment, sale_invoice_id: null };
  const [part] = paymentParts({ invoices: [invoice], payments: [free] });
  if (!part) throw new Error('no part');
  const now = (payments: HouseholdFile['payments']) =>
    partNow(part, paymentParts({ invoices: [invoice], payments })).free;

  expect([now([free]), now([payment, { ...free, amount: 6 }]), now([payment])]).toEqual([36.1, 6, 0]);
});
