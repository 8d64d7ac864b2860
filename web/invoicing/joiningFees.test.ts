import { expect, it } from 'vitest';
import type { Fee } from '../../domain/invoicing/invoicing.contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { contributionOf } from './joiningFees.ts';

const wire = (text: string) => toWireDay(day(text));
const aFee = (fee: Partial<Fee>): Fee => ({
  type: 'siac',
  basis: 'child',
  age_from: 0,
  age_to: 150,
  amount: 12.5,
  valid_from: wire('2025-01-01'),
  valid_to: null,
  ...fee,
});

const fees = [
  aFee({ age_to: 5, amount: 0 }),
  aFee({ age_from: 6, age_to: 29 }),
  aFee({ basis: 'spouse', amount: 45, valid_to: wire('2026-12-31') }),
  aFee({ type: 'sirf', basis: 'child', age_from: 30, amount: 99 }),
];

const child = (birth: string) => ({ basis: 'child', birth: day(birth) }) as const;

it.each([
  [child('2026-11-20'), 0],
  [child('2020-01-02'), 0],
  [child('2020-01-01'), 1250],
  [child('1990-01-01'), undefined],
  [{ basis: 'spouse', birth: day('1990-01-01') } as const, 4500],
  [{ basis: 'nb', birth: day('1990-01-01') } as const, undefined],
])('in 2026 %j adds %s cents', (joiner, amount) => {
  expect(contributionOf(joiner, day('2026-11-20'), fees)).toBe(amount);
});

it('a fee that is no longer valid adds nothing', () => {
  expect(contributionOf({ basis: 'spouse', birth: day('1990-01-01') }, day('2027-01-01'), fees)).toBeUndefined();
});
