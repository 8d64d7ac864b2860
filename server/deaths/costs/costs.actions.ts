import { exceededBy, mayChangeCosts, mayEnterCost } from '../../../domain/deaths/costs.ts';
import type { DeathCosts, deathCostsContract } from '../../../domain/deaths/deathCosts.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { type Day, isAfter } from '../../../domain/shared/day.ts';
import { record } from '../../audit/audit.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { updateCase } from '../deaths.writes.ts';
import { lockCase } from '../lockCase.actions.ts';
import { assertRoomFor } from '../room.reads.ts';
import { costLimitsOf, findCost, findCostByKey, getCosts, listCosts } from './costs.reads.ts';
import { insertCost, updateCost } from './costs.writes.ts';

type Calls = typeof deathCostsContract;

/**
 * Enters a cost. Refuses with `death_case_not_accepted` where the association would pay before it has accepted the case, with
 * `death_cost_over_limit` where a limit of the board is exceeded without a reason, with `death_case_step_not_possible` once the
 * case is settled, with `death_case_full`, and with `validation_failed` for a payment in the future.
 */
export async function enterCost(change: StaffChange, input: Input<Calls['enterDeathCost']>): Promise<DeathCosts> {
  const { id, revision, idempotency_key: key, amount: amount_cents, ...cost } = input;
  if (key && (await findCostByKey(change.tx, id, key))) return getCosts(change, { id });
  const row = await lockCase(change, { id, revision });
  if (!mayChangeCosts(row.state)) return refuse('death_case_step_not_possible');
  if (!mayEnterCost(row.state, cost.payer)) return refuse('death_case_not_accepted');
  assertPast(cost.paid_on ?? null, change.today);
  const limits = await costLimitsOf(change.tx, row);
  await assertRoomFor(change.tx, id, 'costs');
  const standing = (await listCosts(change.tx, id)).filter(({ cancelled_at }) => !cancelled_at);
  const [exceeded] = exceededBy({ kind: cost.kind, payer: cost.payer, amount_cents }, standing, limits);
  if (exceeded && !cost.over_limit_because) return refuse('death_cost_over_limit');
  await insertCost(change.tx, {
    ...{ case_id: id, kind: cost.kind, supplier: cost.supplier, bill_no: cost.bill_no ?? null, amount_cents },
    ...{ payer: cost.payer, ordered_on: cost.ordered_on ?? null, paid_on: cost.paid_on ?? null },
    ...{ limit_cents: limits.by_kind[cost.kind], over_limit_because: cost.over_limit_because ?? null },
    ...{ idempotency_key: key ?? null, entered_at: change.now, entered_by: accountOf(change.actor) },
  });
  return changed(change, id);
}

/** Notes when a cost was paid. Refuses as `enterCost`, and with `death_cost_not_found`. */
export async function payCost(
  change: StaffChange,
  { id, revision, paid_on }: Input<Calls['payDeathCost']>,
): Promise<DeathCosts> {
  const { case_id, payer, row } = await lockCost(change, { id, revision });
  if (paid_on && !mayEnterCost(row.state, payer)) return refuse('death_case_not_accepted');
  assertPast(paid_on, change.today);
  await updateCost(change.tx, id, { paid_on });
  return changed(change, case_id);
}

/** Cancels a cost that was entered by mistake. Refuses as `payCost`. */
export async function cancelCost(
  change: StaffChange,
  { id, revision }: Input<Calls['cancelDeathCost']>,
): Promise<DeathCosts> {
  const { case_id } = await lockCost(change, { id, revision });
  await updateCost(change.tx, id, { cancelled_at: change.now, cancelled_by: accountOf(change.actor) });
  return changed(change, case_id);
}

async function lockCost(change: StaffChange, { id, revision }: { id: number; revision: number }) {
  const cost = (await findCost(change.tx, id)) ?? refuse('death_cost_not_found');
  const row = await lockCase(change, { id: cost.case_id, revision });
  if (!mayChangeCosts(row.state) || cost.cancelled_at) return refuse('death_case_step_not_possible');
  return { ...cost, row };
}

function assertPast(paid_on: Day | null, today: Day): void {
  if (paid_on && isAfter(paid_on, today)) refuse('validation_failed', { errors: { paid_on: ['day_in_the_future'] } });
}

async function changed(change: StaffChange, id: number): Promise<DeathCosts> {
  await updateCase(change, id, {});
  await record(change, { action: 'death_case.cost_changed', household_id: null, subject_id: id });
  return getCosts({ db: change.tx }, { id });
}
