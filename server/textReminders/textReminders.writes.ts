import type { Insertable } from 'kysely';
import { addYears, type Day } from '../../domain/shared/day.ts';
import { CONSENT_KEPT_YEARS } from '../../domain/textReminders/textReminders.ts';
import type { Tables, Tx } from '../platform/db.ts';
import type { EndedBecause } from './textReminders.tables.ts';

type NewWish = Pick<
  Insertable<Tables['text_consents']>,
  | 'household_id'
  | 'member_id'
  | 'phone_number_id'
  | 'number'
  | 'words_version'
  | 'asked_at'
  | 'code_hash'
  | 'code_until'
>;

/** A new wish replaces the one before, and with it its code; returns its id. */
export async function replaceWish(tx: Tx, wish: NewWish): Promise<number> {
  await deleteWish(tx, wish.household_id);
  const nothingYet = { agreed_at: null, told_at: null, ended_at: null, ended_because: null };
  const { id } = await tx
    .insertInto('text_consents')
    .values({ ...wish, ...nothingYet })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteWish(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('text_consents').where('household_id', '=', householdId).where('agreed_at', 'is', null).execute();
}

/** The wish becomes a consent. */
export async function markAgreed(tx: Tx, id: number, agreed_at: Date): Promise<void> {
  await tx
    .updateTable('text_consents')
    .set({ agreed_at, code_hash: null, code_until: null })
    .where('id', '=', id)
    .execute();
}

/** Ends the consents of households and removes their numbers. */
export async function markEnded(
  tx: Tx,
  householdIds: readonly number[],
  { at, because }: { at: Date; because: EndedBecause },
): Promise<void> {
  if (householdIds.length === 0) return;
  await tx
    .updateTable('text_consents')
    .set({ ended_at: at, ended_because: because, number: null })
    .where('household_id', 'in', householdIds)
    .where('agreed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
}

export async function markTold(tx: Tx, id: number, told_at: Date): Promise<void> {
  await tx.updateTable('text_consents').set({ told_at }).where('id', '=', id).execute();
}

export async function deleteConsentsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('text_consents').where('household_id', '=', householdId).execute();
}

/** Deletes wishes whose code is too old, and consents that ended years ago; returns how many. */
export async function deleteOldConsents(tx: Tx, now: Date, today: Day): Promise<number> {
  const wishes = await tx
    .deleteFrom('text_consents')
    .where('agreed_at', 'is', null)
    .where('code_until', '<', now)
    .executeTakeFirst();
  const ended = await tx
    .deleteFrom('text_consents')
    .where('ended_at', '<', new Date(addYears(today, -CONSENT_KEPT_YEARS)))
    .executeTakeFirst();
  return Number(wishes.numDeletedRows + ended.numDeletedRows);
}
