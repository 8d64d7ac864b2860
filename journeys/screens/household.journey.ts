import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writesOf } from '../answers.ts';
import { openBrowser } from '../browser.ts';
import { expectFilled, expectSaid, field } from '../fields.ts';
import { openApplicant } from '../member.ts';
import { words } from '../words.ts';

const { households, shared } = words.en;
const label = households.address;
const browser = await openBrowser();

// proves: household.form, rule.address-required, rule.postal-code, rule.required, entity.states
it('asks for street, postal code, state, city and country, and reports each missing one', async () => {
  const visitor = await openApplicant(browser, { language: 'en', step: 2 });
  const { page } = visitor;
  const writes = writesOf(page);
  await openHousehold(page);
  const country = page.getByRole('combobox', { name: label.country_id });
  await expectFilled(country, 'Austria');
  // an address of several lines does not fit into a field of one line
  expect(await page.locator('input[autocomplete="street-address"]').count()).toBe(0);
  expect(await field(page, label.street).getAttribute('autocomplete')).toBe('address-line1');
  await country.fill('Türk');
  expect(await page.getByRole('option').first().textContent()).toBe('Türkiye');
  await country.fill('');
  await page.keyboard.press('Escape');
  await save(page).click();
  for (const name of [label.street, label.postal_code, label.city, label.state]) {
    await expectSaid(field(page, name), 'Required');
  }
  await expectSaid(country, 'Required');
  await field(page, label.postal_code).fill('A-1100');
  await save(page).click();
  await expectSaid(field(page, label.postal_code), 'Only numbers alowed');
  // the nine Länder are suggested, and any other text is allowed
  expect(await page.locator('datalist option').count()).toBe(9);
  await field(page, label.state).fill('Alto Adige');
  await save(page).click();
  await expectSaid(field(page, label.state), '');
  expect(writes).toEqual([]);
  await visitor.leave();
});

// proves: household.buttons, after.household-saved, rule.postal-bounds, constant.postal-bounds, call.POST /api/v1/member/{id}/address, call.PUT /api/v1/member/address/{id}
// departs: call.POST /api/v1/member/address
it('next saves the main domestic address, reloads me, and goes on to the family', async () => {
  const visitor = await openApplicant(browser, { language: 'en', step: 2 });
  const { page, me } = visitor;
  const calls = callsOf(page);
  await openHousehold(page);
  await field(page, label.street).fill('Quellenstraße 17/4');
  await field(page, label.city).fill('Wien');
  await field(page, label.state).fill('Wien');
  // below the lower bound, which is not applied
  await field(page, label.postal_code).fill('999');
  calls.length = 0;
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await save(page).click();
  expect((await sending).postDataJSON()).toEqual({
    type: 'domestic',
    street: 'Quellenstraße 17/4',
    postal_code: '999',
    city: 'Wien',
    state: 'Wien',
    country_id: 40,
    is_main_address: true,
  });
  await page.waitForURL('**/sub-member');
  const saved = calls.indexOf(`POST /api/v1/member/${me.main_member.id}/address`);
  expect(calls.slice(saved + 1)).toContain('GET /api/v1/me');

  await page.getByRole('link', { name: words.en.members.list.toHousehold }).click();
  await page.waitForURL('**/household');
  await field(page, label.postal_code).fill('9999999'); // above the upper bound
  await save(page).click();
  await page.waitForURL('**/sub-member');
  expect(calls.some((each) => /^PUT \/api\/v1\/member\/address\/\d+$/.test(each))).toBe(true);
  await openHousehold(page);
  expect(await field(page, label.postal_code).inputValue()).toBe('9999999');
  await page.getByRole('link', { name: households.screen.toMainMember }).click();
  await page.waitForURL('**/main-member');
  await visitor.leave();
});

it('a country that was typed before the list arrived is recognised afterwards', async () => {
  const visitor = await openApplicant(browser, { language: 'en', step: 2 });
  const { page } = visitor;
  const list = Promise.withResolvers<void>();
  await page.route('**/api/v1/countries', async (route) => {
    await list.promise;
    await route.fallback();
  });
  await openHousehold(page);
  const country = page.getByRole('combobox', { name: label.country_id });
  await country.fill('türkiye');
  expect(await page.getByRole('option').count()).toBe(0); // and there is no message that nothing matches
  await field(page, label.street).fill('Atatürk Caddesi 5');
  await field(page, label.city).fill('Konya');
  await field(page, label.state).fill('Konya');
  await field(page, label.postal_code).fill('42000');
  list.resolve();
  await expectFilled(country, 'Türkiye');
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await save(page).click();
  expect((await sending).postDataJSON()).toMatchObject({ country_id: 792 });
  await page.waitForURL('**/sub-member');
  await visitor.leave();
});

it('a country typed in one’s own language is chosen when the field is left', async () => {
  const visitor = await openApplicant(browser, { language: 'de', step: 2 });
  const { page } = visitor;
  const { address, screen } = words.de.households;
  const list = Promise.withResolvers<void>();
  await page.route('**/api/v1/countries', async (route) => {
    await list.promise;
    await route.fallback();
  });
  await page.goto('/member-ui/household');
  const country = page.getByRole('combobox', { name: address.country_id, exact: true });
  // the preset arrives with the list, while the field has the focus already
  await country.click();
  list.resolve();
  await expectFilled(country, 'Österreich');
  await page.keyboard.type('Türkiye');
  await field(page, address.street).click();
  await expectFilled(country, 'Türkei');
  for (const [typed, shown] of [
    ['Avusturya', 'Österreich'],
    ['Turkey', 'Türkei'],
  ] as const) {
    // a tap selects the present text, so that it need not be deleted first
    await country.click();
    await page.keyboard.type(typed);
    await field(page, address.street).click();
    await expectFilled(country, shown);
  }
  for (const name of [address.street, address.city, address.state]) await field(page, name).fill('Konya');
  await field(page, address.postal_code).fill('42000');
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: screen.saveAndNext }).click();
  expect((await sending).postDataJSON()).toMatchObject({ country_id: 792 });
  await page.waitForURL('**/sub-member');
  await visitor.leave();
});

// proves: household.leaving
it('an applicant with typed values is asked before leaving', async () => {
  const visitor = await openApplicant(browser, { language: 'en', step: 2 });
  const { page } = visitor;
  await openHousehold(page);
  await field(page, label.street).fill('Irgendwo 1');
  const back = page.getByRole('link', { name: households.screen.toMainMember });
  await back.click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Are you sure you want to quit? Unsaved progress will be lost.', { exact: true }).waitFor();
  await question.getByRole('button', { name: shared.leave.stay }).click();
  expect(await field(page, label.street).inputValue()).toBe('Irgendwo 1');
  await back.click();
  await question.getByRole('button', { name: shared.leave.leave }).click();
  await page.waitForURL('**/main-member');
  await visitor.leave();
});

async function openHousehold(page: Page): Promise<void> {
  await page.goto('/member-ui/household');
  await page.getByRole('heading', { level: 1, name: households.screen.title }).waitFor();
}

function save(page: Page) {
  return page.getByRole('button', { name: households.screen.saveAndNext });
}

/** Every call as `METHOD /path`, in the order of sending. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}
