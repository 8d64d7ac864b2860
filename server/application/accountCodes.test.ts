import { describe, expect, it, test } from 'vitest';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { accountCodesContract, type HeldAccountCode } from '../../domain/counter/accountCodes.contract.ts';
import { counterContract } from '../../domain/counter/counter.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { postContract } from '../../domain/post/post.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { eraseCodes } from '../counter/accountCodes.actions.ts';
import { aHousehold, TEST_PASSWORD } from '../testing/builders.ts';
import {
  aGivenCode,
  aHouseholdWithoutAccount,
  aReadyCode,
  aWishForAccount,
} from '../testing/counter/accountCodeBuilders.ts';
import { codeDesk } from '../testing/counter/codeDesk.ts';
import { aConversation } from '../testing/counter/conversationBuilders.ts';
import { freshEmail, logInAs } from '../testing/emailBuilders.ts';
import { aClerk, agreeAbout, auditOf, theSecond } from '../testing/officeBuilders.ts';
import { aPrint } from '../testing/post/postBuilders.ts';
import { mailsTo } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
const desk = codeDesk(server);
const { give, stateOf, register, confirm } = desk;
const NOT_VALID = { status: 422, body: { message: 'account_code_not_valid' } };
const { showAccountCode } = accountCodesContract;

type Shown = Answer<typeof showAccountCode>;

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
    const asked = await give(desk.clerk, wish, 'spot');
    expect(asked).toMatchObject({ status: 201, body: { state: 'asked', valid_until: null } });
    const { id: number }: HeldAccountCode = asked.body;
    const id = String(number);
    const own = await desk.clerk.call(showAccountCode, { id });
    expect(own).toMatchObject({ status: 409, body: { message: 'account_code_not_ready' } });

    await agreeAbout(server, wish);
    const [first, second] = await Promise.all([
      desk.clerk.call(showAccountCode, { id }),
      desk.clerk.call(showAccountCode, { id }),
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
    await give(desk.clerk, wish, 'spot');
    const { id } = await server.context.db
      .selectFrom('second_approvals')
      .select('id')
      .where('household_id', '=', wish.household_id)
      .executeTakeFirstOrThrow();

    const own = await desk.clerk.call(approvalsContract.agree, { id: String(id) });
    const { client } = await aClerk(server);
    await client.call(approvalsContract.decline, { id: String(id), reason: 'Hat nicht gefragt.' });

    expect(own.body).toMatchObject({ message: 'second_person_must_agree' });
    expect(await stateOf(wish)).toBe('withdrawn');
  });
});

describe('a code by letter', () => {
  it('waits for nobody, is made in the envelope, and is gone from it once it was sent', async () => {
    const wish = await aWishForAccount(server);
    expect((await give(desk.clerk, wish, 'letter')).body).toMatchObject({ state: 'ready' });

    const print = await aPrint(server);
    const [before] = await envelopesOf(wish);
    const code = /\w{4}-\w{4}-\w{4}/.exec(before ?? '')?.[0] ?? '';
    await (await theSecond(server)).call(postContract.openLetterPrint, { id: String(print) });
    await desk.clerk.call(postContract.sendLetterPrint, { id: String(print) });
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

    expect((await give(desk.clerk, wish, 'letter')).body).toMatchObject({ state: 'asked' });
    expect(await lettersOf(wish)).toEqual([]);
    server.clock.moveMinutes(31 * 24 * 60);
    const later = { ...wish, conversation: await aConversation(server, wish, 'Fragt noch einmal.') };
    expect((await give((await aClerk(server)).client, later, 'letter')).body).toMatchObject({ state: 'ready' });
  });

  it('does not follow to an address that was entered after it was asked for', async () => {
    const wish = await aWishForAccount(server);
    await give(desk.clerk, wish, 'letter');

    const { conversation, household_id } = wish;
    await desk.clerk.call(counterContract.setCorrespondence, {
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
    const asked = await give(desk.clerk, wish, 'mail', email);
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
    await give(desk.clerk, wish, 'mail', email);
    await agreeAbout(server, wish);

    await server.change((change) => eraseCodes(change, wish.household_id));

    const { db } = server.context;
    expect(await db.selectFrom('mails').select('id').where('recipient', '=', email).execute()).toEqual([]);
    expect(await stateOf(wish)).toBeUndefined();
  });

  it('needs an address that nobody has', async () => {
    const wish = await aWishForAccount(server);
    const { email: taken } = await aHousehold(server);

    expect((await give(desk.clerk, wish, 'mail')).body).toMatchObject({ errors: { email: ['required'] } });
    expect((await give(desk.clerk, wish, 'mail', taken)).body).toMatchObject({ message: 'email_already_exists' });
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
      await give(desk.clerk, withAccount, 'spot'),
      await give(desk.clerk, { ...wish, conversation: silent }, 'spot'),
      await give(desk.clerk, { ...wish, conversation: other.conversation }, 'spot'),
      await give(desk.clerk, other, 'spot'),
      await give(desk.clerk, endedWish, 'spot'),
    ];
    await db.deleteFrom('addresses').where('member_id', '=', wish.main_member_id).execute();
    answers.push(await give(desk.clerk, wish, 'letter'));

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

test('a code is stored only as a keyed digest', async () => {
  const household = await aHouseholdWithoutAccount(server);
  const id = await aReadyCode(server, household);
  const shown: Shown = (await desk.clerk.call(showAccountCode, { id: String(id) })).body;
  const row = await server.context.db.selectFrom('account_codes').selectAll().where('id', '=', id).executeTakeFirst();

  expect(row?.digest).toHaveLength(32);
  expect(JSON.stringify(row)).not.toContain(shown.code.slice(0, 4));
});

/** What the envelopes to a household say. */
async function envelopesOf({ household_id }: { household_id: number }): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('envelopes')
    .select('content')
    .where('household_id', '=', household_id)
    .execute();
  return rows.map(({ content }) => (content ? server.context.vault.open(content) : ''));
}
