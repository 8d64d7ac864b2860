import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { aloneActions } from '../../../domain/audit/alone.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { type ListRow, listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { refundsContract } from '../../../domain/payments/refunds.contract.ts';
import { MOST_IN_AN_HOUR, noteAttempt } from '../../audit/attempts.actions.ts';
import { clearApprovals } from '../../secondPerson/secondPerson.jobs.ts';
import { logIn, type TestAccount } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { aWorld, idOf, type World } from '../../testing/world.ts';

const { readAlone, exportAlone } = listsContract;

let server: TestServer;
let world: World;
let clerk: { account: TestAccount; client: TestClient };
let board: { account: TestAccount; client: TestClient };

beforeEach(async () => {
  server = await startTestServer();
  world = await aWorld(server, { status: 'active' });
  clerk = await aClerk(server);
  board = await aClerk(server, 'board');
  await server.context.db.deleteFrom('audit_log').execute();
});
afterEach(() => server.stop());

type Choice = Record<string, string>;
const pageOf = async (asked: Choice | { page: number } = {}) =>
  (await board.client.call(readAlone, asked)).body as { count: number; rows: ListRow[] };
const rowsOf = async (asked: Choice | { page: number } = {}) => (await pageOf(asked)).rows;

const wanted = { value_date: '11.01.2027', reason: 'Zu viel', recipient_iban: 'AT022050302101023600' };
const refund = async (amount: number) =>
  clerk.client.call(refundsContract.refund, { id: String(await idOf(world, 'creditor')), amount, ...wanted });

describe('what one person did or tried alone', () => {
  it('is read by the board at once: what was refused, what waits and what was done', async () => {
    const asked = await refund(5);
    const { approval } = asked.body as { approval: { id: number } };
    await clerk.client.call(approvalsContract.agree, { id: String(approval.id) });
    await refund(5_000);
    await clerk.client.call(decisionsContract.eraseHousehold, { id: String(world.household_id) });

    const by = { by: clerk.account.email, household_id: world.household_id };
    expect(await rowsOf()).toMatchObject([
      { ...by, tried: 'approval_asked', asked: 'refund', outcome: 'waits' },
      { ...by, tried: 'approval_agreed', outcome: 'needs_second', times: 1 },
      { ...by, tried: 'refund_booked', outcome: 'not_valid' },
      { ...by, tried: 'household_erased', outcome: 'not_allowed' },
    ]);
  });

  it('says what the second person decided, and that both did it', async () => {
    const { approval } = (await refund(5)).body as { approval: { id: number } };
    server.clock.moveMinutes(1);
    await board.client.call(approvalsContract.agree, { id: String(approval.id) });

    expect(await rowsOf()).toMatchObject([
      { by: board.account.email, tried: 'refund_booked', outcome: 'by_two' },
      { by: clerk.account.email, tried: 'approval_asked', asked: 'refund', outcome: 'agreed' },
    ]);
  });

  it.each<[Choice | (() => Choice), number]>([
    [{ alone_kind: 'refused' }, 1],
    [{ alone_kind: 'waiting' }, 1],
    [{ alone_kind: 'money' }, 0],
    [{ alone_kind: 'data' }, 0],
    [() => ({ by: clerk.account.email.toUpperCase() }), 2],
    [{ by: 'nobody of the office' }, 0],
    [() => ({ membership_no: world.membership_no }), 2],
    [{ membership_no: '1' }, 0],
    [{ date_from: '12.01.2027' }, 0],
    [{ date_until: '11.01.2027' }, 2],
  ])('is chosen by %o', async (asked, count) => {
    await refund(5);
    await refund(5_000);

    expect((await pageOf(typeof asked === 'function' ? asked() : asked)).count).toBe(count);
  });

  it('counts the same attempt within an hour, and keeps a later one apart', async () => {
    for (const amount of [5_000, 6_000, 7_000]) await refund(amount);
    server.clock.moveMinutes(61);
    clerk.client = await logIn(server, clerk.account);
    await refund(5_000);
    board.client = await logIn(server, board.account);

    expect((await rowsOf()).map(({ times }) => times)).toEqual([1, 3]);
  });

  it('cannot be filled by one account: after so many different attempts an hour the others are counted', async () => {
    const { account_id } = clerk.account;
    const refused = (place: number) => ({ key: `rule_${place}`, kind: 'state' });
    await server.change(async (change) => {
      for (let place = 0; place < MOST_IN_AN_HOUR + 20; place += 1) {
        await noteAttempt(change, { account_id, tried: null, refusal: refused(place), household_id: null });
      }
    });

    expect((await pageOf()).count).toBe(MOST_IN_AN_HOUR + 1);
    expect(await rowsOf({ page: 5 })).toMatchObject([{ outcome: 'too_often', times: 20 }]);
  });

  it('has attempts with a malformed body, of an unknown thing, and of a page that is the board’s', async () => {
    const { client } = clerk;
    await client.send('POST', refundsContract.refund.path.replace(':id', `${world.household_id}`), { amount: -5 });
    await client.send('POST', refundsContract.refund.path.replace(':id', '2000000001'), { amount: 5, ...wanted });
    await client.send('POST', readAlone.path, {});

    const rows = await rowsOf();
    expect(rows).toMatchObject([
      { tried: 'refund_booked', outcome: 'not_valid', household_id: world.household_id },
      { tried: 'refund_booked', outcome: 'not_there', household_id: null },
      { tried: 'board_page', outcome: 'not_allowed' },
    ]);
  });

  it('has nothing of members, of a search, and of a screen that was out of date', async () => {
    await world.client.send('POST', readAlone.path, {});
    await clerk.client.send('POST', '/api/v1/office/lists/households', { sort: 'nothing' });
    await refundWithOldScreen();

    expect(await rowsOf()).toEqual([]);
  });

  it('is a file for the board, and neither page nor file for a clerk', async () => {
    await refund(5_000);
    const { body } = await board.client.call(exportAlone, { alone_kind: 'refused', format: 'csv', rows: 1 });

    expect(String(body)).toContain('Abgelehnt: ungültige Angaben');
    expect(String(body)).toContain('new_amount_must_be_lower');
    expect((await clerk.client.send('POST', readAlone.path, {})).status).toBe(403);
    expect((await clerk.client.send('POST', exportAlone.path, { format: 'csv', rows: 1 })).status).toBe(403);
  });

  it('is kept as long as bookkeeping', async () => {
    await refund(5_000);
    server.clock.moveTo(new Date('2034-12-30T11:00:00Z'));
    await clearApprovals.run(server.context, {});
    const kept = await attempts();
    server.clock.moveTo(new Date('2035-01-02T11:00:00Z'));
    await clearApprovals.run(server.context, {});

    expect([kept, await attempts()]).toEqual([1, 0]);
  });

  it('is read by an index that has the same actions', async () => {
    const { rows } = await sql<{ def: string }>`
      select indexdef as def from pg_indexes where indexname = 'audit_log_alone'`.execute(server.context.db);
    const indexed = [...(rows[0]?.def ?? '').matchAll(/'([^']+)'/g)].map(([, action]) => action);

    expect(indexed.sort()).toEqual(Object.values(aloneActions).flat().sort());
  });
});

async function attempts(): Promise<number> {
  return (await server.context.db.selectFrom('refused_attempts').select('id').execute()).length;
}

async function refundWithOldScreen(): Promise<void> {
  const id = String(await idOf(world, 'creditor'));
  await clerk.client.call(refundsContract.refund, { id, amount: 5, ...wanted, seen: 999_999 });
}
