import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceStatuses } from '../invoicing/invoice.ts';
import { addDays, type Day, day, daysBetween } from '../shared/day.ts';
import { dueReminder, dunningLevel } from './levels.ts';

const due = day('2027-03-01');

// proves: invoice.dunning-levels
it.each([
  ['2027-02-20', 0],
  ['2027-03-01', 0],
  ['2027-03-07', 0],
  ['2027-03-08', 1],
  ['2027-03-21', 1],
  ['2027-03-22', 2],
  ['2027-04-04', 2],
  ['2027-04-05', 3],
  ['2028-04-05', 3],
])('an invoice due on 1 March 2027 has on %s reached level %i', (today, level) => {
  expect(dunningLevel('open', due, day(today))).toBe(level);
});

it('only open and partly paid invoices get reminders', () => {
  const reminded = invoiceStatuses.filter((status) => dunningLevel(status, due, day('2027-12-31')) > 0);

  expect(reminded).toEqual(['open', 'partly_paid']);
});

describe('reminders', () => {
  /** The days on which reminders are sent if the nightly job runs on these days only. */
  function toldOn(nights: readonly string[]): string[] {
    const told: { level: 1 | 2 | 3; on: string }[] = [];
    for (const night of nights) {
      const last = told.at(-1);
      const householdToldOn = last && day(last.on);
      const next = dueReminder({ status: 'open', dueDate: due, level: last?.level ?? 0, householdToldOn }, day(night));
      if (next) told.push({ level: next, on: night });
    }
    return told.map(({ level, on }) => `${level} on ${on}`);
  }

  /** Raises those that are due; returns whether one was. */
  function remindOf(
    invoices: readonly { dueDate: Day; levels: number[] }[],
    householdToldOn: Day | undefined,
    today: Day,
  ): boolean {
    const raised = invoices.map(({ dueDate, levels }) => {
      const next = dueReminder({ status: 'open', dueDate, level: levels.length, householdToldOn }, today);
      if (next) levels.push(next);
      return next;
    });
    return raised.some((next) => next !== undefined);
  }

  /** Every night of four months, starting on a day. */
  const everyNightFrom = (first: string) => Array.from({ length: 120 }, (_, index) => addDays(day(first), index));

  // proves: invoice.dunning-levels
  it('are sent 7, 21 and 35 days past due if the job runs every night', () => {
    expect(toldOn(everyNightFrom('2027-02-01'))).toEqual(['1 on 2027-03-08', '2 on 2027-03-22', '3 on 2027-04-05']);
  });

  it.each([
    ['2027-03-10', ['1 on 2027-03-10', '2 on 2027-03-24', '3 on 2027-04-07']],
    ['2027-03-22', ['1 on 2027-03-22', '2 on 2027-04-05', '3 on 2027-04-19']],
    ['2027-04-12', ['1 on 2027-04-12', '2 on 2027-04-26', '3 on 2027-05-10']],
    ['2028-03-01', ['1 on 2028-03-01', '2 on 2028-03-15', '3 on 2028-03-29']],
  ])('are sent in order and 14 days apart if the job did not run until %s', (first, told) => {
    expect(toldOn(everyNightFrom(first))).toEqual(told);
  });

  it('keep their order and distance whichever nights the job does not run', () => {
    const nights = fc.subarray(everyNightFrom('2027-02-20'));

    fc.assert(
      fc.property(nights, (worked) => {
        const told = toldOn(worked).map((text) => text.split(' on '));
        expect(told.map(([level]) => Number(level))).toEqual([1, 2, 3].slice(0, told.length));
        for (const [place, [, on = '']] of told.entries()) {
          const before = told[place - 1]?.[1];
          if (before) expect(daysBetween(day(before), day(on))).toBeGreaterThanOrEqual(14);
        }
      }),
    );
  });

  it('for several invoices of a household come 14 days apart, and each invoice gets its three in order', () => {
    const nights = everyNightFrom('2027-02-20');
    const dueDates = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 6 });

    fc.assert(
      fc.property(dueDates, (offsets) => {
        const invoices = offsets.map((offset) => ({ dueDate: addDays(due, offset), levels: [] as number[] }));
        const letters: Day[] = [];
        for (const today of nights) {
          if (remindOf(invoices, letters.at(-1), today)) letters.push(today);
        }
        for (const { levels } of invoices) expect(levels).toEqual([1, 2, 3]);
        for (const [place, on] of letters.slice(1).entries()) {
          expect(daysBetween(letters[place] ?? on, on)).toBeGreaterThanOrEqual(14);
        }
      }),
    );
  });

  it('are not held back if the day of the last one is unknown', () => {
    const reminded = { status: 'open', dueDate: due, level: 1, householdToldOn: undefined } as const;

    expect(dueReminder(reminded, day('2027-03-21'))).toBeUndefined();
    expect(dueReminder(reminded, day('2027-03-22'))).toBe(2);
  });
});
