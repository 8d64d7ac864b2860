import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCharged, preCalculate } from '../../domain/invoicing/preCalculation.ts';
import { day } from '../../domain/shared/day.ts';
import { cents, sumCents } from '../../domain/shared/money.ts';
import { runSql } from '../platform/db.ts';
import { aHousehold } from '../testing/builders.ts';
import { aCoveredPerson, anInvoice } from '../testing/invoicingBuilders.ts';
import { anOwnAmount } from '../testing/payments/ownAmountBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { billingFacts } from './billing.reads.ts';
import { isYearlyRunDue, listDue, listUncovered, reckonYearlyRun } from './yearlyRun.reads.ts';

const server = testServer();

const TODAYS = ['2027-01-01', '2027-02-28', '2027-03-01', '2028-02-29', '2027-12-31'] as const;
const BIRTHS = [
  '1960-01-01',
  '1960-01-02',
  '2000-02-29',
  '1990-12-31',
  '2027-01-01',
  '2027-06-30',
  '2009-03-01',
  null,
] as const;

const aDay = <D extends string>(...days: readonly D[]) => fc.constantFrom(...days);
const aPerson = fc.record({
  status: fc.constantFrom(
    'new' as const,
    'waiting' as const,
    'active' as const,
    'active' as const,
    'inactive' as const,
  ),
  basis: fc.constantFrom('spouse' as const, 'child' as const, 'child_with_disability' as const, 'nb' as const),
  birth: fc.constantFrom(...BIRTHS),
  /** In place of the table's contribution of 2027. */
  own: fc.option(fc.nat(10_000), { freq: 3 }),
});
const anInvoiceOf = fc.record({
  type: fc.constantFrom('siac' as const, 'siac' as const, 'siac' as const, 'sirf' as const, 'sim' as const),
  status: fc.constantFrom('open', 'paid', 'partly_paid', 'over_paid', 'void', 'draft', 'cancelled', 'uncollectible'),
  on: aDay('2026-03-01', '2027-01-05', '2027-01-05', '2028-01-05'),
  /** The person's place in the household. */
  whose: fc.nat(3),
});
const aFamily = fc.record({
  status: fc.constantFrom(
    'active' as const,
    'active' as const,
    'active' as const,
    'waiting' as const,
    'inactive' as const,
  ),
  birth: fc.constantFrom(...BIRTHS),
  persons: fc.array(aPerson, { maxLength: 3 }),
  invoices: fc.array(anInvoiceOf, { maxLength: 3 }),
});
const aFee = fc.record({
  type: fc.constantFrom('sirf', 'siac', 'siac'),
  basis: fc.constantFrom('main', 'main', 'spouse', 'child', 'child_with_disability', 'nb'),
  from: fc.constantFrom(0, 0, 0, 17, 27, 66),
  years: fc.constantFrom(0, 20, 150),
  amount: fc.nat(90_000),
  validFrom: aDay('2020-01-01', '2027-01-01', '2027-03-01'),
  validTo: aDay('2027-02-28', '2027-12-31', '9'),
});

const A_FEE_FOR_PARENTS = {
  type: 'siac',
  basis: 'nb',
  from: 0,
  years: 150,
  amount: 5000,
  validFrom: '2020-01-01',
  validTo: '9',
} as const;
const PARENTS_WITHOUT_A_BIRTH_DAY: Family[] = (['waiting', 'active'] as const).map((status) => ({
  status: 'active',
  birth: '1960-01-01',
  persons: [{ status, basis: 'nb', birth: null, own: null }],
  invoices: [],
}));

type Family = typeof aFamily extends fc.Arbitrary<infer F> ? F : never;
type Fee = typeof aFee extends fc.Arbitrary<infer F> ? F : never;

async function enter(families: readonly Family[], fees: readonly Fee[]): Promise<number[]> {
  await server.change(({ tx }) => runSql(tx, 'truncate households, sale_invoices cascade; truncate fees'));
  for (const { type, basis, from, years, amount, validFrom, validTo } of fees) {
    const last = validTo < validFrom || validTo === '9' ? null : validTo;
    await server.change(({ tx }) =>
      runSql(
        tx,
        `insert into fees (type, basis, age_from, age_to, amount_cents, valid_from, valid_to)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [type, basis, from, from + years, amount, validFrom, last],
      ),
    );
  }
  const ids: number[] = [];
  for (const family of families) ids.push(await enterFamily(family));
  return ids;
}

async function enterFamily({ status, birth, persons, invoices }: Family): Promise<number> {
  const household = await aHousehold(server, { status, date_of_birth: birth && day(birth) } as never);
  const people = [household.main_member_id];
  for (const { status: state, basis, birth: born, own } of persons) {
    const values = { status: state, membership_basis: basis, date_of_birth: born && day(born) };
    const member_id = await aCoveredPerson(server, household, values);
    people.push(member_id);
    if (own !== null) await anOwnAmount(server, member_id, { reason: 'Mindestpension', year: 2027, amount: own });
  }
  for (const { type, status: state, on, whose } of invoices) {
    const main_member_id = people[whose % people.length] ?? household.main_member_id;
    // a household has at most one draft of a type
    await anInvoice(server, { ...household, main_member_id }, { type, status: state as never, date: day(on) }).catch(
      (error) => {
        if (!String(error).includes('one_draft_per_type')) throw error;
      },
    );
  }
  return household.household_id;
}

/** The yearly run by the pure rule: `preCalculate` over each household's facts. */
async function byTheRule(ids: readonly number[], today: ReturnType<typeof day>) {
  const { db } = server.context;
  const due = [];
  const problems = [];
  for (const household_id of ids) {
    const household = await db
      .selectFrom('households')
      .select('status')
      .where('id', '=', household_id)
      .executeTakeFirstOrThrow();
    const givenUp = await db
      .selectFrom('sale_invoices')
      .select('id')
      .where('household_id', '=', household_id)
      .where('type', '=', 'siac')
      .where('status_id', '=', 5)
      .where('billed_year', '=', Number(today.slice(0, 4)))
      .execute();
    if (household.status !== 'active' || givenUp.length > 0) continue;
    const facts = await billingFacts(db, { household_id, today, drafts: 'ignore', people: 'members' });
    const isSettled = (person: (typeof facts.persons)[number]) =>
      facts.billed_member_ids.includes(person.id) || !isCharged(person, facts);
    if (facts.persons.every(isSettled)) continue;
    const outcome = preCalculate(facts);
    if (outcome.problem) problems.push({ household_id, problem: outcome.problem });
    else {
      const items = outcome.annual_contribution.detail
        .filter(({ already_billed }) => !already_billed)
        .map(({ already_billed: _, ...item }) => item);
      due.push({ household_id, total_cents: outcome.annual_contribution.total_cents, items });
    }
  }
  return { due, problems };
}

it('the database invoices the same households, people and amounts as the rule, and names the same problems', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aFamily, { minLength: 4, maxLength: 8 }),
      fc.array(aFee, { minLength: 3, maxLength: 14 }),
      aDay(...TODAYS),
      async (families, fees, on) => {
        const today = day(on);
        const { db } = server.context;
        const ids = await enter(families, fees);
        const year = Number(on.slice(0, 4));

        const expected = await byTheRule(ids, today);
        const run = await reckonYearlyRun(db, { today, most: 100 });
        const uncovered = await listUncovered(db, { today, after: 0, most: 100 });

        expect(await listDue(db, today, ids)).toEqual(expected.due);
        expect(run).toEqual({
          year,
          households: expected.due.length,
          total_cents: sumCents(expected.due.map(({ total_cents }) => total_cents)),
          cannot_be_billed: expected.problems,
        });
        const found = [...expected.due, ...expected.problems].map(({ household_id }) => household_id);
        expect(uncovered).toEqual(found.sort((one, other) => one - other));
        expect(await isYearlyRunDue(db, today)).toBe(found.length > 0);
      },
    ),
    { numRuns: 25, examples: [[PARENTS_WITHOUT_A_BIRTH_DAY, [A_FEE_FOR_PARENTS], '2027-01-01']] },
  );
});

it('only the first of those who cannot be invoiced are named', async () => {
  await enter(
    Array.from({ length: 3 }, () => ({ status: 'active', birth: null, persons: [], invoices: [] })),
    [],
  );

  const { households, total_cents, cannot_be_billed } = await reckonYearlyRun(server.context.db, {
    today: day('2027-01-01'),
    most: 2,
  });

  expect([households, total_cents, cannot_be_billed.length]).toEqual([0, cents(0), 2]);
});
