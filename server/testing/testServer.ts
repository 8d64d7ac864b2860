import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { addDays, businessDay, type Day } from '../../domain/shared/day.ts';
import { buildApp } from '../app.ts';
import type { Change, Context, Settings } from '../platform/context.ts';
import { openDatabase } from '../platform/db.ts';
import { openDiskStorage } from '../platform/files/diskStorage.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { openJobs } from '../platform/jobs.ts';
import { type Log, openLog } from '../platform/log.ts';
import type { OutgoingMail } from '../platform/mail/mailer.ts';
import { openTraffic } from '../platform/runs/traffic.ts';
import { openVault } from '../platform/secrets/vault.ts';
import type { OutgoingTextMessage } from '../platform/textMessages/gatewayRequest.ts';
import { inChange } from '../platform/work.ts';
import { attachments, jobs, reactions } from '../topics.ts';
import { TestClient } from './client.ts';
import { testAssociation } from './membership/testAssociation.ts';
import { sandboxInside } from './processes/sandboxInside.ts';
import { createTestDatabase } from './testDatabase.ts';

export { testAssociation } from './membership/testAssociation.ts';

/** Noon in Vienna on a Monday in winter: where every test begins. */
export const TEST_BEGINS = new Date('2027-01-11T11:00:00.000Z');

/** A disk with plenty of room. */
export const TEST_DISK = { free_bytes: 300e9, total_bytes: 500e9 };

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/**
 * The whole product on its own database; the clock stands still, mails are recorded in `mails`, text messages in `textMessages`.
 */
export async function startTestServer(
  overrides: Partial<Settings> = {},
  log: Log = openLog(process.env.TEST_LOG ?? 'silent'),
) {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'vefa-test-'));
  const { db, pool } = openDatabase(database.connection, { poolSize: 6, patience: 'clockwork' });
  const clock = movableClock();
  const mails: OutgoingMail[] = [];
  const textMessages: OutgoingTextMessage[] = [];
  const vault = openVault([Buffer.alloc(32, 7)]);
  const runner = await openJobs(pool, jobs, log, { alone: true });
  const context: Context = {
    db,
    clock,
    vault,
    files: openFileStore(openDiskStorage(join(folder, 'files')), vault.keysFor('documents')),
    sandbox: sandboxInside,
    virusScanner: undefined,
    log,
    reactions,
    mailer: { send: async (mail) => void mails.push(mail) },
    textMessenger: { send: async (message) => void textMessages.push(message) },
    attachments,
    sendJob: runner.send,
    sendJobs: runner.sendAll,
    settings: { ...testSettings, ...overrides },
    traffic: openTraffic(),
    installation: { version: 't', isProduction: false, diskSpace: async () => TEST_DISK },
  };
  const app = await buildApp(context, {
    trustProxies: [],
    publicUrl: undefined,
    metricsToken: undefined,
    mailFolder: join(folder, 'mail'),
    build: 't',
  });
  await app.ready();
  return {
    app,
    context,
    clock,
    mails,
    textMessages,
    folder,
    connection: database.connection,
    client: (address?: string) => new TestClient(app, address),
    /** A change by the system, for builders. */
    change: <R>(work: (change: Change) => Promise<R>) => inChange(context, { kind: 'system' }, work),
    /** Runs every waiting job. */
    runJobs: () => runner.drain(context),
    stop: async () => {
      await app.close();
      await runner.stop();
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `startTestServer` for the tests of a file: started before the first of them, stopped after the last one. */
export function testServer(...settings: Parameters<typeof startTestServer>): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(...settings));
  });
  afterAll(() => server.stop());
  return server;
}

export const testLimits: Settings['limits'] = {
  logInsPerAccount: 10,
  logInsPerAddress: 100,
  registrationsPerAddress: 120,
  mailsPerRecipient: 5,
  takenEmailsPerAddress: 30,
  callBacksPerAddress: 10,
};

const testSettings: Settings = {
  publicUrl: 'http://localhost:8080',
  association: testAssociation,
  demo: true,
  secondFactorRequired: true,
  sendsTextMessages: true,
  onCallMinutes: 30,
  // tests of waiting messages say so
  bookingMessagesWaitMinutes: 0,
  sessionSecrets: [Buffer.alloc(32, 9)],
  limits: testLimits,
  deniedEmailDomains: ['mailinator.example'],
};

function movableClock() {
  let now = TEST_BEGINS;
  return {
    now: () => now,
    moveTo: (instant: Date) => {
      now = instant;
    },
    moveMinutes: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    /** The same time of day in UTC, days later. */
    moveDays: (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000);
    },
    today: (): Day => businessDay(now),
    inDays: (days: number): Day => addDays(businessDay(now), days),
  };
}
