import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { deathLifeContract } from '../../../domain/deaths/life/deathLife.contract.ts';
import { isEachDecided } from '../../../domain/deaths/life/lifeMoney.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { record } from '../../audit/audit.actions.ts';
import { setMoneyRests } from '../../households/moneyRests.actions.ts';
import { renewDueDate } from '../../invoicing/invoices.actions.ts';
import { lockInvoice } from '../../invoicing/invoices.reads.ts';
import { withLocked } from '../../members/household.reads.ts';
import { handleStatusChange } from '../../membership/ending/endings.actions.ts';
import { takeInvoiceStep } from '../../payments/invoiceSteps.actions.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { hasUnpaidCosts } from '../costs/costs.reads.ts';
import { type CaseRow, getCase } from '../deathCase.reads.ts';
import { stepCase } from '../lockCase.actions.ts';
import { tickKnown } from '../steps/refreshSteps.actions.ts';
import { listOpenInvoices } from './facts.reads.ts';
import { assertLeftIsSeen } from './leftOpen.reads.ts';
import { isHeldByAnother, listStanding, type StandingEffect } from './life.reads.ts';
import { insertEffects } from './life.writes.ts';
import { lockWithAffected } from './lockAffected.actions.ts';
import { listResting } from './money.reads.ts';
import { tellClosing } from './tellClosing.actions.ts';

type Calls = typeof deathLifeContract;
type Decisions = Input<Calls['settleDeath']>['invoices'];

/**
 * Settles a case, with what happens to each open invoice that rests: it is written off now, or charged when the case is closed.
 * Every cost has its payer by the table. Refuses with `death_costs_unpaid` while the association owes one of them, with
 * `death_money_undecided`, as `assertLeftIsSeen`, and as `lockCase` and `stepCase`.
 */
export async function settleDeath(
  change: StaffChange,
  { id, revision, invoices, left_is_seen }: Input<Calls['settleDeath']>,
): Promise<DeathCase> {
  const row = await lockWithAffected(change, { id, revision });
  await stepCase(change, row, 'settle');
  if (await hasUnpaidCosts(change.tx, id)) return refuse('death_costs_unpaid');
  await assertLeftIsSeen(change.tx, row, { step: 'settle', left_is_seen });
  await decide(change, row, invoices);
  await tickKnown(change, { ...row, state: 'settled' });
  await record(change, { action: 'death_case.settled', household_id: null, subject_id: id });
  return getCase(change, id);
}

/**
 * Closes a case: the money of its households rests no longer, what is charged is due anew, and they are told until when the
 * membership was valid. One in which nobody asks for help closes as soon as the person is identified. Refuses as `settleDeath`.
 */
export async function closeDeath(
  change: StaffChange,
  { id, revision, invoices, left_is_seen, only_recorded }: Input<Calls['closeDeath']>,
): Promise<DeathCase> {
  const row = await lockWithAffected(change, { id, revision });
  await stepCase(change, row, only_recorded ? 'recordOnly' : 'close');
  if (await hasUnpaidCosts(change.tx, id)) return refuse('death_costs_unpaid');
  await assertLeftIsSeen(change.tx, row, { step: 'close', left_is_seen });
  await decide(change, row, invoices);
  const standing = await listStanding(change.tx, id);
  const released = await listReleased(change, row);
  for (const household_id of new Set(standing.map(({ before }) => before.household_id))) {
    const effects = standing.filter(({ before }) => before.household_id === household_id);
    const charged_until = released.includes(household_id) ? await release(change, household_id, effects) : undefined;
    await tellClosing(change, { row, household_id, effects, charged_until });
    if (effects.some(({ kind }) => kind === 'household_ends')) continue;
    await withLocked(change, household_id, (household) => handleStatusChange(change, household));
  }
  await record(change, { action: 'death_case.closed', household_id: null, subject_id: id });
  return getCase(change, id);
}

/** The households whose money rests because of this case alone: another case decides about the others when it ends. */
async function listReleased(change: StaffChange, row: CaseRow): Promise<number[]> {
  const released: number[] = [];
  for (const { id: household_id } of await listResting(change.tx, row.id)) {
    if (!(await isHeldByAnother(change.tx, { household_id, case_id: row.id }))) released.push(household_id);
  }
  return released;
}

async function decide(change: StaffChange, row: CaseRow, decisions: Decisions): Promise<void> {
  const open = await listOpenInvoices(change.tx, await listReleased(change, row));
  const ids = open.map(({ id }) => id);
  const charged = chargedOf(await listStanding(change.tx, row.id));
  if (!isEachDecided(ids, { decisions, charged })) return refuse('death_money_undecided');
  for (const { id, decision } of decisions) {
    if (decision === 'write_off') await takeInvoiceStep(change, { id, step: 'writeOff' });
  }
  const kept = open.flatMap(({ id: invoice_id, household_id }) =>
    decisions.some((one) => one.id === invoice_id && one.decision === 'charge')
      ? [{ kind: 'charged', before: { household_id, invoice_id } }]
      : [],
  );
  await insertEffects(change.tx, kept, { case_id: row.id, now: change.now });
}

function chargedOf(effects: readonly StandingEffect[]): number[] {
  return effects.flatMap(({ kind, before }) => (kind === 'charged' ? (before.invoice_id ?? []) : []));
}

/** Answers until when what was charged is to be paid, if anything is still open. */
async function release(
  change: StaffChange,
  household_id: number,
  effects: readonly StandingEffect[],
): Promise<Day | undefined> {
  await setMoneyRests(change, household_id, null);
  for (const id of chargedOf(effects)) {
    const invoice = await lockInvoice(change.tx, id, household_id);
    if (invoice) await renewDueDate(change, invoice);
  }
  const open = await listOpenInvoices(change.tx, [household_id]);
  return open
    .flatMap(({ due_date }) => due_date ?? [])
    .sort()
    .at(-1);
}
