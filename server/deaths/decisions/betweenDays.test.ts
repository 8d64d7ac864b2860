import { describe, expect, it } from 'vitest';
import {
  deathDecisionsContract as calls,
  type DeathDecisions,
} from '../../../domain/deaths/deathDecisions.contract.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCase } from '../../testing/deathBuilders.ts';
import { moveTo } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;

/** What is checked about somebody who was taken over as an active member on 11.01.2027: of days before nothing is known. */
async function checked(died: { from: string; until: string }) {
  moveTo(server, '2027-01-11');
  const { household_id, main_member_id: member_id } = await aHousehold(server, { status: 'active' });
  moveTo(server, '2027-01-13');
  clerk = (await aClerk(server)).client;
  const days = { died_from: day(died.from), died_until: day(died.until) };
  const id = await aDeathCase(server, { state: 'identified', household_id, member_id, ...days });
  await clerk.call(calls.checkDeathCover, { id: String(id), revision: 0 });
  const { body } = await clerk.call(calls.getDeathDecisions, { id: String(id) });
  const { checks, preview, may_accept } = body as DeathDecisions;
  const shown = checks.map(({ day: last, verdict, others }) => [
    `${last} ${verdict}`,
    ...others.map((one) => `${one.day} ${one.verdict} ${one.because}`),
  ]);
  const { status } = await clerk.call(calls.acceptDeath, { id: String(id), revision: 1 });
  return { shown, preview, may_accept, status };
}

describe('a death between two days is judged for both', () => {
  it.each([
    ['both covered', '2027-01-11', '2027-01-12', 'covered', 'covered', true],
    ['unknown on the first, covered on the last', '2027-01-10', '2027-01-11', 'unknown', 'covered', false],
    ['unknown on both', '2027-01-08', '2027-01-09', 'unknown', 'unknown', false],
  ])('%s', async (_what, from, until, first, last, isClear) => {
    const { shown, preview, may_accept, status } = await checked({ from, until });

    const [shownFrom, shownUntil] = [from, until].map((text) => toWireDay(day(text)));
    expect(shown).toEqual([[`${shownUntil} ${last}`, `${shownFrom} ${first} first_day`]]);
    expect(preview).toMatchObject({ day: shownUntil, verdict: last, others: [{ day: shownFrom, verdict: first }] });
    expect([may_accept, status]).toEqual([isClear, isClear ? 200 : 409]);
  });

  it('one day is judged once', async () => {
    const { shown, may_accept } = await checked({ from: '2027-01-12', until: '2027-01-12' });
    expect(shown).toEqual([['12.01.2027 covered']]);
    expect(may_accept).toBe(true);
  });
});
