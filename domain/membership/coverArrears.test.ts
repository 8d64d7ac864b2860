import { expect, it } from 'vitest';
import { defaultSettings } from '../boardSettings/settings.ts';
import { day } from '../shared/day.ts';
import { type CoverSettings, coverOn } from './cover.ts';
import { asked, covered, invoice, owes, owing, paid } from './coverExamples.ts';
import type { CoverFacts } from './coverFacts.ts';

type Case = [name: string, facts: CoverFacts, grounds: string, settings?: Partial<CoverSettings>];

const late = { reminders: [{ level: 1, on: day('2027-05-22') }] } as const;

/** Reminders and value dates. */
const cases: Case[] = [
  ['an open invoice without a reminder', asked('2027-05-21', [owing()]), 'covered'],
  ['after the first reminder', asked('2027-05-22', [owing()]), 'covered'],
  ['after the second', asked('2027-06-18', [owing()]), 'covered'],
  ['on the day of the third', asked('2027-06-19', [owing()]), 'in_arrears covered'],
  ['long after', asked('2027-12-31', [owing()]), 'in_arrears covered'],
  ['cover holds until the first', asked('2027-06-05', [owing()]), 'in_arrears covered', { holds_until_reminder: 1 }],
  ['cover holds until none', asked('2027-05-22', [owing()]), 'in_arrears covered', { holds_until_reminder: 0 }],
  ['cover always holds', asked('2027-12-31', [owing()]), 'covered', { holds_until_reminder: 3 }],
  ['paid before the reminder', asked('2027-07-01', [owing(paid('2027-06-01'))]), 'covered'],
  ['paid with the value date of the day', asked('2027-07-01', [owing(paid('2027-07-01'))]), 'covered'],
  ['paid with the value date of the next day', asked('2027-07-01', [owing(paid('2027-07-02'))]), 'in_arrears covered'],
  ['partly paid', asked('2027-07-01', [owing(paid('2027-06-01', 5999))]), 'in_arrears covered'],
  ['paid in two parts', asked('2027-07-01', [owing(paid('2027-06-01', 2000), paid('2027-06-30', 4000))]), 'covered'],
  [
    'paid, and reversed before the day: reminders start again',
    asked('2027-07-10', [owing(paid('2027-06-01', 6000, '2027-07-10'))]),
    'covered',
  ],
  [
    'paid after the third, and reversed: reminders start again',
    asked('2027-07-10', [owing(paid('2027-06-25', 6000, '2027-07-10'))]),
    'covered',
  ],
  [
    'paid on the day of the third, and reversed',
    asked('2027-07-10', [owing(paid('2027-06-19', 6000, '2027-07-10'))]),
    'covered',
  ],
  [
    'paid, reversed, and reminded since',
    asked('2027-06-30', [owing(paid('2027-06-01', 6000, '2027-06-15'))]),
    'in_arrears covered',
  ],
  [
    'paid in part, which is reversed',
    asked('2027-07-10', [owing(paid('2027-06-25', 5999, '2027-07-10'))]),
    'in_arrears covered',
  ],
  ['paid, and reversed after the day', asked('2027-07-09', [owing(paid('2027-06-01', 6000, '2027-07-10'))]), 'covered'],
  ['paid long after the day', asked('2027-07-01', [owing(paid('2027-09-01'))]), 'in_arrears covered'],
  ['before the invoice was there', asked('2027-04-30', [owing()]), 'covered'],
  ['an invoice of nothing', asked('2027-07-01', [owes({ amount_cents: paid('2027-01-01', 0).cents })]), 'covered'],
  [
    'money here, assigned to nothing',
    asked('2027-07-01', [{ ...owing(), free_money: [paid('2027-07-01')] }]),
    'covered',
  ],
  [
    'a transfer still on its way',
    asked('2027-07-01', [{ ...owing(), free_money: [paid('2027-07-02')] }]),
    'in_arrears covered',
  ],
  [
    'too little money here',
    asked('2027-07-01', [{ ...owing(), free_money: [paid('2027-07-01', 5999)] }]),
    'in_arrears covered',
  ],
  [
    'money for one of two',
    asked('2027-07-01', [
      covered({ free_money: [paid('2027-07-01')], invoices: [invoice(), invoice({ bill_number: 'R-2027-2' })] }),
    ]),
    'in_arrears covered',
  ],
  ['voided before the day', asked('2027-07-01', [owes({ dropped_on: day('2027-06-25') })]), 'covered'],
  ['voided after the day', asked('2027-07-01', [owes({ dropped_on: day('2027-07-02') })]), 'in_arrears covered'],
  ['voided, nobody knows when', asked('2027-07-01', [owes({ dropped_on: 'unknown' })]), 'unknown covered'],
  [
    'voided on an unknown day, with few reminders',
    asked('2027-07-01', [owes({ ...late, dropped_on: 'unknown' })]),
    'covered',
  ],
  ['reminders unknown', asked('2027-07-01', [owes({ reminders: 'unknown' })]), 'unknown covered'],
  [
    'reminders unknown of what was paid',
    asked('2027-07-01', [owes({ reminders: 'unknown', payments: [paid('2027-05-02')] })]),
    'covered',
  ],
];

it.each(cases)('%s', (_name, facts, grounds, settings) => {
  const cover = coverOn(facts, { ...defaultSettings, ...settings });

  expect(cover.grounds.map(({ verdict }) => verdict).join(' ')).toBe(grounds);
});
