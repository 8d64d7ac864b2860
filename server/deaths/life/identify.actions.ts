import { deathCaseSteps } from '../../../domain/deaths/deathCase.ts';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { DeathEffects, deathLifeContract } from '../../../domain/deaths/life/deathLife.contract.ts';
import { firstDayWithout, type Plan } from '../../../domain/deaths/life/lifePlan.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { record } from '../../audit/audit.actions.ts';
import { lockHouseholds } from '../../members/household.reads.ts';
import type { Ask } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { type CaseRow, findCase, findCaseOfMember, getCase } from '../deathCase.reads.ts';
import { updateCase } from '../deaths.writes.ts';
import { lockCase, stepCase } from '../lockCase.actions.ts';
import { doEffects } from './doing.actions.ts';
import { findHouseholdsOf, listHouseholdsOfMembers } from './life.reads.ts';
import { planCase } from './plan.reads.ts';

type Calls = typeof deathLifeContract;

/**
 * Lists what identifying the deceased would do with these choices. Refuses with `death_case_not_found`, with
 * `death_case_step_not_possible` once somebody is identified, and as `planCase`.
 */
export async function previewDeathEffects(
  { db, today }: Pick<Ask, 'db' | 'today'>,
  { id, ...choices }: Input<Calls['previewDeathEffects']>,
): Promise<DeathEffects> {
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  if (!mayStep(deathCaseSteps, 'identify', row.state)) return refuse('death_case_step_not_possible');
  return (await planCase({ db, today }, row, choices)).answer;
}

/** Whether somebody under age becomes main member: only where no adult is left, and with somebody who speaks for them. */
function hasMinorNext({ household: { successors, next_member_id } }: Plan): boolean {
  return successors.some(({ member_id, is_minor }) => is_minor && member_id === next_member_id);
}

async function assertNoOtherCase(
  { tx }: StaffChange,
  { id, member_id }: CaseRow,
  also: readonly number[],
): Promise<void> {
  for (const member of [...(member_id ? [member_id] : []), ...also]) {
    const other = await findCaseOfMember(tx, member, id);
    if (other) refuse('death_case_exists', { params: { case_no: other.case_no } });
  }
}

/**
 * Says who has died, with all effects in one transaction. Nobody of a household: a case without effects. Refuses with
 * `death_effects_changed` where the effects are others than those of `digest`, with `death_case_exists` if another case is about
 * one of the person's rows, with `death_guardian_needed` for a new main member under age, and as `lockCase`, `stepCase` and `planCase`.
 */
export async function identifyDeath(
  change: StaffChange,
  { id, revision, digest, guardian, condolence, ...choices }: Input<Calls['identifyDeath']>,
): Promise<DeathCase> {
  const also = await listHouseholdsOfMembers(change.tx, choices.also_member_ids);
  await lockHouseholds(change.tx, [...(await findHouseholdsOf(change.tx, [id])), ...also]);
  const row = await lockCase(change, { id, revision });
  if (!mayStep(deathCaseSteps, 'identify', row.state)) return refuse('death_case_step_not_possible');
  const { plans: shown, facts, answer } = await planCase({ db: change.tx, today: change.today }, row, choices);
  const plans = condolence ? shown : shown.map(withoutMessages);
  if (answer.digest !== digest) return refuse('death_effects_changed');
  await assertNoOtherCase(change, row, choices.also_member_ids);
  if (plans.some(hasMinorNext) && !guardian) return refuse('death_guardian_needed');
  await stepCase(change, row, 'identify');
  if (guardian) await updateCase(change, id, { guardian });
  for (const plan of plans) {
    const of = facts.find(({ household_id }) => household_id === plan.household.household_id);
    if (!of || plan.effects.length === 0) continue;
    // without a day nobody's membership ends: somebody who had ended before
    const from = firstDayWithout(row.died_until ?? change.today);
    await doEffects(change, { row, plan, facts: of, from });
    await record(change, { action: 'death_case.identified', household_id: of.household_id, subject_id: id });
  }
  if (plans.every(({ effects }) => effects.length === 0)) {
    await record(change, { action: 'death_case.identified', household_id: null, subject_id: id });
  }
  return getCase(change, id);
}

/** The same effects, of which nobody is told. */
function withoutMessages(plan: Plan): Plan {
  return {
    ...plan,
    effects: plan.effects.filter(({ kind }) => kind !== 'condolence' && kind !== 'representative_told'),
  };
}
