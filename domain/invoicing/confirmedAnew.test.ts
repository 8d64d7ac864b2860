import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { cents } from '../shared/money.ts';
import { type ChargingInvoice, confirmedAnew, mayBeConfirmedAnew, sumsOf } from './confirmedAnew.ts';
import type { FeeBasis, FeeRow } from './fees.ts';
import { invoiceStatuses } from './invoice.ts';

const TODAY = day('2027-01-11');

const fee = (type: FeeRow['type'], basis: FeeBasis, [age_from, age_to]: [number, number], amount: number): FeeRow => ({
  type,
  basis,
  age_from,
  age_to,
  amount_cents: cents(amount),
  valid_from: day('2024-01-01'),
  valid_to: null,
});
const fees = [
  fee('sirf', 'main', [0, 29], 12_000),
  fee('sirf', 'main', [30, 90], 22_000),
  fee('siac', 'main', [0, 90], 6000),
  fee('siac', 'child', [0, 17], 1200),
  fee('siac', 'child', [18, 29], 2400),
  fee('siac', 'child_with_disability', [0, 90], 1200),
];

const main = { id: 1, first_name: 'Ayşe', last_name: 'Kaya', date_of_birth: day('2000-01-01'), basis: 'main' as const };
const son = { id: 2, first_name: 'Can', last_name: 'Kaya', date_of_birth: day('2015-05-05'), basis: 'child' as const };

const open: ChargingInvoice = {
  id: 7,
  type: 'siac',
  status: 'open',
  billed_year: 2027,
  dunning_status: 0,
  amount_cents: cents(7200),
  paid_cents: cents(0),
  items: [{ member_id: 1 }, { member_id: 2 }],
};
const registration: ChargingInvoice = {
  ...open,
  id: 8,
  type: 'sirf',
  amount_cents: cents(12_000),
  items: [{ member_id: 1 }],
};

type Facts = { date_of_birth?: typeof son.date_of_birth; basis?: FeeBasis };
const corrected = (invoices: ChargingInvoice[], person: typeof main | typeof son, now: Facts) =>
  confirmedAnew(invoices, {
    before: person,
    facts: {
      persons: [main, son].map((one) => (one.id === person.id ? { ...one, ...now } : one)),
      fees,
      today: TODAY,
      own_amounts: [],
    },
  });

describe('a confirmed fee may be confirmed anew', () => {
  const may = (change: Partial<ChargingInvoice>) => mayBeConfirmedAnew({ ...open, ...change }, { year: 2027 });

  it('only while it is open', () => {
    expect(invoiceStatuses.filter((status) => may({ status }))).toEqual(['open']);
  });

  it('while nothing was paid and no reminder was sent', () => {
    expect([may({}), may({ paid_cents: cents(1) }), may({ dunning_status: 1 })]).toEqual([true, false, false]);
  });

  it('as a contribution of this year, or as a registration fee of any year', () => {
    expect([may({ billed_year: 2026 }), may({ type: 'sirf', billed_year: 2026 }), may({ type: 'sim' })]).toEqual([
      ...[false, true, false],
    ]);
  });
});

describe('a correction', () => {
  it('changes the fee that was calculated from the value, and no other', () => {
    const outcome = corrected([open, registration], main, { date_of_birth: day('1990-01-01') });

    expect(outcome).toMatchObject({ anew: [{ id: 8, type: 'sirf', was_cents: 12_000, amount_cents: 22_000 }] });
    expect(outcome).toHaveProperty('anew.0.items', [
      { member_id: 1, first_name: 'Ayşe', last_name: 'Kaya', basis: 'main', amount_cents: 22_000 },
    ]);
  });

  it('charges for the same people again', () => {
    const outcome = corrected([open], son, { date_of_birth: day('2005-05-05') });

    expect(outcome).toMatchObject({ anew: [{ amount_cents: 8400, items: [{ member_id: 1 }, { member_id: 2 }] }] });
  });

  it('that leaves the fee as it is changes no invoice', () => {
    expect(corrected([open, registration], main, { date_of_birth: day('2001-01-01') })).toEqual({ anew: [] });
    expect(corrected([open], son, { basis: 'child_with_disability' })).toEqual({ anew: [] });
  });

  it('that leaves the fee as it is changes no invoice though the table has changed since', () => {
    const dearer = { ...open, amount_cents: cents(7000) };

    expect(corrected([dearer], son, { date_of_birth: day('2016-05-05') })).toEqual({ anew: [] });
  });

  it('that leaves the sum as it is changes no invoice', () => {
    expect(corrected([{ ...open, amount_cents: cents(8400) }], son, { date_of_birth: day('2005-05-05') })).toEqual({
      anew: [],
    });
  });

  it('to values without a fee is told apart', () => {
    expect(corrected([open], son, { basis: 'spouse' })).toEqual({ problem: 'no_matching_fee' });
    expect(corrected([open], main, { date_of_birth: day('1920-01-01') })).toEqual({ problem: 'no_matching_fee' });
  });

  it('of somebody who turns out to be a parent leaves them out, as there may be no fee for parents', () => {
    const alone = { ...open, amount_cents: cents(1200), items: [{ member_id: 2 }] };

    expect(corrected([open], son, { basis: 'nb' })).toMatchObject({ anew: [{ amount_cents: 6000 }] });
    expect(corrected([alone], son, { basis: 'nb' })).toMatchObject({ anew: [{ amount_cents: 0, items: [] }] });
  });

  it('is not possible if somebody on the invoice is covered no more', () => {
    for (const member_id of [3, null]) {
      const invoice = { ...open, items: [{ member_id }, { member_id: 2 }] };
      expect(corrected([invoice], son, { basis: 'spouse' })).toEqual({ problem: 'people_left' });
    }
  });
});

it('the sums before and after are those of all invoices that change', () => {
  const outcome = corrected([{ ...registration, id: 9 }, registration], main, { date_of_birth: day('1990-01-01') });

  expect('anew' in outcome && sumsOf(outcome.anew)).toEqual({ old_cents: 24_000, new_cents: 44_000 });
});
