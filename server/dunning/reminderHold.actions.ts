import type { ReminderHold, reminderHoldContract } from '../../domain/dunning/reminderHold.contract.ts';
import { holdProblem } from '../../domain/dunning/reminderHold.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import type { Day } from '../../domain/shared/day.ts';
import { record } from '../audit/audit.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { StaffChange } from '../platform/staff.ts';
import { findReminderHold } from './reminderHold.reads.ts';
import { deleteHold, deleteHoldsBefore, moveHold, setHold } from './reminderHold.writes.ts';

type Calls = typeof reminderHoldContract;

/**
 * A household gets no reminder up to and including a day (decision 92). Refuses with `HouseholdNotFound`, and with
 * `validation_failed` for a day as `holdProblem` says.
 */
export async function holdReminders(
  change: StaffChange,
  { id: household_id, until: held_until, reason }: Input<Calls['holdReminders']>,
): Promise<ReminderHold> {
  const problem = holdProblem(held_until, change.today);
  if (problem) return refuse('validation_failed', { errors: { until: [problem] } });
  if (!(await lockHousehold(change.tx, household_id))) return refuse('HouseholdNotFound');
  const held = { held_by: accountOf(change.actor), held_at: change.now };
  await setHold(change.tx, { household_id, held_until, reason, ...held });
  await record(change, { action: 'reminders.held', household_id, subject_id: null, reason });
  const hold = await findReminderHold(change, household_id);
  if (!hold) throw new Error('the hold is gone');
  return hold;
}

/** A household gets reminders again. Refuses with `HouseholdNotFound`. */
export async function resumeReminders(
  change: StaffChange,
  { id: household_id }: Input<Calls['resumeReminders']>,
): Promise<void> {
  if (!(await lockHousehold(change.tx, household_id))) return refuse('HouseholdNotFound');
  await deleteHold(change.tx, household_id);
  await record(change, { action: 'reminders.resumed', household_id, subject_id: null });
}

/** Deletes the hold of a household that is erased. */
export async function eraseReminderHold(change: Change, householdId: number): Promise<void> {
  await deleteHold(change.tx, householdId);
}

/** Reminders that were held stay held in the household that stays (both are locked), until the later day of both (decision 109). */
export async function passReminderHold(change: Change, { from, to }: { from: number; to: number }): Promise<void> {
  await moveHold(change.tx, from, to);
}

/** Deletes holds that ended before a day; returns how many. */
export async function forgetHoldsBefore(change: Change, before: Day): Promise<number> {
  return deleteHoldsBefore(change.tx, before);
}
