import { day } from '../shared/day.ts';
import { cents } from '../shared/money.ts';
import type { CoverFacts, InvoiceFacts, MembershipFacts, StatusStep } from './coverFacts.ts';

/** Facts for tests of the rule. Days are ISO text; the first example person joined, waited and is covered. */

let written = 0;

export function step(status: StatusStep['status'], on: string, reason_id: number | null = null): StatusStep {
  written += 1;
  return { id: written, status, on: day(on), reason_id };
}

/** Entered on 20 December 2026; paid on 2 January 2027; waits until 2 April. */
export const waits = step('waiting', '2026-12-27');
const isActive = step('active', '2027-04-03');

export function membership(given: Partial<MembershipFacts> = {}): MembershipFacts {
  return {
    household_id: 1,
    is_age_limited: false,
    entered: { on: day('2026-12-20'), status: 'new' },
    steps: [waits, isActive],
    period: { from: day('2027-01-02'), until: day('2027-04-02'), held_by: 'documents', not_before: null },
    invoices: [],
    free_money: [],
    ...given,
  };
}

export const waiting = (given: Partial<MembershipFacts> = {}) => membership({ steps: [waits], ...given });

export const covered = (given: Partial<MembershipFacts> = {}) => membership(given);

export const ended = (on: string, reason_id = 1, given: Partial<MembershipFacts> = {}) =>
  membership({ ...given, steps: [...(given.steps ?? [waits, isActive]), step('inactive', on, reason_id)] });

export function period(
  from: string | null,
  until: string | null,
  held_by: 'documents' | 'household' | null = null,
  not_before: string | null = null,
) {
  return { from: dayOrNull(from), until: dayOrNull(until), held_by, not_before: dayOrNull(not_before) };
}

function dayOrNull(text: string | null) {
  return text === null ? null : day(text);
}

/** Confirmed on 1 May 2027 over € 60; reminders on 22 May, 5 June and 19 June. */
export function invoice(given: Partial<InvoiceFacts> = {}): InvoiceFacts {
  return {
    bill_number: 'R-2027-1',
    date: day('2027-05-01'),
    amount_cents: cents(6000),
    payments: [],
    reminders: [
      { level: 1, on: day('2027-05-22') },
      { level: 2, on: day('2027-06-05') },
      { level: 3, on: day('2027-06-19') },
    ],
    dropped_on: null,
    ...given,
  };
}

export function paid(value_date: string, amount = 6000, returned_on: string | null = null) {
  return {
    cents: cents(amount),
    value_date: day(value_date),
    returned_on: returned_on === null ? null : day(returned_on),
  };
}

export const owes = (given: Partial<InvoiceFacts>) => covered({ invoices: [invoice(given)] });

export const owing = (...payments: InvoiceFacts['payments']) => owes({ payments });

export type About = Partial<Pick<CoverFacts, 'is_accident' | 'birth'> & Pick<MembershipFacts, 'is_age_limited'>>;

/** Facts about the person apply to all their households. */
export function asked(
  on: string,
  memberships: MembershipFacts[],
  { is_age_limited, ...given }: About = {},
): CoverFacts {
  const inEach = memberships.map((one) => ({ ...one, is_age_limited: is_age_limited ?? one.is_age_limited }));
  return { day: day(on), is_accident: false, birth: day('1960-05-05'), memberships: inEach, ...given };
}

export const accident = { is_accident: true } as const;

/** A son or daughter without a disability. */
export const childBorn = (birth: string) => ({ birth: day(birth), is_age_limited: true }) as const;
