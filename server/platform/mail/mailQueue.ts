import { type Generated, type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { EffectKey, UnheldKey } from '../../../domain/shared/messageKinds.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import type { Change, Context } from '../context.ts';
import { type Database, isOutage, type Reader } from '../db.ts';
import { defineJob } from '../jobs.ts';
import type { Vault } from '../secrets/vault.ts';
import { sendOnce } from '../sendOnce.ts';
import { mayLeave, thoseThatLeave } from '../silence.ts';
import { ask } from '../work.ts';
import { asHtml, asText } from './layout.ts';
import type { Attachment, MailData } from './mailData.ts';
import { MAILS_AT_ONCE, type OutgoingMail } from './mailer.ts';
import { RecipientRefused } from './recipientRefused.ts';
import { withoutAddresses } from './withoutAddresses.ts';

declare module '../db.ts' {
  interface Tables {
    mails: MailsTable;
  }
}

type MailsTable = {
  id: Generated<number>;
  effect_key: string;
  /** Null once it is cleared, like the content: the row stays for its key. */
  recipient: string | null;
  content: Buffer | null;
  created_at: Date;
  sent_at: Date | null;
  abandoned_at: Date | null;
  abandoned_because: Because | null;
  /** The mail server's answer or the program's error, without addresses; at most 300 characters, null once it is cleared. */
  abandoned_error: string | null;
  /** The household that it concerns: null if it only concerns an account, and once it is cleared. */
  household_id: number | null;
  sent_again_at: Date | null;
  closed_at: Date | null;
  /** The booking that caused it, and until when it waits in case that is undone (decision 77). */
  held_cause: Generated<string | null>;
  leaves_at: Generated<Date | null>;
};

/** Why a mail was abandoned: the recipient was refused permanently, a week passed, or it cannot be rendered. */
export const mailFailures = ['refused', 'too_old', 'cannot_be_made'] as const;
export type Because = (typeof mailFailures)[number];

/** About half a second's mails: the longest that an urgent one waits behind others. */
const MAILS_TAKEN = 20;
/** Longer than Easter or Christmas and the days to repair a fault; RFC 5321 (4.5.4.1) asks for four to five days. */
const TRIED_FOR_MS = 7 * 24 * 3_600_000;

const LONGEST_ERROR = 300;
/** Addresses in a truncated text would not be recognised. */
const LONGEST_READ = 5_000;

/**
 * Stores a mail in the transaction of the change that it reports. `effectKey` names the effect: the same effect is mailed once,
 * however often its job runs. Returns whether this was the first time.
 */
export async function queueMail(
  change: Change,
  effectKey: UnheldKey,
  to: string,
  mailData: MailData,
): Promise<boolean> {
  return insertMail(change, { effect_key: effectKey, recipient: to }, mailData);
}

/** `queueMail` to a household: if it is abandoned, the office may send it again to the household's new address. A silent one gets none. */
export async function queueHouseholdMail(
  change: Change,
  effectKey: EffectKey,
  { household_id, email }: { household_id: number; email: string },
  mailData: MailData,
): Promise<boolean> {
  if (!(await mayLeave(change.tx, { household_id, effectKey }))) return false;
  return insertMail(change, { effect_key: effectKey, recipient: email, household_id }, mailData);
}

export type HouseholdMail = { effectKey: EffectKey; household_id: number; email: string; mailData: MailData };

/** `queueHouseholdMail` for many households at once. */
export async function queueHouseholdMails(change: Change, all: readonly HouseholdMail[]): Promise<void> {
  const mails = await thoseThatLeave(change.tx, all, (mail) => mail);
  if (mails.length === 0) return;
  if (change.messages) {
    for (const { effectKey, mailData, ...to } of mails) await queueHouseholdMail(change, effectKey, to, mailData);
    return;
  }
  const { rows } = await sql<{ id: number }>`
    insert into mails (effect_key, recipient, household_id, content, created_at)
    select * from unnest(${mails.map(({ effectKey }) => effectKey)}::text[], ${mails.map(({ email }) => email)}::text[],
      ${mails.map(({ household_id }) => household_id)}::integer[],
      ${mails.map(({ mailData }) => change.vault.seal(JSON.stringify(mailData)))}::bytea[],
      ${mails.map(() => change.now)}::timestamptz[])
    on conflict (effect_key) do nothing returning id`.execute(change.tx);
  await change.enqueueAll(
    sendMail,
    rows.map(({ id }) => ({ mail_id: id })),
  );
}

type Addressed = Pick<Insertable<MailsTable>, 'effect_key' | 'recipient' | 'household_id'>;

async function insertMail(change: Change, addressed: Addressed, mailData: MailData): Promise<boolean> {
  if (change.messages === 'none') return false;
  const mail: Insertable<MailsTable> = {
    ...addressed,
    ...change.held.columns,
    content: change.vault.seal(JSON.stringify(mailData)),
    created_at: change.now,
  };
  const row = await change.tx
    .insertInto('mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await enqueueMail(change, row.id, mailData);
  return true;
}

/** Queues an old mail again, with its priority if it can still be decrypted. */
export async function queueMailAgain(
  change: Change,
  { id, content }: { id: number; content: Buffer | null },
): Promise<void> {
  await enqueueMail(change, id, content ? readMailData(change.vault, content) : undefined);
}

async function enqueueMail(change: Change, mail_id: number, mailData: MailData | undefined): Promise<void> {
  await change.enqueue(sendMail, { mail_id }, { goesFirst: mailData?.goesFirst ?? false, ...change.held.job });
}

/** Undefined if it cannot be decrypted: its own job reports the error. */
export function readMailData(vault: Vault, content: Buffer): MailData | undefined {
  try {
    return openMailData(vault, content);
  } catch {
    return undefined;
  }
}

type Posted = { recipient: string; since: Date; named: readonly string[] };

/** How many mails whose effect keys have one of these prefixes were written to a recipient since an instant (D17). */
export async function mailsNamedSince(change: Change, { recipient, since, named }: Posted): Promise<number> {
  const row = await change.tx
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('created_at', '>', since)
    .where((eb) => eb.or(named.map((key) => sql<boolean>`starts_with(effect_key, ${key})`)))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Sends a mail. If the mail server refuses the recipient permanently, or a week passed, or the mail cannot be rendered, it is
 * abandoned and appears on the office's list; any other failure is thrown and retried.
 *
 * Everything else is read before the lock (`sendOnce`), so that a mail never needs two connections at once.
 */
export const sendMail = defineJob({
  name: 'mail.send',
  isTakenUpAgain: true,
  payload: z.object({ mail_id: z.int() }),
  atOnce: MAILS_AT_ONCE,
  taken: MAILS_TAKEN,
  run: async (context, { mail_id }) => {
    const row = await unsent(context.db, mail_id).executeTakeFirst();
    if (!row?.recipient || !row.content) return;
    const { recipient: to, content, created_at, sent_again_at } = row;
    const postedAt = sent_again_at ?? created_at;
    const leave = await outgoing(context, { id: mail_id, to, content }).then(
      (mail) => async () => attempt(context, mail, postedAt),
      (error) => {
        if (willPass(error) || !isTooOld(context, postedAt)) throw error;
        return async () => givenUp(context, mail_id, 'cannot_be_made', error);
      },
    );
    await sendOnce(context.db, {
      // not if its address has changed meanwhile
      lock: (tx) => unsent(tx, mail_id).where('recipient', '=', to).forUpdate().skipLocked().executeTakeFirst(),
      send: leave,
      writeDown: (db, outcome) => writeDown(db, mail_id, outcome),
    });
  },
});

type Outcome =
  | Pick<Insertable<MailsTable>, 'sent_at'>
  | Pick<Insertable<MailsTable>, 'abandoned_at' | 'abandoned_because' | 'abandoned_error'>;

function unsent(db: Reader, id: number) {
  return db
    .selectFrom('mails')
    .select(['id', 'recipient', 'content', 'created_at', 'sent_again_at'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('abandoned_at', 'is', null);
}

async function writeDown(db: Database, id: number, outcome: Outcome): Promise<void> {
  await db.updateTable('mails').set(outcome).where('id', '=', id).execute();
}

/** Throws errors that may not occur the next time. */
async function attempt(context: Context, mail: OutgoingMail, postedAt: Date): Promise<Outcome> {
  try {
    await context.mailer.send(mail);
    return { sent_at: context.clock.now() };
  } catch (error) {
    const isRefused = error instanceof RecipientRefused;
    if (!isRefused && !isTooOld(context, postedAt)) throw error;
    return givenUp(context, mail.id, isRefused ? 'refused' : 'too_old', error);
  }
}

/** Whether the database or the PDF threads are unavailable only for now. */
function willPass(error: unknown): boolean {
  return isOutage(error) || (error instanceof Refusal && error.kind === 'unavailable');
}

function isTooOld({ clock }: Context, postedAt: Date): boolean {
  return clock.now().getTime() >= postedAt.getTime() + TRIED_FOR_MS;
}

function givenUp({ log, clock }: Context, mail_id: number, because: Because, error: unknown): Outcome {
  // a wrong address is the office's work, on its to-do list; anything else is the operator's
  log[because === 'refused' ? 'warn' : 'error']({ mail_id, because }, 'mail given up');
  const said = error instanceof Error ? error.message : String(error);
  return {
    abandoned_at: clock.now(),
    abandoned_because: because,
    abandoned_error: withoutAddresses(said.slice(0, LONGEST_READ)).slice(0, LONGEST_ERROR),
  };
}

type Sealed = { id: number; to: string; content: Buffer };

async function outgoing(context: Context, { id, to, content }: Sealed): Promise<OutgoingMail> {
  const mailData = openMailData(context.vault, content);
  const { association } = context.settings;
  return {
    id,
    from: { name: association.name, address: association.email },
    to,
    subject: mailData.subject,
    text: asText(mailData, association),
    html: asHtml(mailData, association),
    language: mailData.language,
    attachments: await attachments(context, mailData),
    sentAt: context.clock.now(),
  };
}

/** Earlier versions wrote at most one attachment, and such mails may still wait. */
function openMailData(vault: Vault, content: Buffer): MailData {
  const { attachment, ...mailData } = JSON.parse(vault.open(content)) as MailData & { attachment?: Attachment };
  return attachment ? { ...mailData, attachments: [attachment] } : mailData;
}

async function attachments(context: Context, mailData: MailData): Promise<OutgoingMail['attachments']> {
  const made: OutgoingMail['attachments'] = [];
  for (const { kind, id } of mailData.attachments ?? []) {
    const make = context.attachments[kind];
    if (!make) throw new Error(`nobody makes attachments of kind ${kind}`);
    made.push(await make(ask(context, { kind: 'system' }), id));
  }
  return made;
}
