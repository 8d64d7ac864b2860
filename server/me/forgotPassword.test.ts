import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { LAST_MEMBERSHIP_SEQUENCE, membershipNo } from '../../domain/accounts/membershipNo.ts';
import { aHousehold } from '../testing/builders.ts';
import { resetPassword } from '../testing/emailBuilders.ts';
import { mailsTo, newestLink } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';
import { mailLinkByNumber } from './forgotPassword.jobs.ts';

const server = testServer();

const NOBODYS = membershipNo(LAST_MEMBERSHIP_SEQUENCE);

describe('a forgotten password', () => {
  it.each<[string, (no: string) => string]>([
    ['as it stands on the invoice', (no) => no],
    ['with blanks', (no) => ` ${no.slice(0, 3)} ${no.slice(3)}`],
    ['with marks that nobody sees', (no) => `\u202a${no}\u202c`],
  ])('is replaced by somebody who names the membership number, %s', async (_how, typed) => {
    const household = await aHousehold(server, { status: 'active' });

    expect(await ask(typed(household.membership_no))).toMatchObject({ status: 202 });
    await server.runJobs();

    expect(await resetPassword(server, newestLink(server, household.email))).toBe(204);
  });

  // proves: promise.9
  it('answers the same for an unknown number, and does the same until then', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const before = await jobsOf();

    const answers = [await ask(household.membership_no), await ask(NOBODYS)];
    const asked = (await jobsOf()) - before;
    await server.runJobs();

    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([202, '']));
    expect(asked).toBe(2);
    expect(mailsTo(server, household.email)).toHaveLength(1);
  });

  it('counts requests by number and by address together: a mailbox gets at most five links an hour', async () => {
    const household = await aHousehold(server, { status: 'active' });

    for (const name of [household.email, household.membership_no]) {
      await Promise.all(Array.from({ length: 4 }, () => ask(name)));
    }
    await server.runJobs();

    expect(mailsTo(server, household.email)).toHaveLength(5);
  });

  it.each([
    ['1000013', 'validation_failed', 'invalid_membership_no'],
    ['100 001', 'validation_failed', 'invalid_membership_no'],
    ['ayse', 'wrong_email_format', 'invalid_email'],
    ['  ', 'validation_failed', 'required'],
  ])('is not asked for with %j', async (name, message, problem) => {
    expect(await ask(name)).toMatchObject({ status: 422, body: { message, errors: { email: [problem] } } });
  });
});

function ask(email: string) {
  return server.client().call(accountsContract.forgotPassword, { email });
}

/** How many jobs are queued for a request by membership number. */
async function jobsOf(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job where name = ${mailLinkByNumber.name}`.execute(server.context.db);
  return rows[0]?.count ?? 0;
}
