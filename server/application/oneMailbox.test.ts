import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { type Found, searchContract } from '../../domain/office/search.contract.ts';
import { checkEmailDomain } from '../accounts/accounts.actions.ts';
import { aHousehold, logIn, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { askForEmail, confirmEmail, logInAs, wantEmail } from '../testing/emailBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import { aRegistration, mailsTo, newestLink } from '../testing/registrations.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let clerk: TestClient;
let count = 0;
let readable = '';
let ascii = '';

beforeAll(async () => {
  ({ server, client: clerk } = await aServerWithClerk());
});
afterAll(() => server.stop());
beforeEach(() => {
  count += 1;
  readable = `ayse${count}@müller.at`;
  ascii = `ayse${count}@xn--mller-kva.at`;
});

/** Spellings of the same mailbox, by people and browsers. */
const spellings = {
  readable: () => readable,
  ascii: () => ascii,
  'in capitals': () => ascii.toUpperCase(),
  decomposed: () => readable.normalize('NFD'),
};
const each = Object.entries(spellings);

describe('a mailbox of a domain with an umlaut', () => {
  it.each(each)('is registered once, and stored with the umlaut (%s)', async (_spelling, spelled) => {
    const { register } = applicationContract;
    const first = await server.client().call(register, aRegistration({ email: spelled() }));
    await server.runJobs();
    await confirmEmail(server, newestLink(server, readable));
    const again = await inEverySpelling((email) => server.client().call(register, aRegistration({ email })));

    expect(first).toMatchObject({ status: 201, body: { email: readable } });
    for (const { body } of again) expect(body).toMatchObject({ message: 'email_already_exists' });
  });

  it.each(['readable', 'ascii'] as const)(
    'is found in either spelling, whichever was kept (%s)',
    async (kept: keyof typeof spellings) => {
      const household = await aHousehold(server, { email: spellings[kept](), status: 'waiting' });

      expect(await inEverySpelling((email) => logInAs(server, email))).toEqual([200, 200, 200, 200]);
      expect(await inEverySpelling((email) => linksAskedFor(household, email))).toEqual([1, 2, 3, 4]);
      expect(await inEverySpelling(foundBy)).toEqual(Array(4).fill([household.household_id]));
    },
  );

  it.each(['readable', 'ascii'] as const)(
    'is no other address than itself (%s)',
    async (kept: 'readable' | 'ascii') => {
      const household = await aHousehold(server, { email: spellings[kept](), status: 'waiting' });
      const client = await logIn(server, household);
      const id = String(household.main_member_id);

      const answers = await inEverySpelling((email) => client.call(membersContract.changeMember, { id, email }));
      const byOffice = await askForEmail(clerk, household, {
        email: spellings[kept === 'ascii' ? 'readable' : 'ascii'](),
      });
      await server.runJobs();

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(byOffice.body).toMatchObject({ errors: { email: ['email_in_force'] } });
      expect([...mailsTo(server, readable), ...mailsTo(server, ascii)]).toEqual([]);
    },
  );

  it.each(['readable', 'ascii'] as const)('is nobody else’s to change to (%s)', async (kept: 'readable' | 'ascii') => {
    await aHousehold(server, { email: spellings[kept]() });
    const client = await logIn(server, await aHousehold(server));
    const { body: me } = await client.call(meContract.getMe);
    const id = String((me as { main_member: { id: number } }).main_member.id);

    const answers = await inEverySpelling((email) => client.call(membersContract.changeMember, { id, email }));

    for (const { body } of answers) expect(body).toMatchObject({ message: 'email_already_exists' });
  });

  it.each(each)('is stored with the umlaut when an account changes to it (%s)', async (_spelling, spelled) => {
    const household = await aHousehold(server);

    await wantEmail(server, household, spelled());
    await server.runJobs();
    await confirmEmail(server, newestLink(server, readable));

    expect(await inEverySpelling((email) => logInAs(server, email))).toEqual([200, 200, 200, 200]);
  });

  it.each(['müller.at', 'xn--mller-kva.at'])('is not allowed where %s is not', (domain) => {
    const settings = { ...server.context.settings, deniedEmailDomains: [domain] };

    for (const email of [readable, ascii, `x@mail.${domain}`]) {
      expect(() => checkEmailDomain({ settings }, email)).toThrow('email_domain_not_allowed');
    }
  });
});

it('two old accounts with spellings of one mailbox are each found by their own spelling', async () => {
  const [one, other] = [await aHousehold(server, { email: readable }), await aHousehold(server, { email: ascii })];

  expect(await linksAskedFor(one, readable)).toBe(1);
  expect(await linksAskedFor(other, ascii)).toBe(1);
});

it.each([
  ['a@xn--80ak6aa92e.com', 'a@xn--80ak6aa92e.com'],
  ['a@çelik.com.tr', 'a@xn--elik-zoa.com.tr'],
  ['a@ÇELİK2.com.tr', 'a@xn--elik2-xra.com.tr'],
])('a domain with letters that look like others is kept in ASCII, and found as typed: %s', async (typed, kept) => {
  const { body } = await server.client().call(applicationContract.register, aRegistration({ email: typed }));
  await server.runJobs();
  await confirmEmail(server, newestLink(server, kept));

  expect(body).toMatchObject({ email: kept });
  expect(await logInAs(server, typed, aRegistration({}).password)).toBe(200);
});

async function inEverySpelling<T>(ask: (email: string) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const [, spelled] of each) answers.push(await ask(spelled()));
  return answers;
}

/** How many password links the household has got after one more was requested. */
async function linksAskedFor({ email }: TestHousehold, asked: string): Promise<number> {
  await server.client().call(accountsContract.forgotPassword, { email: asked });
  await server.runJobs();
  return mailsTo(server, email).length;
}

async function foundBy(search: string): Promise<number[]> {
  const { body } = await clerk.call(searchContract.findHouseholds, { search });
  return (body as Found).households.map(({ id }) => id);
}
