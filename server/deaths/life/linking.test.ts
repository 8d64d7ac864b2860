import { beforeAll, describe, expect, it } from 'vitest';
import type { DeathCaseState } from '../../../domain/deaths/deathCase.ts';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { deathLifeContract as calls } from '../../../domain/deaths/life/deathLife.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCase } from '../../testing/deathBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});

const aCase = (state: DeathCaseState = 'reported') => aDeathCase(server, { state });
const eventsOf = async (ids: number[]) => {
  const rows = await server.context.db.selectFrom('death_cases').select(['id', 'event_id']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.event_id ?? null);
};

describe('three deaths in one accident', () => {
  it('are one event, in whatever order they are linked', async () => {
    const [a, b, c] = [await aCase(), await aCase(), await aCase()];

    await clerk.call(calls.linkDeath, { id: String(c), revision: 0, other_case_id: b });
    const { body } = await clerk.call(calls.linkDeath, { id: String(b), revision: 1, other_case_id: a });

    expect(await eventsOf([a, b, c])).toEqual([a, a, a]);
    expect((body as DeathCase).linked.map(({ id }) => id)).toEqual([a, c]);
  });

  it('stay together when the first one is unlinked', async () => {
    const [a, b, c] = [await aCase(), await aCase(), await aCase()];
    await clerk.call(calls.linkDeath, { id: String(b), revision: 0, other_case_id: a });
    await clerk.call(calls.linkDeath, { id: String(c), revision: 0, other_case_id: a });

    await clerk.call(calls.unlinkDeath, { id: String(a), revision: 2 });
    expect(await eventsOf([a, b, c])).toEqual([null, b, b]);
    const { body } = await clerk.call(calls.unlinkDeath, { id: String(c), revision: 2 });

    expect(await eventsOf([a, b, c])).toEqual([null, null, null]);
    expect((body as DeathCase).linked).toEqual([]);
  });
});

it.each([
  ['a withdrawn case', 'withdrawn', 'reported', 'death_case_step_not_possible'],
  ['a closed case', 'closed', 'reported', 'death_case_step_not_possible'],
  ['a case with a withdrawn one', 'reported', 'withdrawn', 'death_other_case_ended'],
] as const)('%s is not linked', async (_name, state, otherState, key) => {
  const [id, other_case_id] = [await aCase(state), await aCase(otherState)];
  const { status, body } = await clerk.call(calls.linkDeath, { id: String(id), revision: 0, other_case_id });
  expect([status, body]).toMatchObject([409, { message: key }]);
  expect(await eventsOf([id, other_case_id])).toEqual([null, null]);
});

it('a case is linked with one of the same accident that is closed already', async () => {
  const [closed, id] = [await aCase('closed'), await aCase()];
  const { body } = await clerk.call(calls.linkDeath, { id: String(id), revision: 0, other_case_id: closed });
  expect((body as DeathCase).linked).toMatchObject([{ id: closed }]);
});

describe('a death that was reported twice', () => {
  it('becomes one case: the other is withdrawn, refers to it, and keeps its notes', async () => {
    const [kept, twice] = [await aCase('accepted'), await aCase()];
    await clerk.send('POST', `/api/v1/office/deaths/${twice}/notes`, { words: 'Rückruf um 9 Uhr' });

    const { body } = await clerk.call(calls.joinDeath, { id: String(twice), revision: 0, other_case_id: kept });

    expect(body).toMatchObject({ state: 'withdrawn', joined_to: { id: kept }, notes: [{ words: 'Rückruf um 9 Uhr' }] });
  });

  it.each([
    ['with itself', 'reported', undefined, 'death_case_is_itself'],
    ['after it was identified', 'identified', 'reported', 'death_case_has_effects'],
    ['with one that was withdrawn', 'reported', 'withdrawn', 'death_other_case_ended'],
    ['with one that is closed', 'reported', 'closed', 'death_other_case_ended'],
    ['once more', 'withdrawn', 'reported', 'death_case_step_not_possible'],
  ] as const)('is not joined %s', async (_name, state, otherState, key) => {
    const id = await aCase(state);
    const other_case_id = otherState ? await aCase(otherState) : id;

    const { status, body } = await clerk.call(calls.joinDeath, { id: String(id), revision: 0, other_case_id });

    expect([status, body]).toMatchObject([409, { message: key }]);
  });
});

describe('the burial', () => {
  it('may be moved and a flight cancelled while it is under way, and cannot be confirmed for tomorrow', async () => {
    const id = String(await aCase('under_way'));
    const tomorrow = '2027-01-12T10:00:00.000Z';
    const plan = { flight_at: tomorrow, flight_words: 'TK 1884', burial_at: tomorrow, burial_place: 'Ankara' };
    const planned = await clerk.call(calls.planBurial, { id, revision: 0, ...plan });

    const early = await clerk.call(calls.buryDeath, { id, revision: 1 });
    const cancelled = await clerk.call(calls.planBurial, { id, revision: 1, flight_at: null, flight_words: null });
    const burial_at = '2027-01-10T10:00:00.000Z';
    const buried = await clerk.call(calls.buryDeath, { id, revision: 2, burial_at });

    expect(planned.body).toMatchObject(plan);
    expect([early.status, early.body]).toMatchObject([409, { message: 'death_burial_day_needed' }]);
    expect(cancelled.body).toMatchObject({ flight_at: null, flight_words: null, burial_place: 'Ankara' });
    expect(buried.body).toMatchObject({ state: 'buried', burial_at });
  });

  it.each([
    ['burial_at', '2027-01-08T22:59:00.000Z', 409],
    ['flight_at', '2027-01-08T22:59:00.000Z', 409],
    ['burial_at', '2027-01-08T23:00:00.000Z', 200],
  ] as const)('is not planned before the first possible day of death in Vienna: %s %s', async (field, at, expected) => {
    const id = await aDeathCase(server, { died_from: day('2027-01-09'), died_until: day('2027-01-10') });
    const { status, body } = await clerk.send('PUT', `/api/v1/office/deaths/${id}/burial`, {
      revision: 0,
      [field]: at,
    });
    expect(status).toBe(expected);
    if (status !== 200) expect(body).toMatchObject({ message: 'death_burial_too_early' });
  });

  it('has not taken place before the death', async () => {
    const died = { died_from: day('2027-01-09'), died_until: day('2027-01-09') };
    const id = String(await aDeathCase(server, { state: 'under_way', ...died }));
    const burial_at = '2027-01-08T10:00:00.000Z';
    const { status, body } = await clerk.call(calls.buryDeath, { id, revision: 0, burial_at });
    expect([status, body]).toMatchObject([409, { message: 'death_burial_too_early' }]);
  });

  it('is not overtaken by a later day of death', async () => {
    const id = String(await aCase());
    await clerk.call(calls.planBurial, { id, revision: 0, burial_at: '2027-01-08T10:00:00.000Z' });
    const late = await clerk.send('PUT', `/api/v1/office/deaths/${id}`, { revision: 1, died_from: '09.01.2027' });
    const right = await clerk.send('PUT', `/api/v1/office/deaths/${id}`, { revision: 1, died_from: '07.01.2027' });
    expect([late.status, late.body]).toMatchObject([409, { message: 'death_burial_too_early' }]);
    expect(right.status).toBe(200);
  });

  it('needs a day', async () => {
    const id = String(await aCase('under_way'));
    const { status, body } = await clerk.call(calls.buryDeath, { id, revision: 0 });
    expect([status, body]).toMatchObject([409, { message: 'death_burial_day_needed' }]);
  });

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '10.01.2027'])('refuses the time %s', async (burial_at) => {
    const id = await aCase('under_way');
    const body = { revision: 0, burial_at };
    const answer = await clerk.send('PUT', `/api/v1/office/deaths/${id}/burial`, body);
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { burial_at: ['invalid_value'] } }]);
  });
});
