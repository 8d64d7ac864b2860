import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { newEmail } from '../accounts.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { accounts, refusals, shared } = words.de;

// proves: login.welcome-view
test('the log-in begins with a welcome; its button opens the form', async ({ openGuest }) => {
  const { page } = await openGuest();
  await page.goto('/member-ui/');
  await expect(page.getByRole('heading', { level: 1, name: accounts.welcome.title })).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
  await page.getByRole('button', { name: accounts.welcome.enter }).click();
  await expect(page.getByRole('heading', { level: 1, name: accounts.logIn.title })).toBeVisible();
  await expect(field(page, accounts.field.identifier)).toBeVisible();
});

// proves: login.form
test('the form has name and password, show and hide, stay logged in, help, and all links', async ({ openGuest }) => {
  const { page } = await openGuest('phone');
  await page.goto('/member-ui/?view=form');
  const password = field(page, accounts.field.password);
  await expect(field(page, accounts.field.identifier)).toBeVisible();
  await password.fill('Geheim');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: shared.kit.showPassword }).click();
  // a press before the page is ready is repeated when it is
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: shared.kit.hidePassword }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('checkbox', { name: accounts.logIn.remember }).check();
  await expect(page.getByRole('link', { name: '+43 1 234 56 70' })).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.getByRole('button', { name: accounts.logIn.submit, exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Türkçe' })).toBeVisible();
  await page.getByRole('link', { name: accounts.logIn.forgot }).click();
  await page.waitForURL('**/member-ui/forgot-password');
  await page.goBack();
  await page.getByRole('link', { name: accounts.logIn.register }).click();
  await page.waitForURL('**/member-ui/register');
});

test('if the browser blocks cookies, a correct password leads to an explanation of how to allow them', async ({
  openGuest,
}) => {
  for (const language of ['de', 'tr', 'en'] as const) {
    const { page, expectStatus } = await openGuest('phone', {
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
      await expect(busy).toHaveCount(0);
      const alert = page.getByRole('alert').filter({ hasText: said.cookies.title });
      await expect(alert.getByText(said.cookies.safari)).toBeVisible();
      await expect(alert.getByRole('listitem')).toHaveCount(3);
      await expect(page.getByText(said.farewell.session_over.title)).toHaveCount(0);
      await expect(field(page, said.field.identifier)).toHaveValue('hatice@demo.example');
    }
    // a call that is still held would delete the cookie of the next log-in
    await page.unrouteAll({ behavior: 'wait' });
    await submit.click();
    await page.waitForURL('**/member-ui/news');
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
test('Enter logs in with the e-mail in lower case; the session is verified, and the news opens', async ({
  openGuest,
}) => {
  const { page } = await openGuest();
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.slice(0, 2)).toEqual(['POST /login', 'GET /api/v1/me']);
});

test('the membership number works as well as the e-mail, in any spelling', async ({ openPerson, openGuest }) => {
  const { me } = await openPerson('hatice');
  const number = me.membership_no ?? '';
  const { page } = await openGuest();
  await page.goto('/member-ui/?view=form');
  await logIn(page, ` ${number.slice(0, 3)} ${number.slice(3)} `, DEMO_PASSWORD);
  await page.waitForURL('**/member-ui/news');
});

for (const { what, identifier, password, status } of [
  { what: 'nothing', identifier: '', password: '', status: 422 },
  { what: 'no address and a short password', identifier: 'x', password: 'y', status: 422 },
] as const) {
  // proves: rule.login
  test(`the form itself refuses nothing: ${what} is for the server to judge`, async ({ openGuest }) => {
    const { page, expectStatus } = await openGuest();
    expectStatus(status, '/login');
    await page.goto('/member-ui/?view=form');
    const sending = page.waitForRequest('**/login');
    await logIn(page, identifier, password);
    expect((await sending).postDataJSON()).toMatchObject({ email: identifier, password });
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
}

// proves: product.registration
test('before the e-mail address is confirmed nobody can log in, and the mail can be requested again', async ({
  openGuest,
}) => {
  const email = newEmail();
  const { page, expectStatus } = await openGuest();
  const answer = await page.request.post('/api/v1/register', { data: { ...registration, email } });
  expect(answer.status()).toBe(201);
  expectStatus(403, '/login');
  await page.goto('/member-ui/?view=form');
  await logIn(page, email, registration.password);
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText(refusals.email_not_confirmed)).toBeVisible();
  await alert.getByRole('button', { name: shared.kit.close }).last().click();
  await expect(page.getByRole('button', { name: accounts.resend.submit })).toBeVisible();
  await expect(page).toHaveURL(/\/member-ui\/(\?.*)?$/);
  await page.goto('/member-ui/news');
  await expect(page.getByRole('button', { name: accounts.welcome.enter })).toBeVisible();
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
