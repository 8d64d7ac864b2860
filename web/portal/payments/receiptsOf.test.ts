import { expect, it } from 'vitest';
import { invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { JournalEntry, PreCalculation } from '../../../domain/invoicing/invoicing.contract.ts';
import { offersOf } from './offers.ts';
import { receiptsOf } from './receiptsOf.ts';

const reckoned: PreCalculation = {
  registration_fee: { available: true, description: 'Beitrittsgebühr', amount: 100 },
  annual_contribution: { available: true, description: 'Jahresbeitrag 2027', total: 60, detail: [] },
};
const withoutFee = { ...reckoned, registration_fee: { ...reckoned.registration_fee, available: false } };

it.each([
  ['both are left at the start', reckoned, [], [], { done: 0, all: 2, types: ['sirf', 'siac'] }],
  [
    'a draft is left, and counts once',
    withoutFee,
    [entry('sirf', 'draft')],
    [],
    { done: 0, all: 2, types: ['sirf', 'siac'] },
  ],
  ['one is confirmed', withoutFee, [], [entry('sirf', 'open')], { done: 1, all: 2, types: ['siac'] }],
  ['paid ones count as confirmed', withoutFee, [], [entry('sirf', 'paid')], { done: 1, all: 2, types: ['siac'] }],
  [
    'cancelled, void and manual ones do not count',
    reckoned,
    [],
    [entry('sirf', 'cancelled'), entry('siac', 'void'), entry('sim', 'open')],
    { done: 0, all: 2, types: ['sirf', 'siac'] },
  ],
  [
    'somebody was added after both were confirmed',
    withoutFee,
    [],
    [entry('sirf', 'open'), entry('siac', 'open')],
    { done: 2, all: 3, types: ['siac'] },
  ],
] as const)('%s', (_sentence, preCalculation, drafts, journal, told) => {
  expect(receiptsOf(offersOf(preCalculation, drafts, 'Nesrin Güler'), journal)).toEqual(told);
});

function entry(type: 'sirf' | 'siac' | 'sim', status: keyof typeof invoiceStatusIds): JournalEntry {
  return {
    id: 1,
    type,
    open_item: 0,
    debit: 0,
    credit: 0,
    sale_invoice: {
      ...{
        id: 1,
        status_id: invoiceStatusIds[status],
        type,
        description: type,
        bill_number: '2027-000001',
        household_id: 1,
      },
      created_at: '2027-01-02T10:00:00.000Z',
      date: null,
      due_date: null,
      dunning_status: 0,
      amount: 100,
      paid: 0,
      payment_reference: 'RF18',
      payment_qr: null,
      steps: status === 'draft' ? ['confirm', 'cancel'] : [],
      sale_invoice_items: [],
    },
  };
}
