import { describe, expect, it } from 'vitest';
import { toWireDay } from '../../domain/shared/day.ts';
import { type Substitute, substitutesContract } from '../../domain/substitutes/substitutes.contract.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aSubstitute } from '../testing/substituteBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const { createSubstitute, changeSubstitute, endSubstitute } = substitutesContract;

const server = testServer();

const lawyer = {
  first_name: ' Gül ',
  last_name: 'Öztürk-Maier',
  email: 'Kanzlei@Oeztuerk.example',
  phone_private_mobile: '+436641234567',
  phone_private_landline: '',
  valid_until: '31.12.2027',
};

async function listed(client: TestClient): Promise<Substitute[]> {
  const { body } = await client.send('GET', '/api/v1/me');
  return (body as { substitutes: Substitute[] }).substitutes;
}

describe('naming somebody who represents the household', () => {
  // proves: role.substitute
  it('is stored as typed, as a lawyer unless said otherwise, and returned whole', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });

    const answer = await client.call(createSubstitute, { id: String(household.household_id), ...lawyer });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      first_name: 'Gül',
      last_name: 'Öztürk-Maier',
      email: 'Kanzlei@Oeztuerk.example',
      phone_private_mobile: '+436641234567',
      phone_private_landline: null,
      represent_me_as: 'lawyer',
      valid_until: '31.12.2027',
      status: 'active',
      created_at: server.clock.now().toISOString(),
      ended_on: null,
    });
    expect(await listed(client)).toEqual([answer.body]);
  });

  it('is possible as soon as the application has been submitted, and until the end of today', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'waiting' });
    const valid_until = toWireDay(server.clock.today());

    const answer = await client.call(createSubstitute, { id: String(household.household_id), ...lawyer, valid_until });

    expect(answer).toMatchObject({ status: 201, body: { valid_until, status: 'active' } });
  });

  it.each([
    ['an applicant', 'new', 'household_must_be_active'],
    ['somebody whose membership has ended', 'inactive', 'household_inactive'],
  ] as const)('is not for %s', async (_who, status, message) => {
    const { household, client } = await aLoggedInClient(server, { status });

    const answer = await client.call(createSubstitute, { id: String(household.household_id), ...lawyer });

    expect(answer).toMatchObject({ status: 409, body: { message } });
    expect(await listed(client)).toEqual([]);
  });

  it('in another household answers as if they did not exist', async () => {
    const foreign = await aLoggedInClient(server, { status: 'active' });
    const { client } = await aLoggedInClient(server, { status: 'active' });

    for (const id of [foreign.household.household_id, 2_000_000_000]) {
      const answer = await client.call(createSubstitute, { id: String(id), ...lawyer });
      expect(answer).toMatchObject({ status: 404, body: { message: 'HouseholdNotFound' } });
    }
    expect(await listed(foreign.client)).toEqual([]);
  });

  // proves: rule.email-substitute
  it.each([
    ['without an e-mail', { email: '' }, { email: ['required'] }],
    ['with an e-mail that is none', { email: 'kanzlei' }, { email: ['invalid_email'] }, 'wrong_email_format'],
    ['without a last day', { valid_until: '' }, { valid_until: ['required'] }],
    ['until yesterday', { valid_until: '10.01.2027' }, { valid_until: ['date_must_not_be_past'] }],
    ['until a day that does not exist', { valid_until: '30.02.2028' }, { valid_until: ['no_such_day'] }],
    ['without a name', { first_name: ' ' }, { first_name: ['required'] }],
    ['as something we do not know', { represent_me_as: 'king' }, { represent_me_as: ['invalid_choice'] }],
    [
      'with letters for a number',
      { phone_private_mobile: 'abcdef' },
      { phone_private_mobile: ['invalid_phone_number'] },
    ],
  ])('is refused %s', async (_what, wrong, errors, message = 'validation_failed') => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });

    const answer = await client.send('POST', `/api/v1/household/${household.household_id}/substitute`, {
      ...lawyer,
      ...wrong,
    });

    expect(answer).toMatchObject({ status: 422, body: { message, errors } });
  });
});

describe('changing somebody who represents the household', () => {
  it('changes only the sent fields, and ignores unknown ones', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });
    const id = await aSubstitute(server, household, { represent_me_as: 'administrator' });

    const answer = await client.call(changeSubstitute, {
      id: String(id),
      phone_private_mobile: null,
      status: 'inactive',
      household_id: 1,
      ended_on: '01.01.2027',
    });

    expect(answer).toMatchObject({
      status: 200,
      body: {
        id,
        first_name: 'Murat',
        phone_private_mobile: null,
        represent_me_as: 'administrator',
        status: 'active',
        ended_on: null,
      },
    });
  });

  it('restores one that had expired, with a new last day', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });
    const id = await aSubstitute(server, household, { valid_until: server.clock.inDays(-1) });
    expect(await listed(client)).toMatchObject([{ id, status: 'inactive', ended_on: null }]);

    const answer = await client.call(changeSubstitute, { id: String(id), valid_until: '01.02.2027' });

    expect(answer).toMatchObject({ status: 200, body: { status: 'active', valid_until: '01.02.2027' } });
  });

  it('is refused with a past last day, an empty e-mail, or after it was ended', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });
    const running = await aSubstitute(server, household);
    const ended = await aSubstitute(server, household, { ended_on: server.clock.today() });

    expect(await client.call(changeSubstitute, { id: String(running), valid_until: '10.01.2027' })).toMatchObject({
      status: 422,
      body: { errors: { valid_until: ['date_must_not_be_past'] } },
    });
    expect(await client.call(changeSubstitute, { id: String(running), email: '' })).toMatchObject({
      status: 422,
      body: { errors: { email: ['required'] } },
    });
    expect(await client.call(changeSubstitute, { id: String(ended), valid_until: '01.02.2027' })).toMatchObject({
      status: 409,
      body: { message: 'substitute_has_ended' },
    });
  });
});

describe('ending a representation', () => {
  it('takes effect at once, stays in history, and may be repeated', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });
    const ended = await aSubstitute(server, household, { last_name: 'Aslan' });
    const running = await aSubstitute(server, household, { last_name: 'Demir' });
    const endedOn = toWireDay(server.clock.today());

    const answers = [
      await client.call(endSubstitute, { id: String(ended) }),
      await client.call(endSubstitute, { id: String(ended) }),
    ];

    expect(answers.map((answer) => answer.status)).toEqual([204, 204]);
    expect(await listed(client)).toMatchObject([
      { id: running, status: 'active', ended_on: null },
      { id: ended, last_name: 'Aslan', status: 'inactive', ended_on: endedOn },
    ]);
  });

  it('keeps the first day, however often it is repeated', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'active' });
    const firstDay = server.clock.inDays(-3);
    const id = await aSubstitute(server, household, { ended_on: firstDay });

    const answers = await Promise.all(Array.from({ length: 8 }, () => client.call(endSubstitute, { id: String(id) })));

    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(204));
    expect(await listed(client)).toMatchObject([{ id, ended_on: toWireDay(firstDay) }]);
  });
});

describe('another household’s substitute', () => {
  it.each([
    ['new', 404, 'substitute_not_found'],
    ['waiting', 404, 'substitute_not_found'],
    ['active', 404, 'substitute_not_found'],
    ['inactive', 409, 'household_inactive'],
  ] as const)('looks to a household that is %s like one that does not exist', async (status, code, message) => {
    const other = await aLoggedInClient(server, { status: 'active' });
    const foreign = await aSubstitute(server, other.household);
    const { client } = await aLoggedInClient(server, { status });

    for (const id of [foreign, 2_000_000_000]) {
      const change = await client.call(changeSubstitute, { id: String(id), first_name: 'Fremd' });
      const end = await client.call(endSubstitute, { id: String(id) });
      expect([change, end]).toMatchObject(Array(2).fill({ status: code, body: { message } }));
    }
    expect(await listed(other.client)).toMatchObject([{ first_name: 'Murat', ended_on: null }]);
  });

  it('needs a log-in', async () => {
    const { household } = await aLoggedInClient(server, { status: 'active' });
    const id = await aSubstitute(server, household);

    const answer = await server.client().call(endSubstitute, { id: String(id) });

    expect(answer).toMatchObject({ status: 401, body: { message: 'unauthenticated' } });
  });
});

it('a household sent back to its application may neither change nor end a representation', async () => {
  const { household, client } = await aLoggedInClient(server, { status: 'new' });
  const id = await aSubstitute(server, household);

  const answers = [
    await client.call(changeSubstitute, { id: String(id), first_name: 'Ali' }),
    await client.call(endSubstitute, { id: String(id) }),
  ];

  expect(answers).toMatchObject(Array(2).fill({ status: 409, body: { message: 'household_must_be_active' } }));
});

it('a household names at most 30 within a year, and has at most 30 at a time', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'active' });
  const id = String(household.household_id);
  for (let index = 0; index < 28; index += 1) await aSubstitute(server, household);
  const ended = await aSubstitute(server, household, { ended_on: server.clock.today() });

  const answers = await Promise.all([0, 1, 2].map(() => client.call(createSubstitute, { id, ...lawyer })));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect(await client.call(createSubstitute, { id, ...lawyer })).toMatchObject({
    status: 422,
    body: { message: 'validation_failed', errors: { first_name: ['too_many'] } },
  });

  const longAgo = new Date('2025-12-01T12:00:00Z');
  await server.context.db.updateTable('substitutes').set({ created_at: longAgo }).where('id', '=', ended).execute();
  expect((await client.call(createSubstitute, { id, ...lawyer })).status).toBe(201);
});
