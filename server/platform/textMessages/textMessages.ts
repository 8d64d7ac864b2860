import type { Generated, Insertable } from 'kysely';
import { z } from 'zod';
import { isE164 } from '../../../domain/shared/e164.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { EffectKey } from '../../../domain/shared/messageKinds.ts';
import { textMessageSize } from '../../../domain/shared/textMessageParts.ts';
import type { Change, Context } from '../context.ts';
import type { Database, Reader } from '../db.ts';
import { defineJob } from '../jobs.ts';
import type { Vault } from '../secrets/vault.ts';
import { sendOnce } from '../sendOnce.ts';
import { mayLeave } from '../silence.ts';
import { TextMessageRefused } from './gateway.ts';

declare module '../db.ts' {
  interface Tables {
    text_messages: TextMessagesTable;
  }
}

type TextMessagesTable = {
  id: Generated<number>;
  effect_key: string;
  /** Null once it is cleared, like the text: the row stays for its key. */
  recipient: string | null;
  content: Buffer | null;
  /** The household that it concerns: null if it went to the staff, and once it is cleared. */
  household_id: number | null;
  created_at: Date;
  /** It is abandoned after this: a call for help that comes a day late misleads. */
  useful_until: Date;
  sent_at: Date | null;
  abandoned_at: Date | null;
  abandoned_because: Because | null;
  /** Our own error text, without number and message. */
  abandoned_error: string | null;
  closed_at: Date | null;
};

/** The gateway refused it permanently, or it became useless. */
export const textMessageFailures = ['refused', 'too_old'] as const;
export type Because = (typeof textMessageFailures)[number];

export type TextMessage = {
  /** With a plus and the country code (E.164). */
  to: string;
  language: Language;
  text: string;
  /** How long sending is tried, in hours. */
  usefulHours: number;
  /** The household that it concerns, if any: it is erased with it. */
  household_id?: number;
  /** It holds a code: if it cannot be sent it is useless, and nobody in the office may read it, so that it is on no list. */
  isCode?: true;
  /** It can wait: it has a queue of its own (`routineTextMessages`), so that codes and calls for help never wait behind it. */
  isRoutine?: true;
};

type Said = Pick<TextMessage, 'language' | 'text' | 'isCode' | 'isRoutine'>;

/** Each part costs money. */
const MOST_PARTS = 3;
const HOUR_MS = 3_600_000;
const LONGEST_ERROR = 300;
const AT_ONCE = 2;

/**
 * Stores a text message in the transaction of the change that it reports. `effectKey` names the effect: the same effect is sent
 * once, however often its job runs. Without a gateway (`SMS_URL`), and for a silent household, nothing is stored. Returns whether a message was stored. Throws
 * for a number that is not E.164 and for a text of more than three parts: both are bugs of the caller.
 */
export async function postTextMessage(change: Change, effectKey: EffectKey, message: TextMessage): Promise<boolean> {
  if (!change.settings.sendsTextMessages) return false;
  const { to, text, language, isCode, isRoutine, usefulHours, household_id = null } = message;
  const said: Said = { language, text, ...(isCode && { isCode }), ...(isRoutine && { isRoutine }) };
  if (!isE164(to)) throw new Error(`${effectKey}: a text message needs a number with its country`);
  if (textMessageSize(text).parts > MOST_PARTS) throw new Error(`${effectKey}: a text message of too many parts`);
  if (!(await mayLeave(change.tx, { household_id, effectKey }))) return false;
  const row = await change.tx
    .insertInto('text_messages')
    .values({
      effect_key: effectKey,
      recipient: to,
      content: change.vault.seal(JSON.stringify(said)),
      household_id,
      created_at: change.now,
      useful_until: new Date(change.now.getTime() + usefulHours * HOUR_MS),
    } satisfies Partial<Insertable<TextMessagesTable>>)
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  const goesFirst = !isRoutine;
  await change.enqueue(goesFirst ? sendTextMessage : routineTextMessages, { text_message_id: row.id }, { goesFirst });
  return true;
}

type Waiting = { id: number; content: Buffer | null };

/** Queues old messages again, each in its queue; one that cannot be decrypted is reported by its job. */
export async function queueAgain(change: Change, waiting: readonly Waiting[]): Promise<void> {
  const isRoutine = ({ content }: Waiting) => Boolean(content && readTextMessage(change.vault, content)?.isRoutine);
  const [routine, urgent] = [waiting.filter(isRoutine), waiting.filter((row) => !isRoutine(row))];
  const named = ({ id }: Waiting) => ({ text_message_id: id });
  await change.enqueueAll(sendTextMessage, urgent.map(named));
  await change.enqueueAll(routineTextMessages, routine.map(named));
}

/** Undefined if it cannot be decrypted any more. */
export function readTextMessage(vault: Vault, content: Buffer): Said | undefined {
  try {
    return JSON.parse(vault.open(content)) as Said;
  } catch {
    return undefined;
  }
}

const payload = z.object({ text_message_id: z.int() });

/** Sends codes and calls for help. */
export const sendTextMessage = defineJob({
  name: 'text_message.send',
  isTakenUpAgain: true,
  payload,
  atOnce: AT_ONCE,
  run: (context, { text_message_id }, signal) => sendStored(context, { id: text_message_id, signal }),
});

/** The queue of messages that can wait; its job belongs to the topic that posts them, which knows whether each is still wanted. */
export const routineTextMessages = { name: 'text_message.send_routine', payload };

type Addressed = { household_id: number | null; recipient: string };
type Stored = {
  id: number;
  signal: AbortSignal | undefined;
  /** Asked before each attempt; a message that is not wanted any more is deleted. */
  isWanted?: (db: Reader, addressed: Addressed) => Promise<boolean>;
};

/**
 * Sends a stored text message. If the gateway refuses it permanently, or it becomes useless, it is abandoned and appears on the
 * office's list; any other failure is thrown and retried. See `sendOnce`.
 */
export async function sendStored(context: Context, { id, signal, isWanted }: Stored): Promise<void> {
  await sendOnce(context.db, {
    lock: (tx) => unsent(tx, id).forUpdate().skipLocked().executeTakeFirst(),
    send: async (tx, row) => {
      if (!row.recipient || !row.content) return undefined;
      const message = { ...row, recipient: row.recipient, content: row.content };
      if (!isWanted || (await isWanted(tx, message))) return attempt(context, message, signal);
      await withhold(tx, id);
      return undefined;
    },
    writeDown: (db, outcome) => writeDown(db, id, outcome),
  });
}

type Outcome =
  | Pick<Insertable<TextMessagesTable>, 'sent_at'>
  | Pick<Insertable<TextMessagesTable>, 'abandoned_at' | 'abandoned_because' | 'abandoned_error' | 'closed_at'>;

type Unsent = { id: number; recipient: string; content: Buffer; useful_until: Date };

/** Throws errors that may not occur the next time. */
async function attempt(context: Context, row: Unsent, signal: AbortSignal | undefined): Promise<Outcome> {
  const now = context.clock.now();
  try {
    // a message that has become useless is not sent late
    if (now >= row.useful_until) return givenUp(context, row, 'too_old');
    const said = JSON.parse(context.vault.open(row.content)) as Said;
    if (!context.textMessenger) throw new Error('no gateway is set');
    await context.textMessenger.send({ id: row.id, to: row.recipient, text: said.text }, signal);
    return { sent_at: context.clock.now() };
  } catch (error) {
    if (!(error instanceof TextMessageRefused)) throw error;
    return givenUp(context, row, 'refused', error.message);
  }
}

function givenUp({ log, clock, vault }: Context, { id, content }: Unsent, because: Because, said?: string): Outcome {
  log[because === 'refused' ? 'warn' : 'error']({ text_message_id: id, because }, 'text message given up');
  const now = clock.now();
  return {
    abandoned_at: now,
    closed_at: readTextMessage(vault, content)?.isCode ? now : null,
    abandoned_because: because,
    abandoned_error: said?.slice(0, LONGEST_ERROR) ?? null,
  };
}

function unsent(db: Reader, id: number) {
  return db
    .selectFrom('text_messages')
    .select(['id', 'recipient', 'content', 'useful_until', 'household_id'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('abandoned_at', 'is', null);
}

async function withhold(db: Database, id: number): Promise<void> {
  await db.deleteFrom('text_messages').where('id', '=', id).execute();
}

async function writeDown(db: Database, id: number, outcome: Outcome): Promise<void> {
  await db.updateTable('text_messages').set(outcome).where('id', '=', id).execute();
}
