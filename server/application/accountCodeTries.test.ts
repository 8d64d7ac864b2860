import { describe, expect, it } from 'vitest';
import { CODE_ALPHABET, CODE_DAYS, codeOf } from '../../domain/accounts/accountCode.ts';
import { aHousehold, logIn } from '../testing/builders.ts';
import {
  aGivenCode,
  aHouseholdWithoutAccount,
  aWishForAccount,
  codeIsOlder,
} from '../testing/counter/accountCodeBuilders.ts';
import type { Typed } from '../testing/counter/accountCodeCalls.ts';
import { codeDesk } from '../testing/counter/codeDesk.ts';
import { aConversation } from '../testing/counter/conversationBuilders.ts';
import { freshEmail } from '../testing/emailBuilders.ts';
import { mailsTo } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';
import { removeForgottenRegistrations } from './registration.jobs.ts';

const server = testServer();
const desk = codeDesk(server);
const { give, stateOf, register, confirm, aVisitor } = desk;
const NOT_VALID = { status: 422, body: { message: 'account_code_not_valid' } };

describe('one answer for everything that is wrong', () => {
  const wrong: [string, () => Promise<Typed>][] = [
    ['a guessed code', async () => ({ code: 'ABCD-EFGH-JKM4' })],
    ['another birth day', async () => ({ code: await aFreshCode(), date_of_birth: '05.05.1950' })],
    [
      'a withdrawn code',
      async () => {
        const household = await aHouseholdWithoutAccount(server);
        const code = await aGivenCode(server, household);
        await give(
          desk.clerk,
          { ...household, conversation: await aConversation(server, household, 'Verloren.') },
          'spot',
        );
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

    await give(desk.clerk, wish, 'spot');

    expect((await confirm(email)).status).toBe(404);
    expect(await stateOf(wish)).toBe('asked');
  });
});

async function aFreshCode(): Promise<string> {
  return aGivenCode(server, await aHouseholdWithoutAccount(server));
}
