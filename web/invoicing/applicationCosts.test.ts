import { expect, it } from 'vitest';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { JournalEntry, PreCalculation } from '../../domain/invoicing/invoicing.contract.ts';
import { costsOf } from './applicationCosts.ts';

const nothing: PreCalculation = {
  registration_fee: { available: false, description: 'Beitrittsgebühr', amount: 0 },
  annual_contribution: { available: false, description: 'Jahresbeitrag 2027', total: 0, detail: [] },
};

it('drafts, confirmed invoices and what is not invoiced yet count once each; void and cancelled ones do not', () => {
  const entries = [
    entry('siac', 'draft', [['Nesrin', 120.1]]),
    entry('sirf', 'open', [['Nesrin', 100.2]]),
    entry('siac', 'cancelled', [['Nesrin', 120.1]]),
    entry('siac', 'void', [['Nesrin', 120.1]]),
    entry('sim', 'open', [['Nesrin', 15]]),
  ];
  const child = { member_id: 7, first_name: 'Ümit', last_name: 'Güler', amount: 0 };
  const besides = {
    ...nothing,
    annual_contribution: { ...nothing.annual_contribution, available: true, detail: [child] },
  };

  const { rows, sum } = costsOf(entries, besides, 'Nesrin Güler');

  expect(rows.map(({ description, name, amount }) => [description, name, amount])).toEqual([
    ['sirf', 'Nesrin Güler', 100.2],
    ['siac', 'Nesrin Güler', 120.1],
    ['Jahresbeitrag 2027', 'Ümit Güler', 0],
  ]);
  expect(sum).toBe(220.3);
});

it('before anything is invoiced, the fee is the payer’s', () => {
  const fee = { ...nothing, registration_fee: { ...nothing.registration_fee, available: true, amount: 100 } };

  expect(costsOf([], fee, 'Nesrin Güler')).toEqual({
    rows: [{ key: 'sirf 0', description: 'Beitrittsgebühr', name: 'Nesrin Güler', amount: 100 }],
    sum: 100,
  });
});

let id = 0;

function entry(
  type: 'sirf' | 'siac' | 'sim',
  status: keyof typeof invoiceStatusIds,
  people: [string, number][],
): JournalEntry {
  id += 1;
  const amount = people.reduce((sum, [, each]) => sum + each, 0);
  const items = people.map(([first_name, total], index) => ({
    id: id * 10 + index,
    description: type,
    member: { id: index, first_name, last_name: 'Güler' },
    amount: total,
    tax: 0,
    total,
  }));
  const invoice = {
    ...{
      id,
      household_id: 1,
      type,
      status_id: invoiceStatusIds[status],
      bill_number: `${id}`,
      payment_reference: 'RF',
    },
    payment_qr: null,
    description: type,
    amount,
    paid: 0,
    date: null,
    due_date: null,
    dunning_status: 0,
    created_at: '2027-01-11T08:00:00.000Z',
    steps: [],
    sale_invoice_items: items,
  };
  return { id, type, open_item: amount, debit: amount, credit: 0, sale_invoice: invoice };
}
