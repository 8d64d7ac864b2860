import type { DeathEffect, HouseholdFacts, Plan } from '../../../domain/deaths/life/lifePlan.ts';
import { keysAboutMoney } from '../../../domain/notifications/worthALetter.ts';
import { inactiveReasonsFor, isDeath } from '../../../domain/reference/inactiveReasons.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { record } from '../../audit/audit.actions.ts';
import { setMoneyRests } from '../../households/moneyRests.actions.ts';
import { type LockedMember, lockMembers } from '../../members/members.reads.ts';
import { setCivilStatus } from '../../members/putMemberBack.actions.ts';
import { endEverybody, endMember } from '../../membership/ending/endings.actions.ts';
import { setEndsAside } from '../../membership/ending/endingsToCome.actions.ts';
import { refreshAfterDeath } from '../../membership/joining/waiting.actions.ts';
import { withholdLetters } from '../../platform/letters/letterQueue.ts';
import { withholdMails } from '../../platform/mail/forget.ts';
import type { StaffChange } from '../../platform/staff.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import { findOwnEmail } from './life.reads.ts';
import type { KeptEffect } from './life.tables.ts';
import { insertEffects, type NewEffect } from './life.writes.ts';
import { differences, readSnapshot } from './snapshot.ts';
import { tellEffect } from './telling.actions.ts';

/** How effects about money are named: all of the topics of money, and letters of others that tell what is owed. */
const ABOUT_MONEY = ['invoicing.', 'payments.', 'dunning.', ...keysAboutMoney];

type Doing = { row: CaseRow; plan: Plan; facts: HouseholdFacts; from: Day };

/**
 * Does what a plan says to one household, which is locked, and keeps what is needed to undo it. `from`: the first day without
 * membership.
 */
export async function doEffects(change: StaffChange, { row, plan, facts, from }: Doing): Promise<void> {
  const { household_id } = facts;
  const before = await readSnapshot(change.tx, household_id);
  const next_id = plan.household.next_member_id;
  const own_email = next_id && plan.household.is_main ? await findOwnEmail(change.tx, next_id) : null;
  await endMemberships(change, { plan, facts, from });
  const kept: NewEffect[] = [];
  for (const effect of plan.effects) kept.push(await doEffect(change, { row, effect, facts }));
  const rows = differences(before, await readSnapshot(change.tx, household_id));
  const sealed = own_email ? change.vault.seal(own_email) : null;
  kept.push({ kind: 'rows', before: { household_id, rows }, own_email: sealed });
  await insertEffects(change.tx, kept, { case_id: row.id, now: change.now });
  // no effect of its own: whose fees count is worked out anew after every end, and again when the end is taken back
  await refreshAfterDeath(change, household_id);
  if (next_id) {
    await record(change, { action: 'household.main_member_set', household_id, subject_id: next_id });
  }
}

async function endMemberships(change: StaffChange, { plan, facts, from }: Omit<Doing, 'row'>): Promise<void> {
  const { household, effects } = plan;
  if (!effects.some(({ kind }) => kind === 'membership_ends')) return;
  const { household_id, status } = facts;
  const members = await lockMembers(change.tx, household_id);
  await setEndsAside(change, household_id, household.is_ending ? null : household.member_id);
  if (household.is_ending) {
    const everybody = { household: { id: household_id, status }, members };
    await endEverybody(change, everybody, { from, reasonId: deathOf('household') });
    return;
  }
  const deceased = memberOf(members, household.member_id);
  const next = household.next_member_id === null ? undefined : memberOf(members, household.next_member_id);
  await endMember(change, deceased, { from, reasonId: deathOf('member'), next });
}

type One = { row: CaseRow; effect: DeathEffect; facts: HouseholdFacts };

/** Performs the part of an effect that has to wait until memberships have ended. */
async function doEffect(change: StaffChange, { row, effect, facts }: One): Promise<NewEffect> {
  const { kind, household_id } = effect;
  const of = (more: Partial<KeptEffect>): NewEffect => ({ kind, before: { household_id, ...more } });
  switch (effect.kind) {
    case 'membership_ends':
    case 'main_member_changes':
      return of({ member_id: effect.member_id });
    case 'household_ends':
      return of({});
    case 'becomes_widowed':
      await setCivilStatus(change, effect.member_id, 'widowed');
      return of({ member_id: effect.member_id });
    case 'money_rests':
      if (!facts.money_rests_since) await setMoneyRests(change, household_id, change.today);
      await withholdMails(change, { household_id, named: ABOUT_MONEY });
      await withholdLetters(change, { household_id, named: ABOUT_MONEY });
      return of({});
    case 'condolence':
    case 'representative_told':
      return of(await tellEffect(change, row, effect));
  }
}

function memberOf(members: readonly LockedMember[], id: number): LockedMember {
  const found = members.find((member) => member.id === id);
  if (!found) throw new Error(`the member ${id} went away while the household was locked`);
  return found;
}

function deathOf(scope: 'member' | 'household'): number {
  const reason = inactiveReasonsFor(scope).find(({ id }) => isDeath(id));
  if (!reason) throw new Error(`there is no death among the reasons of a ${scope}`);
  return reason.id;
}
