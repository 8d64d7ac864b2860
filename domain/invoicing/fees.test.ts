import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { cents } from '../shared/money.ts';
import { type FeeQuestion, type FeeRow, feeAge, feeFor } from './fees.ts';

const aFee = (row: Partial<FeeRow>): FeeRow => ({
  type: 'sirf',
  basis: 'main',
  age_from: 0,
  age_to: 150,
  amount_cents: cents(10_000),
  valid_from: day('2025-01-01'),
  valid_to: null,
  ...row,
});

const asked = (question: Partial<FeeQuestion>): FeeQuestion => ({
  type: 'sirf',
  basis: 'main',
  birth: day('1980-06-15'),
  on: day('2027-03-10'),
  ...question,
});

const bands = [
  aFee({ age_from: 18, age_to: 39, amount_cents: cents(20_000) }),
  aFee({ age_from: 40, age_to: 49, amount_cents: cents(40_000) }),
  aFee({ age_from: 50, age_to: 150, amount_cents: cents(80_000) }),
];

describe('the fee of a person', () => {
  it.each([
    ['1987-03-10', 40_000],
    ['1987-03-11', 20_000],
    ['1977-03-10', 80_000],
    ['1977-03-11', 40_000],
    ['2009-03-10', 20_000],
    ['2009-03-11', undefined],
  ])('born on %s, registered on 10 March 2027: %s cents', (birth, amount) => {
    expect(feeFor(asked({ birth: day(birth) }), bands)?.amount_cents).toBe(amount);
  });

  it('depends on type and basis', () => {
    expect(feeFor(asked({ type: 'siac' }), bands)).toBeUndefined();
    expect(feeFor(asked({ basis: 'spouse' }), bands)).toBeUndefined();
  });

  it('follows the validity of the rows, both ends included', () => {
    const rows = [
      aFee({ amount_cents: cents(1), valid_from: day('2026-01-01'), valid_to: day('2026-12-31') }),
      aFee({ amount_cents: cents(2), valid_from: day('2027-01-01') }),
    ];
    const amountOn = (on: string) => feeFor(asked({ on: day(on) }), rows)?.amount_cents;

    expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map(amountOn)).toEqual([undefined, 1, 1, 2]);
  });

  it('of two matching rows the newer one counts, whatever their order', () => {
    const older = aFee({ amount_cents: cents(1), valid_from: day('2026-01-01') });
    const newer = aFee({ amount_cents: cents(2), valid_from: day('2027-01-01') });

    expect(feeFor(asked({}), [older, newer])).toBe(newer);
    expect(feeFor(asked({}), [newer, older])).toBe(newer);
  });
});

describe('the age that decides', () => {
  it('is that of the day for the registration, that of 1 January for the contribution', () => {
    const birth = day('2007-02-01');

    expect(feeAge({ type: 'sirf', birth, on: day('2027-03-10') })).toBe(20);
    expect(feeAge({ type: 'siac', birth, on: day('2027-03-10') })).toBe(19);
    expect(feeAge({ type: 'siac', birth, on: day('2027-01-02') })).toBe(19);
  });

  it('of a child born during the year is 0', () => {
    expect(feeAge({ type: 'siac', birth: day('2027-02-20'), on: day('2027-03-10') })).toBe(0);
  });
});
