import { beforeAll, describe, expect, it } from 'vitest';
import { meContract } from '../../../domain/me/me.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { aLoggedInClient } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { confirmEmail, freshEmail, logInAs, NEW_PASSWORD, resetPassword } from '../../testing/emailBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { aClerk, agreeAbout } from '../../testing/officeBuilders.ts';
import { newestLink } from '../../testing/registrations.ts';
import { testServer } from '../../testing/testServer.ts';

const DIVORCE = 18;

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  ({ client: clerk } = await aClerk(server));
});

/** Mehmet, who is logged in, and his wife Hatice. */
async function aFamily() {
  const { household, client } = await aLoggedInClient(server, { status: 'active', first_name: 'Mehmet' });
  const wife = await aMember(server, household, {
    status: 'active',
    first_name: 'Hatice',
    gender: 'female',
    membership_basis: 'spouse',
    relationship_type: 'wife',
  });
  const end = (sent: object) =>
    clerk.call(decisionsContract.deactivate, {
      id: String(household.household_id),
      member_id: household.main_member_id,
      inactive_reason_id: DIVORCE,
      inactive_from: '11.01.2027',
      ...sent,
    });
  return { household, client, wife, end };
}

type Family = Awaited<ReturnType<typeof aFamily>>;

async function newsWords({ household: { household_id } }: Pick<Family, 'household'>): Promise<string> {
  const news = server.context.db.selectFrom('notifications').select('body_html');
  const rows = await news.where('household_id', '=', household_id).execute();
  return rows.map(({ body_html }) => body_html).join();
}

describe('after a divorce', () => {
  const divorced = async (email: (family: Family) => string) => {
    const family = await aFamily();
    const ended = await family.end({
      inactive_reason_id: DIVORCE,
      new_main_member_id: family.wife,
      email: email(family),
    });
    await server.runJobs();
    return { ...family, status: ended.status };
  };
  const textsTo = (address: string) =>
    server.mails
      .filter(({ to }) => to === address)
      .map(({ text }) => text)
      .join();

  it('the person who leaves is logged out, and can log in no more with the former password', async () => {
    const email = freshEmail();
    const { client, household, status } = await divorced(() => email);
    expect(server.mails.filter(({ to }) => to === email)).toEqual([]);
    await agreeAbout(server, household);
    await server.runJobs();

    expect([status, (await client.call(meContract.getMe)).status]).toEqual([200, 401]);
    expect([await logInAs(server, household.email), await logInAs(server, email)]).toEqual([422, 422]);
    expect(await confirmEmail(server, newestLink(server, email))).toBe(200);
    await server.runJobs();
    expect(await resetPassword(server, newestLink(server, email))).toBe(204);
    expect([await logInAs(server, household.email), await logInAs(server, email, NEW_PASSWORD)]).toEqual([422, 200]);
  });

  it('the person who leaves gets a mail under their own name, the one who stays reads in the news that they continue', async () => {
    const { household } = await divorced(freshEmail);

    const mailed = textsTo(household.email);
    expect(mailed).toContain('Guten Tag Mehmet Yılmaz!');
    expect(mailed).not.toContain('Hatice');
    expect(await newsWords({ household })).toContain('Hatice Yılmaz führt den Haushalt');
  });

  it('if the next one owns the mailbox, the address stays; they are told there, and set a new password', async () => {
    const { client, household } = await divorced((family) => family.household.email.toUpperCase());

    expect((await client.call(meContract.getMe)).status).toBe(401);
    expect(await logInAs(server, household.email)).toBe(422);
    const texts = textsTo(household.email);
    expect(texts).toContain('Guten Tag Hatice Yılmaz!');
    expect(texts).toContain('Hatice Yılmaz führt den Haushalt als Hauptmitglied weiter.');
    expect(texts).toContain('Zum Anmelden brauchen Sie ein neues Passwort.');
    expect(await resetPassword(server, newestLink(server, household.email))).toBe(204);
  });

  it('nobody becomes main member without an address of their own, nor with one that another account has', async () => {
    const family = await aFamily();
    const wanted = { inactive_reason_id: DIVORCE, new_main_member_id: family.wife };

    const none = await family.end(wanted);
    const taken = await family.end({ ...wanted, email: (await aFamily()).household.email });

    expect([none.status, none.body]).toMatchObject([422, { errors: { email: ['required'] } }]);
    expect(taken.body).toMatchObject({ message: 'email_already_exists' });
    expect((await family.client.call(meContract.getMe)).body).toMatchObject({ name: 'Mehmet Yılmaz' });
  });
});
