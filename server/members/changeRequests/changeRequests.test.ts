import { describe, expect, test } from 'vitest';
import {
  type ChangeRequest,
  changeRequestsContract,
} from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import { aHousehold, aLoggedInClient } from '../../testing/builders.ts';
import { aChangeRequest, aDocument, aMember } from '../../testing/memberBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const { askForChange, listChangeRequests, withdrawChangeRequest } = changeRequestsContract;

const server = testServer();

async function anExistingMember() {
  const { client, household } = await aLoggedInClient(server, { status: 'active' });
  return { client, household, id: String(household.main_member_id) };
}

async function rowOf(id: number) {
  return server.context.db.selectFrom('change_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('a member who finds a mistake in locked data', () => {
  test('asks for a correction with the document that proves it, and sees that it is open', async () => {
    const { client, household, id } = await anExistingMember();
    const passport = await aDocument(server, household.main_member_id);

    const asked = await client.call(askForChange, {
      id,
      field: 'date_of_birth',
      wanted: '02.01.1985',
      explanation: 'Im Reisepass steht es richtig.',
      document_id: passport,
    });
    const listed = await client.call(listChangeRequests);

    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({
      member_id: household.main_member_id,
      field: 'date_of_birth',
      was: '01.02.1985',
      wanted: '02.01.1985',
      explanation: 'Im Reisepass steht es richtig.',
      document_id: passport,
      state: 'open',
      answer: null,
      decided_at: null,
    });
    expect(listed.body).toEqual([asked.body]);
  });

  test('may ask for every waiting or active person in the household', async () => {
    const { client, household } = await anExistingMember();

    for (const status of ['waiting', 'active'] as const) {
      const son = await aMember(server, household, { status });
      const { body } = await client.call(askForChange, { id: String(son), field: 'email', wanted: 'emre@example.at' });
      expect(body).toMatchObject({ member_id: son, was: null, wanted: 'emre@example.at' });
    }
  });

  test('asks for a country by its id, and may have an optional value removed', async () => {
    const { client, household } = await anExistingMember();
    const son = String(await aMember(server, household, { status: 'active' }));
    await client.call(askForChange, { id: son, field: 'citizenship_id', wanted: 40 });
    await server.context.db
      .updateTable('members')
      .set({ turkish_id_no: server.context.vault.seal('10000000146') })
      .where('id', '=', Number(son))
      .execute();

    const { body } = await client.call(askForChange, { id: son, field: 'turkish_id_no', wanted: '' });

    expect(body).toMatchObject({ was: '10000000146', wanted: null });
    expect((await client.call(listChangeRequests)).body).toMatchObject([
      { field: 'turkish_id_no' },
      { field: 'citizenship_id', was: 792, wanted: 40 },
    ]);
  });

  test('leaves only encrypted values in the database', async () => {
    const { client, id } = await anExistingMember();
    const request = {
      field: 'social_insurance_number',
      wanted: '1237010185',
      explanation: 'e-card 1237010185',
    } as const;

    const { body } = await client.call(askForChange, { id, ...request });

    const { wanted, was, explanation } = await rowOf((body as ChangeRequest).id);
    for (const sealed of [wanted, was, explanation]) {
      expect(sealed?.toString('latin1')).not.toMatch(/1237010185|1236010285/);
      expect(server.context.vault.open(sealed ?? Buffer.alloc(0))).toMatch(/1237010185|1236010285/);
    }
  });

  test('is told by the field’s rule what is wrong with the value', async () => {
    const { client, household, id } = await anExistingMember();

    for (const [wanted, problem] of [
      [{ field: 'first_name', wanted: 'Ayşe' }, 'value_unchanged'],
      [{ field: 'first_name', wanted: '' }, 'required'],
      [{ field: 'turkish_id_no', wanted: '12345678901' }, 'invalid_turkish_id'],
      [{ field: 'date_of_birth', wanted: '12.01.2027' }, 'date_must_be_in_the_past'],
    ] as const) {
      const { status, body } = await client.call(askForChange, { id, ...wanted });
      expect([wanted, status, body]).toMatchObject([wanted, 422, { errors: { wanted: [problem] } }]);
    }
    const own = await client.call(askForChange, { id, field: 'email', wanted: 'neu@example.at' });
    expect([own.status, own.body]).toMatchObject([422, { errors: { field: ['invalid_choice'] } }]);
    const [{ count }] = (await server.context.db
      .selectFrom('change_requests')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('household_id', '=', household.household_id)
      .execute()) as [{ count: number }];
    expect(Number(count)).toBe(0);
  });

  test('has at most one open request per person and field, also with parallel calls', async () => {
    const { client, household, id } = await anExistingMember();
    const son = String(await aMember(server, household, { status: 'active' }));
    const names = [...'abcdef'].map((letter) => `Ayşe ${letter}`);

    const answers = await Promise.all(
      names.map((wanted) => client.call(askForChange, { id, field: 'first_name', wanted })),
    );
    const others = [
      await client.call(askForChange, { id, field: 'last_name', wanted: 'Demir' }),
      await client.call(askForChange, { id: son, field: 'first_name', wanted: 'Can' }),
    ];

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'change_request_already_open',
    });
    expect(others.map(({ status }) => status)).toEqual([201, 201]);
  });

  test('cannot refer to another person’s document, nor ask for another household’s person', async () => {
    const { client, id } = await anExistingMember();
    const other = await aHousehold(server, { status: 'active' });
    const document = await aDocument(server, other.main_member_id);

    const withDocument = await client.call(askForChange, {
      id,
      field: 'first_name',
      wanted: 'Can',
      document_id: document,
    });
    const theirs = await client.call(askForChange, {
      id: String(other.main_member_id),
      field: 'first_name',
      wanted: 'Can',
    });

    expect([withDocument.status, withDocument.body]).toMatchObject([404, { message: 'document_not_found' }]);
    expect([theirs.status, theirs.body]).toMatchObject([404, { message: 'MemberNotFound' }]);
  });
});

test('an unlocked value needs no request, and an inactive household cannot ask', async () => {
  const applicant = await aLoggedInClient(server);
  const gone = await aLoggedInClient(server, { status: 'inactive' });
  const { client, household } = await anExistingMember();
  const newcomer = String(await aMember(server, household));

  const answers = [
    await applicant.client.call(askForChange, {
      id: String(applicant.household.main_member_id),
      field: 'first_name',
      wanted: 'Can',
    }),
    await client.call(askForChange, { id: newcomer, field: 'first_name', wanted: 'Can' }),
    await gone.client.call(askForChange, {
      id: String(gone.household.main_member_id),
      field: 'first_name',
      wanted: 'Can',
    }),
  ];

  expect(answers.map(({ status, body }) => [status, (body as { message: string }).message])).toEqual([
    [409, 'data_not_locked'],
    [409, 'data_not_locked'],
    [409, 'household_inactive'],
  ]);
});

describe('an open request', () => {
  test('may be withdrawn repeatedly, and then be sent again', async () => {
    const { client, household, id } = await anExistingMember();
    const request = await aChangeRequest(server, household, { field: 'first_name', wanted: 'Can' });

    const answers = [
      await client.call(withdrawChangeRequest, { id: String(request) }),
      await client.call(withdrawChangeRequest, { id: String(request) }),
    ];
    const again = await client.call(askForChange, { id, field: 'first_name', wanted: 'Cem' });

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(again.status).toBe(201);
    expect((await client.call(listChangeRequests)).body).toMatchObject([{ state: 'open' }, { state: 'withdrawn' }]);
  });

  test('that is decided cannot be withdrawn', async () => {
    const { client, household } = await anExistingMember();
    const request = await aChangeRequest(server, household);
    await server.context.db
      .updateTable('change_requests')
      .set({ decided_at: server.clock.now(), accepted: false, answer: 'Nein.' })
      .where('id', '=', request)
      .execute();

    const { status, body } = await client.call(withdrawChangeRequest, { id: String(request) });

    expect([status, body]).toMatchObject([409, { message: 'change_request_already_decided' }]);
    expect((await client.call(listChangeRequests)).body).toMatchObject([{ state: 'refused', answer: 'Nein.' }]);
  });

  test('stays open when its document is deleted', async () => {
    const { client, household, id } = await anExistingMember();
    const document = await aDocument(server, household.main_member_id);
    await client.call(askForChange, { id, field: 'first_name', wanted: 'Can', document_id: document });

    const { status } = await client.send('DELETE', `/api/v1/member/document/${document}`);

    expect(status).toBe(204);
    expect((await client.call(listChangeRequests)).body).toMatchObject([{ document_id: null, state: 'open' }]);
  });
});
