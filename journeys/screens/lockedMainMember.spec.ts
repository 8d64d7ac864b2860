import type { Page } from '@playwright/test';
import { documentTypesOf } from '../../domain/documents/documentTypes.ts';
import { writesOf } from '../answers.ts';
import { expectSaid, field } from '../fields.ts';
import { submitApplication } from '../fillIn.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { application, burial, documents, members, reference, shared } = words.en;
const WARNING = 'You have not stored a burial place, if you proceed no burial place will be added to your data!';

for (const who of ['hatice', 'mehmet'] as const) {
  // proves: main.locked, role.existing-locked
  test(`${who} reads the personal data, and can change none of it`, async ({ openPerson }) => {
    const visitor = await openPerson(who, { language: 'en' });
    const { page, me } = visitor;
    await openMainMember(page);
    const data = card(page, members.main.data);
    const { gender, civil_status, ...member } = me.main_member;
    const shown = {
      'First name': member.first_name,
      'Last name': member.last_name,
      'Date of birth': member.date_of_birth,
      'Social insurance number': member.social_insurance_number,
      Citizenship: 'Türkiye',
      'Turkish identity number (T.C. Kimlik No)': member.turkish_id_no,
      'Place of birth': member.place_of_birth,
      'Civil status': civil_status,
      'Father’s name': member.father_name,
      'Mother’s name': member.mother_name,
      'E-mail': me.email,
    };
    await expect(field(page, 'Citizenship')).toHaveValue('Türkiye');
    for (const [name, value] of Object.entries(shown)) {
      await expect(field(page, name), name).toHaveValue(value ?? '');
      await expect(field(page, name), name).toBeDisabled();
    }
    const residence = data.getByRole('checkbox', { name: 'Permanent residence in Austria' });
    await expect(residence).toBeChecked({ checked: member.permanent_residence });
    await expect(residence).toBeDisabled();
    const genders = data.getByRole('radiogroup', { name: 'Gender' }).getByRole('radio');
    await expect(genders).toHaveCount(2);
    for (const each of await genders.all()) await expect(each).toBeDisabled();
    const chosen = data.getByRole('radio', { name: String(gender), exact: true });
    await expect(chosen).toBeChecked();
    // those eleven, the two genders and the checkbox are all controls, and none is enabled
    const controls = data.locator('input, select, textarea');
    await expect(controls).toHaveCount(Object.keys(shown).length + 3);
    await expect(data.locator('input:enabled, select:enabled, textarea:enabled')).toHaveCount(0);
    for (const control of await data.locator('textarea:disabled').all()) {
      const { hidden, colour, ink } = await control.evaluate((element) => {
        const { color } = element.ownerDocument.defaultView.getComputedStyle(element);
        const body = element.ownerDocument.defaultView.getComputedStyle(element.ownerDocument.body);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const hidden = Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight);
        return { hidden, colour: color, ink: body.color };
      });
      // as readable as text, and nothing is cut off
      expect([colour, hidden <= 1]).toEqual([ink, true]);
    }
  });
}

// proves: main.burial-only-existing, main.death-documents, role.existing-burial
test('a waiting or active member has the burial place and the six death documents', async ({ openPerson }) => {
  const six = [
    'Birth certificate',
    'Proof of citizenship',
    'International marriage certificate',
    'Final divorce decree',
    'Death certificate of the deceased spouse',
    'Other death document',
  ];
  expect(documentTypesOf('death').map((type) => reference.documentType[type])).toEqual(six);
  for (const who of ['hatice', 'mehmet'] as const) {
    const visitor = await openPerson(who, { language: 'en' });
    const { page } = visitor;
    await openMainMember(page);
    await expect(field(page, burial.field.graveyard)).toBeEditable();
    for (const each of six) {
      await expect(page.getByLabel(`${documents.choose}: ${each}`, { exact: true })).toBeEnabled();
    }
  }
});

// departs: family-form.documents, main.death-documents
test('each family member who is waiting or active has the six death documents as well, marked as needed or not', async ({
  openPerson,
}) => {
  const visitor = await openPerson('hatice', { language: 'en' });
  const { page, me } = visitor;
  const waiting = me.sub_members.filter(({ status }) => status === 'waiting');
  expect(waiting.length).toBeGreaterThan(0);
  for (const path of ['main-member', ...waiting.map(({ id }) => `sub-member/${id}`)]) {
    await page.goto(`/member-ui/${path}`);
    const neededCard = card(page, burial.documents.title);
    await expect(neededCard).toBeVisible();
    const labels = documentTypesOf('death').map((type) => `${documents.choose}: ${reference.documentType[type]}`);
    for (const label of labels) await expect(neededCard.getByLabel(label, { exact: true })).toHaveCount(1);
    const needed = path === 'main-member' ? burial.documents.needed : burial.documents.neededOther;
    await expect(neededCard.getByText(needed, { exact: true })).not.toHaveCount(0);
  }
  await openMainMember(page);
  const shown = [burial.place.title, burial.contacts.title, burial.documents.title];
  const titles = () => page.locator('section h2').allInnerTexts();
  await expect.poll(async () => (await titles()).filter((title) => shown.includes(title))).toEqual(shown);
});

for (const who of ['elif', 'kazim'] as const) {
  // proves: main.burial-only-existing
  test(`${who}, an applicant or inactive, has neither`, async ({ openPerson }) => {
    const visitor = await openPerson(who, { language: 'en' });
    const { page } = visitor;
    await openMainMember(page);
    await expect(page.getByRole('heading', { name: burial.place.title })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: burial.documents.title })).toHaveCount(0);
  });
}

// an own household: what is stored here cannot be taken away again
// proves: main.burial-button, entity.burial-place, rule.burial-place, main.burial-changed, call.burial-place store, call.burial-place update
test('the cemetery is required; once saved it can be updated, and an unsaved change is asked about, entity.burial-place, rule.burial-place, main.burial-changed, call.burial-place store, call.burial-place update', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'en' });
  await submitApplication(visitor);
  const { page, me, send } = visitor;
  const writes = writesOf(page);
  await openMainMember(page);
  const place = card(page, burial.place.title);
  const graveyard = field(page, burial.field.graveyard);
  await place.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaid(graveyard, 'Required');
  expect(writes).toEqual([]);
  await graveyard.fill('Wien-Liesing, islamischer Friedhof');
  for (const [label, typed] of [
    ['Group', 'B'],
    ['Row', '7'],
    ['Number', '12'],
    ['Grave user', 'Fatma'],
  ] as const) {
    await place.getByLabel(new RegExp(`^${label} \\(optional\\)$`)).fill(typed);
  }
  const storing = page.waitForResponse((response) => response.request().method() === 'POST');
  await place.getByRole('button', { name: 'Save', exact: true }).click();
  const stored = await storing;
  expect(stored.request().postDataJSON()).toMatchObject({
    graveyard: 'Wien-Liesing, islamischer Friedhof',
    grave_group: 'B',
    grave_row: '7',
    grave_number: '12',
    grave_user: 'Fatma',
  });
  const { id }: { id: number } = await stored.json();
  const update = place.getByRole('button', { name: 'Update', exact: true });
  await expect(update).toBeVisible();
  expect(writes).toEqual([`POST /api/v1/member/${me.main_member.id}/burial-place`]);

  // stored: continues to the household without a question
  await next(page).click();
  await page.waitForURL('**/household');
  await openMainMember(page);
  await graveyard.fill('Graz, Zentralfriedhof');
  await next(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(WARNING, { exact: true })).toBeVisible();
  await question.getByRole('button', { name: burial.proceed.cancel }).click();
  await update.click();
  await expect(page.getByText(burial.place.saved)).toBeVisible();
  expect(writes.at(-1)).toBe(`PUT /api/v1/member/burial-place/${id}`);
  await graveyard.fill('Linz');
  await next(page).click();
  await question.getByRole('button', { name: burial.proceed.confirm }).click();
  await page.waitForURL('**/household');
  await expect.poll(() => send('GET', '/api/v1/me/drafts')).toEqual([]);
  await openMainMember(page);
  await expect(graveyard).toHaveValue('Graz, Zentralfriedhof');
});

// proves: main.no-burial-place, main.buttons
test('without a burial place a question comes before the household', async ({ openPerson }) => {
  const visitor = await openPerson('omer', { language: 'en' });
  const { page } = visitor;
  await openMainMember(page);
  await next(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(WARNING, { exact: true })).toBeVisible();
  await question.getByRole('button', { name: burial.proceed.cancel }).click();
  await expect(page).toHaveURL('/member-ui/main-member');
  await next(page).click();
  await question.getByRole('button', { name: burial.proceed.confirm }).click();
  await page.waitForURL('**/household');
  await page.getByRole('link', { name: words.en.households.screen.toMainMember }).click();
  await page.getByRole('link', { name: members.main.toNews }).click();
  await page.waitForURL('**/news');
});

async function openMainMember(page: Page): Promise<void> {
  await page.goto('/member-ui/main-member');
  await expect(page.getByRole('heading', { level: 1, name: members.main.title })).toBeVisible();
}

function next(page: Page) {
  return page.getByRole('button', { name: members.main.next, exact: true });
}

function card(page: Page, title: string) {
  return page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
}

// departs: main.leaving, state.logout
test('logging out asks about unsaved values, also in a draft, and deletes them (spec §2, D54)', async ({
  openPerson,
  openApplicant,
}) => {
  const visitor = await openPerson('hatice', { language: 'en' });
  const { page } = visitor;
  await openMainMember(page);
  await page.getByRole('button', { name: members.phone.add }).click();
  const number = field(page, members.phone.number).last();
  await number.fill('+436641112233');
  await logOut(visitor);
  const question = page.getByRole('alertdialog', { name: shared.leave.title });
  await question.getByRole('button', { name: shared.leave.stay }).click();
  await expect(number).toHaveValue('+436641112233');
  await logOut(visitor);
  await question.getByRole('button', { name: shared.leave.leave }).click();
  await atTheDoor(page);

  const applicant = await openApplicant({ language: 'en', step: 1 });
  await openMainMember(applicant.page);
  await field(applicant.page, members.field.mother_name).fill('Nur');
  await expect.poll(() => applicant.send('GET', '/api/v1/me/drafts')).toHaveLength(1);
  await logOut(applicant);
  const asked = applicant.page.getByRole('alertdialog', { name: shared.leave.title });
  await asked.getByRole('button', { name: shared.leave.stay }).click();
  await expect(field(applicant.page, members.field.mother_name)).toHaveValue('Nur');
  await logOut(applicant);
  await asked.getByRole('button', { name: shared.leave.leave }).click();
  await atTheDoor(applicant.page);
});

async function logOut({ page, me }: Resident): Promise<void> {
  await page.getByRole('button', { name: me.name }).click();
  await page.getByRole('menuitem', { name: application.frame.logOut }).click();
}

async function atTheDoor(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.pathname.endsWith('/main-member'));
}
