import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { readRecoveryCode } from '../../../domain/accounts/secondFactor.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { resealEverything } from '../../maintenance/keyCommands.ts';
import { openVault } from '../../platform/secrets/vault.ts';
import { anAccount, anOfficeAccount, logIn, TEST_PASSWORD, type TestAccount } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { auditOf } from '../../testing/officeBuilders.ts';
import { mailsTo } from '../../testing/registrations.ts';
import { codeNow } from '../../testing/secondFactorBuilders.ts';
import { startTestServer, TEST_BEGINS, testServer } from '../../testing/testServer.ts';
import { aVisitor, enter } from '../../testing/visitors.ts';

const server = testServer();
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

const { getSecondFactor, offerSecondFactor, setSecondFactor, showSecondFactor } = secondFactorContract;
type Offer = { secret: string; uri: string };

/** A new staff member who has typed the password and has no second factor yet. */
async function aNewcomer(language: 'de' | 'tr' = 'de'): Promise<{ account: TestAccount; client: TestClient }> {
  const account = await anAccount(server, { role: 'clerk', language });
  return { account, client: await logIn(server, account) };
}

async function offered(client: TestClient): Promise<Offer> {
  const answer = await client.call(offerSecondFactor, { password: TEST_PASSWORD });
  expect(answer.status).toBe(200);
  return answer.body as Offer;
}

const work = async (client: TestClient) => (await client.call(officeContract.getToDo)).status;
const standing = async (client: TestClient) =>
  ((await client.call(getSecondFactor)).body as { standing: string }).standing;

// proves: promise.15
describe('setting up the second factor', () => {
  it('needs the password, a secret for the app and a code of it, and opens the office at once', async () => {
    const { account, client } = await aNewcomer('tr');
    expect([await standing(client), await work(client)]).toEqual(['set_up_needed', 403]);

    const { secret, uri } = await offered(client);
    const set = await client.call(setSecondFactor, { code: codeNow(server, secret) });
    await server.runJobs();

    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    const { recovery_codes } = set.body as { recovery_codes: string[] };
    expect(new Set(recovery_codes.map(readRecoveryCode)).size).toBe(10);
    expect([await standing(client), await work(client)]).toEqual(['open', 200]);
    expect((await client.call(getSecondFactor)).body).toMatchObject({ recovery_codes_left: 10 });
    expect(mailsTo(server, account.email)).toMatchObject([{ subject: 'İki adımlı doğrulamanız kuruldu' }]);
    expect(await auditOf(server, null)).toContainEqual({
      action: 'second_factor.set',
      actor_account_id: account.account_id,
      subject_id: account.account_id,
    });
  });

  it('uses the code up: the next log-in needs another one', async () => {
    const { account, client } = await aNewcomer();
    const { secret } = await offered(client);
    const code = codeNow(server, secret);
    await client.call(setSecondFactor, { code });

    const next = aVisitor(server);
    await enter(next, account.email);

    expect((await next.call(showSecondFactor, { code })).status).toBe(422);
    expect((await next.call(showSecondFactor, { code: codeNow(server, secret, 1) })).status).toBe(200);
  });

  it('ends the account’s other sessions, which may belong to somebody else', async () => {
    const { account, client } = await aNewcomer();
    const elsewhere = await logIn(server, account);
    const theirs = await offered(elsewhere);
    const { secret } = await offered(client);
    await client.call(setSecondFactor, { code: codeNow(server, secret) });

    expect((await elsewhere.call(setSecondFactor, { code: codeNow(server, theirs.secret) })).status).toBe(401);
    expect(await work(client)).toBe(200);
  });

  it('of two sessions at once succeeds in one', async () => {
    const { account, client } = await aNewcomer();
    const clients = [client, await logIn(server, account), await logIn(server, account)];
    const secrets = await Promise.all(clients.map(offered));

    const answers = await Promise.all(
      clients.map((each, place) => each.call(setSecondFactor, { code: codeNow(server, secrets[place]?.secret) })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('is refused with a wrong password; there are at most ten guesses', async () => {
    const { client } = await aNewcomer();

    const answers = await Promise.all(
      Array.from({ length: 15 }, () => client.call(offerSecondFactor, { password: 'Falsch-99' })),
    );

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      message: 'wrong_old_password',
      errors: { password: ['wrong_old_password'] },
    });
  });

  it('is refused with a wrong code, which changes nothing', async () => {
    const { client } = await aNewcomer();
    const { secret } = await offered(client);

    const wrong = await client.call(setSecondFactor, { code: codeNow(server, secret, 5) });

    expect(wrong).toMatchObject({ status: 422, body: { message: 'second_factor_wrong' } });
    expect(await standing(client)).toBe('set_up_needed');
    expect((await client.call(setSecondFactor, { code: codeNow(server, secret) })).status).toBe(200);
  });

  it.each(['nothing was offered', 'it was offered half an hour ago', 'it was set already'])(
    'is refused if %s',
    async (which) => {
      const { client } = await aNewcomer();
      const secret = which === 'nothing was offered' ? undefined : (await offered(client)).secret;
      if (which === 'it was set already') await client.call(setSecondFactor, { code: codeNow(server, secret) });
      else {
        server.clock.moveMinutes(29);
        // a request in between, because half an hour without use ends the session
        await standing(client);
        server.clock.moveMinutes(1);
      }

      const late = await client.call(setSecondFactor, { code: codeNow(server, secret) });

      expect(late).toMatchObject({ status: 409, body: { message: 'second_factor_not_offered' } });
    },
  );

  it('is optional in the demo, but required once it is done', async () => {
    const demo = await startTestServer({ secondFactorRequired: false });
    try {
      const account = await anAccount(demo, { role: 'clerk' });
      const client = await logIn(demo, account);
      expect([await standing(client), await work(client)]).toEqual(['open', 200]);

      const { secret } = await offered(client);
      await client.call(setSecondFactor, { code: codeNow(demo, secret) });
      const next = await logIn(demo, account);

      expect([await standing(next), await work(next)]).toEqual(['code_needed', 403]);
    } finally {
      await demo.stop();
    }
  });
});

// proves: promise.15
describe('a second factor in the database', () => {
  it('secrets are encrypted and recovery codes are hashes', async () => {
    const { client } = await aNewcomer();
    const { secret } = await offered(client);
    const stored = async () => {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(o)::text as row from second_factor_offers o union all
        select row_to_json(f)::text from second_factors f union all
        select row_to_json(c)::text from recovery_codes c`.execute(server.context.db);
      const texts = rows.map(({ row }) => row);
      return [...texts, ...texts.map((text) => bytesIn(text))].join('\n');
    };
    expect(await stored()).not.toContain(secret);

    const set = await client.call(setSecondFactor, { code: codeNow(server, secret) });

    const kept = await stored();
    expect(kept).not.toContain(secret);
    for (const code of (set.body as { recovery_codes: string[] }).recovery_codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(readRecoveryCode(code));
    }
  });

  it('secrets are re-encrypted when the key changes, and still work', async () => {
    const changing = await startTestServer();
    try {
      const clerk = await anOfficeAccount(changing);
      const client = await logIn(changing, clerk);
      await client.call(offerSecondFactor, { password: TEST_PASSWORD, code: codeNow(changing, undefined, -1) });
      const [old, fresh] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
      changing.context.vault = openVault([fresh, old]);
      const said: string[] = [];
      expect(await resealEverything(changing.context, (line) => void said.push(line.replace(/ +/g, ' ')))).toBe(true);
      expect(said).toEqual(expect.arrayContaining([' second_factors.secret 1', ' second_factor_offers.secret 1']));

      changing.context.vault = openVault([fresh]);
      const next = changing.client();
      await enter(next, clerk.email);

      expect((await next.call(showSecondFactor, { code: codeNow(changing) })).status).toBe(200);
    } finally {
      await changing.stop();
    }
  });
});

/** Reads hexadecimal bytes of a text as characters. */
function bytesIn(text: string): string {
  return [...text.matchAll(/\\\\x([0-9a-f]+)/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join(' ');
}
