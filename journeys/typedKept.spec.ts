import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

const { documents, myAccount, shared } = words.de;

test('the name of a document without a file is not lost by leaving', async ({ openApplicant }) => {
  const { page } = await openApplicant();
  await page.goto('/member-ui/main-member');
  await page.getByRole('button', { name: documents.addOther }).click();
  const name = page.getByLabel(new RegExp(`^${documents.otherName}`));
  await name.fill('Heiratsurkunde');

  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.leave.stay }).click();

  await expect(name).toHaveValue('Heiratsurkunde');
});

test('a new e-mail address is not lost by leaving', async ({ openApplicant }) => {
  const { page } = await openApplicant();
  await page.goto('/member-ui/my-account');
  const email = page.getByLabel(new RegExp(`^${myAccount.email.new}`));
  await email.fill('neu@familie.example');

  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.leave.stay }).click();

  await expect(email).toHaveValue('neu@familie.example');
});
