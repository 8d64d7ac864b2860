import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { cents, formatEuro } from '../shared/money.ts';
import type { FeeBasis, FeeRow, FeeType } from './fees.ts';
import { type CoveredPerson, type PreCalculationFacts, preCalculate } from './preCalculation.ts';

const fee = (type: FeeType, basis: FeeBasis, ages: [number, number], euros: number): FeeRow => ({
  type,
  basis,
  age_from: ages[0],
  age_to: ages[1],
  amount_cents: cents(euros * 100),
  valid_from: day('2025-01-01'),
  valid_to: null,
});

const fees = [
  fee('sirf', 'main', [18, 49], 200),
  fee('sirf', 'main', [50, 150], 500),
  fee('siac', 'main', [0, 150], 80),
  fee('siac', 'spouse', [0, 150], 60),
  fee('siac', 'child', [0, 17], 0),
  fee('siac', 'child', [18, 30], 40),
];

const person = (id: number, first_name: string, basis: FeeBasis, birth: string | null): CoveredPerson => ({
  id,
  first_name,
  last_name: 'Yılmaz',
  basis,
  date_of_birth: birth === null ? null : day(birth),
});

const family = [
  person(1, 'Hasan', 'main', '1980-06-15'),
  person(2, 'Ayşe', 'spouse', '1984-02-01'),
  person(3, 'Elif', 'child', '2005-01-01'),
  person(4, 'Can', 'child', '2020-09-09'),
];

const aHousehold = (facts: Partial<PreCalculationFacts> = {}): PreCalculationFacts => ({
  persons: family,
  fees,
  today: day('2027-03-10'),
  registration_fee_billed: false,
  billed_member_ids: [],
  own_amounts: [],
  ...facts,
});

function told(facts: PreCalculationFacts): string[] {
  const outcome = preCalculate(facts);
  if (outcome.problem) return [outcome.problem];
  const { registration_fee: fee, annual_contribution: contribution } = outcome;
  return [
    `registration ${fee.available ? formatEuro(fee.amount_cents) : 'none'}`,
    `contribution ${contribution.available ? formatEuro(contribution.total_cents) : 'none'}`,
    ...contribution.detail.map(
      (item) => `  ${item.first_name} ${formatEuro(item.amount_cents)}${item.already_billed ? ' billed' : ''}`,
    ),
  ];
}

describe('what a household is invoiced', () => {
  it('a family that joins pays the registration fee and a contribution for everyone', () => {
    expect(told(aHousehold())).toEqual([
      'registration €\u00a0200,00',
      'contribution €\u00a0180,00',
      '  Hasan €\u00a080,00',
      '  Ayşe €\u00a060,00',
      '  Elif €\u00a040,00',
      '  Can €\u00a00,00',
    ]);
  });

  it('only a child added during the year is invoiced', () => {
    expect(told(aHousehold({ registration_fee_billed: true, billed_member_ids: [1, 2, 4] }))).toEqual([
      'registration none',
      'contribution €\u00a040,00',
      '  Hasan €\u00a00,00 billed',
      '  Ayşe €\u00a00,00 billed',
      '  Elif €\u00a040,00',
      '  Can €\u00a00,00 billed',
    ]);
  });

  it('a small child added during the year is invoiced at 0', () => {
    const outcome = preCalculate(aHousehold({ registration_fee_billed: true, billed_member_ids: [1, 2, 3] }));

    expect(outcome).toMatchObject({ annual_contribution: { available: true, total_cents: 0 } });
  });

  it('nothing is left once everybody is invoiced', () => {
    expect(told(aHousehold({ registration_fee_billed: true, billed_member_ids: [1, 2, 3, 4] })).slice(0, 2)).toEqual([
      'registration none',
      'contribution none',
    ]);
  });

  it('an older main member pays more to register', () => {
    const older = [person(1, 'Hasan', 'main', '1977-03-10')];

    expect(told(aHousehold({ persons: older }))[0]).toBe('registration €\u00a0500,00');
  });
});

describe('when it cannot be calculated', () => {
  it('a missing date of birth gives nothing_to_precalculate', () => {
    expect(told(aHousehold({ persons: [person(1, 'Hasan', 'main', null)] }))).toEqual(['nothing_to_precalculate']);
    expect(told(aHousehold({ persons: [...family, person(5, 'Su', 'child', null)] }))).toEqual([
      'nothing_to_precalculate',
    ]);
    expect(told(aHousehold({ persons: [] }))).toEqual(['nothing_to_precalculate']);
  });

  it('a missing date of birth does not matter for somebody already invoiced', () => {
    const persons = [...family, person(5, 'Su', 'child', null)];

    expect(told(aHousehold({ persons, billed_member_ids: [5] }))[1]).toBe('contribution €\u00a0180,00');
  });

  it('a person without a row in the fee table has no matching fee', () => {
    expect(told(aHousehold({ persons: [...family, person(5, 'Su', 'child', '1970-01-01')] }))).toEqual([
      'no_matching_fee',
    ]);
    expect(told(aHousehold({ persons: [person(1, 'Hasan', 'main', '2015-01-01')] }))).toEqual(['no_matching_fee']);
  });

  it.each(['1950-01-01', null])(
    'a parent without one, born %s, is left out and holds nobody up (decision 86)',
    (birth) => {
      const persons = [...family, person(5, 'Nine', 'nb', birth)];

      expect(told(aHousehold({ persons }))).toEqual(told(aHousehold({ persons: family })));
    },
  );
});
