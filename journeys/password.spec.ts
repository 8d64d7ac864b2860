import { expectAccessible } from './axe.ts';
import { field } from './fields.ts';
import { expect, test } from './fixtures.ts';
import { linkIn } from './server.ts';
import { wording, words } from './words.ts';

const NEW_PASSWORD = 'Nar-Cicegi-1071';

test('somebody who forgot the password chooses a new one and logs in with the membership number', async ({
  demo,
  openApplicant,
  openGuest,
}) => {
  const { accounts } = words.tr;
  const { email, membership_no, household } = (await openApplicant()).me;
  const visitor = await openGuest('phone', { kept: { 'vefa.greeted': String(household.id) } });
  const { page } = visitor;

  await page.goto('/member-ui/forgot-password');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await field(page, accounts.field.identifier).fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: accounts.forgot.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: accounts.forgot.sentTitle })).toBeVisible();

  const mail = await demo.mailTo(email, wording.de.accounts.passwordReset.subject);
  await page.goto(linkIn(mail));
  await field(page, accounts.field.newPassword).fill(NEW_PASSWORD);
  await field(page, accounts.field.confirmation).fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: accounts.reset.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: accounts.reset.doneTitle })).toBeVisible();
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();

  await field(page, accounts.field.identifier).fill(String(membership_no));
  await field(page, accounts.field.password).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
  await expect(page).toHaveURL('/member-ui/news');
  // from here on in the language of the account
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
