import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OfficeActor } from '../../platform/actor.ts';
import { runSql } from '../../platform/db.ts';
import type { Visit } from '../../platform/http/route.ts';
import { openSnapshot } from '../../platform/snapshot.ts';
import { aHousehold } from '../../testing/builders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { exportList } from './export.actions.ts';
import { householdsSource } from './householdsSource.ts';

const MANY = 2_000;

let server: TestServer;
let visit: Visit & { actor: OfficeActor };

beforeAll(async () => {
  server = await startTestServer();
  await aHousehold(server, { status: 'active', last_name: 'Ay' });
  // copies of the first household, so that a file is longer than what streams hold at once
  await change(
    `insert into households (membership_no, status, status_since, created_at)
     select 'L' || n, 'active', '2026-01-01', now() from generate_series(2, $1::integer) n`,
    [MANY],
  );
  await change(
    `insert into members (household_id, is_main, status, first_name, last_name, membership_basis, created_at, status_since)
     select id, true, 'active', 'Ayşe ' || repeat(md5(membership_no), 20), 'Ay', 'main', now(), '2026-01-01'
     from households where membership_no like 'L%'`,
    [],
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  await change('truncate audit_log', []);
  const { account_id } = (await aClerk(server)).account;
  const actor = { kind: 'office', role: 'clerk', standing: 'open', account_id, session_id: 0, language: 'de' } as const;
  visit = { context: server.context, actor } as never;
});

const change = (text: string, values: unknown[]) => server.change(({ tx }) => runSql(tx, text, values));
/** Of about a hundred households at the end of the list. */
const ofLast = "where household_id in (select id from households where membership_no like 'L19%')";
const save = async (format: 'csv' | 'xlsx'): Promise<Readable> => {
  const { content } = await exportList(visit, householdsSource, { format, rows: MANY });
  return content as Readable;
};
/** Connections of the database that are inside a transaction of an export. */
const held = async () => {
  const { rows } = await change(
    "select count(*)::integer as held from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    [],
  );
  return rows[0];
};
/** All three places for files are free again, as soon as what was closed has rolled back. */
async function expectPlaces() {
  const opened = await Promise.all([1, 2, 3].map(() => openSnapshot(server.context.db)));
  await Promise.all(opened.map((one) => one.close()));
}

describe.each(['csv', 'xlsx'] as const)('a file in the form %s', (format) => {
  it('has the rows that were counted, though rows come, go and change while it is sent', async () => {
    const content = await save(format);
    await change(`update members set last_name = 'Neu' ${ofLast}`, []);
    await change("update households set status = 'new' where membership_no like 'L19%'", []);

    const bytes = await buffer(content);

    await change(`update members set last_name = 'Ay' ${ofLast}`, []);
    await change("update households set status = 'active' where membership_no like 'L19%'", []);
    const rows = await namesIn(bytes, format);
    expect(rows).toHaveLength(MANY);
    expect(rows.filter((name) => name.endsWith(' Neu'))).toEqual([]);
    await expectPlaces();
    expect(await held()).toEqual({ held: 0 });
  });

  it('that is stopped half-way gives its connection back, and stays recorded', async () => {
    const content = await save(format);
    await once(content, 'readable');
    content.read();

    content.destroy();
    await once(content, 'close');

    await expectPlaces();
    expect(await held()).toEqual({ held: 0 });
    const entries = await server.context.db.selectFrom('audit_log').select('action').execute();
    expect(entries).toEqual([{ action: 'list.exported' }]);
  });
});

it('a fourth file at the same time is refused for a moment: people need the other connections', async () => {
  const contents = await Promise.all(['csv', 'xlsx', 'csv'].map((format) => save(format as 'csv')));

  await expect(save('csv')).rejects.toMatchObject({ key: 'too_many_requests' });

  for (const content of contents) {
    content.destroy();
    await once(content, 'close');
  }
  await expectPlaces();
});

async function namesIn(bytes: Buffer, format: 'csv' | 'xlsx'): Promise<string[]> {
  if (format === 'csv') {
    const [, ...lines] = bytes.toString('utf8').split('\r\n');
    return lines.map((line) => line.split(';')[1]?.replaceAll('"', '') ?? '');
  }
  const { sheets } = await readXlsx(bytes);
  return (sheets[0]?.rows.slice(1) ?? []).map((row) => String(row[1]));
}
