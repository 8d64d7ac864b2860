import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day } from '../shared/day.ts';
import { coverOn } from './cover.ts';
import { accident, asked, childBorn, covered, ended, invoice, owing, paid, period, waiting } from './coverExamples.ts';

const first = (...given: Parameters<typeof coverOn>) => coverOn(...given).grounds[0];
const anyDay = fc.integer({ min: 0, max: 900 }).map((days) => addDays(day('2026-12-01'), days));

describe('a ground states its facts', () => {
  it('the days of waiting, and what else is missing', () => {
    expect(first(asked('2027-02-01', [waiting()]))).toEqual({
      verdict: 'waiting',
      household_id: 1,
      from: '2027-01-02',
      until: '2027-04-02',
      held_by: 'documents',
      not_before: null,
    });
  });

  it('a payment after the day had started nothing', () => {
    expect(first(asked('2026-12-30', [waiting()]))).toMatchObject({ from: null, until: null });
  });

  it('the days until an accident was exempt', () => {
    const settings = { accident_exempt_after_days: 3, holds_until_reminder: 2 } as const;

    expect(first(asked('2027-01-12', [waiting()], accident), settings)).toMatchObject({
      verdict: 'accident_exempt',
      from: '2027-01-02',
      days_waited: 10,
      exempt_after_days: 3,
    });
  });

  it('the invoice, what is owed of it, and the reminder', () => {
    expect(first(asked('2027-07-01', [owing(paid('2027-06-20', 1000), paid('2027-07-02', 5000))]))).toMatchObject({
      verdict: 'in_arrears',
      invoices: [{ bill_number: 'R-2027-1', open_cents: 5000, level: 3, reminded_on: '2027-06-19' }],
    });
  });

  it('the first day without membership, and whether it had begun', () => {
    expect(first(asked('2027-09-01', [ended('2027-09-01')]))).toMatchObject({ since: '2027-09-01', had_begun: true });
    expect(first(asked('2027-03-01', [ended('2027-02-01', 1, waiting())]))).toMatchObject({ had_begun: false });
  });

  it('the last day of a child, and the two households', () => {
    expect(first(asked('2027-06-02', [covered()], childBorn('1997-06-01')))).toMatchObject({ last_day: '2027-06-01' });
    const twice = asked('2027-06-02', [covered({ household_id: 7 }), covered({ household_id: 3 })]);
    expect(first(twice)).toMatchObject({ household_ids: [3, 7] });
  });

  it('all missing facts', () => {
    const facts = asked('2027-07-01', [covered({ invoices: [invoice({ reminders: 'unknown' })] })], {
      ...childBorn('1997-06-01'),
      is_age_limited: 'unknown',
    });

    expect(first(facts)).toEqual({ verdict: 'unknown', missing: ['basis', 'invoice_history'], known_since: null });
  });
});

describe('the rule, for any day', () => {
  it('once covered after waiting, a person stays covered while nothing else happens', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(400), (on, later) => {
        const facts = asked(on, [waiting({ period: period('2027-01-02', '2027-04-02') })]);
        const isCovered = (at: typeof on) => coverOn({ ...facts, day: at }).verdict === 'covered';
        return !isCovered(on) || isCovered(addDays(on, later));
      }),
    );
  });

  it('never covers anybody on the day after the end or later', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(400), fc.boolean(), (end, later, isAccident) => {
        const facts = asked(addDays(end, later), [ended(end)], { is_accident: isAccident });
        const { grounds } = coverOn(facts, { accident_exempt_after_days: 0, holds_until_reminder: 2 });
        return grounds.every(({ verdict }) => verdict !== 'covered' && verdict !== 'accident_exempt');
      }),
    );
  });

  it('finds the same grounds in whatever order the facts are given', () => {
    const invoices = [
      invoice(),
      invoice({ bill_number: 'R-2', payments: [paid('2027-06-01', 10), paid('2027-06-02')] }),
    ];
    const memberships = [
      ended('2027-09-01', 15, { invoices }),
      covered({ household_id: 2, invoices }),
      waiting({ household_id: 3 }),
    ];
    const orders = fc.tuple(
      fc.shuffledSubarray(memberships, { minLength: 3 }),
      fc.shuffledSubarray(invoices, { minLength: 2 }),
      anyDay,
    );
    fc.assert(
      fc.property(orders, ([shuffled, shuffledInvoices, on]) => {
        const mixed = shuffled.map((one) => ({
          ...one,
          steps: one.steps.toReversed(),
          invoices: one.invoices.length > 0 ? shuffledInvoices : [],
        }));
        expect(coverOn(asked(on, mixed))).toEqual(coverOn(asked(on, memberships)));
      }),
    );
  });

  it('an earlier value date never makes a verdict worse', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.nat(60), (on, value, earlier) => {
        const isCovered = (at: typeof on) => coverOn(asked(on, [owing(paid(at))])).verdict === 'covered';
        return !isCovered(value) || isCovered(addDays(value, -earlier));
      }),
    );
  });
});
