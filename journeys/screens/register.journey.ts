import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { referenceContract } from '../../domain/reference/reference.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { newEmail } from '../accounts.ts';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { choose, expectFilled, expectSaid, field } from '../fields.ts';
import { linkIn } from '../server.ts';
import { letters, words } from '../words.ts';

const { origin, mailTo } = sharedDemo();
const { accounts } = words.en;
const PASSWORD = 'Sonnen8lume-Wien';
const browser = await openBrowser();

// proves: register.fields, call.POST /api/v1/register
it('asks for exactly the data that are sent', async () => {
  const { page, leave } = await openRegistration();
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
  await page.getByRole('dialog').waitFor();
  await leave();
});

// proves: register.countries
it('the nationality is chosen from all countries, in the language of the screen', async () => {
  const { page, leave } = await openRegistration();
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
  await leave();
});

// proves: register.consent, product.downloads, call.GET /api/v1/download-file/terms_of_use, call.GET /api/v1/download-file/data_protection
it('has the consent with both files to download, help, the language switch and the link to the log-in', async () => {
  const { page, leave } = await openRegistration();
  await page.getByText(accounts.register.consentYes).waitFor();
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
  expect(await page.getByRole('link', { name: '+43 1 234 56 70' }).isVisible()).toBe(true);
  expect(await page.locator('a[href^="mailto:"]').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Deutsch' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
  await field(page, accounts.field.identifier).waitFor();
  await leave();
});

// proves: rule.register-alerts, rule.required
it('an ERROR dialog reports password and nationality, then every empty field says Required', async () => {
  const { page, leave } = await openRegistration();
  await page.getByRole('button', { name: accounts.register.submit }).click();
  const alert = page.getByRole('alertdialog', { name: 'ERROR' });
  await alert.getByText('Incorect password!', { exact: true }).waitFor();
  await alert.getByText('Select nationality!', { exact: true }).waitFor();
  await alert.getByRole('button', { name: 'Close' }).last().click();
  for (const name of Object.values(requiredFields)) {
    await page.getByRole('alert').getByText(`${name}: Required`, { exact: true }).waitFor();
  }
  await leave();
});

// proves: rule.register-nationality
it('nothing is sent without a nationality', async () => {
  const { page, leave } = await openRegistration();
  await fillIn(page, { country: '' });
  await refusesToSend(page, async () => {
    const alert = page.getByRole('alertdialog', { name: 'ERROR' });
    await alert.getByText('Select nationality!', { exact: true }).waitFor();
    expect(await alert.getByText('Incorect password!').count()).toBe(0);
    await alert.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('alert').getByText(`${accounts.field.citizenship_id}: Required`, { exact: true }).waitFor();
  });
  await leave();
});

// proves: rule.register-residence
it('nothing is sent without the tick for the permanent residence', async () => {
  const { page, leave } = await openRegistration();
  await fillIn(page, { resides: false });
  const label = accounts.register.permanent_residence.replace(/\.$/, '');
  await refusesToSend(page, () => page.getByRole('alert').getByText(label).waitFor());
  await leave();
});

const LONG = `Aa1${'x'.repeat(48)}`;

// proves: rule.register-alerts, rule.password-match, rule.password-min, rule.password-max, rule.password-mix
it('an unacceptable password is reported by the ERROR dialog, and then at the field', async () => {
  const { page, leave } = await openRegistration();
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
      await alert.getByText('Incorect password!', { exact: true }).waitFor();
      await alert.getByRole('button', { name: 'Close' }).last().click();
      await expectSaid(at, says);
    });
  }
  await leave();
});

// proves: rule.email, rule.phone, rule.phone-min, rule.phone-max, rule.phone-required, constant.phone-length
it('an invalid e-mail address or phone number is refused', async () => {
  const { page, leave } = await openRegistration();
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
  await leave();
});

// proves: register.success, product.registration
it('afterwards a dialog asks to check the mailbox, then comes the log-in; the mailed link confirms the address', async () => {
  const { page, leave } = await openRegistration();
  const email = newEmail();
  await fillIn(page, { email });
  await page.getByRole('button', { name: accounts.register.submit }).click();
  const dialog = page.getByRole('dialog', { name: accounts.sent.dialogTitle });
  await dialog.getByText(accounts.sent.next).waitFor();
  await dialog.getByRole('button', { name: accounts.sent.dialogClose }).click();
  await page.waitForURL(`${origin}/member-ui/?view=form`);
  await field(page, accounts.field.identifier).waitFor();
  await page.getByText(email).waitFor();

  await page.goto(linkIn(await mailTo(email, letters.en.accounts.confirmation.subject)));
  await page.getByRole('button', { name: accounts.confirm.submit }).click();
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
  await field(page, accounts.field.identifier).fill(email);
  await field(page, accounts.field.password).fill(PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
  await page.waitForURL(`${origin}/member-ui/news`);
  await leave();
});

it('after a mistyped address a reader goes back, and finds everything but the password', async () => {
  const { page, leave } = await openRegistration();
  await fillIn(page, {});
  await page.getByRole('button', { name: accounts.register.submit }).click();
  await page.getByRole('dialog').getByRole('button', { name: accounts.sent.dialogClose }).click();
  await page.getByRole('link', { name: accounts.sent.wrongAddress }).click();
  await page.waitForURL(`${origin}/member-ui/register`);
  await expectFilled(field(page, accounts.field.first_name), 'Şerife');
  expect(await field(page, accounts.field.password).inputValue()).toBe('');
  await leave();
});

it('a reader who visits another page and returns, or reloads, finds everything but the password', async () => {
  const { page, leave } = await openRegistration();
  await fillIn(page, {});
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
  await field(page, accounts.field.identifier).waitFor();
  await page.goBack();
  await expectFilled(field(page, accounts.field.first_name), 'Şerife');
  expect(await page.getByRole('checkbox', { name: accounts.register.permanent_residence }).isChecked()).toBe(true);
  expect(await field(page, accounts.field.password).inputValue()).toBe('');

  await page.reload();
  await expect.poll(() => field(page, accounts.field.first_name).inputValue()).toBe('Şerife');
  expect(await field(page, accounts.field.phone_number).inputValue()).toMatch(/^\+43 ?664/);
  // country names come from the server
  const citizenship = page.getByRole('combobox', { name: accounts.field.citizenship_id });
  await expect.poll(() => citizenship.inputValue()).toBe('Türkiye');
  expect(await page.getByRole('checkbox', { name: accounts.register.permanent_residence }).isChecked()).toBe(false);
  expect(await field(page, accounts.field.password).inputValue()).toBe('');

  // the browser itself restores the tick before the page has loaded
  await page.getByRole('checkbox', { name: accounts.register.permanent_residence }).check();
  await page.goto('/demo/mail');
  await page.goBack();
  await isReady(page);
  await expectFilled(field(page, accounts.field.first_name), 'Şerife');
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
  await field(page, accounts.field.identifier).waitFor();
  await expect.poll(() => page.evaluate("sessionStorage.getItem('vefa.registration')")).toBe(null);
  await leave();
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

async function openRegistration() {
  const visitor = await openVisitor(browser, origin, 'desk', { kept: { 'vefa.language': 'en' } });
  await visitor.page.goto('/member-ui/register');
  return visitor;
}

/** The prerendered form has been taken over and has its countries: before that no list opens, and a link loads a page. */
async function isReady(page: Page): Promise<void> {
  const citizenship = page.getByRole('combobox', { name: accounts.field.citizenship_id });
  await expect.poll(() => citizenship.getAttribute('placeholder')).toBe(null);
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
