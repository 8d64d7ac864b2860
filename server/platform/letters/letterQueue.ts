import { type Generated, sql } from 'kysely';
import type { EffectKey } from '../../../domain/shared/messageKinds.ts';
import type { Change } from '../context.ts';
import type { Reader, Tx } from '../db.ts';
import type { MailData } from '../mail/mailData.ts';
import { thoseThatLeave } from '../silence.ts';

declare module '../db.ts' {
  interface Tables {
    letters: LettersTable;
  }
}

type LettersTable = {
  id: Generated<number>;
  effect_key: string;
  /** Null once it is cleared, like the content: the row stays for its key. */
  household_id: number | null;
  content: Buffer | null;
  created_at: Date;
  /** Null while it waits. */
  envelope_id: number | null;
  withdrawn_at: Date | null;
  withdrawn_because: LetterWithdrawn | null;
  /** The booking that caused it, and until when it waits in case that is undone (decision 77). */
  held_cause: Generated<string | null>;
  leaves_at: Generated<Date | null>;
};

/** Why a letter is not printed any more: what it asked for was paid, or somebody has died. */
export const letterWithdrawals = ['settled', 'death'] as const;
export type LetterWithdrawn = (typeof letterWithdrawals)[number];

/** What a letter says. Whatever leads into the portal is left out when it is put on paper. */
export type HouseholdLetter = { effectKey: EffectKey; household_id: number; mailData: MailData };

const isWaiting = sql<boolean>`envelope_id is null and withdrawn_at is null and content is not null`;

/** Stores letters that wait until the office prints them, each once per effect key; none to silent households. */
export async function queueLetters(change: Change, all: readonly HouseholdLetter[]): Promise<void> {
  if (all.length === 0 || change.messages === 'none') return;
  const letters = await thoseThatLeave(change.tx, all, (letter) => letter);
  if (letters.length === 0) return;
  const { held_cause, leaves_at } = change.held.columns;
  await sql`
    insert into letters (effect_key, household_id, content, created_at, held_cause, leaves_at)
    select effect_key, household_id, content, ${change.now}::timestamptz, ${held_cause}::text, ${leaves_at}::timestamptz
    from unnest(${letters.map(({ effectKey }) => effectKey)}::text[],
      ${letters.map(({ household_id }) => household_id)}::integer[],
      ${letters.map(({ mailData }) => change.vault.seal(JSON.stringify(mailData)))}::bytea[])
      as l (effect_key, household_id, content)
    on conflict (effect_key) do nothing`.execute(change.tx);
}

export type LetterRow = { id: number; household_id: number; effect_key: string; content: Buffer };

/** The letters of these households that belong into the envelopes of a print, the oldest first, locked. */
export async function lockLettersFor(
  { tx, now }: Change,
  { print_id, households }: { print_id: number; households: readonly number[] },
): Promise<LetterRow[]> {
  // what a booking has caused waits longer, in case that is undone
  const { rows } = await sql<LetterRow>`
    select id, household_id, effect_key, content from letters
    where household_id = any(${households}) and content is not null and withdrawn_at is null
      and (envelope_id in (select id from envelopes where print_id = ${print_id})
        or envelope_id is null and (leaves_at is null or leaves_at <= ${now}))
    order by id for update`.execute(tx);
  return rows;
}

/** Puts letters into their envelopes. */
export async function fillWith(tx: Tx, filled: readonly { id: number; envelope_id: number }[]): Promise<void> {
  await sql`
    update letters l set envelope_id = f.envelope_id
    from unnest(${filled.map(({ id }) => id)}::integer[], ${filled.map(({ envelope_id }) => envelope_id)}::integer[])
      as f (id, envelope_id)
    where l.id = f.id`.execute(tx);
}

/** These letters are not printed any more. */
export async function withdrawLetters(
  { tx, now }: Change,
  ids: readonly number[],
  because: LetterWithdrawn,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update letters set withdrawn_at = ${now}, withdrawn_because = ${because}
    where ${isWaiting} and id = any(${ids})`.execute(tx);
}

/** Withdraws what waits for a household about such effects, by the beginnings of their keys. */
export async function withholdLetters(
  { tx, now }: Change,
  { household_id, named }: { household_id: number; named: readonly string[] },
): Promise<void> {
  await sql`update letters set withdrawn_at = ${now}, withdrawn_because = 'death'
    where ${isWaiting} and household_id = ${household_id}
      and exists (select from unnest(${named}::text[]) as name where starts_with(effect_key, name))`.execute(tx);
}

/** Deletes the waiting letters of an undone booking; returns how many. */
export async function withdrawHeldLetters(tx: Tx, cause: string): Promise<number> {
  const { rows } = await sql`delete from letters where held_cause = ${cause} and ${isWaiting} returning id`.execute(tx);
  return rows.length;
}

/** Whether a letter of this booking was printed. */
export async function wasLetterPrinted(db: Reader, cause: string): Promise<boolean> {
  const { rows } = await sql`
    select from letters where held_cause = ${cause} and not (${isWaiting}) limit 1`.execute(db);
  return rows.length > 0;
}

/** The letters of this booking stay, because the household has heard of it. */
export async function releaseLetters(tx: Tx, cause: string): Promise<void> {
  await tx.updateTable('letters').set({ held_cause: null }).where('held_cause', '=', cause).execute();
}

/** Deletes all letters to a household. */
export async function forgetLettersOf(tx: Tx, household_id: number): Promise<void> {
  await tx.deleteFrom('letters').where('household_id', '=', household_id).execute();
}

/** The letters that wait for a household, the oldest first. */
export async function listWaitingOf(
  db: Reader,
  household_id: number,
): Promise<{ id: number; created_at: Date; content: Buffer }[]> {
  const { rows } = await sql<{ id: number; created_at: Date; content: Buffer }>`
    select id, created_at, content from letters where ${isWaiting} and household_id = ${household_id}
    order by id`.execute(db);
  return rows;
}
