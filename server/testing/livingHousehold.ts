import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import { keptMails } from '../platform/mail/mailer.ts';
import { TEST_PASSWORD } from './builders.ts';
import { type Household, sendTo } from './parallelWriters.ts';
import type { ProductProcess } from './processes/productProcess.ts';
import { aRegistration } from './registrations.ts';

/** Enough mails to find the requested one, however many a long life has brought. */
const NEWEST = 200;
/** A killed worker's jobs are free again after a minute or two; the others go on. */
const MAIL_PATIENCE_MS = patience(60_000);
const REGISTER_PATIENCE_MS = patience(15_000);

/** A household that registered, confirmed and logged in over HTTP; `more` overrides data of its main member. */
export async function aLivingHousehold(product: ProductProcess, name: string, more: object = {}): Promise<Household> {
  const { origin } = product;
  const email = `${name}@example.at`;
  const register = () => sendTo({ origin }, ['POST', '/api/v1/register'], aRegistration({ email }));
  // the database may still be restarting
  await expect.poll(register, { timeout: REGISTER_PATIENCE_MS }).toBeTruthy();
  await expect.poll(() => tokenIn(product, email), { timeout: MAIL_PATIENCE_MS, interval: 250 }).toBeTruthy();
  await sendTo({ origin }, ['POST', '/api/v1/register/confirm'], { token: await tokenIn(product, email) });
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const me = (await answer.json()) as { main_member: { id: number } };
  const household = { origin, cookie, main_member_id: me.main_member.id };
  const born = { date_of_birth: '01.02.1985', gender: 'female', ...more };
  await sendTo(household, ['PUT', `/api/v1/member/${household.main_member_id}`], born);
  return household;
}

/** The mails that the product stored, the newest first, with their file names. */
export async function keptMailsOf({ dataDir }: ProductProcess, most = 100_000) {
  const kept = await keptMails(join(dataDir, 'mail'), most);
  return Promise.all(kept.map(async ({ name, source }) => ({ name, ...(await PostalMime.parse(source)) })));
}

async function tokenIn(product: ProductProcess, email: string): Promise<string | undefined> {
  const mail = (await keptMailsOf(product, NEWEST)).find(({ to }) => to?.[0]?.address === email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
}
