import { beforeAll, describe, expect, it } from 'vitest';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import {
  deathDecisionsContract as calls,
  type DeathDecisions,
} from '../../../domain/deaths/deathDecisions.contract.ts';
import { coverRuleVersion } from '../../../domain/membership/cover.ts';
import { cents } from '../../../domain/shared/money.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aCheckedDeath, aClearDeath, aDeathCase, aDeathDecision, diedYesterday } from '../../testing/deathBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
let board: TestClient;
let other: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
  board = (await aClerk(server, 'board')).client;
  other = (await aClerk(server, 'board')).client;
});

describe('a check of the cover', () => {
  it('freezes what is known, and a later one is a row of its own', async () => {
    const { household_id, main_member_id: member_id } = await aHousehold(server, { status: 'active' });
    const id = await aDeathCase(server, { state: 'identified', household_id, member_id, ...diedYesterday });

    const first = await clerk.call(calls.checkDeathCover, { id: String(id), revision: 0 });
    const second = await clerk.call(calls.checkDeathCover, { id: String(id), revision: 1 });

    expect([first.status, first.body]).toMatchObject([200, { state: 'checked' }]);
    expect(second.body).toMatchObject({ state: 'checked' });
    const { checks, preview } = await decisionsOf(id);
    expect(checks).toHaveLength(2);
    expect(checks[0]).toMatchObject({ day: '10.01.2027', rule_version: coverRuleVersion, verdict: preview?.verdict });
    const row = await server.context.db
      .selectFrom('death_case_checks')
      .select(['facts', 'settings'])
      .where('case_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ facts: { day: '2027-01-10' }, settings: { holds_until_reminder: 2 } });
  });

  it('of somebody who is in no household says so', async () => {
    const id = await aDeathCase(server, { state: 'identified', deceased_name: 'Ali Kaya', ...diedYesterday });
    await clerk.call(calls.checkDeathCover, { id: String(id), revision: 0 });
    expect((await decisionsOf(id)).checks).toMatchObject([{ verdict: 'not_a_member' }]);
  });

  it('needs the day of death', async () => {
    const id = await aDeathCase(server, { state: 'identified' });
    const { status, body } = await clerk.call(calls.checkDeathCover, { id: String(id), revision: 0 });
    expect([status, body]).toMatchObject([409, { message: 'death_day_needed' }]);
  });
});

describe('a clerk', () => {
  it('accepts alone what is clear', async () => {
    const { id } = await aClearDeath(server);
    expect(await decisionsOf(id)).toMatchObject({ may_accept: true });
    const answer = await clerk.call(calls.acceptDeath, { id: String(id), revision: 0 });
    expect([answer.status, (answer.body as DeathCase).state]).toEqual([200, 'accepted']);
  });

  it.each(['waiting', 'in_arrears', 'not_a_member', 'unknown'] as const)(
    'does not accept alone: %s',
    async (verdict) => {
      const { id } = await aCheckedDeath(server, {}, verdict);
      const { status, body } = await clerk.call(calls.acceptDeath, { id: String(id), revision: 0 });
      expect([status, body]).toMatchObject([409, { message: 'death_cover_not_clear' }]);
    },
  );

  it.each(['covered', 'accident_exempt'] as const)(
    'does not accept on a check that would say something else now: %s',
    async (verdict) => {
      const { id } = await aCheckedDeath(server, {}, verdict);
      const { status, body } = await clerk.call(calls.acceptDeath, { id: String(id), revision: 0 });
      expect([status, body]).toMatchObject([409, { message: 'death_check_outdated' }]);
    },
  );

  it('does not accept what the board has declined, by taking its step back', async () => {
    const { id } = await aClearDeath(server);
    await clerk.call(calls.sendDeathToBoard, { id: String(id), revision: 0 });
    await decide(board, id, { revision: 1, outcome: 'declined' });
    await takeBack(id);
    expect((await takeBack(id)).body).toMatchObject({ state: 'checked' });
    const { revision, may_accept } = await decisionsOf(id);

    const { status, body } = await clerk.call(calls.acceptDeath, { id: String(id), revision });

    expect(may_accept).toBe(false);
    expect([status, body]).toMatchObject([409, { message: 'death_board_decides' }]);
  });

  it('does not accept another case of somebody about whom the board has declined', async () => {
    const { id, member_id } = await aClearDeath(server);
    const change = { state: 'withdrawn' as const };
    const { db } = server.context;
    await db.updateTable('death_cases').set(change).where('id', '=', id).execute();
    const other_id = (await aClearDeath(server)).id;
    const check = await db
      .selectFrom('death_case_checks')
      .select('id')
      .where('case_id', '=', id)
      .executeTakeFirstOrThrow();
    await aDeathDecision(server, { id, check_id: check.id });
    await db.updateTable('death_cases').set({ member_id }).where('id', '=', other_id).execute();

    const { status, body } = await clerk.call(calls.acceptDeath, { id: String(other_id), revision: 0 });

    expect([status, body]).toMatchObject([409, { message: 'death_board_decides' }]);
  });

  it('passes a case to the board, and decides nothing there', async () => {
    const { id } = await aCheckedDeath(server, {}, 'waiting');

    const passed = await clerk.call(calls.sendDeathToBoard, { id: String(id), revision: 0, reason: 'Drei Tage' });
    const decided = await decide(clerk, id, { revision: 1, outcome: 'accepted' });

    expect(passed.body).toMatchObject({ state: 'at_board', history: [{ verb: 'sendToBoard', reason: 'Drei Tage' }] });
    expect([decided.status, decided.body]).toMatchObject([403, { message: 'forbidden' }]);
  });
});

describe('the board', () => {
  it('decides with one signature where the settings ask for one', async () => {
    const { id } = await aCheckedDeath(server, { state: 'at_board' });

    const { body } = await decide(board, id, { revision: 0, outcome: 'goodwill', limit: 800 });

    expect(body).toMatchObject({ state: 'goodwill' });
    expect((await decisionsOf(id)).decisions).toMatchObject([
      { outcome: 'goodwill', limit: 800, signatures_needed: 1 },
    ]);
  });

  it('decides with two signatures of two people', async () => {
    const checked = await aCheckedDeath(server, { state: 'at_board' });
    const id = await aDeathDecision(server, checked);
    const sign = (who: TestClient, revision: number) => who.call(calls.signDeathDecision, { id: String(id), revision });

    const first = await sign(board, 0);
    const again = await sign(board, 1);
    const byClerk = await sign(clerk, 1);
    const second = await sign(other, 1);

    expect(first.body).toMatchObject({ state: 'at_board' });
    expect([again.status, again.body]).toMatchObject([409, { message: 'death_already_signed' }]);
    expect(byClerk.status).toBe(403);
    expect(second.body).toMatchObject({ state: 'declined' });
  });

  it('does not decide on a check that would say something else now, and decides on a new one', async () => {
    const { id } = await aCheckedDeath(server, { state: 'at_board' }, 'covered');

    const early = await decide(board, id, { revision: 0, outcome: 'accepted' });
    await clerk.call(calls.checkDeathCover, { id: String(id), revision: 0 });
    const anew = await decide(board, id, { revision: 1, outcome: 'goodwill' });

    expect([early.status, early.body]).toMatchObject([409, { message: 'death_check_outdated' }]);
    expect(anew.body).toMatchObject({ state: 'goodwill' });
  });

  it('does not sign what was proposed from other facts; the proposal stays until it is withdrawn', async () => {
    const { household_id, main_member_id: member_id } = await aHousehold(server, { status: 'active' });
    const checked = await aCheckedDeath(server, { state: 'at_board', household_id, member_id });
    const decision = await aDeathDecision(server, checked);
    const { db } = server.context;
    await db
      .updateTable('death_cases')
      .set({ member_id: null, household_id: null })
      .where('id', '=', checked.id)
      .execute();
    const sign = (revision: number) => other.call(calls.signDeathDecision, { id: String(decision), revision });

    const refused = await sign(0);
    await clerk.call(calls.checkDeathCover, { id: String(checked.id), revision: 0 });
    const onNewCheck = await sign(1);
    await board.call(calls.withdrawDeathDecision, { id: String(decision), revision: 1 });
    const anew = await decide(board, checked.id, { revision: 2, outcome: 'goodwill' });

    for (const { status, body } of [refused, onNewCheck]) {
      expect([status, body]).toMatchObject([409, { message: 'death_decision_outdated' }]);
    }
    expect(anew.body).toMatchObject({ state: 'goodwill' });
    expect((await decisionsOf(checked.id)).decisions).toMatchObject([
      { outcome: 'goodwill' },
      { reasons: 'Ausgeschlossen' },
    ]);
  });

  it('does not decide twice while a decision waits, and may withdraw it', async () => {
    const checked = await aCheckedDeath(server, { state: 'at_board' });
    const decision = await aDeathDecision(server, checked);

    const waits = await decide(board, checked.id, { revision: 0, outcome: 'goodwill' });
    await board.call(calls.withdrawDeathDecision, { id: String(decision), revision: 0 });
    const anew = await decide(board, checked.id, { revision: 1, outcome: 'goodwill' });

    expect([waits.status, waits.body]).toMatchObject([409, { message: 'death_decision_waits' }]);
    expect(anew.body).toMatchObject({ state: 'goodwill' });
  });

  it('decides again about a declined case, whose former decision is then withdrawn', async () => {
    const { id } = await aCheckedDeath(server, { state: 'at_board' });
    await decide(board, id, { revision: 0, outcome: 'declined' });

    await clerk.call(calls.sendDeathToBoard, { id: String(id), revision: 1 });

    expect((await decisionsOf(id)).decisions).toMatchObject([
      { outcome: 'declined', withdrawn_at: expect.any(String) },
    ]);
  });

  it('takes its decision back with the step', async () => {
    const { id } = await aCheckedDeath(server);
    await clerk.call(calls.sendDeathToBoard, { id: String(id), revision: 0 });
    await decide(board, id, { revision: 1, outcome: 'goodwill', limit: 800 });
    const { revision } = await decisionsOf(id);

    const back = await clerk.send('POST', `/api/v1/office/deaths/${id}/take-back`, { revision });

    expect(back.body).toMatchObject({ state: 'at_board' });
    expect((await decisionsOf(id)).decisions).toMatchObject([
      { outcome: 'goodwill', withdrawn_at: expect.any(String) },
    ]);
  });

  it('limits goodwill in cents', async () => {
    const { id } = await aCheckedDeath(server, { state: 'at_board' });
    await decide(board, id, { revision: 0, outcome: 'goodwill', limit: 12.34 });
    const row = await server.context.db
      .selectFrom('death_case_decisions')
      .select('limit_cents')
      .where('case_id', '=', id)
      .executeTakeFirst();
    expect(row?.limit_cents).toBe(cents(1_234));
  });
});

function decide(who: TestClient, id: number, decision: object) {
  return who.send('POST', `/api/v1/office/deaths/${id}/decide`, { reasons: 'So beschlossen', ...decision });
}

async function takeBack(id: number) {
  const { revision } = await decisionsOf(id);
  return clerk.send('POST', `/api/v1/office/deaths/${id}/take-back`, { revision });
}

async function decisionsOf(id: number): Promise<DeathDecisions> {
  return (await clerk.call(calls.getDeathDecisions, { id: String(id) })).body;
}
