import { afterAll, beforeAll, expect, it } from 'vitest';
import { postContract } from '../../domain/post/post.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aDeathOf, identify } from '../testing/deaths/deathLifeBuilders.ts';
import { aHomeAddress, withDemoFees } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { aPrint, aWaitingLetter } from '../testing/post/postBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
  ({ client: clerk } = await aClerk(server));
});
afterAll(() => server.stop());

it('identifying a death withdraws waiting letters about money, and names the printed ones that have to be pulled out', async () => {
  const household = await aHousehold(server, { status: 'active' });
  await aHomeAddress(server, household);
  await aWaitingLetter(server, household, { effect_key: 'dunning.level/1/2027-01-01/1', subject: 'Erinnerung' });
  await aPrint(server);
  await aWaitingLetter(server, household, { effect_key: 'dunning.level/1/2027-01-01/2' });
  await aWaitingLetter(server, household, { subject: 'Ihre Dokumente' });

  moveTo(server, '2027-02-01');
  ({ client: clerk } = await aClerk(server));
  await identify(clerk, await aDeathOf(server, { member_id: await aMember(server, household, { status: 'active' }) }));

  const of = await clerk.call(postContract.listHouseholdLetters, { id: String(household.household_id) });
  const overview = (await clerk.call(postContract.getLetters)).body as Answer<(typeof postContract)['getLetters']>;
  expect(of.body).toMatchObject({ waiting: [{ subject: 'Ihre Dokumente' }], envelopes: [{ state: 'printed' }] });
  expect(overview.to_pull_out).toMatchObject([{ household_id: household.household_id, subjects: ['Erinnerung'] }]);

  const [envelope] = overview.to_pull_out;
  await clerk.call(postContract.pullOutEnvelope, { id: String(envelope?.id) });
  const after = (await clerk.call(postContract.getLetters)).body as Answer<(typeof postContract)['getLetters']>;
  expect(after.to_pull_out).toEqual([]);
});
