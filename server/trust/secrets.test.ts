import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import type { Route } from '../platform/http/route.ts';
import { openLog } from '../platform/log.ts';
import { anOfficeAccount, logIn, type TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { knownRoutes, pathOf, sendValid, validRequestFor } from '../testing/requests.ts';
import { rememberTables } from '../testing/schema/tables.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, createEverything, SURNAME, type World } from '../testing/world.ts';

// every call, several times
vi.setConfig({ testTimeout: patience(120_000) });

/** Fields of requests that no log may contain. */
const SECRET_FIELDS = new Set([
  ...['password', 'old_password', 'new_password', 'confirmation', 'token', 'code'],
  ...['social_insurance_number', 'turkish_id_no', 'search'],
]);
const SECRET_FIELD_COUNT = 9;
/** Valid, and used by nobody else here. */
const IDENTITY = { social_insurance_number: '4719082635', turkish_id_no: '10000000146' };

const lines: string[] = [];
let server: TestServer;
let world: World;
let clerk: TestAccount;
let office: TestClient;
let restore: () => Promise<void>;
const sessions = new Map<TestClient, Map<string, string>>();

beforeAll(async () => {
  server = await startTestServer({}, openLog('debug', { write: (line) => void lines.push(line) }));
  await withDemoFees(server);
  world = await createEverything(await aWorld(server));
  clerk = await anOfficeAccount(server, 'board');
  office = await logIn(server, clerk);
  for (const client of [world.client, office]) sessions.set(client, new Map(client.cookies));
  restore = await rememberTables(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  lines.length = 0;
  await restore();
});

// proves: promise.12
describe('the log', () => {
  test('of every valid call says who did what and contains no secret', async () => {
    const secrets = new Secrets();
    // reads come first, because a deleted document is gone from the disk even after the tables are restored
    for (const route of [...knownRoutes.filter(isRead), ...writes]) {
      await restore();
      const answer = await sendValid(route, { world, client: clientFor(route) }, { more: await marked(route) });
      secrets.sent(await bodyOf(route));
      secrets.answered(answer.headers['set-cookie']);
      secrets.shown(answer.body);
      if (!isRead(route)) await server.runJobs();
    }
    for (const { text } of server.mails) secrets.mailed(text);

    expect(secrets.fields()).toHaveLength(SECRET_FIELD_COUNT);
    expect(secrets.shownCount()).toBeGreaterThan(10);
    expect(requestLines().length).toBeGreaterThanOrEqual(knownRoutes.length);
    for (const account of [world.account_id, clerk.account_id]) {
      expect(requestLines().filter((line) => line.account === account).length).toBeGreaterThan(10);
    }
    expect(secrets.foundIn(lines)).toEqual([]);
  });

  test('of an unreadable body contains nothing of it', async () => {
    const secrets = new Secrets();
    for (const route of writes) {
      const body = await bodyOf(route);
      secrets.sent(body);
      const cut = JSON.stringify(body).slice(0, -1);
      for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
        await clientFor(route).send(route.call.method, await pathOf(route, world), cut, headers);
      }
    }

    expect(secrets.fields()).toHaveLength(SECRET_FIELD_COUNT);
    expect(secrets.foundIn(lines)).toEqual([]);
  });

  test('of an opened link does not contain its token', async () => {
    await server.client().send('GET', '/member-ui/reset-password?token=geheimes-zeichen-in-der-adresse');

    expect(requestLines()).toHaveLength(1);
    expect(lines.join('')).not.toContain('geheimes-zeichen');
  });

  test('of a bug does not quote the row that the database refused', async () => {
    await withUnwritableTables(async () => {
      for (const route of writes.filter(makesNoLink)) {
        await sendValid(route, { world, client: clientFor(route) }, { more: await marked(route) });
      }
    });

    const bugs = lines.filter((line) => line.includes('trust_bug'));
    expect(bugs.length).toBeGreaterThan(20);
    const secrets = new Secrets();
    for (const route of writes.filter(makesNoLink)) secrets.sent(await bodyOf(route));
    expect(secrets.foundIn(lines)).toEqual([]);
    for (const line of bugs)
      for (const secret of [SURNAME, world.email, '$argon2id$']) expect(line).not.toContain(secret);
  });
});

const writes = knownRoutes.filter((route) => !isRead(route));

function isRead({ call }: Route): boolean {
  return call.method === 'GET';
}

/** For these calls the table of valid requests creates a mailed link, a code, a letter or another household, which read-only tables would refuse. */
function makesNoLink({ call }: Route): boolean {
  const withLink = [
    '/api/v1/register/confirm',
    '/api/v1/register/code',
    '/api/v1/password/reset',
    '/api/v1/email-change/undo',
    '/api/v1/staff-invitation',
  ];
  const withCode = ['/api/v1/me/second-factor', '/api/v1/household/:id/text-reminders/'];
  const withMore = [
    '/api/v1/office/letter',
    '/api/v1/office/envelopes',
    '/api/v1/office/circulars',
    '/api/v1/office/releases',
    '/api/v1/office/households/:id/payer',
    '/api/v1/office/taking-over/finish',
  ];
  return !withLink.includes(call.path) && ![...withCode, ...withMore].some((begins) => call.path.startsWith(begins));
}

/** Collects everything secret that was sent or received, to search for it. */
class Secrets {
  readonly #known: { field: string; value: string }[] = [{ field: 'document', value: 'Type /Catalog' }];

  sent(body: Record<string, unknown>): void {
    for (const [field, value] of Object.entries(body)) {
      if (SECRET_FIELDS.has(field)) this.#known.push({ field, value: String(value) });
    }
  }

  answered(cookies: unknown): void {
    for (const cookie of [cookies ?? []].flat()) {
      const value = /^\w+=([^;]{20,})/.exec(String(cookie))?.[1];
      if (value) this.#known.push({ field: 'cookie', value });
    }
  }

  /** Values that a screen shows once: the key for an app, and recovery codes. */
  shown(body: unknown): void {
    const { secret, recovery_codes = [] } = (body ?? {}) as { secret?: string; recovery_codes?: string[] };
    for (const value of [secret ?? [], recovery_codes].flat()) this.#known.push({ field: 'shown', value });
  }

  shownCount(): number {
    return this.#known.filter(({ field }) => field === 'shown').length;
  }

  mailed(text: string): void {
    for (const [, token] of text.matchAll(/token=([\w-]+)/g))
      if (token) this.#known.push({ field: 'mailed', value: token });
  }

  fields(): string[] {
    return [...new Set(this.#known.map(({ field }) => field))].filter((field) => SECRET_FIELDS.has(field));
  }

  foundIn(log: readonly string[]): string[] {
    return this.#known.flatMap(({ field, value }) =>
      log.filter((line) => line.includes(value)).map((line) => `${field}: ${line.slice(0, 500)}`),
    );
  }
}

/** Identity numbers of our own, if the call takes some. */
async function marked(route: Route): Promise<object> {
  const sent = await plainBodyOf(route);
  return 'social_insurance_number' in sent ? IDENTITY : {};
}

async function bodyOf(route: Route): Promise<Record<string, unknown>> {
  return { ...(await plainBodyOf(route)), ...(await marked(route)) };
}

async function plainBodyOf(route: Route): Promise<Record<string, unknown>> {
  return { ...(await validRequestFor(route).sends?.(world)) };
}

/** A client in its state before the first call, because some calls end sessions. */
function clientFor({ call }: Route): TestClient {
  const client = server.client();
  const known = call.access === 'office' ? office : world.client;
  if (call.access !== 'public') for (const [name, value] of sessions.get(known) ?? []) client.cookies.set(name, value);
  return client;
}

function requestLines(): { account?: number }[] {
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
}

/** While `work` runs, the database refuses every insert and update with an unexpected error. */
async function withUnwritableTables(work: () => Promise<void>): Promise<void> {
  const { db } = server.context;
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  for (const { name } of rows) {
    await sql`alter table ${sql.table(name)} add constraint trust_bug check (false) not valid`.execute(db);
  }
  await work();
  for (const { name } of rows) await sql`alter table ${sql.table(name)} drop constraint trust_bug`.execute(db);
}
