import { sql } from 'kysely';
import { isBankRecent } from '../../domain/dunning/bankDay.ts';
import { DAYS_PAST_DUE, LEAST_DAYS_BETWEEN } from '../../domain/dunning/levels.ts';
import { invoiceStatusIds, owedStatuses } from '../../domain/invoicing/invoice.ts';
import { addDays, type Day, toWireDay, type WireDay } from '../../domain/shared/day.ts';
import { settingsOn } from '../boardSettings/boardSettings.reads.ts';
import { lastStatementDay } from '../payments/bank/statements.reads.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { speaks } from '../platform/silence.ts';

const owedIds = owedStatuses.map((status) => invoiceStatusIds[status]);
/** So many overdue invoices are looked at to tell whether a reminder waits. */
const LOOKED_AT = 1_000;

/** Until when the bank's statements tell who has paid, and how many days ago that may be. */
export async function readBankDay(db: Reader, today: Day) {
  const { reminders_wait_for_bank_days: within } = await settingsOn(db, today);
  return { within, lastDay: within === null ? undefined : await lastStatementDay(db) };
}

/** For the to-do list: whether reminders that are due wait for the bank, and the day with which its last statement ends. */
export async function findWaitForBank({ db, today }: Ask): Promise<{ last_statement: WireDay | null } | null> {
  const bank = await readBankDay(db, today);
  if (isBankRecent(bank, today) || !(await isReminderDue(db, today))) return null;
  return { last_statement: bank.lastDay === undefined ? null : toWireDay(bank.lastDay) };
}

async function isReminderDue(db: Reader, today: Day): Promise<boolean> {
  const reached = (level: 1 | 2 | 3) =>
    sql`i.dunning_status = ${level - 1} and i.due_date <= ${addDays(today, -DAYS_PAST_DUE[level])}::date`;
  const { rows } = await sql`
    select from (
      select i.household_id from sale_invoices i join households h on h.id = i.household_id and h.money_rests_since is null
        and ${speaks} and not waits_for_first_reminders(h.id)
      where i.status_id in (${sql.join(owedIds.map((id) => sql.lit(id)))})
        and i.due_date <= ${addDays(today, -DAYS_PAST_DUE[1])}::date and (${reached(1)} or ${reached(2)} or ${reached(3)})
      order by i.due_date limit ${LOOKED_AT}) due
    where not exists (select from dunning_steps s join sale_invoices o on o.id = s.sale_invoice_id
      where o.household_id = due.household_id and s.reached_on > ${addDays(today, -LEAST_DAYS_BETWEEN)}::date)
    limit 1`.execute(db);
  return rows.length > 0;
}
