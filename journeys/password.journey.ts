import { it } from 'vitest';
import { expectAccessible } from './axe.ts';
import { openBrowser, openVisitor } from './browser.ts';
import { sharedDemo } from './demoProduct.ts';
import { field } from './fields.ts';
import { linkIn } from './server.ts';
import { letters, words } from './words.ts';

const product = sharedDemo();
const browser = await openBrowser();

const MEMBER = { email: 'huseyin@demo.example', membership_no: '10 000 66' };
const NEW_PASSWORD = 'Nar-Cicegi-1071';

it('a member who forgot the password chooses a new one and logs in with the membership number', async () => {
  const { accounts } = words.tr;
  const visitor = await openVisitor(browser, product.origin, 'phone');
  const { page } = visitor;

  await page.goto('/member-ui/forgot-password');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await field(page, accounts.field.identifier).fill(MEMBER.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: accounts.forgot.submit }).click();
  await page.getByRole('heading', { level: 1, name: accounts.forgot.sentTitle }).waitFor();

  const mail = await product.mailTo(MEMBER.email, letters.de.accounts.passwordReset.subject);
  await page.goto(linkIn(mail));
  await field(page, accounts.field.newPassword).fill(NEW_PASSWORD);
  await field(page, accounts.field.confirmation).fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: accounts.reset.submit }).click();
  await page.getByRole('heading', { level: 1, name: accounts.reset.doneTitle }).waitFor();
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();

  await field(page, accounts.field.identifier).fill(MEMBER.membership_no);
  await field(page, accounts.field.password).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
  await page.waitForURL('**/member-ui/news');
  // from here on in the language of the account
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  await visitor.leave();
});
