import type { z } from 'zod';
import type { Association } from '../../domain/shared/association.ts';
import type { AuditAction } from '../../domain/shared/auditActions.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Database, Reader, Tx } from './db.ts';
import type { FileStore } from './files/fileStore.ts';
import type { Installation } from './installation.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Sandbox } from './process/sandbox.ts';
import type { VirusScanner } from './process/virusScanner.ts';
import type { Traffic } from './runs/traffic.ts';
import type { KeyRing } from './secrets/keyRing.ts';
import type { Vault } from './secrets/vault.ts';
import type { TextMessenger } from './textMessages/gateway.ts';

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
  /** Called at the end of each change of a call that the office makes for a household, in the same transaction. */
  afterChange?(change: Change): Promise<void>;
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

/** A domain event, named in the past tense: topics on the left announce it, topics on the right listen. */
export type News<P> = { readonly name: string; readonly payload?: P };

export type Reaction = {
  readonly name: string;
  readonly news: string;
  /** Whether there is anything to do; called at the end of the change, under its locks and with its writes visible. */
  concerns(ask: Ask, payload: unknown): Promise<boolean>;
  /** Filters many events by one query before `concerns` is called; default: all. */
  among?(ask: Ask, payloads: readonly unknown[]): Promise<readonly unknown[]>;
  /** Must be repeatable: it runs right after the commit, and again if that failed. */
  run(change: Change, payload: unknown): Promise<void>;
};

/** An event that a change announces, not yet stored. */
export type Told = { name: string; payload: unknown; messages?: MessageRule | undefined };

/** Work that is done later, reliably, and possibly twice: its payload has ids, not copies. */
export type Job<S extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: S;
  /** When it runs automatically: a cron expression in Vienna's time zone. */
  readonly every?: string;
  /** How many a process runs in parallel; default one. */
  readonly atOnce?: number;
  /** How many are fetched from the queue together, which scans all waiting jobs each time; default `atOnce`. */
  readonly taken?: number;
  /** Whether another job queues its work again after the last try: then that is nothing that a person has to mend. */
  readonly isTakenUpAgain?: boolean;
  /** `signal` is aborted when the process is told to end: longer work stops then, and is started again by the next process. */
  run(context: Context, payload: z.output<S>, signal?: AbortSignal): Promise<void>;
};

/**
 * How the messages of a change and of its events leave: at an instant, unless their cause is undone before (decision 77); or not
 * at all.
 */
export type MessageRule = { cause: string; leaves_at: string } | 'none';

/** What a rule means for each message. */
export type Held = {
  /** The columns of its row. */
  columns: { held_cause: string | null; leaves_at: Date | null };
  /** The options of the job that lets it leave. */
  job: { startAfterSeconds?: number };
};
