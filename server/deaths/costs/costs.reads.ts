import { type CostLimits, limitsOf, mayChangeCosts, mayEnterCost } from '../../../domain/deaths/costs.ts';
import type { DeathCost, DeathCosts } from '../../../domain/deaths/deathCosts.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { businessDay, type Day, toWireDay } from '../../../domain/shared/day.ts';
import { type Cents, cents, toEuros } from '../../../domain/shared/money.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { type CaseRow, findCase } from '../deathCase.reads.ts';
import { findGoodwillLimit } from '../decisions/goodwill.reads.ts';
import { findOutcome } from '../decisions/outcome.reads.ts';
import './costs.tables.ts';

/** Costs of a case, limits and sums. Refuses with `death_case_not_found`. */
export async function getCosts({ db }: Pick<Ask, 'db'>, { id }: { id: number }): Promise<DeathCosts> {
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const costs = await listCosts(db, id);
  const standing = costs.filter(({ cancelled_at }) => !cancelled_at);
  const limits = limitsOf(standing, await costLimitsOf(db, row));
  const sumOf = (payer: string) =>
    toEuros(
      cents(standing.filter((cost) => cost.payer === payer).reduce((sum, { amount_cents }) => sum + amount_cents, 0)),
    );
  return {
    revision: row.revision,
    costs: costs.map(toCost),
    limits: limits.map(({ what, limit_cents, spent_cents }) => ({
      what,
      limit: toEuros(limit_cents),
      spent: toEuros(spent_cents),
    })),
    sums: { association: sumOf('association'), family: sumOf('family'), other: sumOf('other') },
    may_change: mayChangeCosts(row.state),
    may_take_on: mayEnterCost(row.state, 'association', await findOutcome(db, id)),
  };
}

/** The limits of a case: the board's on the day of death, and what it granted as goodwill. */
export async function costLimitsOf(db: Reader, row: CaseRow): Promise<CostLimits> {
  const settings = await settingsOn(db, row.died_until ?? businessDay(row.reported_at));
  return {
    by_kind: settings.cost_limits_cents,
    abroad: row.place === 'abroad' ? settings.abroad_limit_cents : null,
    goodwill: await findGoodwillLimit(db, row.id),
  };
}

/** All costs of a case in the order in which they were entered, cancelled ones among them. */
export async function listCosts(db: Reader, caseId: number) {
  return db
    .selectFrom('death_case_costs as c')
    .leftJoin('accounts as e', 'e.id', 'c.entered_by')
    .leftJoin('accounts as x', 'x.id', 'c.cancelled_by')
    .leftJoin('accounts as p', 'p.id', 'c.pay_asked_by')
    .selectAll('c')
    .select([
      staffNameOf('p').as('pay_asked_by_name'),
      staffNameOf('e').as('entered_by_name'),
      staffNameOf('x').as('cancelled_by_name'),
    ])
    .where('c.case_id', '=', caseId)
    .orderBy('c.id')
    .execute();
}

export async function findCost(db: Reader, id: number) {
  return db.selectFrom('death_case_costs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findCostByKey(db: Reader, caseId: number, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('death_case_costs')
    .select('id')
    .where('case_id', '=', caseId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the association still owes a cost of the case; it is settled only afterwards. */
export async function hasUnpaidCosts(db: Reader, caseId: number): Promise<boolean> {
  const row = await db
    .selectFrom('death_case_costs')
    .select('id')
    .where('case_id', '=', caseId)
    .where('payer', '=', 'association')
    .where('paid_on', 'is', null)
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type CostRow = Awaited<ReturnType<typeof listCosts>>[number];

function toCost(row: CostRow): DeathCost {
  const { id, kind, supplier, bill_no, amount_cents, payer, over_limit_because, entered_at, cancelled_at } = row;
  const wire = (day: Day | null) => day && toWireDay(day);
  return {
    id,
    kind,
    supplier,
    bill_no,
    payer,
    over_limit_because,
    amount: toEuros(amount_cents as Cents),
    ordered_on: wire(row.ordered_on),
    paid_on: wire(row.paid_on),
    entered_at: entered_at.toISOString(),
    entered_by: row.entered_by_name,
    cancelled_by: row.cancelled_by_name,
    pay_asked_on: wire(row.pay_asked_on),
    pay_asked_by: row.pay_asked_on ? row.pay_asked_by_name : null,
    cancelled_at: cancelled_at?.toISOString() ?? null,
  };
}
