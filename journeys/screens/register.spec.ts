import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { referenceContract } from '../../domain/reference/reference.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { newEmail } from '../accounts.ts';
import { choose, expectSaid, field } from '../fields.ts';
import { expect, type Fixtures, test } from '../fixtures.ts';
import { linkIn } from '../server.ts';
import { wording, words } from '../words.ts';

const { accounts } = words.en;
const PASSWORD = 'Sonnen8lume-Wien';

// proves: register.fields, call.POST /api/v1/register
test('asks for exactly the data that are sent', async ({ openGuest }) => {
  const { page } = await openRegistration(openGuest);
  const email = newEmail();
  await fillIn(page, { email: email.toUpperCase() });
  const sending = page.waitForRequest('**/api/v1/register');
  await page.getByRole('button', { name: accounts.register.submit }).click();
  expect((await sending).postDataJSON()).toEqual({
    first_name: 'Şerife',
    last_name: 'Öz',
    citizenship_id: 792,
    email,
    password: PASSWORD,
    phone_number: '+436641234567',
    phone_type: 'private_mobile',
    permanent_residence: true,
    language: 'en',
  });
  await expect(page.getByRole('dialog')).toBeVisible();
});

// proves: register.countries
test('the nationality is chosen from all countries, in the language of the screen', async ({ openGuest }) => {
  const { page } = await openRegistration(openGuest);
  const countries = (await (await page.request.get('/api/v1/countries')).json()) as Answer<
    typeof referenceContract.listCountries
  >;
  await isReady(page);
  const first = {
    en: ['Austria', 'Türkiye', 'Afghanistan', 'Åland Islands'],
    de: ['Österreich', 'Türkei', 'Afghanistan', 'Ägypten'],
    tr: ['Avusturya', 'Türkiye', 'ABD Küçük Harici Adaları'],
  };
  for (const language of ['en', 'de', 'tr'] as const) {
    const { accounts, shared } = words[language];
    const box = page.getByRole('combobox', { name: accounts.field.citizenship_id });
    await box.click();
    const names = countries.map(({ translations }) => translations.find(({ locale }) => locale === language)?.name);
    const options = page.getByRole('option');
    await expect.poll(async () => (await options.allInnerTexts()).toSorted()).toEqual(names.toSorted());
    const shown = await options.allInnerTexts();
    expect(shown.slice(0, first[language].length)).toEqual(first[language]);
    await page.keyboard.press('Escape');
    const next = { en: shared.language.de, de: shared.language.tr, tr: shared.language.en }[language];
    await page.getByRole('button', { name: next }).click();
  }
});

// proves: register.consent, product.downloads, call.GET /api/v1/download-file/terms_of_use, call.GET /api/v1/download-file/data_protection
test('has the consent with both files to download, help, the language switch and the link to the log-in', async ({
  openGuest,
}) => {
  const { page } = await openRegistration(openGuest);
  await expect(page.getByText(accounts.register.consentYes)).toBeVisible();
  for (const [label, file] of [
    [accounts.register.terms, 'terms_of_use'],
    [accounts.register.dataProtection, 'data_protection'],
  ] as const) {
    const asked = page.waitForRequest(
      (request) => request.method() === 'GET' && request.url().includes(`/api/v1/download-file/${file}`),
    );
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    await asked;
    const bytes = await readFile(await (await downloading).path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  await expect(page.getByRole('link', { name: '+43 1 234 56 70' })).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
  await expect(field(page, accounts.field.identifier)).toBeVisible();
});

// proves: rule.register-alerts, rule.required
test('an ERROR dialog reports password and nationality, then every empty field says Required', async ({
  openGuest,
}) => {
  const { page } = await openRegistration(openGuest);
  await page.getByRole('button', { name: accounts.register.submit }).click();
  const alert = page.getByRole('alertdialog', { name: 'ERROR' });
  await expect(alert.getByText('Incorect password!', { exact: true })).toBeVisible();
  await expect(alert.getByText('Select nationality!', { exact: true })).toBeVisible();
  await alert.getByRole('button', { name: 'Close' }).last().click();
  for (const name of Object.values(requiredFields)) {
    await expect(page.getByRole('alert').getByText(`${name}: Required`, { exact: true })).toBeVisible();
  }
});

// proves: rule.register-nationality
test('nothing is sent without a nationality', async ({ openGuest }) => {
  const { page } = await openRegistration(openGuest);
  await fillIn(page, { country: '' });
  await refusesToSend(page, async () => {
    const alert = page.getByRole('alertdialog', { name: 'ERROR' });
    await expect(alert.getByText('Select nationality!', { exact: true })).toBeVisible();
    await expect(alert.getByText('Incorect password!')).toHaveCount(0);
    await alert.getByRole('button', { name: 'Close' }).last().click();
    await expect(
      page.getByRole('alert').getByText(`${accounts.field.citizenship_id}: Required`, { exact: true }),
    ).toBeVisible();
  });
});

// proves: rule.register-residence
test('nothing is sent without the tick for the permanent residence', async ({ openGuest }) => {
  const { page } = await openRegistration(openGuest);
  await fillIn(page, { resides: false });
  const label = accounts.register.permanent_residence.replace(/\.$/, '');
  await refusesToSend(page, () => expect(page.getByRole('alert').getByText(label)).toBeVisible());
});

const LONG = `Aa1${'x'.repeat(48)}`;

// proves: rule.register-alerts, rule.password-match, rule.password-min, rule.password-max, rule.password-mix
test('an unacceptable password is reported by the ERROR dialog, and then at the field', async ({ openGuest }) => {
  const { page } = await openRegistration(openGuest);
  await fillIn(page, {});
  const control = { password: field(page, accounts.field.password), again: field(page, accounts.field.confirmation) };
  for (const [password, again, says, at] of [
    [PASSWORD, `${PASSWORD}!`, 'Password must match', control.again],
    [PASSWORD, '', 'Required', control.again],
    ['Kurz1', 'Kurz1', 'Min 8 characters', control.password],
    [LONG, LONG, 'Max 50 characters', control.password],
    ['sonnen8lume-wien', 'sonnen8lume-wien', 'At least one uppercase letter', control.password],
    ['SONNEN8LUME-WIEN', 'SONNEN8LUME-WIEN', 'At least one lowercase letter', control.password],
    ['Sonnenblume-Wien', 'Sonnenblume-Wien', 'At least one digit', control.password],
  ] as const) {
    await control.password.fill(password);
    await control.again.fill(again);
    await refusesToSend(page, async () => {
      const alert = page.getByRole('alertdialog', { name: 'ERROR' });
      await expect(alert.getByText('Incorect password!', { exact: true })).toBeVisible();
      await alert.getByRole('button', { name: 'Close' }).last().click();
      await expectSaid(at, says);
    });
  }
});

// proves: rule.email, rule.phone, rule.phone-min, rule.phone-max, rule.phone-required, constant.phone-length
test('an invalid e-mail address or phone number is refused', async ({ openGuest }) => {
  const { page } = await openRegistration(openGuest);
  for (const [name, typed, says] of [
    ['email', 'nobody@', 'Invalid E-mail address'],
    ['phone_number', '', 'Required'],
    ['phone_number', '+43 664 abc', 'Invalid phone number'],
    ['phone_number', '+43 664+12345', 'Invalid phone number'],
    ['phone_number', '12345', 'Min 6 characters'],
    ['phone_number', '+123456789012345', 'Max 15 characters'],
  ] as const) {
    await fillIn(page, {});
    const control = field(page, accounts.field[name]);
    await control.fill(typed);
    await refusesToSend(page, () => expectSaid(control, says));
  }
});

// proves: register.success, product.registration
test('afterwards a dialog asks to check the mailbox, then comes the log-in; the mailed link confirms the address', async ({
  openGuest,
  product: { mailTo },
}) => {
  const { page } = await openRegistration(openGuest);
  const email = newEmail();
  await fillIn(page, { email });
  await page.getByRole('button', { name: accounts.register.submit }).click();
  const dialog = page.getByRole('dialog', { name: accounts.sent.dialogTitle });
  await expect(dialog.getByText(accounts.sent.next)).toBeVisible();
  await dialog.getByRole('button', { name: accounts.sent.dialogClose }).click();
  await page.waitForURL(/\/member-ui\/\?view=form$/);
  await expect(field(page, accounts.field.identifier)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(linkIn(await mailTo(email, wording.en.accounts.confirmation.subject)));
  await page.getByRole('button', { name: accounts.confirm.submit }).click();
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
  await field(page, accounts.field.identifier).fill(email);
  await field(page, accounts.field.password).fill(PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
  await page.waitForURL('**/member-ui/news');
});

test('after a mistyped address a reader goes back, and finds everything but the password', async ({ openGuest }) => {
  const { page } = await openRegistration(openGuest);
  await fillIn(page, {});
  await page.getByRole('button', { name: accounts.register.submit }).click();
  await page.getByRole('dialog').getByRole('button', { name: accounts.sent.dialogClose }).click();
  await page.getByRole('link', { name: accounts.sent.wrongAddress }).click();
  await page.waitForURL('**/member-ui/register');
  await expect(field(page, accounts.field.first_name)).toHaveValue('Şerife');
  await expect(field(page, accounts.field.password)).toHaveValue('');
});

test('a reader who visits another page and returns, or reloads, finds everything but the password', async ({
  openGuest,
}) => {
  const { page } = await openRegistration(openGuest);
  await fillIn(page, {});
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
  await expect(field(page, accounts.field.identifier)).toBeVisible();
  await page.goBack();
  await expect(field(page, accounts.field.first_name)).toHaveValue('Şerife');
  await expect(page.getByRole('checkbox', { name: accounts.register.permanent_residence })).toBeChecked();
  await expect(field(page, accounts.field.password)).toHaveValue('');

  await page.reload();
  await expect(field(page, accounts.field.first_name)).toHaveValue('Şerife');
  await expect(field(page, accounts.field.phone_number)).toHaveValue(/^\+43 ?664/);
  // country names come from the server
  const citizenship = page.getByRole('combobox', { name: accounts.field.citizenship_id });
  await expect(citizenship).toHaveValue('Türkiye');
  await expect(page.getByRole('checkbox', { name: accounts.register.permanent_residence })).not.toBeChecked();
  await expect(field(page, accounts.field.password)).toHaveValue('');

  // the browser itself restores the tick before the page has loaded
  await page.getByRole('checkbox', { name: accounts.register.permanent_residence }).check();
  await page.goto('/demo/mail');
  await page.goBack();
  await isReady(page);
  await expect(field(page, accounts.field.first_name)).toHaveValue('Şerife');
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
  await expect(field(page, accounts.field.identifier)).toBeVisible();
  await expect.poll(() => page.evaluate("sessionStorage.getItem('vefa.registration')")).toBe(null);
});

const requiredFields = {
  first_name: accounts.field.first_name,
  last_name: accounts.field.last_name,
  citizenship_id: accounts.field.citizenship_id,
  email: accounts.field.email,
  phone_number: accounts.field.phone_number,
  password: accounts.field.password,
  confirmation: accounts.field.confirmation,
};

async function openRegistration(openGuest: Fixtures['openGuest']) {
  const visitor = await openGuest('desk', { kept: { 'vefa.language': 'en' } });
  await visitor.page.goto('/member-ui/register');
  return visitor;
}

/** The prerendered form has been taken over and has its countries: before that no list opens, and a link loads a page. */
async function isReady(page: Page): Promise<void> {
  const citizenship = page.getByRole('combobox', { name: accounts.field.citizenship_id });
  await expect(citizenship).not.toHaveAttribute('placeholder');
}

type Typed = { email?: string; country?: string; resides?: boolean };

async function fillIn(page: Page, typed: Typed): Promise<void> {
  const { email = newEmail(), country = 'Türk', resides = true } = typed;
  await field(page, accounts.field.first_name).fill('Şerife');
  await field(page, accounts.field.last_name).fill('Öz');
  await field(page, accounts.field.email).fill(email);
  await field(page, accounts.field.phone_number).fill('+43 664 / 123 45 67');
  await field(page, accounts.field.password).fill(PASSWORD);
  await field(page, accounts.field.confirmation).fill(PASSWORD);
  if (resides) await page.getByRole('checkbox', { name: accounts.register.permanent_residence }).check();
  if (country) await choose(page, accounts.field.citizenship_id, country);
}

/** Presses "Register" and checks the message; no call may be sent. */
async function refusesToSend(page: Page, look: () => Promise<unknown>): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.getByRole('button', { name: accounts.register.submit }).click();
  await look();
  expect(sent).toEqual([]);
}
