import { beforeAll, describe, expect, it } from 'vitest';
import { deathCasesContract as calls } from '../../domain/deaths/deathCases.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aCheckedDeath, aDeathCase, aDeathDecision } from '../testing/deathBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});

const open = (body: object) => clerk.send('POST', '/api/v1/office/deaths', body);
const save = (id: number, body: object) => clerk.send('PUT', `/api/v1/office/deaths/${id}`, body);

describe('a call that staff take', () => {
  it('opens a case with every answer open, and each answer is saved by itself', async () => {
    const { status, body } = await open({});
    const { id, revision, case_no } = body as { id: number; revision: number; case_no: string };

    const answer = await save(id, { revision, reporter_name: 'Ayşe Kaya', place: 'hospital' });
    const next = await save(id, { revision: revision + 1, died_from: '24.11.2026', died_until: '25.11.2026' });
    const cleared = await save(id, { revision: revision + 2, place: null });

    expect([status, case_no]).toEqual([201, expect.stringMatching(/^2027-\d{3}$/)]);
    expect(answer.body).toMatchObject({
      revision: 1,
      state: 'reported',
      reporter_name: 'Ayşe Kaya',
      place: 'hospital',
    });
    expect(next.body).toMatchObject({ died_from: '24.11.2026', died_until: '25.11.2026', place: 'hospital' });
    expect(cleared.body).toMatchObject({ place: null, reporter_name: 'Ayşe Kaya' });
  });

  it('a single day is the first and the last possible one', async () => {
    const { body } = await open({ died_from: '24.11.2026' });
    expect(body).toMatchObject({ died_from: '24.11.2026', died_until: '24.11.2026' });
  });

  it.each([
    ['a day to come', { died_from: '01.01.2099' }, 'died_from', 'day_in_the_future'],
    ['before the birth', { died_from: '01.01.1950', deceased_birth: '02.01.1950' }, 'died_from', 'before_birth'],
    ['days turned around', { died_from: '20.11.2026', died_until: '19.11.2026' }, 'died_until', 'before_the_first_day'],
    [
      'released before it was held',
      { held_since: '20.11.2026', released_on: '19.11.2026' },
      'released_on',
      'before_the_first_day',
    ],
  ])('refuses %s', async (_name, answers, field, key) => {
    const { status, body } = await open(answers);
    expect([status, body]).toMatchObject([422, { message: 'validation_failed', errors: { [field]: [key] } }]);
  });

  it('a change based on an outdated version is refused', async () => {
    const { body } = await open({});
    const { id } = body as { id: number };
    await save(id, { revision: 0, place: 'home' });

    const { status, body: refused } = await save(id, { revision: 0, place: 'abroad' });

    expect([status, refused]).toMatchObject([409, { message: 'death_case_changed' }]);
  });

  it.each([
    ['the first day alone', { died_from: '24.11.2026' }],
    ['the last day alone', { died_until: '25.11.2026' }],
    ['both days', { died_from: '24.11.2026', died_until: '24.11.2026' }],
    ['nothing', { died_until: null }],
  ])('keeps the days of death once somebody is identified: refuses %s', async (_name, days) => {
    const between = { died_from: day('2026-11-24'), died_until: day('2026-11-25') };
    const id = await aDeathCase(server, { state: 'identified', ...between });

    const { status, body } = await save(id, { revision: 0, ...days });

    expect([status, body]).toMatchObject([409, { message: 'death_case_step_not_possible' }]);
    const unchanged = await save(id, { revision: 0, died_from: '24.11.2026', died_until: '25.11.2026' });
    expect(unchanged.status).toBe(200);
  });

  it('of a member copies the known facts, and a second case for the same person names the first', async () => {
    const { main_member_id, household_id } = await aHousehold(server, { status: 'active' });
    const { body } = await open({ member_id: main_member_id });
    const first = body as { case_no: string };

    const second = await open({ member_id: main_member_id });
    const unknown = await open({ member_id: 999_999 });

    expect(body).toMatchObject({ member: { id: main_member_id, household_id }, is_unopened: false });
    expect([second.status, second.body]).toMatchObject([409, { message: 'death_case_exists' }]);
    expect(JSON.stringify(second.body)).toContain(first.case_no);
    expect([unknown.status, unknown.body]).toMatchObject([404, { message: 'MemberNotFound' }]);
  });
});

describe('abroad the board has another limit', () => {
  it.each([
    ['accepted', 'abroad', 'home', 409],
    ['goodwill', 'hospital', 'abroad', 409],
    ['buried', 'abroad', null, 409],
    ['accepted', 'home', 'hospital', 200],
    ['accepted', null, 'home', 200],
    ['accepted', 'abroad', 'abroad', 200],
    ['checked', 'abroad', 'home', 200],
  ] as const)('of a case that is %s the place %s becomes %s: %d', async (state, place, next, expected) => {
    const id = await aDeathCase(server, { state, place });
    const { status, body } = await save(id, { revision: 0, place: next, place_words: 'Graz' });
    expect(status).toBe(expected);
    expect(body).toMatchObject(status === 200 ? { place: next } : { message: 'death_place_decided' });
  });

  it('also while a decision waits for its second signature', async () => {
    const checked = await aCheckedDeath(server, { state: 'at_board', place: 'abroad' });
    await aDeathDecision(server, checked);
    const { status, body } = await save(checked.id, { revision: 0, place: 'home' });
    expect([status, body]).toMatchObject([409, { message: 'death_place_decided' }]);
  });
});

describe('opening a case', () => {
  it('is recorded, and the first time takes it off the unopened reports', async () => {
    const id = await aDeathCase(server, { source: 'call_back' });
    const before = await clerk.call(calls.listDeathCases, {});

    await clerk.call(calls.getDeathCase, { id: String(id) });

    const after = await clerk.call(calls.listDeathCases, {});
    const unopened = ({ body }: typeof before) =>
      (body as { id: number; is_unopened: boolean }[]).find((one) => one.id === id)?.is_unopened;
    expect([unopened(before), unopened(after)]).toEqual([true, false]);
    const looks = await server.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', '=', 'death_case.seen')
      .execute();
    expect(looks).toHaveLength(1);
  });
});

it('medical words are encrypted in the database', async () => {
  const { body } = await open({ medical_words: 'Herzinfarkt' });
  const { id, medical_words } = body as { id: number; medical_words: string };
  const row = await server.context.db
    .selectFrom('death_cases')
    .select('medical_words')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

  expect(medical_words).toBe('Herzinfarkt');
  expect(row.medical_words?.toString('latin1')).not.toContain('Herzinfarkt');
});
