import type { z } from 'zod';
import type { Association } from '../../domain/shared/association.ts';
import type { AuditAction } from '../../domain/shared/auditActions.ts';
import { businessDay, type Day } from '../../domain/shared/day.ts';
import { type Actor, system } from './actor.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Database, isRetryable, type Reader, type Tx } from './db.ts';
import type { FileStore } from './files/fileStore.ts';
import { type Held, type MessageRule, NOT_HELD, ruled } from './heldMessages.ts';
import type { Installation } from './installation.ts';
import type { Job } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { type Announcement, markHandled, type News, type Reaction, type Told, writeAnnouncement } from './news.ts';
import type { Sandbox } from './process/sandbox.ts';
import type { VirusScanner } from './process/virusScanner.ts';
import type { Traffic } from './runs/traffic.ts';
import type { KeyRing } from './secrets/keyRing.ts';
import { newToken } from './secrets/tokens.ts';
import type { Vault } from './secrets/vault.ts';
import type { TextMessenger } from './textMessages/gateway.ts';
import { setTransactionDay } from './transactionDay.ts';

/** The services that every request, listener and job gets. */
export type Context = {
  db: Database;
  clock: Clock;
  vault: Vault;
  files: FileStore;
  /** Where uploaded bytes are decoded. */
  sandbox: Sandbox;
  /** Checks every document, if there is one (CLAMD_URL). */
  virusScanner: VirusScanner | undefined;
  log: Log;
  reactions: readonly Reaction[];
  mailer: Mailer;
  /** The gateway for text messages, if there is one (SMS_URL). */
  textMessenger: TextMessenger | undefined;
  /** The maker for each kind of mail attachment. */
  attachments: Record<string, AttachmentMaker>;
  sendJob(tx: Tx, name: string, payload: object, options?: SendOptions): Promise<void>;
  sendJobs(tx: Tx, name: string, payloads: readonly object[]): Promise<void>;
  settings: Settings;
  /** Counts the calls that are answered, so that long work makes way for them. */
  traffic: Traffic;
  installation: Installation;
  /** What may be recorded within a call of the office; without it there is no limit. */
  records?: readonly AuditAction[];
};

/** The part of the configuration that topics use. */
export type Settings = {
  /** The URL of the product, without a trailing slash: for links in mails. */
  publicUrl: string;
  association: Association;
  demo: boolean;
  /** Whether staff need a second factor; only the demo can do without (decision 16). */
  secondFactorRequired: boolean;
  /** Whether text messages are sent; if not, none is stored. */
  sendsTextMessages: boolean;
  /** After so many minutes all staff are told of an unopened case. */
  onCallMinutes: number;
  /** So long messages wait that a booking of a clerk causes; 0: they leave at once (decision 77). */
  bookingMessagesWaitMinutes: number;
  /** Sign values that a browser stores and must not change. */
  sessionSecrets: KeyRing;
  limits: {
    logInsPerAccount: number;
    logInsPerAddress: number;
    registrationsPerAddress: number;
    mailsPerRecipient: number;
    /** Answers per hour and network address that reveal that an address has an account. */
    takenEmailsPerAddress: number;
    /** Messages per hour and network address of the public page about a death. */
    callBacksPerAddress: number;
  };
  deniedEmailDomains: readonly string[];
};

export type AttachmentMaker = (
  ask: Ask,
  id: number,
) => Promise<{ filename: string; content: Buffer; contentType: string }>;

/** `goesFirst`: before other jobs of its name, however long they have been waiting. */
export type SendOptions = { startAfterSeconds?: number; goesFirst?: boolean };

/** The right to read, as an actor at a moment. */
export type Ask<A extends Actor = Actor> = {
  readonly db: Reader;
  readonly actor: A;
  readonly now: Date;
  /** The calendar day in Vienna (D4). */
  readonly today: Day;
  readonly vault: Vault;
  readonly settings: Settings;
};

/** The right to write: one transaction, with events and jobs after its commit. */
export type Change<A extends Actor = Actor> = Ask<A> & {
  readonly tx: Tx;
  /** What the call's contract allows to record (see `Context`). */
  readonly records: readonly AuditAction[] | undefined;
  newToken(): string;
  /** Stored in the same transaction if a listener is concerned, handled after the commit. */
  announce<P>(news: News<P>, payload: P, messages?: MessageRule): void;
  /** How messages leave, if not at once (`heldMessages.ts`). */
  readonly messages?: MessageRule;
  readonly held: Held;
  /** Stored in the same transaction: the job runs if and only if the change is committed. */
  enqueue<S extends z.ZodType>(
    job: Pick<Job<S>, 'name' | 'payload'>,
    payload: z.input<S>,
    options?: SendOptions,
  ): Promise<void>;
  /** `enqueue` for many payloads at once. */
  enqueueAll<S extends z.ZodType>(
    job: Pick<Job<S>, 'name' | 'payload'>,
    payloads: readonly z.input<S>[],
  ): Promise<void>;
};

const TRIES = 3;
const EVENTS_AT_ONCE = 500;
/** Up to so many events of one name are asked about one by one. */
const SINGLE = 3;

export function ask<A extends Actor>(context: Context, actor: A): Ask<A> {
  const now = context.clock.now();
  return { db: context.db, actor, now, today: businessDay(now), vault: context.vault, settings: context.settings };
}

/** Runs `action` in one transaction; after the commit listeners handle its events, before this returns. */
export async function inChange<A extends Actor, R>(
  context: Context,
  actor: A,
  action: (change: Change<A>) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, announced } = await context.db.transaction().execute(async (tx) => {
        const told: Told[] = [];
        const change = openChange(context, actor, tx, told);
        // the database's own clock shows the same day unless the work runs for another one
        if (context.clock !== systemClock) await setTransactionDay(tx, change.today);
        return { result: await action(change), announced: await writeNews(change, context.reactions, told) };
      });
      await handleEvents(context, announced);
      return result;
    } catch (error) {
      if (attempt >= TRIES || !isRetryable(error)) throw error;
    }
  }
}

/** Calls listeners again for all unhandled events; a failing event does not keep later ones waiting. */
export async function handleMissedEvents(context: Context, olderThan: Date): Promise<number> {
  let count = 0;
  let last = 0;
  for (;;) {
    const missed = await context.db
      .selectFrom('announcements')
      .select(['id', 'name', 'payload', 'messages'])
      .where('heard_at', 'is', null)
      .where('created_at', '<', olderThan)
      .where('id', '>', last)
      .orderBy('id')
      .limit(EVENTS_AT_ONCE)
      .execute();
    await handleEvents(context, missed);
    count += missed.length;
    last = missed.at(-1)?.id ?? last;
    if (missed.length < EVENTS_AT_ONCE) return count;
  }
}

function openChange<A extends Actor>(context: Context, actor: A, tx: Tx, told: Told[]): Change<A> {
  const base = ask(context, actor);
  return {
    ...base,
    db: tx,
    tx,
    records: context.records,
    held: NOT_HELD,
    newToken,
    announce: ({ name }, payload, messages) => {
      told.push({ name, payload, messages });
    },
    enqueue: (job, payload, options) => context.sendJob(tx, job.name, job.payload.parse(payload) as object, options),
    enqueueAll: (job, payloads) => {
      const parsed = payloads.map((payload) => job.payload.parse(payload) as object);
      return context.sendJobs(tx, job.name, parsed);
    },
  };
}

/** Events without a concerned listener are not stored; most concern nobody. */
async function writeNews(
  change: Change,
  reactions: readonly Reaction[],
  told: readonly Told[],
): Promise<Announcement[]> {
  const written: Announcement[] = [];
  for (const news of await possible(change, reactions, told)) {
    if (await concernsAnybody(change, reactions, news)) {
      written.push(await writeAnnouncement(change.tx, news, change.now));
    }
  }
  return written;
}

/** Filters many events of one name by each listener's `among`: one query instead of several for each event. */
async function possible(change: Change, reactions: readonly Reaction[], told: readonly Told[]): Promise<Told[]> {
  if (told.length <= SINGLE) return [...told];
  const left: Told[] = [];
  for (const [name, news] of Map.groupBy(told, ({ name }) => name)) {
    const listeners = reactions.filter((reaction) => reaction.news === name);
    const payloads = news.map(({ payload }) => payload);
    const kept = new Set<unknown>();
    for (const { among } of listeners) {
      for (const payload of among ? await among(change, payloads) : payloads) kept.add(payload);
    }
    left.push(...news.filter(({ payload }) => kept.has(payload)));
  }
  return left;
}

async function concernsAnybody(
  change: Change,
  reactions: readonly Reaction[],
  { name, payload }: Told,
): Promise<boolean> {
  for (const reaction of reactions) {
    if (reaction.news === name && (await reaction.concerns(change, payload))) return true;
  }
  return false;
}

/**
 * Calls the listeners of committed events, in order. If one fails, its event stays unhandled: the change stays committed, and the
 * sweep tries again.
 */
async function handleEvents(context: Context, announcements: readonly Announcement[]): Promise<void> {
  for (const announcement of announcements) {
    try {
      await handleEvent(context, announcement);
    } catch (error) {
      // the sweep repeats it, and the office's screen says so if it does not succeed
      context.log.warn({ err: error, announcement: announcement.name, id: announcement.id }, 'event not handled');
    }
  }
}

async function handleEvent(context: Context, announcement: Announcement): Promise<void> {
  await inChange(withoutLimit(context), system, async (opened) => {
    const change = announcement.messages ? ruled(opened, announcement.messages) : opened;
    for (const reaction of context.reactions) {
      if (reaction.news === announcement.name) await reaction.run(change, announcement.payload);
    }
    await markHandled(change.tx, announcement, change.now);
  });
}

/** Listeners run after the call as the system: the limit of the call's contract does not apply. */
function withoutLimit({ records: _, ...context }: Context): Context {
  return context;
}
