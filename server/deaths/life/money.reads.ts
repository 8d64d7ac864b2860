import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { DeathMoney } from '../../../domain/deaths/life/deathLife.contract.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { cents, toEuros } from '../../../domain/shared/money.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { findCase } from '../deathCase.reads.ts';
import { listOpenInvoices, type OpenInvoice } from './facts.reads.ts';
import { listAffected } from './life.reads.ts';

/** Open invoices about which nobody is written while a case is open. Refuses with `death_case_not_found`. */
export async function getDeathMoney({ db }: Pick<Ask, 'db'>, { id }: { id: number }): Promise<DeathMoney> {
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const resting = await listResting(db, id);
  const invoices = await listOpenInvoices(
    db,
    resting.map((household) => household.id),
  );
  return {
    revision: row.revision,
    households: resting.map(({ id: household_id, membership_no, money_rests_since }) => ({
      household_id,
      membership_no,
      rests_since: toWireDay(money_rests_since),
      invoices: invoices.filter((one) => one.household_id === household_id).map(toInvoice),
    })),
  };
}

/** The households of a case whose money rests. */
export async function listResting(db: Reader, caseId: number) {
  const affected = await listAffected(db, caseId);
  if (affected.length === 0) return [];
  return db
    .selectFrom('households')
    .select(['id', 'membership_no', 'money_rests_since'])
    .where('id', 'in', affected)
    .where('money_rests_since', 'is not', null)
    .orderBy('id')
    .$narrowType<{ money_rests_since: Day }>()
    .execute();
}

function toInvoice({ id, bill_number, date, due_date, amount_cents, open_cents }: OpenInvoice) {
  return {
    id,
    bill_number,
    date: date && toWireDay(date),
    due_date: due_date && toWireDay(due_date),
    amount: toEuros(cents(amount_cents)),
    open_amount: toEuros(cents(open_cents)),
  };
}
