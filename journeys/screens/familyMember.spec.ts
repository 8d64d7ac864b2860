import type { Locator, Page } from '@playwright/test';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { copiesOfFirst, replaceMe, writesOf } from '../answers.ts';
import { fillIn } from '../familyForm.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { aChild } from '../people.ts';
import { words } from '../words.ts';

const { members, reference, shared, documents, fields } = words.en;

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
  'Eligibility',
  'Civil status',
  'Relationship to the main member',
  'Father’s name',
  'Mother’s name',
  'E-mail',
];

/** The example in the specification's call (§7), without the Turkish identity number. */
const SENT =
  'first_name last_name citizenship_id gender date_of_birth social_insurance_number civil_status email permanent_residence father_name mother_name membership_basis place_of_birth relationship_type phone_numbers'.split(
    ' ',
  );

// proves: family-form.fields, family-form.buttons, family-form.documents
test('the form has every field in order; status, documents and “Update” appear once the person is stored', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  await page.goto('/member-ui/sub-member/add');
  await expect(page.getByRole('heading', { level: 1, name: members.add.title })).toBeVisible();
  await expect.poll(() => fieldsOf(page)).toEqual(FIELDS);
  await expect(page.getByRole('button', { name: members.phone.add })).toBeVisible();
  const status = page.getByText(members.field.status, { exact: true });
  const documentsTitle = page.getByRole('heading', { level: 2, name: documents.title });
  await expect(status.or(documentsTitle)).toHaveCount(0);
  await expect.poll(() => buttonsOf(page)).toEqual(['Close', 'Save']);

  const { id } = await member.send<{ id: number }>('POST', '/api/v1/member', aChild);
  await page.goto(`/member-ui/sub-member/${id}`);
  await expect(documentsTitle).toBeVisible();
  await expect.poll(() => fieldsOf(page)).toEqual(FIELDS);
  await expect(status).toHaveCount(1);
  const { passport, residence_permit } = reference.documentType;
  const kinds = [passport, residence_permit, documents.others];
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(kinds, { useInnerText: true });
  await expect.poll(() => buttonsOf(page)).toEqual(['Close', 'Update']);
  await page.getByRole('link', { name: shared.action.close }).click();
  await page.waitForURL('**/member-ui/sub-member');
});

// proves: family-form.info
// departs: family-form.documents
test('somebody who has left the household shows since when and why', async ({ openPerson }) => {
  const member = await openPerson('hatice', { language: 'en' });
  const { page } = member;
  await replaceMe(page, (me) => ({
    ...me,
    sub_members: copiesOfFirst(me.sub_members, [
      {
        status: 'inactive',
        created_at: '2026-02-03T09:00:00.000Z',
        inactive_from: toWireDay(day('2026-11-12')),
        inactive_reason_id: 3,
      },
    ]),
  }));
  await page.goto('/member-ui/sub-member/9000');

  const info = page.getByRole('region', { name: members.info.title });
  await expect(info).toBeVisible();
  const names = ['Status', 'Registration date', 'Deregistration date', 'Reason'];
  await expect(info.getByRole('term')).toHaveText(names, { useInnerText: true });
  const facts = ['Inactive', '03.02.2026', '12.11.2026', 'Moved abroad'];
  await expect(info.getByRole('definition')).toHaveText(facts, { useInnerText: true });
  // nobody can correct or upload anything for them, and the screen explains the empty fields (decision 37)
  await expect(page.getByText(members.left.words)).toBeVisible();
  await expect(page.locator('main').locator('input:enabled, select:enabled')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: documents.title })).toHaveCount(0);
});

// proves: family-form.locked
test('everything is disabled while somebody is waiting, active or inactive', async ({ openPerson }) => {
  const member = await openPerson('hatice', { language: 'en' });
  const { page } = member;
  const statuses: MemberStatus[] = ['waiting', 'active', 'inactive', 'new'];
  const phone_numbers = [
    { id: 1, phone_number: '+436641234567', phone_type: 'private_mobile', is_main_number: false } as const,
  ];
  await replaceMe(page, (me) => ({
    ...me,
    sub_members: copiesOfFirst(
      me.sub_members,
      statuses.map((status) => ({ status, phone_numbers, fees_billed: false, fees_locked: false })),
    ),
  }));
  for (const [index, status] of statuses.entries()) {
    await page.goto(`/member-ui/sub-member/${9_000 + index}`);
    const form = page.locator('form#family-member');
    await expect(form).toBeVisible();
    const controls = form.locator('input, select, textarea');
    const open = form.locator('input:enabled, select:enabled, textarea:enabled, button:visible:enabled');
    const phone = ['Type', 'Number', 'Main number'];
    await expect.poll(() => fieldsOf(page), { message: status }).toEqual([...FIELDS.slice(0, -1), ...phone, 'E-mail']);
    await expect.poll(() => controls.count()).toBeGreaterThan(FIELDS.length);
    const update = page.getByRole('button', { name: shared.action.update });
    for (const one of [open, update]) {
      if (status === 'new') await expect(one, status).not.toHaveCount(0);
      else await expect(one, status).toHaveCount(0);
    }
  }
  const closed = page.locator('form#family-member').locator('input:disabled, select:disabled, textarea:disabled');
  // a number that is there is not still to come
  await expect(closed).toHaveCount(1);
  await expect(closed).toHaveAttribute('name', 'social_insurance_number_pending');
});

// proves: rule.family-required, rule.family-residence, rule.family-invalid, rule.required, rule.email-optional, message.required, message.fill-required
test('an empty form says “Please fill all required fields” and “Required” at each of them', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  const writes = writesOf(page);
  await page.goto('/member-ui/sub-member/add');
  await field(page, members.field.last_name).fill('');
  const citizenship = page.getByRole('combobox', { name: members.field.citizenship_id });
  // before the countries have arrived there is nothing to clear
  await expect(citizenship).toHaveValue('Türkiye');
  await citizenship.fill('');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();

  const summary = page.getByRole('alert').filter({ hasText: 'Please fill all required fields' });
  await expect(summary).toBeVisible();
  const optional = ['Turkish identity number (T.C. Kimlik No)', 'E-mail'];
  const required = FIELDS.filter((label) => !optional.includes(label)).map((label) =>
    label === members.field.permanent_residence ? `${label}: ${fields.must_be_ticked}` : `${label}: Required`,
  );
  await expect(summary.getByRole('listitem')).toHaveText(required, { useInnerText: true });
  await expect(page.locator('form').getByText('Required', { exact: true })).toHaveCount(required.length - 1);
  expect(writes).toEqual([]);
});

// proves: rule.child-age, message.child-older, call.POST /api/v1/member
test('a son of over thirty is refused, unless he is entered as a child with a disability', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  const writes = writesOf(page);
  await page.goto('/member-ui/sub-member/add');
  await fillIn(page, { date_of_birth: '12.05.1990' });
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(
    page.getByRole('alert').getByText('Date of birth: Child is older than 30 years!', { exact: true }),
  ).toBeVisible();
  expect(writes).toEqual([]);

  await field(page, members.field.membership_basis).selectOption('child_with_disability');
  const sending = page.waitForRequest((request) => request.method() === 'POST' && /member$/.test(request.url()));
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  const { turkish_id_no: _optional, version: _ours, ...sent } = (await sending).postDataJSON();
  expect(Object.keys(sent).toSorted()).toEqual(SENT.toSorted());
  await page.waitForURL(/sub-member\/\d+/);
  expect(writes).toEqual(['POST /api/v1/member']);
});

// proves: rule.email, rule.email-optional, rule.phone, rule.phone-min, rule.phone-max, rule.social-insurance, message.invalid-email, message.invalid-phone, message.min-6, message.max-15, message.only-numbers
test('an invalid e-mail address, phone number or social insurance number is reported at its field', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  await page.goto('/member-ui/sub-member/add');
  await fillIn(page, {});
  const insurance = field(page, members.field.social_insurance_number);
  const email = field(page, members.field.email);
  await insurance.fill('12 370 10180x');
  await email.fill('ümit@');
  await page.getByRole('button', { name: members.phone.add }).click();
  const phone = field(page, members.phone.number);
  // the reader’s own number is not this person’s
  await expect(phone).toHaveAttribute('autocomplete', 'off');
  await phone.fill('0664 CALL ME');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expectSaid(insurance, 'Only numbers alowed');
  await expectSaid(email, 'Invalid E-mail address');
  await expectSaid(phone, 'Invalid phone number');

  for (const [typed, said] of [
    ['+43', 'Min 6 characters'],
    ['+436641234567890', 'Max 15 characters'],
    ['43+6641234', 'Invalid phone number'],
    ['+4366', 'Min 6 characters'],
    ['+43664', ''],
  ] as const) {
    await phone.fill(typed);
    await phone.blur();
    await expectSaid(phone, said);
  }
  await insurance.fill('2468120515');
  await email.fill('');
  await phone.fill('+43664123456789');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await page.waitForURL(/sub-member\/\d+/);
});

// proves: rule.eligibility-nb, rule.eligibility-filter
test('only the bases that a member may choose are offered, and only relationships that match gender and basis', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  await page.goto('/member-ui/sub-member/add');
  const basis = field(page, members.field.membership_basis);
  await expect(basis).toBeVisible();
  await expect.poll(() => choicesOf(basis)).toEqual(['child', 'child_with_disability', 'spouse']);

  const relationship = field(page, members.field.relationship_type);
  const partners = ['companion', 'partner', 'registered_partnership', 'significant_other'];
  for (const [gender, chosen, fitting] of [
    ['female', 'spouse', [...partners, 'wife']],
    ['male', 'spouse', [...partners, 'husband']],
    ['male', 'child', ['son']],
    ['female', 'child', ['daughter']],
    ['female', 'child_with_disability', ['daughter']],
  ] as const) {
    await page.getByRole('radio', { name: reference.gender[gender], exact: true }).check();
    await basis.selectOption(chosen);
    await expect.poll(() => choicesOf(relationship), { message: `${gender} ${chosen}` }).toEqual([...fitting].sort());
  }
  // of a parent the basis is not asked
  await basis.selectOption('');
  await relationship.selectOption('mother');
  await expect(basis).toHaveCount(0);
  await relationship.selectOption('daughter');
  await expect(basis).toBeVisible();
});

// proves: message.unsaved
test('leaving the form with typed values is confirmed first', async ({ openApplicant }) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  await page.goto('/member-ui/sub-member/add');
  await field(page, members.field.first_name).fill('Ümit');
  await page.getByRole('link', { name: shared.action.close }).click();
  const question = page.getByRole('alertdialog');
  await expect(
    question.getByText('Are you sure you want to quit? Unsaved progress will be lost.', { exact: true }),
  ).toBeVisible();
  await question.getByRole('button', { name: shared.leave.stay }).click();
  await expect(field(page, members.field.first_name)).toHaveValue('Ümit');
  await page.getByRole('link', { name: shared.action.close }).click();
  await question.getByRole('button', { name: shared.leave.leave }).click();
  await page.waitForURL('**/member-ui/sub-member');
});

/** The labels of the form's fields from top to bottom, without "(optional)". */
async function fieldsOf(page: Page): Promise<string[]> {
  // that a number is not there yet is a question about the number (decision 83)
  const boxes = 'label:has([type="checkbox"]:not([name="social_insurance_number_pending"]))';
  const labels = page.locator('form').locator(`[id$="-label"], ${boxes}`);
  return (await labels.allInnerTexts()).map((label) => label.replace(/ \((optional|required)\)$/, '').trim());
}

async function buttonsOf(page: Page): Promise<string[]> {
  const names = [shared.action.close, shared.action.save, shared.action.update];
  const counts = await Promise.all(
    names.map(async (name) => {
      const exactly = { name, exact: true };
      return page.getByRole('button', exactly).or(page.getByRole('link', exactly)).count();
    }),
  );
  return names.filter((_name, index) => (counts[index] ?? 0) > 0);
}

/** The values of a select in alphabetical order, without the empty one. */
function choicesOf(list: Locator): Promise<string[]> {
  return list.locator('option:enabled').evaluateAll((options) => {
    const values = options.map((option) => option.getAttribute('value') ?? '');
    return values.filter((value) => value !== '').sort();
  });
}
