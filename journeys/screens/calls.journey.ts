import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { aPdf } from '../../server/testing/documents/documentBuilders.ts';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { field } from '../fields.ts';
import { openApplicant, openMember } from '../member.ts';
import { words } from '../words.ts';

const { origin } = sharedDemo();
const { accounts, application, documents, invoicing, members, reference, shared } = words.en;
const browser = await openBrowser();

// proves: portal.accept-json
it('every request of the portal asks for JSON, uploads and downloads too', async () => {
  const visitor = await openApplicant(browser, { language: 'en' });
  const { page } = visitor;
  const asked = requestsOf(page);
  await page.goto('/member-ui/main-member');
  await page
    .getByLabel(`${documents.choose}: ${reference.documentType.passport}`)
    .setInputFiles({ name: 'pass.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .waitFor();
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
  await page.getByRole('button', { name: accounts.welcome.enter }).waitFor();
  await page.goto('/member-ui/register');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: accounts.register.terms }).click();
  await downloading;
  await visitor.leave();

  const member = await openMember(browser, 'mehmet', { language: 'en' });
  const more = requestsOf(member.page);
  for (const path of ['/news', '/sub-member/add', '/substitutes', '/my-account', '/payment']) {
    await member.page.goto(`/member-ui${path}`);
    await member.page.getByRole('heading', { level: 1 }).waitFor();
  }
  await member.page.getByRole('heading', { name: invoicing.history.title }).waitFor();
  await member.leave();

  const all = [...asked, ...more];
  const kinds = new Set(all.map((request) => request.method()));
  expect([...kinds].toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'POST', 'PUT']);
  const others = all.filter((request) => request.headers().accept !== 'application/json');
  expect(others.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
});

// proves: portal.base-url
it('the calls go where the runtime setting says', async () => {
  const visitor = await openMember(browser, 'hatice', { language: 'en' });
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
  await page.getByRole('heading', { level: 1, name: words.de.application.news.title }).waitFor();
  await expect.poll(() => paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !path.startsWith('/elsewhere/api/v1/'))).toEqual([]);
  await visitor.leave();
});

// proves: after.countries, call.GET /api/v1/countries
it('the countries are fetched once, at the start, and kept from the registration to the forms behind the log-in', async () => {
  const { page, leave } = await openVisitor(browser, origin);
  const asked = requestsOf(page);
  await page.goto('/member-ui/');
  await page.getByRole('link', { name: words.de.accounts.logIn.register }).click();
  const nationality = page.getByRole('combobox', { name: words.de.accounts.field.citizenship_id });
  await nationality.fill('Öster');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.getByRole('link', { name: words.de.accounts.logIn.toLogIn }).click();
  await field(page, words.de.accounts.field.identifier).fill('seyma@demo.example');
  await field(page, words.de.accounts.field.password).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/news');
  await page.locator('nav a[href$="/household"]').click();
  // in the account's present language
  await expect.poll(() => page.locator('input[name=country_id]').inputValue()).toMatch(/Österreich|Avusturya|Austria/);
  const countries = asked.filter((request) => request.url().endsWith('/api/v1/countries'));
  expect(countries.length).toBe(1);
  await leave();
});

// proves: constant.currency
it('every amount is in euro', async () => {
  const visitor = await openMember(browser, 'hatice', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/payment');
  const main = page.getByRole('main');
  await main.getByText(/€\s\d/).first().waitFor();
  const text = (await main.textContent()) ?? '';
  const amounts = text.match(/(\S\s)?\d+,\d\d/g) ?? [];
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts.filter((amount) => !/^€\s\d/.test(amount))).toEqual([]);
  await visitor.leave();
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
