import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { system } from '../../platform/actor.ts';
import { listSealedColumns, resealColumn } from '../../platform/secrets/sealedColumns.ts';
import { openVault } from '../../platform/secrets/vault.ts';
import { inChange } from '../../platform/work.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { record } from '../audit.actions.ts';
import { verifyAuditLog } from './chain.jobs.ts';
import { findLastCheck } from './checks.reads.ts';
import { headOf } from './digests.ts';
import { linkNewEntries } from './linking.actions.ts';
import { readEnd } from './links.writes.ts';
import { type ProblemKind, verifyChain } from './verify.reads.ts';
import { verifyAndNote } from './verifying.actions.ts';

let server: TestServer;
let household: TestHousehold;

beforeEach(async () => {
  server = await startTestServer();
  household = await aHousehold(server);
});
afterEach(() => server.stop());

const entries = (count: number, household_id: number | null = household.household_id) =>
  inChange(server.context, system, (change) =>
    record(
      change,
      ...Array.from({ length: count }, (_, index) => ({
        action: 'member.seen' as const,
        household_id,
        subject_id: index,
        reason: `Grund ${index}`,
      })),
    ),
  );

const run = (statement: string) => sql.raw(statement).execute(server.context.db);
const link = () => linkNewEntries(server.context);
const wrong = async () => {
  const { problems, count } = await verifyChain(server.context);
  expect(problems.length).toBe(count);
  return problems.map(({ kind, id }) => `${kind} ${id}`);
};

describe('what somebody changes in the database shows', () => {
  type Change = { run: string[]; shows: `${ProblemKind} ${number}`[] };
  const changes: Record<string, Change> = {
    'the words of an entry': {
      run: [`update audit_log set details = '{"reason":"anders"}' where id = 3`],
      shows: ['changed 3'],
    },
    'who did it': { run: ['update audit_log set actor_account_id = 1 where id = 3'], shows: ['changed 3'] },
    'when, by a millionth of a second': {
      run: [`update audit_log set happened_at = happened_at + interval '1 microsecond' where id = 3`],
      shows: ['changed 3'],
    },
    'whose it is': { run: ['update audit_log set household_id = null where id = 3'], shows: ['changed 3'] },
    'two entries that changed places': {
      run: [
        `update audit_log a set household_id = b.household_id, subject_id = b.subject_id, details = b.details
          from audit_log b where a.id in (3, 4) and b.id = 7 - a.id`,
      ],
      shows: ['changed 3', 'changed 4'],
    },
    'an entry that was removed': { run: ['delete from audit_log where id = 3'], shows: ['removed 3'] },
    'the last entry, removed': { run: ['delete from audit_log where id = 6'], shows: ['removed 6'] },
    'an entry that was removed together with its link': {
      run: ['delete from audit_log where id = 3', 'delete from audit_links where entry_id = 3'],
      shows: ['broken_link 4'],
    },
    'an entry that was added between others': {
      run: [`insert into audit_log (id, happened_at, action) overriding system value values (5, now(), 'member.seen')`],
      shows: ['added 5'],
    },
    'a link that was removed': {
      run: ['delete from audit_links where place = 2'],
      shows: ['broken_link 3', 'added 2'],
    },
    'links that changed places': {
      run: [
        `with two as (select a.place, b.entry_id, b.digest, b.link from audit_links a join audit_links b on b.place = 5 - a.place
            where a.place in (2, 3))
          update audit_links l set entry_id = two.entry_id, digest = two.digest, link = two.link from two where two.place = l.place`,
      ],
      shows: ['broken_link 2', 'broken_link 3', 'broken_link 4'],
    },
    'a digest that was replaced by that of another entry': {
      run: ['update audit_links set digest = (select digest from audit_links where place = 1) where place = 2'],
      shows: ['broken_link 2', 'changed 2'],
    },
    'an entry that is said to be erased': {
      run: ['delete from audit_log where id = 3', 'update audit_links set digest = null where entry_id = 3'],
      shows: ['broken_link 3'],
    },
    'a key that was deleted': {
      run: ['delete from audit_keys where household_id is not null'],
      shows: ['no_key 1', 'no_key 2', 'no_key 3'],
    },
    'a key that was replaced': {
      run: [`update audit_keys set key = '\\x00' where household_id is not null`],
      shows: ['no_key 1', 'no_key 2', 'no_key 3'],
    },
  };

  beforeEach(async () => {
    await entries(3);
    await entries(1, null);
    // an id that is never used, as after a transaction that failed
    await run(`select nextval('audit_log_id_seq')`);
    await entries(1, null);
    await link();
  });

  test('nothing', async () => {
    expect(await wrong()).toEqual([]);
  });

  test.each(Object.entries(changes))('%s', async (_what, { run: statements, shows }) => {
    for (const statement of statements) await run(statement);

    expect(await wrong()).toEqual(shows);
  });

  test('links that were cut off at the end, by what the verification of the night before saw', async () => {
    await verifyAndNote(server.context);
    await run('delete from audit_log where id = 6');
    await run('delete from audit_links where entry_id = 6');

    expect(await wrong()).toEqual([]);
    expect(await verifyAndNote(server.context)).toMatchObject({ problems: [{ kind: 'unknown_head', id: 5 }] });
  });

  test('a chain that was made anew, by a head that was noted elsewhere', async () => {
    const head = headOf(await readEnd(server.context.db));
    await run('delete from audit_log where id = 3');
    await run('delete from audit_links');
    await run('delete from audit_keys');
    await link();

    expect(await wrong()).toEqual([]);
    expect(await verifyChain(server.context, { heads: [head] })).toMatchObject({
      problems: [{ kind: 'unknown_head', id: 5 }],
    });
  });

  test.each(['', 'x', '5-', `5-${'g'.repeat(32)}`, '9'.repeat(500)])('a head that is none: %s', async (head) => {
    expect(await verifyChain(server.context, { heads: [head] })).toMatchObject({ count: 1 });
  });

  test('every chain contains its beginning, which is the end that a new installation notes', async () => {
    const wasEmpty = `0-${'0'.repeat(32)}`;
    const neverWas = `0-${'1'.repeat(32)}`;

    const { problems } = await verifyChain(server.context, { heads: [wasEmpty, neverWas] });

    expect(problems).toEqual([{ kind: 'unknown_head', id: 0 }]);
  });

  test('with another FILE_KEY nothing can be verified', async () => {
    const vault = openVault([randomBytes(32)]);
    const { count } = await verifyChain({ ...server.context, vault });

    // five links, and five entries
    expect(count).toBe(10);
  });
});

test('after a change of FILE_KEY the chain is verified with the new key alone, and goes on', async () => {
  const [older, newer] = [Buffer.alloc(32, 7), randomBytes(32)];
  await entries(2);
  await link();

  const both = openVault([newer, older]);
  const columns = (await listSealedColumns(server.context.db)).filter(({ table }) => table === 'audit_keys');
  for (const column of columns) await resealColumn(server.context.db, both, column);
  const context = { ...server.context, vault: openVault([newer]) };
  await entries(1);
  await linkNewEntries(context);

  expect(await verifyChain(context)).toMatchObject({ entries: 3, count: 0 });
});

describe('the job', () => {
  it('links long logs in steps, and once, however many run at once', async () => {
    await entries(2_500);

    const linked = await Promise.all([link(), link(), link()]);

    expect(linked.reduce((sum, count) => sum + count, 0)).toBe(2_500);
    expect(await verifyChain(server.context)).toMatchObject({ entries: 2_500, count: 0, end: { place: 2_500 } });
  });

  it('goes on where it was killed', async () => {
    await entries(1_500);
    const killed = { ...server.context, afterChange: once(() => Promise.reject(new Error('killed'))) };

    await expect(linkNewEntries(killed)).rejects.toThrow('killed');
    await link();

    expect(await verifyChain(server.context)).toMatchObject({ entries: 1_500, count: 0 });
  });

  it('waits for an entry that is written and not committed, and does not call it added', async () => {
    await entries(1);
    const writing = await server.context.db.startTransaction().execute();
    await sql`insert into audit_log (happened_at, action) values (now(), 'member.seen')`.execute(writing);
    await entries(1);
    const linking = link();
    await writing.commit().execute();

    expect(await linking).toBe(3);
    expect(await wrong()).toEqual([]);
  });

  it('leaves entries that are still written when it looks for the next run', async () => {
    await entries(1);
    await link();
    await entries(1);

    expect(await verifyChain(server.context)).toMatchObject({ entries: 1, count: 0 });
  });

  it('notes each night what it found', async () => {
    await entries(2);
    await link();
    await verifyAuditLog.run(server.context, {});
    const well = await findLastCheck(server.context.db);
    await run('delete from audit_log where id = 1');
    server.clock.moveDays(1);
    await verifyAuditLog.run(server.context, {});

    expect([well, await findLastCheck(server.context.db)]).toMatchObject([
      { place: 2, problems: 0 },
      { place: 2, problems: 1, checked_at: server.clock.now() },
    ]);
  });
});

function once(action: () => Promise<never>): () => Promise<void> {
  let isFirst = true;
  return async () => {
    if (isFirst) {
      isFirst = false;
      await action();
    }
  };
}
