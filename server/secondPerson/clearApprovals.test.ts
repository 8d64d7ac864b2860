import { beforeAll, expect, it } from 'vitest';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { askForEmail, freshEmail } from '../testing/emailBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { clearApprovals } from './secondPerson.jobs.ts';

const server = testServer();
let first: TestClient;
let second: TestClient;
beforeAll(async () => {
  first = (await aClerk(server)).client;
  second = (await aClerk(server)).client;
});

// proves: promise.16
it('what two people of the office decided is forgotten after seven whole years; what waits for somebody is not', async () => {
  const decided = await anApproval();
  await second.call(approvalsContract.decline, { id: String(decided), reason: 'Nicht bestätigt' });
  const waiting = await anApproval();
  const inForce = await anApproval();
  await server.context.db
    .updateTable('second_approvals')
    .set({ outcome: 'took_effect', decided_at: server.clock.now() })
    .where('id', '=', inForce)
    .execute();

  moveTo(server, '2034-12-31');
  await clearApprovals.run(server.context, {});
  const before = await kept();
  moveTo(server, '2035-01-01');
  await clearApprovals.run(server.context, {});

  expect(before).toEqual([decided, waiting, inForce]);
  expect(await kept()).toEqual([waiting, inForce]);
});

async function anApproval(): Promise<number> {
  const household = await aHousehold(server, { status: 'active' });
  const { body } = await askForEmail(first, household, { email: freshEmail(), reason: 'Postfach verloren' });
  return (body as { approval: { id: number } }).approval.id;
}

async function kept(): Promise<number[]> {
  const rows = await server.context.db.selectFrom('second_approvals').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
