import { sql } from 'kysely';
import { isBankRecent } from '../../domain/dunning/bankDay.ts';
import { DAYS_PAST_DUE, type DunningLevel, dueReminder } from '../../domain/dunning/levels.ts';
import {
  type InvoiceStatus,
  invoiceStatusIds,
  invoiceStatusOfId,
  owedStatuses,
} from '../../domain/invoicing/invoice.ts';
import { addDays, type Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Listed, Page } from '../platform/batch.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { readBankDay } from './bankDay.reads.ts';
import { householdsHeld } from './reminderHold.reads.ts';

const LAST_LEVEL = 3;
/** More than a clerk goes through at once. */
const MOST_UNPAID = 100;
const owedIds = owedStatuses.map((status) => invoiceStatusIds[status]);

/** Households with an invoice whose reminder is due today (D44), by id; none while reminders wait for the bank (decision 76). */
export async function listToRemind(db: Reader, today: Day, { after, most }: Page): Promise<Listed<number>> {
  if (!isBankRecent(await readBankDay(db, today), today)) return { items: [], after: undefined };
  const candidates = await db
    .selectFrom('sale_invoices')
    .select('household_id')
    .distinct()
    .where('status_id', 'in', owedIds)
    .where('due_date', '<', today)
    .where('dunning_status', '<', LAST_LEVEL)
    .where('household_id', 'not in', householdsAtRest(db))
    .where('household_id', 'not in', silentHouseholds(db))
    .where(sql<boolean>`not waits_for_first_reminders(household_id)`)
    .where('household_id', 'not in', householdsHeld(db, today))
    .where('household_id', '>', after)
    .orderBy('household_id')
    .limit(most)
    .execute();
  const ids = candidates.map(({ household_id }) => household_id);
  const overdue = await listOverdue(db, ids, today);
  const due = overdue.filter((invoice) => reminderDueOn(invoice, today) !== undefined);
  return { items: [...new Set(due.map(({ household_id }) => household_id))], after: ids.at(-1) };
}

/**
 * An invoice past due, with the day on which an invoice of its household reached a level last. A reminder is sent on that day,
 * except in a household that has ended by a death: if it is reactivated, its next reminder may come up to 14 days later.
 */
export type Overdue = {
  id: number;
  household_id: number;
  status: InvoiceStatus;
  due_date: Day;
  dunning_status: number;
  household_told_on: Day | undefined;
};

/** The owed invoices of these households that are past due, by household, then the earliest due. */
export async function listOverdue(db: Reader, householdIds: readonly number[], today: Day): Promise<Overdue[]> {
  if (householdIds.length === 0) return [];
  const rows = await db
    .selectFrom('sale_invoices')
    .select(['id', 'household_id', 'status_id', 'due_date', 'dunning_status'])
    .select((eb) =>
      eb
        .selectFrom('dunning_steps')
        .innerJoin('sale_invoices as of_household', 'of_household.id', 'dunning_steps.sale_invoice_id')
        .select((told) => told.fn.max('reached_on').as('told_on'))
        .whereRef('of_household.household_id', '=', 'sale_invoices.household_id')
        .as('household_told_on'),
    )
    .where('status_id', 'in', owedIds)
    .where('due_date', '<', today)
    .where('household_id', 'in', householdIds)
    .orderBy('household_id')
    .orderBy('due_date')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ status_id, due_date, household_told_on, ...row }) => {
    const status = invoiceStatusOfId(status_id);
    return status && due_date ? [{ ...row, status, due_date, household_told_on: household_told_on ?? undefined }] : [];
  });
}

/** The reminder of an invoice that is due today. */
export function reminderDueOn(invoice: Overdue, today: Day): Exclude<DunningLevel, 0> | undefined {
  const { status, due_date: dueDate, dunning_status: level, household_told_on: householdToldOn } = invoice;
  return dueReminder({ status, dueDate, level, householdToldOn }, today);
}

/** Households whose invoices rest because of a death (decision 60). */
function householdsAtRest(db: Reader) {
  return db.selectFrom('households').select('id').where('money_rests_since', 'is not', null);
}

/** Households for which nothing leaves yet (decision 103). */
function silentHouseholds(db: Reader) {
  return db.selectFrom('households').select('id').where('silent_since', 'is not', null);
}

/** How many levels an invoice has reached for its current due date, also those that were reached without a letter after a death. */
export async function countSteps(db: Reader, invoiceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('dunning_steps')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sale_invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type UnpaidAfterReminders = {
  invoice_id: number;
  household_id: number;
  bill_number: string;
  due_date: Day | null;
  open_cents: Cents;
};

/**
 * The office's list: invoices still owed after the third reminder for their due date, the hundred oldest; a clerk decides what
 * happens then (D44).
 */
export async function listUnpaidAfterReminders({
  db,
  today,
}: Pick<Ask, 'db' | 'today'>): Promise<UnpaidAfterReminders[]> {
  return db
    .selectFrom('sale_invoices')
    .select(['id as invoice_id', 'household_id', 'bill_number', 'due_date'])
    .select((eb) => eb('amount_cents', '-', eb.ref('paid_cents')).$castTo<Cents>().as('open_cents'))
    .where('status_id', 'in', owedIds)
    .where('dunning_status', '=', LAST_LEVEL)
    .where('household_id', 'not in', householdsAtRest(db))
    .where('household_id', 'not in', householdsHeld(db, today))
    .where('due_date', '<=', addDays(today, -DAYS_PAST_DUE[LAST_LEVEL]))
    .orderBy('due_date')
    .orderBy('id')
    .limit(MOST_UNPAID)
    .execute();
}
