import { mayEnter } from '../../domain/onCall/onCall.access.ts';
import type { onCallContract, Shift } from '../../domain/onCall/onCall.contract.ts';
import { refuse } from '../../domain/onCall/onCall.refusals.ts';
import { overlap, type WrittenShift } from '../../domain/onCall/onCall.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { isBefore } from '../../domain/shared/day.ts';
import { isE164 } from '../../domain/shared/e164.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.reads.ts';
import { record } from '../audit/audit.actions.ts';
import { phoneReader } from '../platform/phoneReader.ts';
import type { StaffChange } from '../platform/staff.ts';
import { findShift, listShiftsOf, type StoredShift, toShift } from './onCall.reads.ts';
import { deleteShift, insertShift, updateShift } from './onCall.writes.ts';

type Calls = typeof onCallContract;

/**
 * Enters a shift; the same shift again returns the existing one. Refuses with `only_own_shifts`, with `already_on_call` if the
 * same person has a shift on one of these days, and with `validation_failed`.
 */
export async function enterShift(
  change: StaffChange,
  { account_id, ...written }: Input<Calls['enterShift']>,
): Promise<Shift> {
  if (!mayEnter(change.actor, account_id)) return refuse('only_own_shifts');
  const account = await lockAccount(change.tx, account_id);
  if (!account || account.role === 'member' || account.status !== 'active') {
    return refuse('validation_failed', { errors: { account_id: ['invalid_choice'] } });
  }
  const shift = await asStored(change, written);
  const others = await listShiftsOf(change.tx, account_id);
  const same = others.find((other) => isSame(other, shift));
  if (!same && others.some((other) => overlap(other, shift))) return refuse('already_on_call');
  const id = same?.id ?? (await insertShift(change.tx, { account_id, ...shift }));
  await record(change, { action: 'on_call.entered', household_id: null, subject_id: id });
  return getShift(change, id);
}

/**
 * Changes a shift. Refuses with `shift_not_found`, `only_own_shifts`, `already_on_call`, `validation_failed`, and with
 * `shift_changed_meanwhile` if it was changed since it was on screen.
 */
export async function changeShift(
  change: StaffChange,
  { id, version, ...written }: Input<Calls['changeShift']>,
): Promise<Shift> {
  const before = await lockOwnShift(change, id);
  if (version !== undefined && version !== before.version) return refuse('shift_changed_meanwhile');
  const shift = await asStored(change, written);
  const others = (await listShiftsOf(change.tx, before.account_id)).filter((other) => other.id !== id);
  if (others.some((other) => overlap(other, shift))) return refuse('already_on_call');
  await updateShift(change.tx, id, shift);
  await record(change, { action: 'on_call.changed', household_id: null, subject_id: id });
  return getShift(change, id);
}

/** Deletes a shift with its number. Refuses with `shift_not_found`, `only_own_shifts`. */
export async function removeShift(change: StaffChange, { id }: Input<Calls['removeShift']>): Promise<void> {
  await lockOwnShift(change, id);
  await deleteShift(change.tx, id);
  await record(change, { action: 'on_call.removed', household_id: null, subject_id: id });
}

/** Locks the account first, like entering a shift, so that no two shifts can overlap. */
async function lockOwnShift(change: StaffChange, id: number): Promise<StoredShift> {
  const known = (await findShift(change.tx, id)) ?? refuse('shift_not_found');
  if (!mayEnter(change.actor, known.account_id)) return refuse('only_own_shifts');
  await lockAccount(change.tx, known.account_id);
  return (await findShift(change.tx, id)) ?? refuse('shift_not_found');
}

type Stored = Pick<StoredShift, 'first_day' | 'last_day' | 'by_mail' | 'by_text_message' | 'mobile'>;

/** The number with its country code, after checks that only the server can make; refuses with `validation_failed`. */
async function asStored({ today, settings }: StaffChange, written: WrittenShift): Promise<Stored> {
  const { last_day = null, mobile = null, by_mail, ...shift } = written;
  const read = mobile ? (await phoneReader())(mobile) : undefined;
  const number = read?.isValid && isE164(read.number) ? read.number : null;
  const errors: FieldErrors = {
    ...(last_day && isBefore(last_day, today) ? { last_day: ['day_is_over'] } : {}),
    ...(mobile && !number ? { mobile: ['number_not_known'] } : {}),
    ...(by_mail || settings.sendsTextMessages ? {} : { by_mail: ['choose_one_way'] }),
  };
  if (Object.keys(errors).length > 0) return refuse('validation_failed', { errors });
  return { ...shift, by_mail, last_day, mobile: number };
}

function isSame(one: Stored, other: Stored): boolean {
  const fields = ['first_day', 'last_day', 'by_mail', 'by_text_message', 'mobile'] as const;
  return fields.every((field) => one[field] === other[field]);
}

async function getShift(change: StaffChange, id: number): Promise<Shift> {
  return toShift(change, (await findShift(change.tx, id)) ?? refuse('shift_not_found'));
}
