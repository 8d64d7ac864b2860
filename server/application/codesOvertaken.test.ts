import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { counterContract } from '../../domain/counter/counter.contract.ts';
import { listOpenApprovals } from '../approvals/approvals.reads.ts';
import { logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import {
  aGivenCode,
  aHouseholdWithoutAccount,
  aReadyCode,
  aWishForAccount,
} from '../testing/counter/accountCodeBuilders.ts';
import { accountCodeCalls } from '../testing/counter/accountCodeCalls.ts';
import { freshEmail, logInAs } from '../testing/emailBuilders.ts';
import { aClerk, agreeAbout, theSecond } from '../testing/officeBuilders.ts';
import { aPrint, aWaitingLetter } from '../testing/post/postBuilders.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let clerk: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await theSecond(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.moveTo(TEST_BEGINS);
  clerk = (await aClerk(server)).client;
});

const { give, stateOf, register, confirm } = accountCodeCalls(() => ({ server, clerk }));

type Wish = Awaited<ReturnType<typeof aWishForAccount>>;

function writeIn(language: 'de' | 'en', { conversation, household_id }: Wish) {
  const set = { id: String(household_id), conversation, channel: 'post', language } as const;
  return clerk.call(counterContract.setCorrespondence, set);
}

describe('a code by letter does not follow to an address that was entered later', () => {
  it('if it waits for a second person', async () => {
    const wish = await aWishForAccount(server);
    await writeIn('en', wish);
    expect((await give(clerk, wish, 'letter')).body).toMatchObject({ state: 'asked' });

    await writeIn('de', wish);

    expect(await stateOf(wish)).toBe('withdrawn');
    expect(await listOpenApprovals(server.context.db, wish.household_id)).toEqual([]);
  });

  it('if its letter is in an envelope that is filled again', async () => {
    const wish = await aWishForAccount(server);
    await give(clerk, wish, 'letter');
    await aPrint(server);
    expect(await stateOf(wish)).toBe('given');

    server.clock.moveMinutes(1);
    await writeIn('de', wish);
    await aWaitingLetter(server, wish);
    await aPrint(server);

    expect(await stateOf(wish)).toBe('withdrawn');
    const { db, vault } = server.context;
    const envelopes = await db
      .selectFrom('envelopes')
      .select('content')
      .where('household_id', '=', wish.household_id)
      .execute();
    const said = envelopes.map(({ content }) => (content ? vault.open(content) : ''));
    expect([said.length, said.some((text) => text.includes('Kodunuz'))]).toEqual([1, false]);
  });

  it('but one to show stays: it goes nowhere', async () => {
    const wish = await aWishForAccount(server);
    await give(clerk, wish, 'spot');
    await writeIn('de', wish);

    await agreeAbout(server, wish);

    expect(await stateOf(wish)).toBe('ready');
  });
});
