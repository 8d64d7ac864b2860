import { sql } from 'kysely';
import { system } from '../actor.ts';
import type { Context } from '../context.ts';
import type { Reader, Tx } from '../db.ts';
import { inChange } from '../work.ts';
import { queueMailAgain } from './mailQueue.ts';

/** A mail that waits in case its cause is undone. */
export type HeldMail = { id: number; recipient: string; content: Buffer; leaves_at: Date };

const isWaiting = sql<boolean>`held_cause is not null and sent_at is null and abandoned_at is null and content is not null`;

/** Mails that still wait, the first to leave first. */
export async function listHeldMails(db: Reader, now: Date, most: number): Promise<HeldMail[]> {
  const { rows } = await sql<HeldMail>`
    select id, recipient, content, leaves_at from mails where ${isWaiting} and leaves_at > ${now}
    order by leaves_at, id limit ${most}`.execute(db);
  return rows;
}

/** Whether a mail of this cause has left. */
export async function hasMailLeft(db: Reader, cause: string): Promise<boolean> {
  const { rows } = await sql`select from mails where held_cause = ${cause} and not (${isWaiting}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes the waiting mails of an undone cause; returns how many. */
export async function withdrawMails(tx: Tx, cause: string): Promise<number> {
  const { rows } = await sql`delete from mails where held_cause = ${cause} and ${isWaiting} returning id`.execute(tx);
  return rows.length;
}

/** The mails of this cause leave as if they had none, because the household has heard of it. */
export async function releaseMails(tx: Tx, cause: string): Promise<void> {
  await tx.updateTable('mails').set({ held_cause: null }).where('held_cause', '=', cause).execute();
}

/** The mail leaves now; its later job finds it sent. */
export async function sendHeldNow(context: Context, id: number): Promise<void> {
  await inChange(context, system, async (change) => {
    const { rows } = await sql<{ id: number; content: Buffer }>`
      update mails set leaves_at = ${change.now} where id = ${id} and ${isWaiting} returning id, content`.execute(
      change.tx,
    );
    for (const mail of rows) await queueMailAgain(change, mail);
  });
}
