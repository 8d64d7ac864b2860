import type { Page } from '@playwright/test';
import { aPdf } from '../../server/testing/documents/documentBuilders.ts';
import { writesOf } from '../answers.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { aChild } from '../people.ts';
import { filled, words } from '../words.ts';

const { invalid_turkish_id } = words.en.insideFields;
const { application, documents, members, reference, shared } = words.en;
const label = members.field;
/** The example in the specification's call (§7). */
const SENT =
  'citizenship_id civil_status date_of_birth father_name first_name gender last_name mother_name permanent_residence place_of_birth social_insurance_number turkish_id_no';

/** In the order of the specification (§2). */
const FIELDS = [
  'First name',
  'Last name',
  'Date of birth',
  'Social insurance number',
  'Citizenship',
  'Permanent residence in Austria',
  'Turkish identity number (T.C. Kimlik No)',
  'Place of birth',
  'Gender',
  'Civil status',
  'Father’s name',
  'Mother’s name',
  'E-mail',
];

// proves: main.fields, main.manual
// departs: main.fields
test('an applicant finds every field of the personal data, enabled, and the manual beside it', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page, me } = visitor;
  await page.goto('/member-ui/main-member');
  await expect(page.getByRole('heading', { level: 1, name: members.main.title })).toBeVisible();
  for (const name of [
    label.first_name,
    label.last_name,
    label.date_of_birth,
    label.social_insurance_number,
    label.turkish_id_no,
    label.place_of_birth,
    label.father_name,
    label.mother_name,
  ]) {
    await expect(field(page, name)).toBeEditable();
  }
  await expect(page.getByRole('combobox', { name: label.citizenship_id })).toHaveValue('Türkiye');
  await expect(page.getByRole('checkbox', { name: label.permanent_residence })).toBeChecked();
  const gender = page.getByRole('radiogroup', { name: label.gender });
  await expect(gender.getByRole('radio')).toHaveCount(2);
  const civilStatuses = await field(page, label.civil_status).locator('option').allTextContents();
  expect(civilStatuses.slice(1).toSorted()).toEqual(['divorced', 'married', 'single', 'widowed']);
  // changed in My account alone
  const email = field(page, label.email);
  await expect(email).toHaveValue(me.email);
  await expect(email).toBeDisabled();
  const labels = page.locator('form').locator('[id$="-label"], label:has([name=permanent_residence])');
  const shown = (await labels.allInnerTexts()).map((each) => each.replace(/ \((optional|required)\)$/, '').trim());
  expect(shown.slice(0, FIELDS.length)).toEqual(FIELDS);
  await expect(manual(page).getByRole('listitem')).toHaveCount(4);
});

// proves: rule.main-required, rule.main-residence, rule.main-invalid, rule.required, rule.social-insurance
// departs: rule.main-invalid
test('an incomplete form is not sent: the alert lists the missing mandatory fields', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page } = visitor;
  const writes = writesOf(page);
  await page.goto('/member-ui/main-member');
  for (const name of [label.first_name, label.last_name]) await field(page, name).fill('');
  await expect(page.getByRole('combobox', { name: label.citizenship_id })).toHaveValue('Türkiye');
  await page.getByRole('combobox', { name: label.citizenship_id }).fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: label.permanent_residence }).uncheck();
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Mandatory fields are missing', { exact: true })).toBeVisible();
  for (const name of [
    label.first_name,
    label.last_name,
    label.date_of_birth,
    label.social_insurance_number,
    label.citizenship_id,
    label.place_of_birth,
    label.gender,
    label.father_name,
    label.mother_name,
  ]) {
    await expect(alert.getByText(`${name}: Required`, { exact: true })).toHaveCount(1);
  }
  await expect(alert.getByText(label.permanent_residence)).toHaveCount(1);
  // the civil status may stay empty
  await expect(alert.getByText(label.civil_status)).toHaveCount(0);
  await expectSaid(field(page, label.place_of_birth), 'Required');

  await field(page, label.social_insurance_number).fill('12a');
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  await expectSaid(field(page, label.social_insurance_number), 'Only numbers alowed');
  expect(writes).toEqual([]);
});

// proves: rule.turkish-id, constant.turkish-id
test('a Turkish identity number is optional, but must be valid', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/main-member');
  const control = field(page, label.turkish_id_no);
  for (const [number, says] of [
    ['', ''],
    ['1000000014', invalid_turkish_id],
    ['01000000146', invalid_turkish_id],
    ['10000000147', invalid_turkish_id],
    ['10000000146', ''],
  ] as const) {
    await control.fill(number);
    await page.getByRole('button', { name: members.main.saveAndNext }).click();
    await expect(page.getByRole('alert').getByText(members.main.missing)).toBeVisible();
    await expectSaid(control, says);
  }
});

// proves: main.birth-maximum, rule.birth-format, rule.birth-past, constant.date-display
test('a birth date has the format DD.MM.YYYY and is in the past: the picker ends today, a later day is cleared', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/main-member');
  const birth = field(page, label.date_of_birth);
  // the second as browsers fill it in
  for (const written of ['1.2.1980', '1980-02-01']) {
    await birth.fill(written);
    await birth.blur();
    await expect(birth).toHaveValue('01.02.1980');
  }

  await birth.fill('01.02.2099');
  await birth.blur();
  await expect(birth).toHaveValue('');
  await expectSaid(birth, words.en.insideFields.date_must_be_in_the_past);

  await page.getByRole('button', { name: `${shared.kit.openCalendar}: ${label.date_of_birth}` }).click();
  const calendar = page.getByRole('dialog', { name: label.date_of_birth });
  const today = await calendar.locator('[aria-current=date]').getAttribute('data-day');
  for (const day of await calendar.locator('[data-day]').all()) {
    const date = (await day.getAttribute('data-day')) ?? '';
    await expect(day, date).toBeEnabled({ enabled: date <= (today ?? '') });
  }
  const years = await calendar.getByRole('combobox', { name: shared.kit.year }).locator('option').allTextContents();
  expect(years[0]).toBe(today?.slice(0, 4));
  // no later day comes within reach: not by the arrow, the list of months or the keys
  const month = calendar.getByRole('combobox', { name: shared.kit.month });
  const tries = [
    () => calendar.getByRole('button', { name: shared.kit.nextMonth }).click(),
    () => month.selectOption('12'),
    () => calendar.locator('[data-day][tabindex="0"]').press('PageDown'),
    () => calendar.locator('[data-day][tabindex="0"]').press('Shift+PageDown'),
  ];
  for (const reach of tries) {
    await reach();
    const open = calendar.locator('[data-day]:enabled');
    await expect.poll(async () => ((await open.last().getAttribute('data-day')) ?? '') <= (today ?? '')).toBe(true);
  }
  await calendar.locator('[aria-current=date]').click();
  await expect(birth).toHaveValue(today?.split('-').reverse().join('.') ?? '');
});

// proves: main.documents, call.POST /api/v1/member/{id}/document
test('missing passport and residence permit are reported; other documents can be added', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page, send } = visitor;
  await page.goto('/member-ui/main-member');
  for (const type of ['passport', 'residence_permit'] as const) {
    const heading = page.getByRole('heading', { level: 3, name: reference.documentType[type] });
    await expect(heading.locator('..').getByText(documents.missing)).toBeVisible();
    await expect(page.getByLabel(`${documents.choose}: ${reference.documentType[type]}`)).toHaveCount(1);
  }
  await page.getByRole('button', { name: documents.addOther }).click();
  await field(page, documents.otherType).selectOption({ label: reference.documentType.registration_form });
  await field(page, documents.otherName).fill('Meldezettel Güler');
  await page
    .getByLabel(`${documents.choose}: ${documents.addOther}`)
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByText(filled(documents.uploaded, { name: 'Meldezettel Güler' }))).toBeVisible();
  expect(await send('GET', '/api/v1/me')).toMatchObject({
    main_member: { documents: [{ name: 'Meldezettel Güler', type: 'registration_form', verified_at: null }] },
  });
});

// departs: main.documents
test('a citizen of the European Union reads why no residence permit is needed, and so does one in the family', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'en', step: 3 });
  const { page, me, send } = visitor;
  const GERMANY = 276;
  await send('PUT', `/api/v1/member/${me.main_member.id}`, { citizenship_id: GERMANY });
  const child = await send<{ id: number }>('POST', '/api/v1/member', { ...aChild, citizenship_id: GERMANY });
  for (const path of ['main-member', `sub-member/${child.id}`]) {
    await page.goto(`/member-ui/${path}`);
    await expect(page.getByText(documents.permitNotNeeded, { exact: true })).toBeVisible();
    await expect(page.getByLabel(`${documents.choose}: ${reference.documentType.residence_permit}`)).toHaveCount(0);
  }
});

// proves: main.after-saving, after.main-member-saved, main.buttons, call.PUT /api/v1/member/{id} (main member)
test('typed values are saved, and then the household is next', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page, me, send } = visitor;
  const writes = writesOf(page);
  await page.goto('/member-ui/main-member');
  await field(page, label.date_of_birth).fill('01.02.1980');
  await field(page, label.social_insurance_number).fill('1237010180');
  await field(page, label.place_of_birth).fill('İskenderun');
  await page.getByRole('radio', { name: reference.gender.female, exact: true }).check();
  await field(page, label.civil_status).selectOption('widowed');
  await field(page, label.father_name).fill('Çetin');
  await field(page, label.mother_name).fill('Gönül');
  const sending = page.waitForRequest((request) => request.method() === 'PUT' && /member\/\d+$/.test(request.url()));
  await page.getByRole('button', { name: /proceed to household/i }).click();
  const { version: _ours, ...sent } = (await sending).postDataJSON();
  expect(Object.keys(sent).toSorted().join(' ')).toBe(SENT);
  await page.waitForURL('**/member-ui/household');
  expect(writes).toEqual([`PUT /api/v1/member/${me.main_member.id}`]);
  expect(await send('GET', '/api/v1/me')).toMatchObject({
    main_member: {
      date_of_birth: '01.02.1980',
      social_insurance_number: '1237010180',
      place_of_birth: 'İskenderun',
      gender: 'female',
      civil_status: 'widowed',
      father_name: 'Çetin',
      mother_name: 'Gönül',
    },
  });
});

// proves: main.leaving, main.buttons
test('a reader with typed values is asked before leaving for the news', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page, send } = visitor;
  await page.goto('/member-ui/main-member');
  const back = page.getByRole('link', { name: members.main.toNews });
  await back.click();
  await page.waitForURL('**/member-ui/news'); // without typed values there is no question

  await page.goto('/member-ui/main-member');
  await field(page, label.place_of_birth).fill('Kars');
  await back.click();
  const question = page.getByRole('alertdialog');
  await expect(
    question.getByText('Are you sure you want to quit? Unsaved progress will be lost.', { exact: true }),
  ).toBeVisible();
  await question.getByRole('button', { name: shared.leave.stay }).click();
  await expect(field(page, label.place_of_birth)).toHaveValue('Kars');
  await back.click();
  await question.getByRole('button', { name: shared.leave.leave }).click();
  await page.waitForURL('**/member-ui/news');
  await expect.poll(() => send('GET', '/api/v1/me/drafts')).toEqual([]);
  await page.goto('/member-ui/main-member');
  await expect(field(page, label.place_of_birth)).toHaveValue('');
});

function manual(page: Page) {
  return page.getByRole('complementary', { name: application.manual.title });
}
