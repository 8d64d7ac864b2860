import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());

const documentsToCheck = async () => ((await client.call(officeContract.getToDo)).body as ToDo).documents_to_check;

it('documents without a decision are listed, death documents first, then the oldest', async () => {
  const { clock } = server;
  const decided = { verified_at: clock.now() };
  const applied = await aHousehold(server, { status: 'waiting' });
  await aDocument(server, applied.main_member_id, decided);
  await aDocument(server, applied.main_member_id, { type: 'residence_permit' });
  const child = await aMember(server, applied);

  clock.moveMinutes(20);
  await aDocument(server, child);
  const refused = await aHousehold(server, { status: 'active' });
  await aDocument(server, refused.main_member_id, { refused_at: clock.now() });
  const filling = await aHousehold(server);
  await aDocument(server, filling.main_member_id);
  const left = await aHousehold(server, { status: 'inactive' });
  await aDocument(server, left.main_member_id);
  const bereaved = await aHousehold(server, { status: 'active' });
  await aDocument(server, bereaved.main_member_id, { type: 'birth_certificate' });

  const waiting = await documentsToCheck();

  expect(waiting).toMatchObject([
    {
      household_id: bereaved.household_id,
      membership_no: bereaved.membership_no,
      name: 'Ayşe Yılmaz',
      types: ['birth_certificate'],
      since: '2027-01-11T11:20:00.000Z',
      is_for_death: true,
    },
    {
      household_id: applied.household_id,
      types: ['passport', 'residence_permit'],
      since: '2027-01-11T11:00:00.000Z',
      is_for_death: false,
    },
  ]);
});

it('a household that waits only for its documents to be verified is listed once', async () => {
  const { clock } = server;
  const waiting = { waiting_from: clock.inDays(-91), waiting_until: clock.inDays(-1) };
  const late = await aHousehold(server, { status: 'waiting', ...waiting });
  await aDocument(server, late.main_member_id);

  const { documents_to_check, waiting_over } = (await client.call(officeContract.getToDo)).body as ToDo;

  expect(waiting_over.map(({ household_id }) => household_id)).toContain(late.household_id);
  expect(documents_to_check.map(({ household_id }) => household_id)).not.toContain(late.household_id);
});
