import { sql } from 'kysely';
import { type EffectKey, leavesInSilence } from '../../domain/shared/messageKinds.ts';
import type { Reader } from './db.ts';

/**
 * A household that was taken over from the association's former list is silent until it is released (decision 103). Every mail, letter,
 * item of news and text message passes `thoseThatLeave`; what makes invoices and reminders asks `speaks` in its query, and `isSilent`
 * again under the lock of the household.
 */

/** In a query about households with the alias `h`. */
export const speaks = sql<boolean>`h.silent_since is null`;

/** Whether no reminder level is raised: the household is silent, or its batch waits for the first reminders. */
export async function mayNotBeReminded(db: Reader, householdId: number): Promise<boolean> {
  const { rows } = await sql<{ rests: boolean }>`
    select silent_since is not null or waits_for_first_reminders(id) as rests from households
    where id = ${householdId}`.execute(db);
  return rows[0]?.rests ?? false;
}

export async function isSilent(db: Reader, householdId: number): Promise<boolean> {
  return (await silentAmong(db, [householdId])).size > 0;
}

type Addressed = { household_id?: number | null | undefined; effectKey: EffectKey };

/** Those of these messages that may leave: what is held to a silent household is dropped, and told at no later time. */
export async function thoseThatLeave<T>(
  db: Reader,
  messages: readonly T[],
  addressed: (message: T) => Addressed,
): Promise<T[]> {
  const heldFor = (message: T) => {
    const { household_id, effectKey } = addressed(message);
    return leavesInSilence(effectKey) ? undefined : (household_id ?? undefined);
  };
  const silent = await silentAmong(db, [...new Set(messages.flatMap((message) => heldFor(message) ?? []))]);
  return messages.filter((message) => !silent.has(heldFor(message) ?? 0));
}

/** `thoseThatLeave` for one. */
export async function mayLeave(db: Reader, addressed: Addressed): Promise<boolean> {
  return (await thoseThatLeave(db, [addressed], (one) => one)).length > 0;
}

async function silentAmong(db: Reader, householdIds: readonly number[]): Promise<Set<number>> {
  if (householdIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from households where id = any(${householdIds}::integer[]) and silent_since is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
