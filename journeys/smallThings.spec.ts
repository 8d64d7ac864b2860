import sharp from 'sharp';
import type { Me } from '../domain/me/me.contract.ts';
import { emailHintTr } from '../texts/accounts/emailHint.tr.ts';
import { demoCredentials } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

const { accounts, documents, households, invoicing, members, myAccount, reference } = words.de;

test('a mistyped address is hinted at, and one press takes the right one', async ({ openGuest }) => {
  const { page } = await openGuest('phone', { kept: { 'vefa.language': 'tr' } });
  await page.goto('/member-ui/register');
  const field = page.getByLabel(words.tr.accounts.field.email);
  await field.fill('ali@hotmial.con');
  await field.blur();
  await expect(page.getByText('ali@hotmail.com')).toBeVisible();
  await page.getByRole('button', { name: emailHintTr.take }).click();
  await expect(field).toHaveValue('ali@hotmail.com');
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: emailHintTr.take })).toHaveCount(0);
});

test('“forgot password?” takes over what was typed at the log-in', async ({ openGuest }) => {
  const { page } = await openGuest('phone');
  await page.goto('/member-ui/?view=form');
  await page.getByLabel(accounts.field.identifier).fill('elif@demo.example');
  await page.getByRole('link', { name: accounts.logIn.forgot }).click();
  await expect(page.getByLabel(accounts.field.identifier)).toHaveValue('elif@demo.example');
});

test('who paid too much is not warned that the membership may be lost', async ({ openPerson }) => {
  const { page } = await openPerson('ayse');
  await page.goto('/member-ui/payment');
  await expect(page.getByText(invoicing.pending.info)).toBeVisible();
  await expect(page.getByText(invoicing.pending.warning)).toHaveCount(0);
});

test('My account says how to leave', async ({ openPerson }) => {
  const { page } = await openPerson('ayse');
  await page.goto('/member-ui/my-account');
  await expect(page.getByRole('heading', { name: myAccount.leave.title })).toBeVisible();
});

test('after a death the news begin with the condolence', async ({ openAccount }) => {
  const { page } = await openAccount(demoCredentials('emine'));
  await page.goto('/member-ui/news');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    words.de.notifications.list,
  );
});

test('two tabs on an empty address save one', async ({ openApplicant }) => {
  const { page, send } = await openApplicant({ step: 2 });
  const other = await page.context().newPage();
  for (const [tab, street] of [[page, 'Erste Gasse 1'] as const, [other, 'Zweite Gasse 2'] as const]) {
    await tab.goto('/member-ui/household');
    await tab.getByLabel(households.address.street).fill(street);
    await tab.getByLabel(households.address.postal_code).fill('١١٠٠');
    await tab.getByLabel(households.address.city).fill('Wien');
    await tab.getByLabel(households.address.state).fill('Wien');
  }
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: households.screen.saveAndNext }).click();
    await tab.waitForURL('**/sub-member');
  }
  const { main_member } = await send<Me>('GET', '/api/v1/me');
  expect(main_member?.addresses).toMatchObject([{ street: 'Zweite Gasse 2', postal_code: '1100' }]);
});

for (const kind of ['webp', 'avif'] as const) {
  test(`a picture as ${kind} is shown, and sent as a JPEG`, async ({ openApplicant }) => {
    const { page } = await openApplicant({ step: 1 });
    const blank = sharp({ create: { width: 600, height: 400, channels: 3, background: '#d8cfc0' } });
    await page.goto('/member-ui/main-member');
    await page.getByLabel(`${documents.choose}: ${reference.documentType.passport}`).setInputFiles({
      name: `pass.${kind}`,
      mimeType: `image/${kind}`,
      buffer: await blank.toFormat(kind).toBuffer(),
    });
    const sheet = page.getByRole('dialog', { name: documents.photo.title });
    await sheet.getByRole('button', { name: documents.photo.send_one }).click();
    await expect(page.getByText(/\.jpg/).first()).toBeVisible();
  });
}

test('a name in another alphabet is asked for as in the passport', async ({ openGuest }) => {
  const { page } = await openGuest('phone');
  await page.goto('/member-ui/register');
  await page.getByLabel(accounts.field.first_name).fill('عائشة');
  await page.getByRole('button', { name: accounts.register.submit }).click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(page.getByText(words.de.fields.invalid_name).first()).toBeVisible();
  await expect(page.getByLabel(members.field.first_name).first()).toHaveValue('عائشة');
});
