import type { Page, Request } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { aPdf } from '../../server/testing/documents/documentBuilders.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { accounts, application, documents, invoicing, members, reference, shared } = words.en;

// proves: portal.accept-json
test('every request of the portal asks for JSON, uploads and downloads too', async ({ openApplicant, openPerson }) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page } = visitor;
  const asked = requestsOf(page);
  await page.goto('/member-ui/main-member');
  await page
    .getByLabel(`${documents.choose}: ${reference.documentType.passport}`)
    .setInputFiles({ name: 'pass.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
  await page.getByRole('button', { name: `${shared.kit.remove}: pass.pdf` }).click();
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: documents.deleteConfirm }).click();
  await removed;
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await field(page, members.field.place_of_birth).fill('Sivas');
  await kept;
  await page.getByRole('button', { name: visitor.me.name }).click();
  await page.getByRole('menuitem', { name: application.frame.logOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.leave.leave }).click();
  await expect(page.getByRole('button', { name: accounts.welcome.enter })).toBeVisible();
  await page.goto('/member-ui/register');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: accounts.register.terms }).click();
  await downloading;

  const member = await openPerson('mehmet', { language: 'en' });
  const more = requestsOf(member.page);
  for (const path of ['/news', '/sub-member/add', '/substitutes', '/my-account', '/payment']) {
    await member.page.goto(`/member-ui${path}`);
    await expect(member.page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(member.page.getByRole('heading', { name: invoicing.history.title })).toBeVisible();

  const all = [...asked, ...more];
  const kinds = new Set(all.map((request) => request.method()));
  expect([...kinds].toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'POST', 'PUT']);
  const others = all.filter((request) => request.headers().accept !== 'application/json');
  expect(others.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
});

// proves: portal.base-url
test('the calls go where the runtime setting says', async ({ openPerson, product: { origin } }) => {
  const visitor = await openPerson('hatice', { language: 'en' });
  const { page } = visitor;
  await page.route('**/member-ui/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), api_base_url: `${origin}/elsewhere` } });
  });
  await page.route('**/elsewhere/**', (route) =>
    route.continue({ url: route.request().url().replace('/elsewhere', '') }),
  );
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isCall(request)) paths.push(new URL(request.url()).pathname);
  });
  await page.goto('/member-ui/news');
  await page.getByRole('button', { name: shared.language.de }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.de.application.news.title })).toBeVisible();
  await expect.poll(() => paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !path.startsWith('/elsewhere/api/v1/'))).toEqual([]);
});

// proves: after.countries, call.GET /api/v1/countries
test('the countries are fetched once, at the start, and kept from the registration to the forms behind the log-in', async ({
  openGuest,
}) => {
  const { page } = await openGuest();
  const asked = requestsOf(page);
  await page.goto('/member-ui/');
  await page.getByRole('link', { name: words.de.accounts.logIn.register }).click();
  const nationality = page.getByRole('combobox', { name: words.de.accounts.field.citizenship_id });
  await nationality.fill('Öster');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.getByRole('link', { name: words.de.accounts.logIn.toLogIn }).click();
  await field(page, words.de.accounts.field.identifier).fill('seyma@demo.example');
  await field(page, words.de.accounts.field.password).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/news');
  await page.locator('nav a[href$="/household"]').click();
  // in the account's present language
  await expect(page.locator('input[name=country_id]')).toHaveValue(/Österreich|Avusturya|Austria/);
  const countries = asked.filter((request) => request.url().endsWith('/api/v1/countries'));
  expect(countries.length).toBe(1);
});

// proves: constant.currency
test('every amount is in euro', async ({ openPerson }) => {
  const visitor = await openPerson('hatice', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/payment');
  const main = page.getByRole('main');
  await expect(main.getByText(/€\s\d/).first()).toBeVisible();
  const text = (await main.textContent()) ?? '';
  const amounts = text.match(/(\S\s)?\d+,\d\d/g) ?? [];
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts.filter((amount) => !/^€\s\d/.test(amount))).toEqual([]);
});

/** Requests of the portal's code; pages, scripts and fonts are loaded by the browser. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (isCall(request)) requests.push(request);
  });
  return requests;
}

/** Parts of the interface are fetched as well, before they are imported. */
function isCall(request: Request): boolean {
  return ['fetch', 'xhr'].includes(request.resourceType()) && !request.url().includes('/member-ui/assets/');
}
