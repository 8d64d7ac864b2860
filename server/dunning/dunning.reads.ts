import { DAYS_PAST_DUE, dueReminder } from '../../domain/dunning/levels.ts';
import { invoiceStatusIds, invoiceStatusOfId, owedStatuses } from '../../domain/invoicing/invoice.ts';
import { addDays, type Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Listed, Page } from '../platform/batch.ts';
import type { Reader } from '../platform/db.ts';
import type { Ask } from '../platform/work.ts';

const LAST_LEVEL = 3;
/** More than a clerk goes through at once. */
const MOST_UNPAID = 100;
const owedIds = owedStatuses.map((status) => invoiceStatusIds[status]);

/** Invoices whose reminder is due today (D44), by id. */
export async function listToRemind(db: Reader, today: Day, { after, most }: Page): Promise<Listed<number>> {
  const rows = await db
    .selectFrom('sale_invoices')
    .select(['id', 'status_id', 'due_date', 'dunning_status'])
    .select((eb) =>
      eb
        .selectFrom('dunning_steps')
        .select('reached_on')
        .whereRef('sale_invoice_id', '=', 'sale_invoices.id')
        .orderBy('level', 'desc')
        .limit(1)
        .as('last_told_on'),
    )
    .where('status_id', 'in', owedIds)
    .where('due_date', '<', today)
    .where('dunning_status', '<', LAST_LEVEL)
    .where('household_id', 'not in', householdsAtRest(db))
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  const due = rows.filter(({ status_id, due_date, dunning_status, last_told_on }) => {
    const status = invoiceStatusOfId(status_id);
    if (!status || !due_date) return false;
    const told = { level: dunning_status, lastToldOn: last_told_on ?? undefined };
    return dueReminder({ status, dueDate: due_date, ...told }, today) !== undefined;
  });
  return { items: due.map(({ id }) => id), after: rows.at(-1)?.id };
}

/** Households whose invoices rest because of a death (decision 60). */
function householdsAtRest(db: Reader) {
  return db.selectFrom('households').select('id').where('money_rests_since', 'is not', null);
}

/** The day on which the reminder of an invoice's highest level was sent. */
export async function findLastToldOn(db: Reader, invoiceId: number): Promise<Day | undefined> {
  const row = await db
    .selectFrom('dunning_steps')
    .select('reached_on')
    .where('sale_invoice_id', '=', invoiceId)
    .orderBy('level', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reached_on;
}

/** How many reminders were sent for an invoice's current due date. */
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
    .where('due_date', '<=', addDays(today, -DAYS_PAST_DUE[LAST_LEVEL]))
    .orderBy('due_date')
    .orderBy('id')
    .limit(MOST_UNPAID)
    .execute();
}
