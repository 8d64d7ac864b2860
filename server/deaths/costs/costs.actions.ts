import {
  type CostFacts,
  type CostLimits,
  exceededBy,
  mayChangeCosts,
  mayEnterCost,
  needsSecondToPay,
} from '../../../domain/deaths/costs.ts';
import type { DeathCosts, deathCostsContract } from '../../../domain/deaths/deathCosts.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { type Day, isAfter } from '../../../domain/shared/day.ts';
import { countOtherStaff } from '../../approvals/approvals.reads.ts';
import { record } from '../../audit/audit.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import { lockKey } from '../../platform/lockKey.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { updateCase } from '../deaths.writes.ts';
import { findOutcome } from '../decisions/outcome.reads.ts';
import { lockCase } from '../lockCase.actions.ts';
import { assertRoomFor } from '../room.reads.ts';
import { costLimitsOf, findCost, findCostByKey, getCosts, listCosts } from './costs.reads.ts';
import { insertCost, updateCost } from './costs.writes.ts';

type Calls = typeof deathCostsContract;

/**
 * Enters a cost. Refuses with `death_case_not_accepted` where the association would pay before it has accepted the case, with
 * `death_cost_over_limit` where a limit of the board is exceeded without a reason, with `death_case_step_not_possible` for a
 * case that nobody has identified or that was withdrawn, with `death_case_full`, and with `validation_failed` for a payment in the future.
 */
export async function enterCost(change: StaffChange, input: Input<Calls['enterDeathCost']>): Promise<DeathCosts> {
  const { id, revision, idempotency_key: key, amount: amount_cents, ...cost } = input;
  if (key && (await wasEntered(change, id, key))) return getCosts(change, { id });
  const row = await lockCase(change, { id, revision });
  if (!mayChangeCosts(row.state)) return refuse('death_case_step_not_possible');
  const outcome = await findOutcome(change.tx, id);
  if (!mayEnterCost(row.state, cost.payer, outcome)) return refuse('death_case_not_accepted');
  assertPast(cost.paid_on ?? null, change.today);
  const limits = await costLimitsOf(change.tx, row);
  await assertRoomFor(change.tx, id, 'costs');
  const standing = (await listCosts(change.tx, id)).filter(({ cancelled_at }) => !cancelled_at);
  const [exceeded] = exceededBy({ kind: cost.kind, payer: cost.payer, amount_cents }, standing, limits);
  if (exceeded && !cost.over_limit_because) return refuse('death_cost_over_limit');
  const isAsked = await needsSecondPerson(
    change,
    { kind: cost.kind, payer: cost.payer, amount_cents },
    { others: standing, limits },
  );
  const asked = isAsked && cost.paid_on ? { pay_asked_on: cost.paid_on, pay_asked_by: accountOf(change.actor) } : {};
  await insertCost(change.tx, {
    case_id: id,
    kind: cost.kind,
    supplier: cost.supplier,
    bill_no: cost.bill_no ?? null,
    amount_cents,
    payer: cost.payer,
    ordered_on: cost.ordered_on ?? null,
    paid_on: isAsked ? null : (cost.paid_on ?? null),
    ...asked,
    limit_cents: limits.by_kind[cost.kind],
    over_limit_because: cost.over_limit_because ?? null,
    idempotency_key: key ?? null,
    entered_at: change.now,
    entered_by: accountOf(change.actor),
  });
  return changed(change, id);
}

async function wasEntered({ tx }: StaffChange, caseId: number, key: string): Promise<boolean> {
  await lockKey(tx, `death_case_costs/${caseId}/${key}`);
  return findCostByKey(tx, caseId, key);
}

/**
 * Notes when a cost was paid. What exceeds a limit, or has none, is paid once somebody else of the office says so as well; if
 * nobody else works there, at once (decision 70). Refuses as `enterCost`, with `death_cost_not_found`, and with
 * `death_cost_waits_for_second` the same person once more.
 */
export async function payCost(
  change: StaffChange,
  { id, revision, paid_on }: Input<Calls['payDeathCost']>,
): Promise<DeathCosts> {
  const { case_id, payer, row, ...cost } = await lockCost(change, { id, revision });
  const outcome = await findOutcome(change.tx, case_id);
  if (paid_on && !mayEnterCost(row.state, payer, outcome)) return refuse('death_case_not_accepted');
  assertPast(paid_on, change.today);
  const me = accountOf(change.actor);
  const others = (await listCosts(change.tx, case_id)).filter((other) => !other.cancelled_at && other.id !== id);
  const limits = await costLimitsOf(change.tx, row);
  const { kind, amount_cents, pay_asked_on, pay_asked_by } = cost;
  const isAsked =
    paid_on !== null && (await needsSecondPerson(change, { kind, payer, amount_cents }, { others, limits }));
  if (isAsked && pay_asked_on !== null && pay_asked_by === me) return refuse('death_cost_waits_for_second');
  if (isAsked && pay_asked_on === null) {
    await updateCost(change.tx, id, { pay_asked_on: paid_on, pay_asked_by: me });
    return changed(change, case_id);
  }
  const first = paid_on === null ? null : (pay_asked_by ?? me);
  await updateCost(change.tx, id, { paid_on, pay_asked_on: null, pay_asked_by: first });
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

type Among = { others: readonly CostFacts[]; limits: CostLimits };

/** Whether a second person has to say that a cost is paid, and there is one. */
async function needsSecondPerson(change: StaffChange, cost: CostFacts, { others, limits }: Among): Promise<boolean> {
  if (!needsSecondToPay(cost, others, limits)) return false;
  return (await countOtherStaff(change.tx, accountOf(change.actor))) > 0;
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
