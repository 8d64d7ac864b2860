import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListRow, listsContract } from '../../domain/office/lists/lists.contract.ts';
import { logIn, type TestAccount } from '../testing/builders.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { accountAttacks } from '../testing/oneClerk/accountAttacks.ts';
import type { Attack, OnTheList, Thief } from '../testing/oneClerk/attack.ts';
import { cashAttacks } from '../testing/oneClerk/cashAttacks.ts';
import { coverAttacks } from '../testing/oneClerk/coverAttacks.ts';
import { dataAttacks } from '../testing/oneClerk/dataAttacks.ts';
import { moneyAttacks } from '../testing/oneClerk/moneyAttacks.ts';
import { knownRoutes, nameOf, prepare, sendPrepared } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld } from '../testing/world.ts';

let server: TestServer;
let board: TestAccount;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
  board = (await aClerk(server, 'board')).account;
  await aClerk(server, 'board');
  await aClerk(server);
});
afterAll(() => server.stop());

describe.each<[string, readonly Attack[]]>([
  ['money', moneyAttacks],
  ['cash', cashAttacks],
  ['accounts', accountAttacks],
  ['promises', coverAttacks],
  ['texts and data', dataAttacks],
])('one dishonest clerk is after %s', (_what, attacks) => {
  test.each(attacks.map((attack) => [attack.aim, attack] as const))('%s', async (_aim, { tries, shows }) => {
    const thief = await aThief();
    const { loot, steps } = await tries(thief);
    const before = await loot();

    await steps();
    server.clock.moveMinutes(1);

    expect(await loot()).toEqual(before);
    expect(await listOf(thief)).toEqual(expect.arrayContaining(shows.map((one) => expect.objectContaining(one))));
  });
});

async function aThief(): Promise<Thief> {
  const { account, client } = await aClerk(server);
  const [accomplice, victim] = [await aWorld(server, { status: 'active' }), await aWorld(server, { status: 'active' })];
  return {
    ...{ server, account, client, accomplice, victim },
    post: (path, body, headers) => client.send('POST', path, body, headers),
    ready: async (name, more = {}, world = accomplice) => {
      const route = knownRoutes.find((one) => nameOf(one) === name);
      if (!route) throw new Error(`no call is named ${name}`);
      const { path, sent } = await prepare(route, world);
      return () => sendPrepared(route, { path, sent: { ...sent, ...more } }, client);
    },
  };
}

/** What the board reads of the thief, a minute later. */
async function listOf({ account }: Thief): Promise<OnTheList[]> {
  const client = await logIn(server, { ...board, code_secret: 'shown' });
  const { body } = await client.call(listsContract.readAlone, { by: account.email });
  return (body as { rows: ListRow[] }).rows.map(
    ({ tried, outcome, asked }) => ({ tried, outcome, asked }) as OnTheList,
  );
}
