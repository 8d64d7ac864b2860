import { expect, it } from 'vitest';
import { defaultSettings } from '../boardSettings/settings.ts';
import { type CoverSettings, coverOn } from './cover.ts';
import { accident, asked, childBorn, covered, ended, invoice, owing, waiting } from './coverExamples.ts';
import type { CoverFacts } from './coverFacts.ts';

type Case = [name: string, facts: CoverFacts, grounds: string, settings?: Partial<CoverSettings>];

const at0 = { accident_exempt_after_days: 0 };
const other = { household_id: 2 };
const excludedOnce = ended('2027-06-01', 23);
const unknownInvoice = invoice({ bill_number: 'R-2027-2', reminders: 'unknown' });
const unknownOwing = waiting({ period: 'unknown', invoices: [invoice()] });

/** Several grounds at once, and what nobody knows beside what decides. */
const cases: Case[] = [
  ['child over age in arrears', asked('2027-07-01', [owing()], childBorn('1997-06-01')), 'over_age in_arrears covered'],
  [
    'two households, one in arrears',
    asked('2027-07-01', [owing(), covered(other)]),
    'two_households in_arrears covered covered',
  ],
  [
    'accident while waiting and in arrears',
    asked('2027-06-20', [waiting({ invoices: [invoice()] })], accident),
    'in_arrears accident_exempt waiting',
    at0,
  ],
  [
    'unknown basis and in arrears',
    asked('2027-07-01', [owing()], { ...childBorn('1997-06-01'), is_age_limited: 'unknown' }),
    'unknown in_arrears covered',
  ],
  ['a period that nobody knows, and in arrears', asked('2027-07-01', [unknownOwing]), 'in_arrears unknown'],
  [
    'over age, and invoices that nobody knows',
    asked('2027-07-01', [covered({ invoices: [unknownInvoice] })], childBorn('1997-06-01')),
    'over_age unknown covered',
  ],
  [
    'in arrears, and another invoice that nobody knows',
    asked('2027-07-01', [covered({ invoices: [invoice(), unknownInvoice] })]),
    'in_arrears unknown covered',
  ],
  [
    'two households, and a basis that nobody knows',
    asked('2027-07-01', [covered(), covered(other)], { ...childBorn('1997-06-01'), is_age_limited: 'unknown' }),
    'two_households unknown covered covered',
  ],
  [
    'waiting, and invoices that nobody knows',
    asked('2027-07-01', [waiting({ invoices: [unknownInvoice] })]),
    'unknown waiting',
  ],
  [
    'several unknown, one of which decides',
    asked('2027-07-01', [covered({ invoices: [invoice(), unknownInvoice] })], {
      ...childBorn('1997-06-01'),
      is_age_limited: 'unknown',
    }),
    'unknown in_arrears covered',
  ],
  ['excluded with debts', asked('2027-07-01', [{ ...excludedOnce, invoices: [invoice()] }]), 'excluded in_arrears'],
];

it.each(cases)('%s', (_name, facts, grounds, settings) => {
  const cover = coverOn(facts, { ...defaultSettings, ...settings });

  expect(cover.grounds.map(({ verdict }) => verdict).join(' ')).toBe(grounds);
  expect(cover.verdict).toBe(cover.grounds[0]?.verdict);
});
