import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo, ToDoCounts } from '../../domain/office/officeAnswers.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());

const counts = async () => (await client.call(officeContract.countToDo)).body as ToDoCounts;

it('counts what the lists of the menu have, each no further than the list', async () => {
  expect(await counts()).toEqual({ deaths: 0, applications: 0, bank_lines: 0, cash_days: 0, change_requests: 0 });

  const now = server.clock.now();
  const waiting = await aHousehold(server, { status: 'waiting' });
  await aDocument(server, waiting.main_member_id, { type: 'passport' });
  await aDocument(server, waiting.main_member_id, { type: 'other' });
  const decided = await aHousehold(server, { status: 'waiting' });
  await aDocument(server, decided.main_member_id, { type: 'passport', verified_at: now });
  await aDocument(server, decided.main_member_id, { type: 'other', refused_at: now });
  const member = await aHousehold(server, { status: 'active' });
  await aDocument(server, member.main_member_id, { type: 'passport' });
  await server.context.db
    .insertInto('death_cases')
    .values(
      Array.from({ length: MOST_WAITING + 5 }, (_, place) => ({
        ...{ case_no: `T-${place}`, state: place > 0 ? ('reported' as const) : ('closed' as const) },
        ...{ source: 'on_call' as const, language: 'de' as const },
        ...{ reported_at: now, state_since: now, changed_at: now },
      })),
    )
    .execute();

  expect(await counts()).toMatchObject({ deaths: MOST_WAITING, applications: 1 });
  const toDo = (await client.call(officeContract.getToDo)).body as ToDo;
  expect(toDo.documents_to_check.map(({ household_id }) => household_id)).toContain(member.household_id);
});
