import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { secondFactorContract } from '../../domain/accounts/secondFactor.contract.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { refuser } from '../../domain/shared/refusal.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { anonymous } from '../platform/actor.ts';
import { aHousehold, anOfficeAccount, logIn, TEST_PASSWORD, type TestHousehold } from '../testing/builders.ts';
import type { TestAnswer } from '../testing/client.ts';
import { startDatabaseProxy } from '../testing/processes/databaseProxy.ts';
import { aRegistration } from '../testing/registrations.ts';
import { codeNow } from '../testing/secondFactorBuilders.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';
import { aVisitor, enter } from '../testing/visitors.ts';
import { asAttempt, deleteUndecidedAttempts } from './attempts.actions.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

/** The functions that write to the database. */
const CHANGED = [
  'accounts',
  'account_tokens',
  'audit_log',
  'mails',
  'members',
  'recovery_codes',
  'sessions',
  'second_factors',
];

const refuse = refuser({ wrong: { kind: 'invalid', params: [] }, right_but: { kind: 'state', params: [] } });

describe('an attempt', () => {
  const limited = (key: string, judge: () => Promise<unknown>, counts: 'every_outcome' | 'wrong' = 'wrong') =>
    asAttempt(
      { context: server.context, actor: anonymous },
      {
        limits: [{ key, most: 3 }],
        windowSeconds: 900,
        counts: counts === 'every_outcome' ? counts : (refusedWith) => refusedWith === 'wrong',
      },
      judge,
    ).then(
      () => 'done',
      (error: { key?: string; message: string }) => error.key ?? error.message,
    );
  const isRight = async () => {};
  const isWrong = async () => refuse('wrong');

  it.each([
    ['was right', isRight, 'done'],
    ['was refused for another reason', async () => refuse('right_but'), 'right_but'],
    [
      'was never judged, because the service was not there',
      async () => refuse('service_unavailable'),
      'service_unavailable',
    ],
    ['ended in a bug or an outage', async () => Promise.reject(new Error('gone')), 'gone'],
  ])('that %s does not count', async (what, judge, outcome) => {
    for (let times = 0; times < 8; times += 1) expect(await limited(what, judge)).toBe(outcome);

    expect(await limited(what, isRight)).toBe('done');
  });

  it('that was wrong counts, and so does every one if every outcome counts', async () => {
    const wrong = [];
    const all = [];
    for (let times = 0; times < 4; times += 1) {
      wrong.push(await limited('wrong', isWrong));
      all.push(await limited('all', times % 2 ? isRight : isWrong, 'every_outcome'));
    }

    expect(wrong).toEqual(['wrong', 'wrong', 'wrong', 'too_many_requests']);
    expect(all).toEqual(['wrong', 'done', 'wrong', 'too_many_requests']);
  });

  it('counts while it is judged: of ten wrong ones at once, three are judged', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => limited('at once', isWrong)));

    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(7);
  });

  it('of a process that was killed counts for half a minute, or until the process has started again', async () => {
    const never = () => new Promise<never>(() => {});
    for (let times = 0; times < 3; times += 1) void limited('killed', never);
    for (let times = 0; times < 3; times += 1) void limited('restarted', never);
    await expect.poll(() => pendingOf(server)).toBe(6);

    expect(await limited('killed', isRight)).toBe('too_many_requests');
    server.clock.moveMinutes(0.5);
    expect(await limited('killed', isRight)).toBe('done');
    server.clock.moveTo(TEST_BEGINS);
    await server.change(deleteUndecidedAttempts);
    expect(await limited('restarted', isRight)).toBe('done');
  });

  it('that is judged so late that others were admitted meanwhile is answered without its outcome', async () => {
    const late = async () => {
      server.clock.moveMinutes(1);
      return refuse('wrong');
    };

    expect(await limited('late', late)).toBe('service_unavailable');
  });
});

// proves: promise.9
describe('while the database takes no changes but those of the counters', () => {
  /** Attempts that are counted in a transaction before the action’s own, each with valid input. */
  const actions: [string, (household: TestHousehold) => Promise<() => Promise<TestAnswer>>][] = [
    [
      'a log-in',
      async ({ email }) =>
        () =>
          enter(aVisitor(server), email),
    ],
    [
      'a log-in on a known device',
      async ({ email }) => {
        const client = aVisitor(server);
        await enter(client, email);
        return () => enter(client, email);
      },
    ],
    [
      'a new password',
      async (household) => {
        const client = await logIn(server, household);
        const sent = { old_password: TEST_PASSWORD, new_password: TEST_PASSWORD, confirmation: TEST_PASSWORD };
        return () => client.call(accountsContract.changePassword, sent);
      },
    ],
    [
      'a new e-mail address',
      async (household) => {
        const client = await logIn(server, household);
        const sent = { id: String(household.main_member_id), email: `new${household.email}` };
        return () => client.call(membersContract.changeMember, { ...sent, current_password: TEST_PASSWORD });
      },
    ],
    [
      'a code of the office',
      async () => {
        const { account_id } = await anOfficeAccount(server);
        const client = await logIn(server, { account_id });
        return () => client.call(secondFactorContract.showSecondFactor, { code: codeNow(server) });
      },
    ],
    [
      'new recovery codes of the office',
      async () => {
        const client = await logIn(server, await anOfficeAccount(server));
        const sent = { password: TEST_PASSWORD, code: codeNow(server) };
        return () => client.call(secondFactorContract.renewRecoveryCodes, sent);
      },
    ],
    [
      'a registration',
      async () => {
        const client = server.client('10.77.0.1');
        return () => client.call(applicationContract.register, aRegistration());
      },
    ],
  ];

  it.each(actions)('%s that was right does not count, however often it is tried', async (_what, prepare) => {
    const send = await prepare(await aHousehold(server));
    await sql`delete from throttle_hits`.execute(server.context.db);
    await refuseChanges();

    const statuses = [];
    for (let times = 0; times < 14; times += 1) statuses.push((await send()).status);
    await takeChangesAgain();

    expect(statuses).toEqual(Array(14).fill(503));
    expect(await countedHits()).toBe(0);
    expect((await send()).status).toBeLessThan(300);
  });
});

it('an attempt that could not be given back while the database was away is given back with the next attempt', async () => {
  const { email } = await aHousehold(server);
  const direct = server.context.db;
  const way = await startDatabaseProxy(server);
  const gone = () => {
    way.go('hangsUp');
    return Promise.resolve();
  };
  const rules = { limits: [{ key: 'owed', most: 1 }], windowSeconds: 900, counts: () => false };
  await expect(asAttempt({ context: server.context, actor: anonymous }, rules, gone)).rejects.toThrow();

  way.go('open');
  await expect.poll(async () => (await enter(aVisitor(server), email)).status, { timeout: patience(15_000) }).toBe(200);
  await way.close();

  const left = await direct.selectFrom('throttle_hits').select('key').where('key', '=', 'owed').execute();
  expect(left).toEqual([]);
});

/** As on a full disk. */
async function refuseChanges(): Promise<void> {
  const { db } = server.context;
  await sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'no' using errcode = '53100'; end $$`.execute(db);
  for (const table of CHANGED) {
    await sql`create trigger refuse_change before insert or update or delete on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}

async function takeChangesAgain(): Promise<void> {
  await sql`drop function refuse_change cascade`.execute(server.context.db);
}

async function pendingOf({ context }: TestServer): Promise<number> {
  const rows = await context.db.selectFrom('throttle_hits').select('id').where('attempt', 'is not', null).execute();
  return rows.length;
}

async function countedHits(): Promise<number> {
  const rows = await server.context.db.selectFrom('throttle_hits').select('id').where('attempt', 'is', null).execute();
  return rows.length;
}
