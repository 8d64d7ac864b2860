import type { DunningLevel } from '../dunning/levels.ts';
import { compareDays, type Day, isAfter } from '../shared/day.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { InvoiceFacts, MembershipFacts, Payment, Reminder } from './coverFacts.ts';

/** An invoice that was owed on the day, with the highest reminder until then. */
export type Arrear = { bill_number: string; open_cents: Cents; level: Reminder['level']; reminded_on: Day };

/**
 * Invoices that were owed on the day and had got a higher reminder than `holdsUntil`; and whether this is unknown for one.
 * Payments count by their value date, and a reminder as long as its debt is owed. Free money pays the oldest invoice
 * first (D44).
 */
export function arrearsOn(
  { invoices, free_money }: MembershipFacts,
  day: Day,
  holdsUntil: DunningLevel,
): { arrears: Arrear[]; isUnknown: boolean } {
  let free = hereOn(free_money, day);
  const arrears: Arrear[] = [];
  let isUnknown = false;
  for (const invoice of [...invoices].sort(oldestFirst)) {
    const open = openOn(invoice, day);
    if (open <= 0) continue;
    if (free >= open) {
      free -= open;
      continue;
    }
    const told = reminderOn(invoice, day);
    if (told === undefined || (told !== 'unknown' && told.level <= holdsUntil)) continue;
    if (told === 'unknown' || invoice.dropped_on === 'unknown') isUnknown = true;
    else {
      const { level, on } = told;
      arrears.push({ bill_number: invoice.bill_number, open_cents: cents(open), level, reminded_on: on });
    }
  }
  return { arrears, isUnknown };
}

/** An invoice that was owed on a day, in cents. */
export type Owed = { bill_number: string; open_cents: Cents };

/** The invoices that were owed on the day, the oldest first; free money pays the oldest one (D44). */
export function owedOn({ invoices, free_money }: Pick<MembershipFacts, 'invoices' | 'free_money'>, day: Day): Owed[] {
  let free = hereOn(free_money, day);
  return [...invoices].sort(oldestFirst).flatMap((invoice) => {
    const open = openOn(invoice, day);
    if (open <= 0) return [];
    if (free < open) return [{ bill_number: invoice.bill_number, open_cents: cents(open) }];
    free -= open;
    return [];
  });
}

function openOn({ date, amount_cents, payments, dropped_on }: InvoiceFacts, day: Day): number {
  const isDropped = dropped_on !== null && dropped_on !== 'unknown' && !isAfter(dropped_on, day);
  return isAfter(date, day) || isDropped ? 0 : amount_cents - hereOn(payments, day);
}

function hereOn(payments: readonly Payment[], day: Day): number {
  const here = payments.filter(({ value_date, returned_on }) => {
    return !isAfter(value_date, day) && (!returned_on || isAfter(returned_on, day));
  });
  return here.reduce((sum, payment) => sum + payment.cents, 0);
}

function reminderOn(invoice: InvoiceFacts, day: Day): Reminder | 'unknown' | undefined {
  const { reminders } = invoice;
  if (reminders === 'unknown') return 'unknown';
  return reminders
    .filter(({ on }) => !isAfter(on, day) && isOwedThrough(invoice, { from: on, to: day }))
    .sort((one, other) => one.level - other.level)
    .at(-1);
}

/** If a settled debt is owed again after a return, its reminders start again (D44). */
function isOwedThrough(invoice: InvoiceFacts, { from, to }: { from: Day; to: Day }): boolean {
  const credited = invoice.payments.map(({ value_date }) => value_date);
  const turns = [from, ...credited.filter((on) => isAfter(on, from) && !isAfter(on, to))];
  return turns.every((on) => openOn(invoice, on) > 0);
}

function oldestFirst(one: InvoiceFacts, other: InvoiceFacts): number {
  return compareDays(one.date, other.date) || (one.bill_number < other.bill_number ? -1 : 1);
}
