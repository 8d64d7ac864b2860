import type { Page } from '@playwright/test';
import { writesOf } from '../answers.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { households, shared } = words.en;
const label = households.address;

// proves: household.form, rule.address-required, rule.postal-code, rule.required, entity.states
test('asks for street, postal code, state, city and country, and reports each missing one', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'en', step: 2 });
  const { page } = visitor;
  const writes = writesOf(page);
  await openHousehold(page);
  const country = page.getByRole('combobox', { name: label.country_id });
  await expect(country).toHaveValue('Austria');
  // an address of several lines does not fit into a field of one line
  await expect(page.locator('input[autocomplete="street-address"]')).toHaveCount(0);
  await expect(field(page, label.street)).toHaveAttribute('autocomplete', 'address-line1');
  await country.fill('Türk');
  await expect(page.getByRole('option').first()).toHaveText('Türkiye');
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
  await expect(page.locator('datalist option')).toHaveCount(9);
  await field(page, label.state).fill('Alto Adige');
  await save(page).click();
  await expectSaid(field(page, label.state), '');
  expect(writes).toEqual([]);
});

// proves: household.buttons, after.household-saved, rule.postal-bounds, constant.postal-bounds, call.POST /api/v1/member/{id}/address, call.PUT /api/v1/member/address/{id}
// departs: call.POST /api/v1/member/address
test('next saves the main domestic address, reloads me, and goes on to the family', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en', step: 2 });
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
  await expect(field(page, label.postal_code)).toHaveValue('9999999');
  await page.getByRole('link', { name: households.screen.toMainMember }).click();
  await page.waitForURL('**/main-member');
});

test('a country that was typed before the list arrived is recognised afterwards', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en', step: 2 });
  const { page } = visitor;
  const list = Promise.withResolvers<void>();
  await page.route('**/api/v1/countries', async (route) => {
    await list.promise;
    await route.fallback();
  });
  await openHousehold(page);
  const country = page.getByRole('combobox', { name: label.country_id });
  await country.fill('türkiye');
  await expect(page.getByRole('option')).toHaveCount(0); // and there is no message that nothing matches
  await field(page, label.street).fill('Atatürk Caddesi 5');
  await field(page, label.city).fill('Konya');
  await field(page, label.state).fill('Konya');
  await field(page, label.postal_code).fill('42000');
  list.resolve();
  await expect(country).toHaveValue('Türkiye');
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await save(page).click();
  expect((await sending).postDataJSON()).toMatchObject({ country_id: 792 });
  await page.waitForURL('**/sub-member');
});

test('a country typed in one’s own language is chosen when the field is left', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'de', step: 2 });
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
  await expect(country).toHaveValue('Österreich');
  await page.keyboard.type('Türkiye');
  await field(page, address.street).click();
  await expect(country).toHaveValue('Türkei');
  for (const [typed, shown] of [
    ['Avusturya', 'Österreich'],
    ['Turkey', 'Türkei'],
  ] as const) {
    // a tap selects the present text, so that it need not be deleted first
    await country.click();
    await page.keyboard.type(typed);
    await field(page, address.street).click();
    await expect(country).toHaveValue(shown);
  }
  for (const name of [address.street, address.city, address.state]) await field(page, name).fill('Konya');
  await field(page, address.postal_code).fill('42000');
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: screen.saveAndNext }).click();
  expect((await sending).postDataJSON()).toMatchObject({ country_id: 792 });
  await page.waitForURL('**/sub-member');
});

// proves: household.leaving
test('an applicant with typed values is asked before leaving', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en', step: 2 });
  const { page } = visitor;
  await openHousehold(page);
  await field(page, label.street).fill('Irgendwo 1');
  const back = page.getByRole('link', { name: households.screen.toMainMember });
  await back.click();
  const question = page.getByRole('alertdialog');
  await expect(
    question.getByText('Are you sure you want to quit? Unsaved progress will be lost.', { exact: true }),
  ).toBeVisible();
  await question.getByRole('button', { name: shared.leave.stay }).click();
  await expect(field(page, label.street)).toHaveValue('Irgendwo 1');
  await back.click();
  await question.getByRole('button', { name: shared.leave.leave }).click();
  await page.waitForURL('**/main-member');
});

async function openHousehold(page: Page): Promise<void> {
  await page.goto('/member-ui/household');
  await expect(page.getByRole('heading', { level: 1, name: households.screen.title })).toBeVisible();
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
