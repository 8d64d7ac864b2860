import { refuse } from '../../../domain/application/application.refusals.ts';
import type { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { type EndRefused, endRefusedBy, lastDayBefore } from '../../../domain/membership/endingToCome.ts';
import type { HouseholdSummary } from '../../../domain/membership/householdSummary.ts';
import { mayDeactivateFor } from '../../../domain/membership/membership.access.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import { assertEmailFree } from '../../accounts/emailChange.actions.ts';
import { record } from '../../audit/audit.actions.ts';
import { doesMoneyRest, lockHousehold } from '../../members/household.reads.ts';
import { type LockedMember, lockMembers } from '../../members/members.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { tell } from '../../notifications/tell.actions.ts';
import { accountOf, system } from '../../platform/actor.ts';
import type { Outcome, Page } from '../../platform/batch.ts';
import type { Change, Context } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { inChange } from '../../platform/work.ts';
import { getHouseholdSummary } from '../householdSummary.reads.ts';
import { endNow, type JudgedEnd, judgeEnd } from './endings.actions.ts';
import { findEndingToCome, listDueEndings, lockEndingToCome } from './endingsToCome.reads.ts';
import {
  clearNext,
  deleteEndingsToCome,
  deleteEndingToCome,
  replaceEndingToCome,
  updateRefusedBecause,
  updateSetAside,
  updateTakenUp,
} from './endingsToCome.writes.ts';
import { endKeptMessage, endToComeMessage } from './standing.wording.ts';

type Calls = typeof decisionsContract;

/**
 * Stores an end for its day, in place of one that was entered before, and tells the household (decision 78). Refuses an address that
 * could not take over today, as `assertEmailFree`.
 */
export async function endLater(
  change: StaffChange,
  { household, members, person, next, logIn, ending }: JudgedEnd,
): Promise<void> {
  const member_id = person?.id ?? null;
  if (logIn?.isElsewhere) await assertEmailFree(change, logIn.email);
  const id = await replaceEndingToCome(change.tx, {
    household_id: household.id,
    member_id,
    inactive_reason_id: ending.reasonId,
    inactive_from: ending.from,
    new_main_member_id: next?.id ?? null,
    new_email: logIn ? change.vault.seal(logIn.email) : null,
    main_member_id: mainMemberOf(members),
    entered_by: accountOf(change.actor),
    entered_at: change.now,
  });
  await record(change, { action: 'household.end_entered', household_id: household.id, subject_id: member_id });
  const lastDay = lastDayBefore(ending.from);
  const to = await getRecipient(change.db, household.id);
  const message = endToComeMessage({ person, lastDay, reasonId: ending.reasonId });
  await tell(change, { effectKey: `membership.endToCome/${id}`, to, message });
}

function mainMemberOf(members: readonly LockedMember[]): number | null {
  return members.find(({ is_main }) => is_main)?.id ?? null;
}

/** Takes what was entered for one person, or for a whole household, out of force because of a death, until that is taken back. */
export async function setEndsAside(change: Change, household_id: number, member_id: number | null): Promise<void> {
  await updateSetAside(change.tx, { household_id, member_id }, change.now);
}

/** Puts back in force what a death had set aside, which is taken back; `setAsideAt`: the moment of the death. */
export async function takeUpEnds(change: Change, householdId: number, setAsideAt: Date): Promise<void> {
  await updateTakenUp(change.tx, householdId, setAsideAt);
}

/** Erases the ends to come of a household, or of one person, and that somebody would have followed them. */
export async function eraseEndsToCome(
  change: Change,
  whose: { household_id: number; member_id: number | null },
): Promise<void> {
  await deleteEndingsToCome(change.tx, whose);
  if (whose.member_id !== null) await clearNext(change.tx, whose.member_id);
}

/**
 * Withdraws an end whose day has not come, or that could not be carried out, and tells the household (decision 78). Refuses with
 * `HouseholdNotFound`, with `changed_meanwhile` if it is gone, and with `forbidden` for a clerk and an exclusion (D24).
 */
export async function withdrawEnd(
  change: StaffChange,
  { id, ending_id, reason }: Input<Calls['withdrawEnd']>,
): Promise<HouseholdSummary> {
  if (!(await lockHousehold(change.tx, id))) return refuse('HouseholdNotFound');
  const ending = await lockEndingToCome(change.tx, ending_id);
  if (ending?.household_id !== id) return refuse('changed_meanwhile');
  if (!mayDeactivateFor(change.actor, ending.inactive_reason_id)) return refuse('forbidden');
  await deleteEndingToCome(change.tx, ending_id);
  const { member_id, inactive_from } = ending;
  const said = reason ? { reason } : {};
  await record(change, { action: 'household.end_withdrawn', household_id: id, subject_id: member_id, ...said });
  const person =
    member_id === null ? undefined : (await lockMembers(change.tx, id)).find((member) => member.id === member_id);
  const to = await getRecipient(change.db, id);
  const message = endKeptMessage({ person, lastDay: lastDayBefore(inactive_from) });
  await tell(change, { effectKey: `membership.endKept/${ending_id}`, to, message });
  return getHouseholdSummary(change.db, id);
}

/**
 * Carries out the ends whose day has come, each in a transaction of its own. One that the rules refuse by now is kept with the reason,
 * and stands on the to-do list: the night never ends anybody else.
 */
export async function endThoseDue(
  context: Context,
  today: Day,
  page: Page,
): Promise<Outcome & { after: number | undefined }> {
  const { items, after } = await listDueEndings(context.db, today, page);
  const outcome = { done: 0, failed: 0 };
  for (const { id } of items) {
    try {
      if (await endOne(context, id)) outcome.done += 1;
    } catch (error) {
      context.log.error({ err: error, item: id }, 'an end that was due failed');
      outcome.failed += 1;
    }
  }
  return { ...outcome, after };
}

async function endOne(context: Context, id: number): Promise<boolean> {
  try {
    return await inChange(context, system, (change) => carryOut(change, id));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await inChange(context, system, (change) => updateRefusedBecause(change.tx, id, endRefusedBy(error.key)));
    return false;
  }
}

async function carryOut(change: Change, id: number): Promise<boolean> {
  const known = await findEndingToCome(change.tx, id);
  if (!known || !(await lockHousehold(change.tx, known.household_id))) return false;
  const ending = await lockEndingToCome(change.tx, id);
  if (!ending || ending.refused_because !== null || ending.inactive_from > change.today) return false;
  const { new_email, entered_by } = ending;
  const hindrance = await findHindrance(change, ending);
  if (hindrance) {
    await updateRefusedBecause(change.tx, id, hindrance);
    return false;
  }
  const email = new_email && change.vault.open(new_email);
  await endNow(change, await judgeEnd(change, { ...ending, email }), entered_by);
  return true;
}

type Wanted = { household_id: number; member_id: number | null; main_member_id: number | null };

/** Nobody is told of an end while somebody is mourned; and a household ends only for the main member who wanted it. */
async function findHindrance(
  change: Change,
  { household_id, member_id, main_member_id }: Wanted,
): Promise<EndRefused | undefined> {
  if (await doesMoneyRest(change.tx, household_id)) return 'death';
  if (member_id !== null) return undefined;
  return mainMemberOf(await lockMembers(change.tx, household_id)) === main_member_id ? undefined : 'main_member';
}
