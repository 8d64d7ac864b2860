import type { Page } from '@playwright/test';
import { businessDay, day, toWireDay } from '../../domain/shared/day.ts';
import type { Substitute } from '../../domain/substitutes/substitutes.contract.ts';
import { replaceMe, writesOf } from '../answers.ts';
import { colourOf } from '../colours.ts';
import { expectSaid, field } from '../fields.ts';
import { submitApplication } from '../fillIn.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { substitutes, shared, reference } = words.en;

const zeynep: Substitute = {
  id: 9_000,
  first_name: 'Zeynep',
  last_name: 'Şimşek',
  email: 'zeynep@kanzlei.example',
  phone_private_mobile: '+436641234567',
  phone_private_landline: null,
  represent_me_as: 'lawyer',
  valid_until: toWireDay(day('2035-12-31')),
  status: 'active',
  created_at: '2026-03-31T22:30:00.000Z',
  ended_on: null,
};

// proves: substitutes.columns, badge.substitute
// departs: substitutes.columns
test('each substitute has a row to edit, green while active and red afterwards', async ({ openPerson }) => {
  const member = await openPerson('caglar', { language: 'en' });
  const { page } = member;
  const expired = { ...zeynep, id: 9_001, status: 'inactive', valid_until: toWireDay(day('2025-12-31')) } as const;
  const ended = { ...zeynep, id: 9_002, status: 'inactive', ended_on: toWireDay(day('2026-06-30')) } as const;
  await replaceMe(page, (me) => ({ ...me, substitutes: [zeynep, expired, ended] }));
  await page.goto('/member-ui/substitutes');

  const headers = page.getByRole('columnheader');
  await expect(headers.first()).toBeVisible();
  const titles = ['Status', 'First and last name', 'Valid till', 'Entry date', 'Actions'];
  await expect(headers).toHaveText(titles, { useInnerText: true });
  const rows = [
    [reference.substituteStatus.active, '31.12.2035', 'green'],
    [reference.substituteStatus.inactive, '31.12.2025', 'red'],
    [substitutes.badge.ended, '31.12.2035', 'red'],
  ] as const;
  for (const [index, [word, validUntil, colour]] of rows.entries()) {
    const cells = page
      .getByRole('row')
      .nth(index + 1)
      .getByRole('cell');
    const firstLines = async () => (await cells.allInnerTexts()).map((cell) => cell.split('\n')[0]);
    const expected = [word, 'Zeynep Şimşek', validUntil, '01.04.2026'];
    await expect.poll(async () => (await firstLines()).slice(0, 4)).toEqual(expected);
    expect([word, await colourOf(cells.getByText(word, { exact: true }))]).toEqual([word, colour]);
    // nothing of one that was ended can be edited
    const action = word === substitutes.badge.ended ? substitutes.list.show : shared.action.edit;
    await expect(cells.nth(4)).toContainText(action);
  }
  await page.getByRole('link', { name: 'Edit Zeynep Şimşek' }).last().click();
  await page.waitForURL('**/member-ui/substitutes/9001');
});

// proves: constant.tables
test('forty substitutes are on one page', async ({ openPerson }) => {
  const member = await openPerson('caglar', { language: 'en' });
  const { page } = member;
  const forty = Array.from({ length: 40 }, (_, index) => ({ ...zeynep, id: 9_100 + index }));
  await replaceMe(page, (me) => ({ ...me, substitutes: forty }));
  await page.goto('/member-ui/substitutes');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Zeynep Şimşek' })).toHaveCount(40);
});

// proves: substitutes.buttons
test('the list of substitutes links to adding one, back to the family members and on to the payments', async ({
  openPerson,
}) => {
  const member = await openPerson('caglar');
  const { page } = member;
  for (const [name, path] of [
    [words.de.substitutes.list.add, '/member-ui/substitutes/add'],
    [words.de.substitutes.list.toFamily, '/member-ui/sub-member'],
    [words.de.substitutes.list.next, '/member-ui/payment'],
  ] as const) {
    await page.goto('/member-ui/substitutes');
    await page.getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
  }
});

// proves: substitutes.form, entity.represent-me-as, call.POST /api/v1/household/{id}/substitute, call.PUT /api/v1/household/substitute/{id}
// departs: substitutes.form
test('a substitute is saved from seven fields, a lawyer by default, and updated afterwards', async ({
  openApplicant,
}) => {
  // an own household: a second try would find the substitute of the first one
  const member = await openApplicant({ language: 'en' });
  await submitApplication(member);
  const { page } = member;
  await page.goto('/member-ui/substitutes/add');
  await expect(page.getByRole('heading', { level: 1, name: substitutes.form.addTitle })).toBeVisible();
  await expect
    .poll(() => labelsOf(page))
    .toEqual([
      'First name',
      'Last name',
      'Private mobile phone',
      'Private landline',
      'E-mail address',
      'Substitute for',
      'Valid till',
    ]);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: 'Lawyer' })).toBeChecked();
  await page.getByRole('link', { name: shared.action.close }).click();
  await page.waitForURL('**/member-ui/substitutes');

  await page.goto('/member-ui/substitutes/add');
  await fillIn(page);
  await page.getByRole('radio', { name: 'Administrator' }).check();
  const creating = page.waitForRequest((request) => /\/substitute$/.test(request.url()));
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  const created = await creating;
  expect([created.method(), new URL(created.url()).pathname]).toEqual([
    'POST',
    `/api/v1/household/${member.me.household.id}/substitute`,
  ]);
  expect(created.postDataJSON()).toMatchObject({
    first_name: 'Zeynep',
    last_name: 'Şimşek',
    email: 'zeynep@kanzlei.example',
    represent_me_as: 'administrator',
    valid_until: '31.12.2035',
  });
  await page.getByRole('link', { name: 'Edit Zeynep Şimşek' }).click();
  await expect(page.getByRole('heading', { level: 1, name: substitutes.form.editTitle })).toBeVisible();
  await expect(field(page, substitutes.field.valid_until)).toHaveValue('31.12.2035');
  await expect(page.getByRole('radio', { name: 'Administrator' })).toBeChecked();
  await expect(page.getByRole('link', { name: shared.action.close })).toHaveCount(1);
  await expect(page.getByRole('button', { name: substitutes.end.button })).toHaveCount(1);

  const writes = writesOf(page);
  await field(page, substitutes.field.last_name).fill('Şen');
  await page.getByRole('button', { name: shared.action.update }).click();
  await expect(page.getByRole('link', { name: 'Edit Zeynep Şen' })).toBeVisible();
  expect(writes).toEqual([expect.stringMatching(/^PUT \/api\/v1\/household\/substitute\/\d+$/)]);
});

// proves: rule.email-substitute, rule.email, rule.required
test('a substitute needs names, an e-mail address and a day; phone numbers are optional but must be valid', async ({
  openPerson,
}) => {
  const member = await openPerson('caglar', { language: 'en' });
  const { page } = member;
  const writes = writesOf(page);
  await openEmptyForm(member);
  const save = page.getByRole('button', { name: shared.action.save, exact: true });
  await save.click();
  await expect
    .poll(() => page.getByRole('alert').getByRole('listitem').allInnerTexts())
    .toEqual(['First name: Required', 'Last name: Required', 'E-mail address: Required', 'Valid till: Required']);
  const email = field(page, substitutes.field.email);
  const landline = field(page, substitutes.field.phone_private_landline);
  await fillIn(page);
  await email.fill('zeynep.kanzlei.example');
  await landline.fill('01234');
  await save.click();
  await expectSaid(email, 'Invalid E-mail address');
  await expectSaid(landline, 'Min 6 characters');
  expect(writes).toEqual([]);
});

// proves: rule.valid-until-minimum
test('no day before today can be picked or typed as the last one of a substitute', async ({ openPerson }) => {
  const member = await openPerson('caglar', { language: 'en' });
  const { page } = member;
  await openEmptyForm(member);
  const label = substitutes.field.valid_until;
  await page.getByRole('button', { name: `${shared.kit.openCalendar}: ${label}` }).click();
  const calendar = page.getByRole('dialog', { name: label });
  await calendar.getByRole('button', { name: shared.kit.previousMonth }).click();
  const today = businessDay(new Date());
  const days = await calendar.locator('[data-day]').all();
  const open = await Promise.all(
    days.map(async (each) => ({ at: (await each.getAttribute('data-day')) ?? '', isOpen: await each.isEnabled() })),
  );
  expect(open.map(({ at }) => at)).toContain(today);
  expect(open.filter(({ at, isOpen }) => isOpen !== at >= today)).toEqual([]);
  const years = await calendar.getByRole('combobox', { name: shared.kit.year }).locator('option').allInnerTexts();
  expect(years.at(-1)).toBe(today.slice(0, 4));
  await calendar.locator(`[data-day="${today}"]`).click();
  await expect(calendar).toHaveCount(0);
  await expect(field(page, label)).toHaveValue(toWireDay(today));

  await field(page, label).fill('31.12.2020');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expectSaid(field(page, label), words.en.insideFields.date_must_not_be_past);
});

/** The draft of an earlier test would be restored, so it is deleted first. */
async function openEmptyForm({ page, send }: Resident): Promise<void> {
  await send('DELETE', '/api/v1/me/drafts/substitute-new');
  await page.goto('/member-ui/substitutes/add');
}

async function fillIn(page: Page): Promise<void> {
  await field(page, substitutes.field.first_name).fill(zeynep.first_name);
  await field(page, substitutes.field.last_name).fill(zeynep.last_name);
  await field(page, substitutes.field.email).fill(zeynep.email);
  await field(page, substitutes.field.valid_until).fill(zeynep.valid_until);
}

async function labelsOf(page: Page): Promise<string[]> {
  const labels = await page.locator('form').locator('[id$="-label"]').allInnerTexts();
  return labels.map((label) => label.replace(` (${shared.kit.optional})`, '').trim());
}
