import type { Page } from 'playwright-core';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { goToPart } from './parts.ts';

const { office, officeDesk, officeSearch } = words.de;

/** The demo's Mehmet Arslan, by what a clerk has at hand; none of it is in an address of the page or of a call. */
test('from every screen a clerk finds a household by keyboard alone, also by a mistyped name', async ({
  openPerson,
}) => {
  const { page } = await openPerson('office');
  const addresses = addressesOf(page);
  await page.goto('/office-ui/fees');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: officeSearch.label });
  await expect(box).toBeFocused();
  await expect(page.getByText(officeSearch.hint).first()).toBeVisible();
  await page.keyboard.type('mehmet Arlsan');
  const results = page.getByRole('option');
  await expect(results.filter({ hasText: 'Mehmet Arslan' })).toHaveCount(1);
  await expect(results.first()).toContainText(officeSearch.by.similar_name);
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/households\/\d+\?list=shown$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mehmet Arslan' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expect(page.getByRole('option', { name: 'Mehmet Arslan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(results).toHaveCount(0);
  expect(addresses.join('\n')).not.toMatch(/arlsan|arslan/i);
});

test('all results are a list of their own, which the way back leads to', async ({ openPerson }) => {
  const { page } = await openPerson('office', { device: 'phone' });
  await page.goto('/office-ui/');
  const box = page.getByRole('combobox', { name: officeSearch.label });
  await box.fill('a');
  await expect(page.getByText(officeSearch.more).first()).toBeVisible();
  await box.fill('qqqq');
  await expect(page.getByText(officeSearch.none).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(office.households.emptyTitle)).toBeVisible();

  await box.fill('wien');
  await page.getByRole('option', { name: officeSearch.all }).click();
  await expect(page.getByText(officeSearch.by.address).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/households\/\d+\?list=shown$/);
  await page.goBack();
  await expect(page.getByText(officeSearch.by.address).first()).toBeVisible();

  await page.reload();
  await box.click();
  await expect(page.getByText(officeSearch.hint).first()).toBeVisible();
});

test('the results are gone through one by one, in the same part of each household, also after a reload', async ({
  openPerson,
}) => {
  const { page } = await openPerson('office');
  await page.goto('/office-ui/');
  await page.getByRole('combobox', { name: officeSearch.label }).fill('wien');
  await expect(page.getByRole('option', { name: officeSearch.all })).toBeVisible();
  await page.getByRole('option').first().click();
  const place = page.getByRole('navigation', { name: officeDesk.place.label });
  const nameOf = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await expect(place.getByText(at(1))).toBeVisible();
  await goToPart(page, 'money');
  await place.getByRole('link', { name: officeDesk.place.next, exact: true }).click();
  await expect(place.getByText(at(2))).toBeVisible();
  await expect(page).toHaveURL(/\/households\/\d+\/money\?list=shown$/);
  const second = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.reload();
  await expect(nameOf(second)).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(place.getByText(at(3))).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(nameOf(second)).toBeVisible();
  await expectAccessible(page);
  await place.getByRole('link', { name: officeDesk.place.previous, exact: true }).click();
  await expect(place.getByText(at(1))).toBeVisible();
  await expect(place.getByRole('link', { name: officeDesk.place.previous, exact: true })).toHaveCount(0);
});

test('who types before the screen has come goes on typing when it comes', async ({ openPerson }) => {
  const { page } = await openPerson('office');
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/office\/to-do/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/office-ui/');
  const box = page.getByRole('combobox', { name: officeSearch.label });
  await box.fill('mehmet arlsan');
  letCome();

  await expect(page.getByRole('heading', { level: 1, name: office.toDo.title })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Mehmet Arslan' })).toBeVisible();
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mehmet Arslan' })).toBeFocused();
});

const at = (place: number) =>
  new RegExp(officeDesk.place.at.replace('{{place}}', String(place)).replace('{{of}}', '\\d+'));

/** Of everything that the page asks for from now on. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  page.on('framenavigated', (frame) => void addresses.push(frame.url()));
  return addresses;
}
