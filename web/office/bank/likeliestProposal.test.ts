import { expect, it } from 'vitest';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { likeliestProposal } from './likeliestProposal.ts';

const value_date = toWireDay(day('2027-01-08'));
const kaya = { household_id: 1, membership_no: '1000017', name: 'Kaya', last_decision: null };
const payment = { ...kaya, id: 3, value_date, amount: 60 };
const invoice = { ...kaya, sale_invoice_id: 11, bill_number: '2027-000011', open_item: 60, due_date: value_date };

const line: OfficeBankLine = {
  id: 1,
  value_date,
  amount: 60,
  counterparty_name: null,
  counterparty_iban: null,
  ultimate_name: null,
  remittance_text: null,
  bank_text: null,
  payment_reference: null,
  end_to_end_id: null,
  told_date: null,
  return_code: null,
  equal_households: 0,
  reason: 'no_bill_named',
  named_bill: null,
  named_bills: [],
  proposals: [],
  booked_by_hand: [],
  credits: [],
  returnable: [],
  noted_returns: [],
  refunds: [],
  dismissed_at: null,
  dismissed_reason: null,
};

it.each<[string, Partial<OfficeBankLine>, string]>([
  ['nothing where nothing is proposed', {}, 'nothing'],
  [
    'no household where several are equally likely',
    { proposals: [{ ...invoice, why: 'amount' }], equal_households: 2 },
    'equal',
  ],
  ['the first bill that is proposed', { proposals: [{ ...invoice, why: 'name' }] }, 'bill'],
  [
    'several bills where it names them',
    { named_bills: [invoice], proposals: [{ ...invoice, why: 'name' }] },
    'several',
  ],
  [
    'what was booked by hand before any bill',
    { booked_by_hand: [payment], proposals: [{ ...invoice, why: 'name' }] },
    'byHand',
  ],
  ['the bill that it names and that takes no money', { named_bill: { ...invoice, status_id: 3 } }, 'named'],
  ['credit of who owes nothing', { credits: [{ ...kaya, why: 'name' }] }, 'credit'],
  ['a refund', { amount: -60, refunds: [payment], returnable: [payment] }, 'refund'],
  ['a return', { amount: -60, returnable: [payment] }, 'return'],
  ['a return that was noted', { amount: -60, noted_returns: [{ ...payment, returned_on: value_date }] }, 'return'],
  [
    'nothing of what left the account, though a bill is named',
    { amount: -60, named_bill: { ...invoice, status_id: 3 } },
    'nothing',
  ],
])('a line is %s', (_what, more, what) => {
  expect(likeliestProposal({ ...line, ...more }).what).toBe(what);
});
