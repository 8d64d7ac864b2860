import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { newEmail } from '../accounts.ts';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { field } from '../fields.ts';
import { openMember } from '../member.ts';
import { words } from '../words.ts';

const { origin } = sharedDemo();
const { accounts, refusals, shared } = words.de;
const browser = await openBrowser();

// proves: login.welcome-view
it('the log-in begins with a welcome; its button opens the form', async () => {
  const { page, leave } = await openVisitor(browser, origin);
  await page.goto('/member-ui/');
  await page.getByRole('heading', { level: 1, name: accounts.welcome.title }).waitFor();
  expect(await page.locator('input').count()).toBe(0);
  await page.getByRole('button', { name: accounts.welcome.enter }).click();
  await page.getByRole('heading', { level: 1, name: accounts.logIn.title }).waitFor();
  await field(page, accounts.field.identifier).waitFor();
  await leave();
});

// proves: login.form
it('the form has name and password, show and hide, stay logged in, help, and all links', async () => {
  const { page, leave } = await openVisitor(browser, origin, 'phone');
  await page.goto('/member-ui/?view=form');
  const password = field(page, accounts.field.password);
  await field(page, accounts.field.identifier).waitFor();
  await password.fill('Geheim');
  expect(await password.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: shared.kit.showPassword }).click();
  // a press before the page is ready is repeated when it is
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: shared.kit.hidePassword }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('password');
  await page.getByRole('checkbox', { name: accounts.logIn.remember }).check();
  expect(await page.getByRole('link', { name: '+43 1 234 56 70' }).isVisible()).toBe(true);
  expect(await page.locator('a[href^="mailto:"]').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).isEnabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Türkçe' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: accounts.logIn.forgot }).click();
  await page.waitForURL('**/member-ui/forgot-password');
  await page.goBack();
  await page.getByRole('link', { name: accounts.logIn.register }).click();
  await page.waitForURL('**/member-ui/register');
  await leave();
});

it('if the browser blocks cookies, a correct password leads to an explanation of how to allow them', async () => {
  for (const language of ['de', 'tr', 'en'] as const) {
    const { page, leave, expectStatus } = await openVisitor(browser, origin, 'phone', {
      kept: { 'vefa.language': language },
    });
    expectStatus(401, '/api/v1/me');
    const said = words[language].accounts;
    await keepNoCookies(page);
    await page.goto('/member-ui/?view=form');
    await field(page, said.field.identifier).fill('hatice@demo.example');
    await field(page, said.field.password).fill(DEMO_PASSWORD);
    const submit = page.getByRole('button', { name: said.logIn.submit, exact: true });
    const busy = page.locator('button[aria-busy=true]');
    for (let times = 0; times < 2; times += 1) {
      // the second time the notice of the first one may still be there
      await Promise.all([page.waitForResponse('**/api/v1/me'), submit.click()]);
      await busy.waitFor({ state: 'detached' });
      const alert = page.getByRole('alert').filter({ hasText: said.cookies.title });
      await alert.getByText(said.cookies.safari).waitFor();
      expect(await alert.getByRole('listitem').count()).toBe(3);
      expect(await page.getByText(said.farewell.session_over.title).count()).toBe(0);
      expect(await field(page, said.field.identifier).inputValue()).toBe('hatice@demo.example');
    }
    // a call that is still held would delete the cookie of the next log-in
    await page.unrouteAll({ behavior: 'wait' });
    await submit.click();
    await page.waitForURL('**/member-ui/news');
    await leave();
  }
});

/** Like a browser that blocks all cookies: stores none, and sends none. */
async function keepNoCookies(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    await page.context().clearCookies();
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _kept, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

// proves: login.enter-key, login.lowercase, login.success, call.POST /login
it('Enter logs in with the e-mail in lower case; the session is verified, and the news opens', async () => {
  const { page, leave } = await openVisitor(browser, origin);
  await page.goto('/member-ui/?view=form');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(login|me)$/.test(request.url())) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const sending = page.waitForRequest('**/login');
  await field(page, accounts.field.identifier).fill('HATICE@Demo.Example');
  await field(page, accounts.field.password).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  expect((await sending).postDataJSON()).toMatchObject({ email: 'hatice@demo.example', password: DEMO_PASSWORD });
  await page.waitForURL('**/member-ui/news');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked.slice(0, 2)).toEqual(['POST /login', 'GET /api/v1/me']);
  await leave();
});

it('the membership number works as well as the e-mail, in any spelling', async () => {
  const { me, leave: close } = await openMember(browser, 'hatice');
  await close();
  const number = me.membership_no ?? '';
  const { page, leave } = await openVisitor(browser, origin);
  await page.goto('/member-ui/?view=form');
  await logIn(page, ` ${number.slice(0, 3)} ${number.slice(3)} `, DEMO_PASSWORD);
  await page.waitForURL('**/member-ui/news');
  await leave();
});

// proves: rule.login
it.each([
  { what: 'nothing', identifier: '', password: '', status: 422 },
  { what: 'no address and a short password', identifier: 'x', password: 'y', status: 422 },
])('the form itself refuses nothing: $what is for the server to judge', async ({ identifier, password, status }) => {
  const { page, expectStatus, leave } = await openVisitor(browser, origin);
  expectStatus(status, '/login');
  await page.goto('/member-ui/?view=form');
  const sending = page.waitForRequest('**/login');
  await logIn(page, identifier, password);
  expect((await sending).postDataJSON()).toMatchObject({ email: identifier, password });
  await page.getByRole('alertdialog').waitFor();
  await leave();
});

// proves: product.registration
it('before the e-mail address is confirmed nobody can log in, and the mail can be requested again', async () => {
  const email = newEmail();
  const { page, expectStatus, leave } = await openVisitor(browser, origin);
  const answer = await page.request.post('/api/v1/register', { data: { ...registration, email } });
  expect(answer.status()).toBe(201);
  expectStatus(403, '/login');
  await page.goto('/member-ui/?view=form');
  await logIn(page, email, registration.password);
  const alert = page.getByRole('alertdialog');
  await alert.getByText(refusals.email_not_confirmed).waitFor();
  await alert.getByRole('button', { name: shared.kit.close }).last().click();
  await page.getByRole('button', { name: accounts.resend.submit }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/member-ui/');
  await page.goto('/member-ui/news');
  await page.getByRole('button', { name: accounts.welcome.enter }).waitFor();
  await leave();
});

const registration = {
  first_name: 'Sevgi',
  last_name: 'Aydın',
  citizenship_id: 792,
  password: 'Marillen-Baum-77',
  phone_number: '+436641234567',
  phone_type: 'private_mobile',
  permanent_residence: true,
  language: 'de',
};

async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await field(page, accounts.field.identifier).fill(identifier);
  await field(page, accounts.field.password).fill(password);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
}
