import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { CODE_ALPHABET, CODE_DAYS, codeOf } from '../../domain/accounts/accountCode.ts';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { accountCodeContract } from '../../domain/application/accountCodes.contract.ts';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { accountCodesContract, type HeldAccountCode } from '../../domain/counter/accountCodes.contract.ts';
import { counterContract } from '../../domain/counter/counter.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { postContract } from '../../domain/post/post.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { eraseCodes } from '../counter/accountCodes.actions.ts';
import { aHousehold, logIn, TEST_PASSWORD } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import {
  aGivenCode,
  aHouseholdWithoutAccount,
  aReadyCode,
  aWishForAccount,
  BIRTH_DAY,
  codeIsOlder,
} from '../testing/counter/accountCodeBuilders.ts';
import { aConversation } from '../testing/counter/conversationBuilders.ts';
import { freshEmail, logInAs } from '../testing/emailBuilders.ts';
import { aClerk, agreeAbout, auditOf, theSecond } from '../testing/officeBuilders.ts';
import { aPrint } from '../testing/post/postBuilders.ts';
import { mailsTo, newestLink } from '../testing/registrations.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';
import { removeForgottenRegistrations } from './registration.jobs.ts';

let server: TestServer;
let clerk: TestClient;
let addresses = 0;

beforeAll(async () => {
  server = await startTestServer();
  // without a second person the office would work alone, and the household be told of it
  await theSecond(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.moveTo(TEST_BEGINS);
  clerk = (await aClerk(server)).client;
});

const { registerWithCode } = accountCodeContract;
const { giveAccountCode, showAccountCode, getAccountCode } = accountCodesContract;
const NOT_VALID = { status: 422, body: { message: 'account_code_not_valid' } };

type Shown = Answer<typeof showAccountCode>;
type Wish = { household_id: number; conversation: number };
type Typed = { code: string; date_of_birth?: string; email?: string };

function give(by: TestClient, { household_id, conversation }: Wish, way: string, email?: string) {
  return by.call(giveAccountCode, { id: String(household_id), conversation, way, email } as never);
}

async function stateOf({ household_id }: { household_id: number }): Promise<string | undefined> {
  const said: Answer<typeof getAccountCode> = (await clerk.call(getAccountCode, { id: String(household_id) })).body;
  return said.code?.state;
}

/** From an address of its own, so that tests do not share the limit. */
function aVisitor(): TestClient {
  addresses += 1;
  return server.client(`198.51.${Math.floor(addresses / 250)}.${addresses % 250}`);
}

function register({ code, date_of_birth = BIRTH_DAY, email = freshEmail() }: Typed, client = aVisitor()) {
  return client.call(registerWithCode, { code, date_of_birth, email, password: TEST_PASSWORD, language: 'tr' });
}

async function confirm(email: string) {
  await server.runJobs();
  return server.client().call(accountsContract.confirmRegistration, { token: newestLink(server, email) });
}

async function lettersOf({ household_id }: { household_id: number }): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('letters')
    .select('effect_key')
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
  return rows.map(({ effect_key }) => effect_key.replace(/\d+$/, ''));
}

describe('a code on the spot', () => {
  it('waits for a second person, is shown once, and opens the account once', async () => {
    const wish = await aWishForAccount(server);
    const asked = await give(clerk, wish, 'spot');
    expect(asked).toMatchObject({ status: 201, body: { state: 'asked', valid_until: null } });
    const { id: number }: HeldAccountCode = asked.body;
    const id = String(number);
    const own = await clerk.call(showAccountCode, { id });
    expect(own).toMatchObject({ status: 409, body: { message: 'account_code_not_ready' } });

    await agreeAbout(server, wish);
    const [first, second] = await Promise.all([
      clerk.call(showAccountCode, { id }),
      clerk.call(showAccountCode, { id }),
    ]);
    const shown = first.status === 200 ? first : second;
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect(shown.body).toEqual({ code: expect.stringMatching(/^(\w{4}-){2}\w{4}$/), valid_until: '12.03.2027' });

    const email = freshEmail();
    const { code }: Shown = shown.body;
    expect(await register({ code: code.toLowerCase().replaceAll('-', ' '), email })).toMatchObject({ status: 201 });
    expect(await stateOf(wish)).toBe('registered');
    expect((await confirm(email)).status).toBe(200);
    expect([await logInAs(server, email), await stateOf(wish)]).toEqual([200, 'used']);
    expect(await register({ code })).toMatchObject(NOT_VALID);
    expect(mailsTo(server, email)).toHaveLength(1);
    expect(await lettersOf(wish)).toEqual(['counter.accountOpened/']);
    const actions = (await auditOf(server, wish.household_id)).map(({ action }) => action);
    expect(actions).toEqual([
      'counter.account_code_given',
      'approval.asked',
      'approval.agreed',
      'account_code.shown',
      ...actions.slice(4),
    ]);
  });

  it('shows the household to whoever opened the account', async () => {
    const household = await aHouseholdWithoutAccount(server);
    const email = freshEmail();
    await register({ code: await aGivenCode(server, household), email });
    await confirm(email);

    const member = server.client();
    await member.call(meContract.logIn, { email, password: TEST_PASSWORD, remember: false });

    expect((await member.call(meContract.getMe)).body).toMatchObject({ household: { id: household.household_id } });
  });

  it('is not approved by who asked, and does not come if a colleague declines', async () => {
    const wish = await aWishForAccount(server);
    await give(clerk, wish, 'spot');
    const { id } = await server.context.db
      .selectFrom('second_approvals')
      .select('id')
      .where('household_id', '=', wish.household_id)
      .executeTakeFirstOrThrow();

    const own = await clerk.call(approvalsContract.agree, { id: String(id) });
    const { client } = await aClerk(server);
    await client.call(approvalsContract.decline, { id: String(id), reason: 'Hat nicht gefragt.' });

    expect(own.body).toMatchObject({ message: 'second_person_must_agree' });
    expect(await stateOf(wish)).toBe('withdrawn');
  });
});

describe('a code by letter', () => {
  it('waits for nobody, is made in the envelope, and is gone from it once it was sent', async () => {
    const wish = await aWishForAccount(server);
    expect((await give(clerk, wish, 'letter')).body).toMatchObject({ state: 'ready' });

    const print = await aPrint(server);
    const [before] = await envelopesOf(wish);
    const code = /\w{4}-\w{4}-\w{4}/.exec(before ?? '')?.[0] ?? '';
    await clerk.send('GET', `/api/v1/office/letter-prints/${print}/file`);
    await clerk.call(postContract.sendLetterPrint, { id: String(print) });
    const [after] = await envelopesOf(wish);

    expect(await stateOf(wish)).toBe('given');
    expect(before).toContain('Kodunuz: ');
    expect([after?.includes(code), after?.includes('XXXX-XXXX-XXXX')]).toEqual([false, true]);
    expect((await register({ code })).status).toBe(201);
  });

  it.each([
    ['the address', 'counter.address_changed'],
    ['a phone number', 'counter.phone_changed'],
    ['the channel', 'counter.correspondence_changed'],
  ] as const)('waits for a second person for thirty days after the office changed %s', async (_what, action) => {
    const wish = await aWishForAccount(server);
    const changed = {
      action,
      household_id: wish.household_id,
      actor_account_id: null,
      subject_id: null,
      details: '{}',
    };
    await server.context.db
      .insertInto('audit_log')
      .values({ ...changed, happened_at: server.clock.now() })
      .execute();

    expect((await give(clerk, wish, 'letter')).body).toMatchObject({ state: 'asked' });
    expect(await lettersOf(wish)).toEqual([]);
    server.clock.moveMinutes(31 * 24 * 60);
    const later = { ...wish, conversation: await aConversation(server, wish, 'Fragt noch einmal.') };
    expect((await give((await aClerk(server)).client, later, 'letter')).body).toMatchObject({ state: 'ready' });
  });

  it('does not follow to an address that was entered after it was asked for', async () => {
    const wish = await aWishForAccount(server);
    await give(clerk, wish, 'letter');

    const { conversation, household_id } = wish;
    await clerk.call(counterContract.setCorrespondence, {
      id: String(household_id),
      conversation,
      channel: 'post',
      language: 'de',
    });
    await aPrint(server);

    expect([await stateOf(wish), await envelopesOf(wish)]).toEqual(['withdrawn', []]);
  });
});

describe('an invitation by mail', () => {
  it('waits for a second person; then its link has the code where no server reads it', async () => {
    const wish = await aWishForAccount(server);
    const email = freshEmail();
    const asked = await give(clerk, wish, 'mail', email);
    await server.runJobs();
    const { state }: HeldAccountCode = asked.body;
    expect([state, mailsTo(server, email)]).toEqual(['asked', []]);

    await agreeAbout(server, wish);
    await server.runJobs();

    const [mail] = mailsTo(server, email);
    const code = /\/account-code\?lang=tr#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await register({ code, email })).status).toBe(201);
  });

  it('is forgotten with the household: the address may be nobody’s', async () => {
    const wish = await aWishForAccount(server);
    const email = freshEmail();
    await give(clerk, wish, 'mail', email);
    await agreeAbout(server, wish);

    await server.change((change) => eraseCodes(change, wish.household_id));

    const { db } = server.context;
    expect(await db.selectFrom('mails').select('id').where('recipient', '=', email).execute()).toEqual([]);
    expect(await stateOf(wish)).toBeUndefined();
  });

  it('needs an address that nobody has', async () => {
    const wish = await aWishForAccount(server);
    const { email: taken } = await aHousehold(server);

    expect((await give(clerk, wish, 'mail')).body).toMatchObject({ errors: { email: ['required'] } });
    expect((await give(clerk, wish, 'mail', taken)).body).toMatchObject({ message: 'email_already_exists' });
  });
});

describe('no code is given', () => {
  test('to a household with an account, without a reason, in another household’s conversation, without birth day or address', async () => {
    const wish = await aWishForAccount(server);
    const member = await aHousehold(server, { status: 'active' });
    const other = await aWishForAccount(server);
    const silent = await aConversation(server, wish);
    const withAccount = { ...member, conversation: await aConversation(server, member, 'Will ein Konto.') };
    const ended = await aHouseholdWithoutAccount(server, { status: 'inactive' });
    const endedWish = { ...ended, conversation: await aConversation(server, ended, 'Will ein Konto.') };
    const { db } = server.context;
    await db.updateTable('members').set({ date_of_birth: null }).where('id', '=', other.main_member_id).execute();

    const answers = [
      await give(clerk, withAccount, 'spot'),
      await give(clerk, { ...wish, conversation: silent }, 'spot'),
      await give(clerk, { ...wish, conversation: other.conversation }, 'spot'),
      await give(clerk, other, 'spot'),
      await give(clerk, endedWish, 'spot'),
    ];
    await db.deleteFrom('addresses').where('member_id', '=', wish.main_member_id).execute();
    answers.push(await give(clerk, wish, 'letter'));

    expect(answers.map(({ body }) => (body as unknown as { message: string }).message)).toEqual([
      'household_has_account',
      'reason_needed',
      'conversation_over',
      'account_code_needs_birth_day',
      'household_inactive',
      'account_code_needs_address',
    ]);
  });
});

describe('one answer for everything that is wrong', () => {
  const wrong: [string, () => Promise<Typed>][] = [
    ['a guessed code', async () => ({ code: 'ABCD-EFGH-JKM4' })],
    ['another birth day', async () => ({ code: await aFreshCode(), date_of_birth: '05.05.1950' })],
    [
      'a withdrawn code',
      async () => {
        const household = await aHouseholdWithoutAccount(server);
        const code = await aGivenCode(server, household);
        await give(clerk, { ...household, conversation: await aConversation(server, household, 'Verloren.') }, 'spot');
        return { code };
      },
    ],
    [
      'a code out of time',
      async () => {
        const household = await aHouseholdWithoutAccount(server);
        const code = await aGivenCode(server, household);
        await codeIsOlder(server, household, CODE_DAYS + 1);
        return { code };
      },
    ],
    [
      'a household that has an account meanwhile',
      async () => {
        const household = await aHouseholdWithoutAccount(server);
        const code = await aGivenCode(server, household);
        const { db } = server.context;
        const { account_id } = await aHousehold(server);
        await db.updateTable('households').set({ account_id: null }).where('account_id', '=', account_id).execute();
        await db.updateTable('households').set({ account_id }).where('id', '=', household.household_id).execute();
        return { code };
      },
    ],
  ];

  it.each(wrong)('%s', async (_what, typed) => {
    const { body, status } = await register(await typed());
    expect({ body, status }).toEqual({
      status: 422,
      body: { message: 'account_code_not_valid', request_id: expect.anything() },
    });
  });

  it('a code works on its last day', async () => {
    const household = await aHouseholdWithoutAccount(server);
    const code = await aGivenCode(server, household);
    await codeIsOlder(server, household, CODE_DAYS);
    expect((await register({ code })).status).toBe(201);
  });

  it('a typing error is told at the field, whether or not the code exists', async () => {
    expect(await register({ code: 'ABCD-EFGH-JKMM' })).toMatchObject({
      status: 422,
      body: { message: 'validation_failed', errors: { code: ['invalid_account_code'] } },
    });
  });

  it('somebody who is logged in logs out first', async () => {
    const client = await logIn(server, await aHousehold(server));
    expect(await register({ code: await aFreshCode() }, client)).toMatchObject({ body: { message: 'log_out_first' } });
  });
});

describe('guessing', () => {
  it('ends after five wrong birth days, even if the right one follows from elsewhere', async () => {
    const code = await aFreshCode();
    for (let day = 1; day <= 5; day += 1) await register({ code, date_of_birth: `0${day}.06.1960` });

    server.clock.moveMinutes(61);
    expect(await register({ code })).toMatchObject(NOT_VALID);
  });

  it('of thirty birth days at once five are tried', async () => {
    const code = await aFreshCode();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, day) =>
        register({ code, date_of_birth: `${String(day + 1).padStart(2, '0')}.09.1960` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  it('is stopped after ten codes from one network address', async () => {
    const client = aVisitor();
    const statuses: number[] = [];
    for (let guess = 12; guess < 23; guess += 1)
      statuses.push((await register({ code: codeOf(`2222222222${CODE_ALPHABET[guess]}`) }, client)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });
});

describe('before the e-mail address is confirmed', () => {
  it('a mistyped address is replaced by typing the code again, and its link opens nothing', async () => {
    const household = await aHouseholdWithoutAccount(server);
    const code = await aGivenCode(server, household);
    const [mistyped, right] = [freshEmail(), freshEmail()];
    await register({ code, email: mistyped });
    await server.runJobs();

    expect((await register({ code, email: right })).status).toBe(201);

    expect((await confirm(mistyped)).status).toBe(404);
    expect((await confirm(right)).status).toBe(200);
    expect(await stateOf(household)).toBe('used');
  });

  it('two people with the same code at once: one account', async () => {
    const household = await aHouseholdWithoutAccount(server);
    const code = await aGivenCode(server, household);
    const emails = [freshEmail(), freshEmail(), freshEmail()];
    await Promise.all(emails.map((email) => register({ code, email })));
    await server.runJobs();
    const confirmed = await Promise.all(
      emails.map(async (email) => (mailsTo(server, email).length > 0 ? (await confirm(email)).status : 0)),
    );
    expect(confirmed.filter((status) => status === 200)).toHaveLength(1);
  });

  it('nothing is lost: the household stays when the account is forgotten, and the code works again', async () => {
    const household = await aHouseholdWithoutAccount(server);
    const code = await aGivenCode(server, household);
    await register({ code });
    server.clock.moveMinutes(50 * 60);
    await removeForgottenRegistrations.run(server.context, {});

    expect((await register({ code })).status).toBe(201);
    const found = await server.context.db
      .selectFrom('households')
      .select('status')
      .where('id', '=', household.household_id)
      .executeTakeFirst();
    expect(found).toEqual({ status: 'active' });
  });

  it('the link opens nothing once a new code was asked for', async () => {
    const wish = await aWishForAccount(server);
    const email = freshEmail();
    await register({ code: await aGivenCode(server, wish), email });
    await server.runJobs();

    await give(clerk, wish, 'spot');

    expect((await confirm(email)).status).toBe(404);
    expect(await stateOf(wish)).toBe('asked');
  });
});

test('a code is stored only as a keyed digest', async () => {
  const household = await aHouseholdWithoutAccount(server);
  const id = await aReadyCode(server, household);
  const shown: Shown = (await clerk.call(showAccountCode, { id: String(id) })).body;
  const row = await server.context.db.selectFrom('account_codes').selectAll().where('id', '=', id).executeTakeFirst();

  expect(row?.digest).toHaveLength(32);
  expect(JSON.stringify(row)).not.toContain(shown.code.slice(0, 4));
});

async function aFreshCode(): Promise<string> {
  return aGivenCode(server, await aHouseholdWithoutAccount(server));
}

/** What the envelopes to a household say. */
async function envelopesOf({ household_id }: { household_id: number }): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('envelopes')
    .select('content')
    .where('household_id', '=', household_id)
    .execute();
  return rows.map(({ content }) => (content ? server.context.vault.open(content) : ''));
}
