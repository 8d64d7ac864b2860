import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deathLinksContract as calls } from '../../../domain/deaths/deathLinks.contract.ts';
import { openLog } from '../../platform/log.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCase, aDeathLink } from '../../testing/deathBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const GONE = 'Bu bağlantı artık geçerli değil';
const NUMBER = 'href="tel:+4312345699"';
const PAGE = '/vefat/aile';

const lines: string[] = [];
let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer({}, openLog('debug', { write: (line) => void lines.push(line) }));
});
// the clock moves past the end of a session
beforeEach(async () => {
  clerk = (await aClerk(server)).client;
});
afterAll(() => server.stop());

let networks = 0;
function ownNetwork(): string {
  networks += 1;
  return `203.0.113.${networks}`;
}
const open = (url: string, remoteAddress = ownNetwork()) => server.app.inject({ url, remoteAddress });

describe('what an address lets in', () => {
  it('a changed, turned, shortened or invented token, one of another kind, and none of ours: always the same page', async () => {
    const id = await aDeathCase(server);
    const { token } = await aDeathLink(server, id);
    const guest = await aDeathLink(server, id, { kind: 'guest' });
    const other = token[0] === 'A' ? 'B' : 'A';
    const guesses = [
      ...[other + token.slice(1), [...token].reverse().join(''), token.slice(1), `${token}A`, '', 'x'.repeat(43)],
      ...[guest.token, `1.${'A'.repeat(43)}`, `${guest.id}.${token}`, '../../etc', '%00', "' or 1=1", 'ş'.repeat(43)],
    ];
    const pages = await Promise.all(guesses.map((guess) => open(`${PAGE}?link=${encodeURIComponent(guess)}`)));
    const twice = await open(`${PAGE}?link=${token}&link=${token}`);

    for (const { statusCode, body } of [...pages, twice]) {
      expect([statusCode, body]).toEqual([404, pages[0]?.body]);
    }
    expect(pages[0]?.body).toContain(GONE);
    expect(pages[0]?.body).toContain(NUMBER);
  });

  it('expired and revoked: the same page as one that never was, to the second', async () => {
    const id = await aDeathCase(server);
    const now = server.clock.now();
    const past = await aDeathLink(server, id, { expires_at: now });
    const revoked = await aDeathLink(server, id, { revoked_at: now });
    const last = await aDeathLink(server, id, { expires_at: new Date(now.getTime() + 1) });
    const never = await open(`${PAGE}?link=${'A'.repeat(43)}`);

    for (const { address } of [past, revoked]) expect((await open(address)).body).toBe(never.body);
    expect((await open(last.address)).statusCode).toBe(200);
  });

  it('a look changes nothing but the record of it, also when a program previews the address', async () => {
    const id = await aDeathCase(server, { state: 'under_way' });
    const { id: linkId, address } = await aDeathLink(server, id);
    const before = await allRows();
    for (let time = 0; time < 3; time += 1) expect((await open(address)).statusCode).toBe(200);
    await open(`${PAGE}?link=${'A'.repeat(43)}`);
    const after = await allRows();

    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed.sort()).toEqual(['audit_log', 'death_case_links', 'throttle_hits']);
    const { body } = await clerk.call(calls.listDeathLinks, { id: String(id) });
    expect(body).toMatchObject({
      revision: 0,
      links: [{ id: linkId, look_count: 3, last_look_at: expect.any(String) }],
    });
    expect(await looksAt(id)).toEqual(Array(3).fill({ actor_account_id: null, household_id: null }));
  });

  it('asking for the headers alone is no look', async () => {
    const id = await aDeathCase(server);
    const { address } = await aDeathLink(server, id);
    const { statusCode, body } = await server.app.inject({ method: 'HEAD', url: address, remoteAddress: ownNetwork() });

    expect([statusCode, body]).toEqual([200, '']);
    expect(await looksAt(id)).toEqual([]);
  });

  it('no log line of anything names a token, a code or what stands in the address', async () => {
    const id = await aDeathCase(server);
    const { token, address } = await aDeathLink(server, id);
    await open(address);
    await open(`${PAGE}?link=${token}x`);
    await open(`${PAGE}/${token}`);

    expect(JSON.stringify(lines)).not.toContain(token);
  });

  it('too many looks from one network address wait, another address does not', async () => {
    const { address } = await aDeathLink(server, await aDeathCase(server));
    const network = ownNetwork();
    for (let time = 0; time < 100; time += 1) await open(address, network);
    const refused = await open(address, network);

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain(NUMBER);
    expect((await open(address)).statusCode).toBe(200);
  });
});

describe('a printed code', () => {
  it('leads to the page however it is typed, in every language, also days later', async () => {
    const code = await aCode();
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' ')]) {
      const { statusCode, headers } = await enter(typed);
      expect(statusCode).toBe(303);
      server.clock.moveDays(2);
      expect((await open(String(headers.location))).statusCode).toBe(200);
    }
  });

  it('what it leads to is signed for this link, and ends with it', async () => {
    const id = await aDeathCase(server);
    const made = await clerk.call(calls.makeFamilyLink, {
      id: String(id),
      revision: 0,
      recipient: 'A',
      language: 'tr',
    });
    const {
      made: { code },
      links,
    } = made.body as { made: { code: string }; links: { id: number }[] };
    const other = await aDeathLink(server, await aDeathCase(server));
    const { headers } = await enter(code);
    const location = String(headers.location);

    expect((await open(location.replace(/link=\d+/, `link=${other.id}`))).statusCode).toBe(404);
    await clerk.call(calls.revokeDeathLink, { id: String(links[0]?.id), revision: 1 });
    expect((await open(location)).statusCode).toBe(404);
    expect((await enter(code)).statusCode).toBe(422);
  });

  it.each(['', 'ABCD-EFGH-2345', '<b>"&', 'x'.repeat(3_000)])(
    '%.12o is told to be wrong, with the number',
    async (typed) => {
      const { statusCode, body } = await enter(typed);

      expect(statusCode).toBe(422);
      expect(body).toContain('Bu kod doğru değil');
      expect(body).toContain(NUMBER);
      expect(body).not.toContain('<b>"');
    },
  );

  it('is not accepted from another site, and never answers with JSON', async () => {
    const code = await aCode();
    const foreign = await enter(code, { origin: 'https://evil.example' });
    const large = await enter('x'.repeat(10_000));

    expect([foreign.statusCode, large.statusCode]).toEqual([403, 413]);
    for (const { body } of [foreign, large]) expect(body).toContain(NUMBER);
  });

  it('the eleventh attempt of a network address waits, the right one too; many wrong ones are an alarm', async () => {
    const code = await aCode();
    const network = ownNetwork();
    for (let time = 0; time < 10; time += 1) await enter('ABCD', {}, network);
    const eleventh = await enter(code, {}, network);
    for (let time = 0; time < 50; time += 1) await enter('ABCD', {}, `192.0.2.${time}`);

    expect(eleventh.statusCode).toBe(429);
    expect(eleventh.body).toContain(NUMBER);
    expect((await enter(code)).statusCode, 'others are not concerned').toBe(303);
    expect(JSON.stringify(lines)).toContain('many wrong codes');
  });
});

async function aCode(): Promise<string> {
  const id = String(await aDeathCase(server));
  const { body } = await clerk.call(calls.makeFamilyLink, { id, revision: 0, recipient: 'Ayşe', language: 'tr' });
  return (body as { made: { code: string } }).made.code;
}

function enter(code: string, headers: Record<string, string> = {}, remoteAddress = ownNetwork()) {
  return server.app.inject({
    method: 'POST',
    url: PAGE,
    remoteAddress,
    payload: new URLSearchParams({ code }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

async function allRows(): Promise<Record<string, string>> {
  const { db } = server.context;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const entries = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ all: string }>`
        select coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '') as all from ${sql.table(name)} t`.execute(
        db,
      );
      return [name, rows[0]?.all ?? ''] as const;
    }),
  );
  return Object.fromEntries(entries);
}

async function looksAt(id: number) {
  return server.context.db
    .selectFrom('audit_log')
    .select(['actor_account_id', 'household_id'])
    .where('action', '=', 'death_case.link_seen')
    .where('subject_id', '=', id)
    .execute();
}
