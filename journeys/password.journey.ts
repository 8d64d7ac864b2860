import { request } from 'playwright-core';
import { it, onTestFinished } from 'vitest';
import { DEMO_PASSWORD } from '../server/demo/makeDemo.ts';
import { expectAccessible } from './axe.ts';
import { openBrowser, openVisitor } from './browser.ts';
import { sharedDemo } from './demoProduct.ts';
import { field } from './fields.ts';
import { openMember } from './member.ts';
import { linkIn } from './server.ts';
import { letters, words } from './words.ts';

const product = sharedDemo();
const browser = await openBrowser();

const NEW_PASSWORD = 'Nar-Cicegi-1071';

// no other journey logs in as Ahmet, whose password is another one meanwhile
it('a member who forgot the password chooses a new one and logs in with the membership number', async () => {
  const { accounts } = words.tr;
  const { email, membershipNumber } = await germanAccount('ahmet');
  onTestFinished(() => restorePassword(email));
  const begun = new Date();
  const visitor = await openVisitor(browser, product.origin, 'phone');
  const { page } = visitor;

  await page.goto('/member-ui/forgot-password');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await field(page, accounts.field.identifier).fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: accounts.forgot.submit }).click();
  await page.getByRole('heading', { level: 1, name: accounts.forgot.sentTitle }).waitFor();

  const mail = await product.mailTo(email, letters.de.accounts.passwordReset.subject, begun);
  await page.goto(linkIn(mail));
  await field(page, accounts.field.newPassword).fill(NEW_PASSWORD);
  await field(page, accounts.field.confirmation).fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: accounts.reset.submit }).click();
  await page.getByRole('heading', { level: 1, name: accounts.reset.doneTitle }).waitFor();
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();

  await field(page, accounts.field.identifier).fill(membershipNumber);
  await field(page, accounts.field.password).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
  await page.waitForURL('**/member-ui/news');
  // from here on in the language of the account
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  await visitor.leave();
});

/** The log-ins of a demo person, whose mails are in German from now on. */
async function germanAccount(who: string): Promise<{ email: string; membershipNumber: string }> {
  const { me, leave } = await openMember(browser, who, { language: 'de' });
  await leave();
  if (!me.membership_no) throw new Error(`${who} has no membership number`);
  return { email: me.email, membershipNumber: me.membership_no };
}

/** For a second try; does nothing if the new password has not been stored. */
async function restorePassword(email: string): Promise<void> {
  const api = await request.newContext({ baseURL: product.origin });
  if ((await api.post('/login', { data: { email, password: NEW_PASSWORD } })).ok()) {
    const data = { old_password: NEW_PASSWORD, new_password: DEMO_PASSWORD, confirmation: DEMO_PASSWORD };
    const answer = await api.put('/api/v1/me/password', { data });
    if (!answer.ok()) throw new Error(`the password of ${email} is not restored: ${await answer.text()}`);
  }
  await api.dispose();
}
