import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import { TEST_PASSWORD } from '../../testing/builders.ts';
import { multipart } from '../../testing/client.ts';
import { passport } from '../../testing/documents/documentBuilders.ts';
import { aCluster, type Cluster, hasClusterTools } from '../../testing/processes/cluster.ts';
import { aRegistration } from '../../testing/registrations.ts';

/** `npm run torture` sets it if PostgreSQL 15, HAProxy and PgBouncer are installed. */
const DATABASE_URL = process.env.CLUSTER_DATABASE_URL;
const SIZE = 4;
const LOG_INS_PER_ADDRESS = 15;

describe.skipIf(!hasClusterTools(DATABASE_URL))(`${SIZE} processes behind a proxy and a connection pool`, () => {
  let cluster: Cluster;

  beforeAll(async () => {
    const limits = { LIMIT_REGISTRATIONS_PER_ADDRESS: '100000', LIMIT_LOGINS_PER_ADDRESS: String(LOG_INS_PER_ADDRESS) };
    cluster = await aCluster(DATABASE_URL ?? '', SIZE, limits);
    await Promise.all(cluster.apps.map((app) => app.start()));
    await vi.waitFor(async () => expect((await send('GET', '/health')).status).toBe(200), {
      timeout: patience(10_000),
    });
  });
  afterAll(() => cluster?.close());

  test('start together on an empty database, and each of them answers', async () => {
    for (const { origin } of cluster.apps) expect((await fetch(`${origin}/api/v1/countries`)).status).toBe(200);
  });

  test('accept a session that one of them started, and end it together', async () => {
    const visitor = await aVisitor('oturum@example.at');

    const known = await Promise.all(cluster.apps.map(({ origin }) => ask(origin, visitor.cookie)));
    await send('POST', '/logout', { cookie: visitor.cookie });
    const forgotten = await Promise.all(cluster.apps.map(({ origin }) => ask(origin, visitor.cookie)));

    expect(known).toEqual(cluster.apps.map(() => 200));
    expect(forgotten).toEqual(cluster.apps.map(() => 401));
  });

  test('see at once what another one has changed', async () => {
    const { cookie, memberId } = await aVisitor('hemen@example.at');
    for (const { origin } of cluster.apps) await ask(origin, cookie);

    for (const [at, { origin }] of cluster.apps.entries()) {
      const place_of_birth = `Wien ${'abcd'[at]}`;
      const body = JSON.stringify({ place_of_birth });
      const headers = { cookie, 'content-type': 'application/json' };
      await fetch(`${origin}/api/v1/member/${memberId}`, { method: 'PUT', headers, body });
      for (const other of cluster.apps) {
        const me = await (await fetch(`${other.origin}/api/v1/me`, { headers: { cookie } })).json();
        expect((me as { main_member: { place_of_birth: string } }).main_member.place_of_birth).toBe(place_of_birth);
      }
    }
  });

  test('serve a document that another one has stored', async () => {
    const { cookie, memberId } = await aVisitor('belge@example.at');
    const { body, headers } = multipart({ type: 'passport' }, passport);
    const kept = await fetch(`${cluster.origin}/api/v1/member/${memberId}/document`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: new Uint8Array(body),
    });
    const { id } = (await kept.json()) as { id: number };

    for (const { origin } of cluster.apps) {
      const file = await fetch(`${origin}/api/v1/member/document/${id}`, { headers: { cookie } });
      expect(Buffer.from(await file.arrayBuffer()).equals(passport.bytes)).toBe(true);
    }
  });

  test('count guesses together, by the address in the proxy’s header', async () => {
    const guess = async (address: string, at: number) => {
      const body = { email: `yok${at}@example.at`, password: 'Kiraz-Bahce-85' };
      return (await send('POST', '/login', { body, address })).status;
    };
    const answers: number[] = [];
    for (let at = 0; at < LOG_INS_PER_ADDRESS + 4; at += 1) answers.push(await guess('203.0.113.7', at));

    expect(answers).toEqual([...Array(LOG_INS_PER_ADDRESS).fill(422), 429, 429, 429, 429]);
    expect(await guess('203.0.113.8', 99)).toBe(422);
  });

  test('send every mail once', async () => {
    const emails = Array.from({ length: 24 }, (_, at) => `mektup${at}@example.at`);
    const answers: number[] = [];
    const rest = [...emails];
    const register = async () => {
      for (let email = rest.pop(); email; email = rest.pop()) {
        answers.push((await send('POST', '/api/v1/register', { body: aRegistration({ email }) })).status);
      }
    };
    await Promise.all(cluster.apps.map(register));

    expect(answers).toEqual(emails.map(() => 201));
    await expect
      .poll(async () => (await sentTo('mektup')).length, { timeout: patience(60_000), interval: 250 })
      .toBeGreaterThanOrEqual(emails.length);
    expect((await sentTo('mektup')).sort()).toEqual([...emails].sort());
  });

  test('are restarted one after the other, without a failed request', async ({ annotate }) => {
    const visitors = await Promise.all(['bir', 'iki', 'üç'].map((_, at) => aVisitor(`nobet${at}@example.at`)));
    const stop = new AbortController();
    const work = { good: 0, failed: [] as string[] };
    const working = [
      ...visitors.map((visitor) => keepReading(visitor.cookie, stop.signal, work)),
      ...visitors.map((visitor) => keepWriting(visitor, stop.signal, work)),
    ];

    for (const app of cluster.apps) {
      expect(await app.leave()).toBe(0);
      await app.start();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    stop.abort();
    await Promise.all(working);

    expect(work.failed).toEqual([]);
    expect(work.good).toBeGreaterThan(100);
    await annotate(`${work.good} requests while ${SIZE} processes were restarted, none failed`, 'figure');
  });

  type Visitor = { cookie: string; memberId: number };
  type Work = { good: number; failed: string[] };

  async function keepReading(cookie: string, signal: AbortSignal, work: Work): Promise<void> {
    while (!signal.aborted) {
      count(work, await send('GET', '/api/v1/me', { cookie }).catch(String));
      count(work, await send('GET', '/member-ui/').catch(String));
    }
  }

  async function keepWriting({ cookie, memberId }: Visitor, signal: AbortSignal, work: Work): Promise<void> {
    for (let at = 0; !signal.aborted; at += 1) {
      const body = { place_of_birth: `Wien ${'abcdefghij'[at % 10]}` };
      count(work, await send('PUT', `/api/v1/member/${memberId}`, { cookie, body }).catch(String));
    }
  }

  function count(work: Work, answer: { status: number; text: string } | string): void {
    if (typeof answer !== 'string' && answer.status < 300) work.good += 1;
    else work.failed.push(typeof answer === 'string' ? answer : `${answer.status} ${answer.text.slice(0, 100)}`);
  }

  async function aVisitor(email: string): Promise<Visitor> {
    await send('POST', '/api/v1/register', { body: aRegistration({ email }) });
    await expect.poll(() => tokenFor(email), { timeout: patience(20_000), interval: 100 }).toBeDefined();
    await send('POST', '/api/v1/register/confirm', { body: { token: await tokenFor(email) } });
    const answer = await send('POST', '/login', { body: { email, password: TEST_PASSWORD } });
    expect(answer.status).toBe(200);
    const me = JSON.parse(answer.text) as { main_member: { id: number } };
    return { cookie: answer.cookie, memberId: me.main_member.id };
  }

  async function tokenFor(email: string): Promise<string | undefined> {
    const mail = (await cluster.mails()).find(({ to }) => to === email);
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  }

  async function sentTo(prefix: string): Promise<string[]> {
    return (await cluster.mails()).map(({ to }) => to).filter((to) => to.startsWith(prefix));
  }

  async function ask(origin: string, cookie: string): Promise<number> {
    return (await fetch(`${origin}/api/v1/me`, { headers: { cookie } })).status;
  }

  /** Through the proxy, as a client with some network address. */
  async function send(method: string, path: string, with_: { cookie?: string; body?: object; address?: string } = {}) {
    const { cookie, body, address = '203.0.113.1' } = with_;
    const answer = await fetch(`${cluster.origin}${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patience(20_000)),
    });
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    return { status: answer.status, text: await answer.text(), cookie: cookies.join('; ') };
  }
});
