import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Health, type HealthPart, healthContract, healthParts } from '../../domain/health/health.contract.ts';
import { wrongParts } from '../../domain/health/health.ts';
import { cents } from '../../domain/shared/money.ts';
import { buildApp } from '../app.ts';
import { linkNewEntries } from '../audit/chain/linking.actions.ts';
import { verifyAndNote } from '../audit/chain/verifying.actions.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { startTestServer, TEST_DISK, type TestServer } from '../testing/testServer.ts';
import { noteBackup } from './backups.actions.ts';
import { tellBoard } from './health.jobs.ts';

const TOKEN = 'nur-fuer-die-ueberwachung';

let server: TestServer;
let client: TestClient;
let board: { email: string };

beforeEach(async () => {
  server = await startTestServer();
  ({ account: board, client } = await aClerk(server, 'board'));
});
afterEach(() => server.stop());

const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000);

async function aMail(columns: { abandoned_because?: 'refused' | 'too_old'; hours: number; leaves_at?: Date }) {
  const { abandoned_because = null, hours, leaves_at = null } = columns;
  await server.context.db
    .insertInto('mails')
    .values({
      effect_key: `test/${crypto.randomUUID()}`,
      recipient: 'weg@example.at',
      content: Buffer.alloc(1),
      created_at: hoursAgo(hours),
      abandoned_because,
      abandoned_at: abandoned_because && hoursAgo(hours),
      leaves_at,
    })
    .execute();
}

const aJob = (name: string, columns: Record<string, ReturnType<typeof sql>>) =>
  sql`insert into pgboss.job (name, ${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})
    values (${name}, ${sql.join(Object.values(columns))})`.execute(server.context.db);

const anHourAgo = sql`now() - interval '1 hour'`;
const diskWith = (free_bytes: number) => {
  server.context.installation.diskSpace = async () => ({ ...TEST_DISK, free_bytes });
};
const anOverdueInvoice = async () => {
  const household = await aHousehold(server, { status: 'active' });
  const days = { date: server.clock.inDays(-60), due_date: server.clock.inDays(-46) };
  await anInvoice(server, household, { ...days, amount_cents: cents(9_000) });
};

/** Every kind of wrong: what happens, and which part it shows in. */
const kinds: Record<string, { part: HealthPart; happens: () => unknown }> = {
  'a mail has waited for two hours': { part: 'mails', happens: () => aMail({ hours: 2 }) },
  'a mail was given up after a week': {
    part: 'lost_mails',
    happens: () => aMail({ hours: 200, abandoned_because: 'too_old' }),
  },
  'the mail server refuses one address after the other': {
    part: 'lost_mails',
    happens: () => Promise.all(Array.from({ length: 10 }, () => aMail({ hours: 2, abandoned_because: 'refused' }))),
  },
  'a job was given up': {
    part: 'jobs',
    happens: () => aJob('drafts.sweep', { state: sql`'failed'`, completed_on: anHourAgo }),
  },
  'a job waits for an hour': { part: 'jobs', happens: () => aJob('drafts.sweep', { start_after: anHourAgo }) },
  'a job fails again and again': {
    part: 'jobs',
    happens: () => aJob('drafts.sweep', { state: sql`'retry'`, created_on: anHourAgo }),
  },
  'long work ended in an error': {
    part: 'jobs',
    happens: () =>
      sql`insert into runs (kind, payload, created_at, outcome, ended_at)
        values ('membership.daily', '{}', now(), 'failed', now())`.execute(server.context.db),
  },
  'nobody handles an event': {
    part: 'jobs',
    happens: () =>
      sql`insert into announcements (name, payload, created_at) values ('a', '{}', ${anHourAgo})`.execute(
        server.context.db,
      ),
  },
  'the last backup was made 27 hours ago': {
    part: 'backup',
    happens: () => noteBackup(server.context.db, { made_at: hoursAgo(27), bytes: 1_000 }),
  },
  'production has never made a backup': {
    part: 'backup',
    happens: () => Object.assign(server.context.installation, { isProduction: true }),
  },
  'less than a tenth of the disk is free': { part: 'disk', happens: () => diskWith(49e9) },
  'two gigabytes are not free': {
    part: 'disk',
    happens: () =>
      Object.assign(server.context.installation, { diskSpace: async () => ({ free_bytes: 1e9, total_bytes: 4e9 }) }),
  },
  'an entry of the audit log was removed': {
    part: 'record',
    happens: async () => {
      await sql`insert into audit_log (happened_at, action) values (now(), 'list.exported')`.execute(server.context.db);
      await linkNewEntries(server.context);
      await sql`delete from audit_log where action = 'list.exported'`.execute(server.context.db);
      await verifyAndNote(server.context);
    },
  },
  'nobody has verified the audit log for three days': {
    part: 'record',
    happens: () =>
      server.context.db
        .insertInto('audit_checks')
        .values({ checked_at: hoursAgo(72), place: 0, link: Buffer.alloc(32), problems: 0 })
        .execute(),
  },
  'reminders wait for the bank': { part: 'bank', happens: anOverdueInvoice },
};

async function figures(): Promise<string> {
  const app = await buildApp(server.context, {
    trustProxies: [],
    publicUrl: undefined,
    metricsToken: TOKEN,
    build: 't',
  });
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  await app.close();
  return body;
}

const mailsAboutIt = () => server.mails.filter(({ subject }) => subject === 'Etwas läuft nicht, wie es soll');
const tell = async () => {
  await tellBoard.run(server.context, {});
  await server.runJobs();
};

describe.each(Object.entries(kinds))('%s', (_name, { part, happens }) => {
  it('is seen on the screen, in the metrics, and by the board once a day', async () => {
    await happens();

    const { body, status } = await client.call(healthContract.readHealth);
    const metrics = await figures();
    await tell();
    await tell();

    expect([status, wrongParts(body)]).toEqual([200, [part]]);
    for (const each of healthParts) expect(metrics).toContain(`vefa_is_well{part="${each}"} ${each === part ? 0 : 1}`);
    expect(mailsAboutIt().map(({ to }) => to)).toEqual([board.email]);
    const [mailData] = mailsAboutIt();
    const { parts, toDo } = (await import('../../texts/health/parts.de.ts')).healthPartsDe;
    expect(mailData?.text.replace(/\s+/g, ' ')).toContain(`${parts[part]}: ${toDo[part]}`);
  });
});

describe('what is no trouble', () => {
  const fine: Record<string, () => unknown> = {
    nothing: () => {},
    'a mail that waits in case its booking is undone': () => aMail({ hours: 2, leaves_at: hoursAgo(-1) }),
    'a wrong address, which is on the to-do list': () => aMail({ hours: 2, abandoned_because: 'refused' }),
    'a job that succeeded after it had failed': async () => {
      await aJob('drafts.sweep', { state: sql`'failed'`, completed_on: anHourAgo });
      await aJob('drafts.sweep', { state: sql`'completed'`, completed_on: sql`now()` });
    },
    'a mail’s job that waits behind others': () => aJob('mail.send', { start_after: anHourAgo }),
    'a backup of last night': async () => {
      Object.assign(server.context.installation, { isProduction: true });
      await noteBackup(server.context.db, { made_at: hoursAgo(30), bytes: 1 });
      await noteBackup(server.context.db, { made_at: hoursAgo(10), bytes: 1_000 });
    },
  };

  it.each(Object.entries(fine))('%s', async (_name, happens) => {
    await happens();
    const { body } = await client.call(healthContract.readHealth);
    await tell();

    expect([wrongParts(body), mailsAboutIt()]).toEqual([[], []]);
  });
});

it('the board is told again the next day, while it lasts', async () => {
  diskWith(1e9);
  await tell();
  server.clock.moveDays(1);
  await tell();
  diskWith(TEST_DISK.free_bytes);
  server.clock.moveDays(1);
  await tell();

  expect(mailsAboutIt()).toHaveLength(2);
});

it('is read at most every few seconds, however many pages ask', async () => {
  const freeBytes = async () => ((await client.call(healthContract.readHealth)).body as Health).disk.free_bytes;
  const before = await freeBytes();
  diskWith(1e9);
  const atOnce = await freeBytes();
  server.clock.moveMinutes(1);

  expect([before, atOnce, await freeBytes()]).toEqual([TEST_DISK.free_bytes, TEST_DISK.free_bytes, 1e9]);
});

it('without a database the metrics still answer', async () => {
  server.context.installation.diskSpace = async () => {
    throw new Error('no disk');
  };

  expect(await figures()).toMatch(/process_cpu_seconds_total \d/);
});
