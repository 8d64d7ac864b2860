import { afterAll, beforeAll, expect, it } from 'vitest';
import { keysAboutMoney } from '../../domain/notifications/worthALetter.ts';
import { circularsContract } from '../../domain/post/circulars.contract.ts';
import { postContract } from '../../domain/post/post.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aDeathOf, identify } from '../testing/deaths/deathLifeBuilders.ts';
import { aHomeAddress, anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { aPrint, aWaitingLetter, CIRCULAR_TEXTS } from '../testing/post/postBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { sendCircular } from './circulars/circulars.jobs.ts';

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

it.each(keysAboutMoney)('a waiting letter %s is withdrawn at a death', async (key) => {
  const household = await aHousehold(server, { status: 'active' });
  await aWaitingLetter(server, household, { effect_key: `${key}1/${household.household_id}` });

  await identify(clerk, await aDeathOf(server, { member_id: await aMember(server, household, { status: 'active' }) }));

  expect((await lettersOf(household.household_id)).waiting).toEqual([]);
});

it.each(['email', 'post'] as const)(
  'a death withdraws circulars that tell what is owed, or went to those who owe, by %s; others stay',
  async (channel) => {
    const household = await aHousehold(server, { status: 'active' });
    const { household_id } = household;
    const { db } = server.context;
    await db.updateTable('households').set({ channel }).where('id', '=', household_id).execute();
    await aHomeAddress(server, household);
    await anInvoice(server, household, {});
    await send({ subject_de: 'Summe', text_de: 'Offen: {{owed}}' });
    await send({ subject_de: 'Frist', owes_since: '31.12.2028' });
    await send({ subject_de: 'Einladung' });

    await identify(
      clerk,
      await aDeathOf(server, { member_id: await aMember(server, household, { status: 'active' }) }),
    );

    const mails = await db
      .selectFrom('mails')
      .select('effect_key')
      .where('household_id', '=', household_id)
      .where('effect_key', 'like', 'post.circular%')
      .execute();
    const { waiting } = await lettersOf(household_id);
    expect([waiting.map(({ subject }) => subject), mails.length]).toEqual(
      channel === 'post' ? [['Einladung', 'Unser aufrichtiges Beileid'], 0] : [[], 1],
    );
  },
);

async function send(sent: Partial<Parameters<typeof clerk.call<(typeof circularsContract)['writeCircular']>>[1]>) {
  const wanted = { ...CIRCULAR_TEXTS, status: 'members', way: 'channel', ...sent } as const;
  const { body } = await clerk.call(circularsContract.writeCircular, wanted);
  await runToEnd(server.context, sendCircular, { circular_id: (body as { id: number }).id });
}

async function lettersOf(household_id: number) {
  const { body } = await clerk.call(postContract.listHouseholdLetters, { id: String(household_id) });
  return body as Answer<(typeof postContract)['listHouseholdLetters']>;
}
