import { describe, expect, it } from 'vitest';
import { accountCodesContract } from '../../domain/counter/accountCodes.contract.ts';
import { counterContract } from '../../domain/counter/counter.contract.ts';
import { listOpenApprovals } from '../approvals/approvals.reads.ts';
import { eraseCodes } from '../counter/accountCodes.actions.ts';
import type { TestHousehold } from '../testing/builders.ts';
import {
  aGivenCode,
  aHouseholdWithoutAccount,
  aReadyCode,
  aWishForAccount,
} from '../testing/counter/accountCodeBuilders.ts';
import { codeDesk } from '../testing/counter/codeDesk.ts';
import { aConversation } from '../testing/counter/conversationBuilders.ts';
import { aDeathOf, aFamily, hatice, identify, takeBack } from '../testing/deaths/deathLifeBuilders.ts';
import { freshEmail, logInAs } from '../testing/emailBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { endByDeath } from '../testing/membership/endByDeath.ts';
import { agreeAbout } from '../testing/officeBuilders.ts';
import { aPrint, aWaitingLetter } from '../testing/post/postBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
const desk = codeDesk(server);
const { give, stateOf, register, confirm } = desk;

type Wish = Awaited<ReturnType<typeof aWishForAccount>>;

function writeIn(language: 'de' | 'en', { conversation, household_id }: Wish) {
  const set = { id: String(household_id), conversation, channel: 'post', language } as const;
  return desk.clerk.call(counterContract.setCorrespondence, set);
}

describe('a code by letter does not follow to an address that was entered later', () => {
  it('if it waits for a second person', async () => {
    const wish = await aWishForAccount(server);
    await writeIn('en', wish);
    expect((await give(desk.clerk, wish, 'letter')).body).toMatchObject({ state: 'asked' });

    await writeIn('de', wish);

    expect(await stateOf(wish)).toBe('withdrawn');
    expect(await listOpenApprovals(server.context.db, wish.household_id)).toEqual([]);
  });

  it('if its letter is in an envelope that is filled again', async () => {
    const wish = await aWishForAccount(server);
    await give(desk.clerk, wish, 'letter');
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
    await give(desk.clerk, wish, 'spot');
    await writeIn('de', wish);

    await agreeAbout(server, wish);

    expect(await stateOf(wish)).toBe('ready');
  });
});

/** Somebody has typed a code of the household, and not confirmed the address yet. */
async function aRegistered(household: TestHousehold): Promise<string> {
  const email = freshEmail();
  expect((await register({ code: await aGivenCode(server, household), email })).status).toBe(201);
  return email;
}

async function withSpouse() {
  const household = await aHouseholdWithoutAccount(server);
  const spouse = await aMember(server, household, { ...hatice, status: 'active' });
  return { household, spouse };
}

describe('a code that was typed before, and not confirmed', () => {
  it.each([
    ['the main member has died and another goes on', 'next'],
    ['the household has ended', 'ended'],
  ] as const)('opens nothing if %s meanwhile', async (_what, how) => {
    const { household, spouse } = await withSpouse();
    const { household_id, main_member_id: member_id } = household;
    const email = await aRegistered(household);
    const goesOn = how === 'next' ? { member_id, next_id: spouse } : {};
    await endByDeath(server, { household_id, from: server.clock.today(), ...goesOn });

    expect(await confirm(email)).toMatchObject({ body: { message: 'link_not_valid' } });
    expect([await stateOf(household), await logInAs(server, email)]).toEqual(['withdrawn', 403]);
  });

  it('opens nothing for a household that may not change anything any more', async () => {
    const household = await aHouseholdWithoutAccount(server);
    const email = await aRegistered(household);
    const { db } = server.context;
    const ended = { status: 'inactive', inactive_from: server.clock.today(), inactive_reason_id: 1 } as const;
    await db.updateTable('households').set(ended).where('id', '=', household.household_id).execute();

    expect(await confirm(email)).toMatchObject({ body: { message: 'link_not_valid' } });
  });

  it('leaves no account without a household when the household is erased', async () => {
    const household = await aHouseholdWithoutAccount(server);
    const email = await aRegistered(household);

    await server.change((change) => eraseCodes(change, household.household_id));

    const { db } = server.context;
    expect(await db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toEqual([]);
  });
});

it('a request for a code is gone once another is the main member', async () => {
  const { household, spouse } = await withSpouse();
  const { household_id, main_member_id: member_id } = household;
  const conversation = await aConversation(server, household, 'Möchte die Rechnungen sehen.');
  await give(desk.clerk, { household_id, conversation }, 'spot');

  await endByDeath(server, { household_id, from: server.clock.today(), member_id, next_id: spouse });

  expect([await stateOf(household), await listOpenApprovals(server.context.db, household_id)]).toEqual([
    'withdrawn',
    [],
  ]);
});

it('a code of the one who went on is withdrawn if the death was a mistake', async () => {
  moveTo(server, '2027-02-01');
  await desk.sitDown();
  const { household, husband, wife } = await aFamily(server, 'active');
  const { db } = server.context;
  await db.updateTable('households').set({ account_id: null }).where('id', '=', household.household_id).execute();
  const death = await aDeathOf(server, { member_id: husband });
  await identify(desk.clerk, death, { next_member_ids: [wife] });
  await aGivenCode(server, household);

  await takeBack(desk.clerk, death);

  expect(await stateOf(household)).toBe('withdrawn');
});

it('a code on the spot is shown within a day after it was agreed to', async () => {
  const household = await aHouseholdWithoutAccount(server);
  const id = String(await aReadyCode(server, household));
  expect(await stateOf(household)).toBe('ready');

  server.clock.moveMinutes(24 * 60);
  await desk.sitDown();

  expect(await stateOf(household)).toBe('over');
  expect(await desk.clerk.call(accountCodesContract.showAccountCode, { id })).toMatchObject({
    status: 409,
    body: { message: 'account_code_not_ready' },
  });
});
