import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notesContract } from '../../domain/counter/notes.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile, ToDo } from '../../domain/office/officeAnswers.ts';
import { aHousehold, anOfficeAccount, logIn, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let clerk: TestClient;
let household: TestHousehold;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  clerk = await logIn(server, await anOfficeAccount(server, 'clerk'));
  household = await aHousehold(server, { status: 'active' });
});

test('a note stands on the household’s page with its author, and on the to-do list from its day until somebody looked', async () => {
  const id = await write({ words: 'Fragt nach dem Meldezettel.', follow_up_on: '13.01.2027' });

  expect(await notesOf()).toMatchObject([{ id, words: 'Fragt nach dem Meldezettel.', is_done: false }]);
  expect((await notesOf())[0]?.by).toBeTruthy();
  expect(await toFollowUp()).toEqual([]);
  server.clock.moveDays(2);
  clerk = await logIn(server, await anOfficeAccount(server, 'clerk'));
  expect(await toFollowUp()).toMatchObject([{ note_id: id, household_id: household.household_id }]);

  expect((await clerk.call(notesContract.endFollowUp, { id })).status).toBe(204);
  expect((await clerk.call(notesContract.endFollowUp, { id })).status).toBe(204);

  expect(await toFollowUp()).toEqual([]);
  expect(await notesOf()).toMatchObject([{ id, is_done: true }]);
});

test('a note sent twice with one key is stored once; one without a day never waits', async () => {
  const key = { 'idempotency-key': 'note-key-of-this-test-1' };
  const path = `/api/v1/office/households/${household.household_id}/notes`;
  const first = await clerk.send('POST', path, { words: 'Ist verreist.' }, key);
  const again = await clerk.send('POST', path, { words: 'Ist verreist.' }, key);

  expect([first.status, again.status]).toEqual([201, 201]);
  const notes = await notesOf();
  expect(notes).toHaveLength(1);
  const answer = await clerk.call(notesContract.endFollowUp, { id: String(notes[0]?.id) });
  expect(answer).toMatchObject({ status: 404, body: { message: 'note_not_found' } });
});

test.each([
  [{ words: '' }, 'words', 'required'],
  [{ words: 'x'.repeat(1_001) }, 'words', 'max_1000_characters'],
  [{ words: 'x', follow_up_on: '10.01.2027' }, 'follow_up_on', 'date_must_not_be_past'],
  [{ words: 'x', follow_up_on: '10.01.2072' }, 'follow_up_on', 'check_the_year'],
])('%j is refused at its field', async (sent, field, problem) => {
  server.clock.moveTo(new Date('2027-01-11T11:00:00.000Z'));
  clerk = await logIn(server, await anOfficeAccount(server, 'clerk'));

  const answer = await clerk.call(notesContract.writeNote, { id: household.household_id, ...sent });

  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [problem] } } });
  expect(await notesOf()).toEqual([]);
});

async function write(sent: { words: string; follow_up_on?: string }): Promise<number> {
  const { body, status } = await clerk.call(notesContract.writeNote, { id: household.household_id, ...sent });
  expect(status).toBe(201);
  return (body as { id: number }).id;
}

async function notesOf(): Promise<HouseholdFile['notes']> {
  const { body } = await clerk.call(officeContract.getHousehold, { id: household.household_id });
  return (body as HouseholdFile).notes;
}

async function toFollowUp(): Promise<ToDo['notes_to_follow_up']> {
  const { body } = await clerk.call(officeContract.getToDo);
  return (body as ToDo).notes_to_follow_up.filter(({ household_id }) => household_id === household.household_id);
}
