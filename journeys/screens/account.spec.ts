import type { Page } from '@playwright/test';
import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import { APPLICANT_PASSWORD } from '../accounts.ts';
import { ALERT_WIDTH, alertIn } from '../alerts.ts';
import { writesOf } from '../answers.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { myAccount, accounts, shared, members } = words.en;
const NEW_PASSWORD = 'Zwetschken-Baum-78';

// proves: account.facts
// departs: account.facts
test('my account shows the person’s data and since when they are active, and none can be changed', async ({
  openPerson,
}) => {
  const waiting = await openPerson('hatice', { language: 'en' });
  const { first_name, last_name, phone_numbers, created_at } = waiting.me.main_member;
  const phones = phone_numbers.map(({ phone_number, phone_type, is_main_number }) => {
    const type = words.en.reference.phoneType[phone_type];
    return `${phone_number} (${type}${is_main_number ? ', main number' : ''})`;
  });
  expect(await factsOf(waiting.page)).toEqual({
    'First name': first_name,
    'Last name': last_name,
    'Membership number': waiting.me.membership_no,
    'E-mail': 'hatice@demo.example',
    'Phone numbers': phones.join('\n'),
    Citizenship: 'Türkiye',
    'Registered on': toWireDay(businessDay(new Date(created_at))),
    'Active from': 'Pending',
  });
  const facts = waiting.page.getByRole('region', { name: myAccount.facts.title });
  await expect(facts.locator('input:enabled, select:enabled, textarea:enabled')).toHaveCount(0);

  const inactive = await openPerson('kazim', { language: 'en' });
  const { inactive_from } = inactive.me.main_member;
  expect(inactive_from).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  // he never became active, and does not wait any more
  expect(await factsOf(inactive.page)).toMatchObject({
    'Active from': myAccount.facts.neverBegan,
    'Inactive from': inactive_from,
  });

  const active = await openPerson('mehmet', { language: 'en' });
  const { active_from } = active.me.main_member;
  expect(active_from).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  const facts_of_active = await factsOf(active.page);
  expect(facts_of_active).toMatchObject({ 'Active from': active_from });
  expect(facts_of_active).not.toHaveProperty('Inactive from');
});

// proves: rule.password-required, rule.password-min, rule.password-max, rule.password-mix, rule.password-match, rule.password-current, message.min-8, message.max-50, message.password-match
// departs: rule.password-max
test('a new password shows which rules it breaks', async ({ openPerson }) => {
  const member = await openPerson('hatice', { language: 'en' });
  const { page } = member;
  const writes = writesOf(page);
  await page.goto('/member-ui/my-account');
  const { current, chosen, repeated, save } = passwordForm(page);
  await save.click();
  for (const each of [current, chosen, repeated]) await expectSaid(each, 'Required');

  await current.fill('Anything-1');
  for (const [typed, again, said, saidAgain] of [
    ['Abc-123', 'Abc-123', 'Min 8 characters', ''],
    [`Abc-1${'x'.repeat(46)}`, `Abc-1${'x'.repeat(46)}`, 'Max 50 characters', ''],
    ['kirschen-7-baum', 'kirschen-7-baum', 'At least one uppercase letter', ''],
    ['KIRSCHEN-7-BAUM', 'KIRSCHEN-7-BAUM', 'At least one lowercase letter', ''],
    ['Kirschen-Baum', 'Kirschen-Baum', 'At least one digit', ''],
    ['Kirschen-7-Baum', 'Kirschen-7-Baun', '', 'Password must match'],
  ] as const) {
    await chosen.fill(typed);
    await repeated.fill(again);
    await save.click();
    await expectSaid(chosen, said);
    await expectSaid(repeated, saidAgain);
  }
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(writes).toEqual([]);
});

// proves: account.password, rule.password-max, call.PUT /api/v1/me/password
test('a password of fifty characters is changed after a question, and logs in', async ({ openApplicant }) => {
  const member = await openApplicant({ language: 'en' });
  const { page } = member;
  const writes = writesOf(page);
  await page.goto('/member-ui/my-account');
  const { current, chosen, repeated, save } = passwordForm(page);
  const password = NEW_PASSWORD.padEnd(50, '-');
  await current.fill(APPLICANT_PASSWORD);
  await chosen.fill(password);
  await repeated.fill(password);
  await save.click();
  const question = page.getByRole('alertdialog', { name: myAccount.password.confirmTitle });
  await question.getByRole('button', { name: shared.action.cancel }).click();
  await expect(question).toHaveCount(0);
  expect(writes).toEqual([]);

  await save.click();
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await question.getByRole('button', { name: myAccount.password.confirm }).click();
  expect((await sending).postDataJSON()).toEqual({
    old_password: APPLICANT_PASSWORD,
    new_password: password,
    confirmation: password,
  });
  await expect(page.getByText(accounts.farewell.password_changed.title)).toBeVisible();
  expect(writes).toEqual(['PUT /api/v1/me/password']);
  await member.send('POST', '/login', { email: member.me.email, password });
});

// proves: account.email, rule.email, rule.email-alert, constant.alert-width, call.PUT /api/v1/member/{id} (email)
test('an invalid e-mail address opens an alert; a valid one is accepted after a question', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en' });
  const { page } = member;
  const writes = writesOf(page);
  await page.goto('/member-ui/my-account');
  const email = field(page, myAccount.email.new);
  const form = page.getByRole('form', { name: myAccount.email.title });
  const update = form.getByRole('button', { name: shared.action.update });
  for (const [typed, said] of [
    ['neu.familie.example', 'Invalid E-mail address'],
    ['', 'Required'],
  ] as const) {
    await email.fill(typed);
    await update.click();
    const alert = await alertIn(page);
    expect(alert).toMatchObject({ words: 'Invalid E-mail address', width: ALERT_WIDTH });
    await alert.close();
    await expectSaid(email, said);
  }

  const address = `neu.${member.me.email}`;
  await email.fill(address.toUpperCase());
  await update.click();
  const question = page.getByRole('alertdialog', { name: filled(myAccount.email.confirmTitle, { email: address }) });
  await question.getByRole('button', { name: shared.action.cancel }).click();
  await expect(question).toHaveCount(0);
  expect(writes).toEqual([]);
  await update.click();
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await question.getByRole('button', { name: myAccount.email.confirm }).click();
  expect((await sending).postDataJSON()).toEqual({ email: address });
  await expect(page.getByText(accounts.farewell.email_changed.title)).toBeVisible();
  expect(writes).toEqual([`PUT /api/v1/member/${member.me.main_member.id}`]);
});

test('a request for another e-mail address can be withdrawn, and its link stops working', async ({ openApplicant }) => {
  const member = await openApplicant({ language: 'en' });
  const { page, me, send } = member;
  const path = `/api/v1/member/${me.main_member.id}`;
  const wrong = `worng.${me.email}`;
  const credentials = { email: me.email, password: APPLICANT_PASSWORD };
  await send('PUT', path, { email: wrong });
  await send('POST', '/login', credentials);
  await page.request.post('/login', { data: credentials });
  const writes = writesOf(page);
  const facts = page.getByRole('region', { name: myAccount.facts.title });
  await page.goto('/member-ui/my-account');
  await expect(facts.getByText(wrong)).toBeVisible();

  await facts.getByRole('button', { name: myAccount.facts.keepEmail }).click();
  await expect(page.getByText(filled(myAccount.facts.emailKept, { email: me.email }))).toBeVisible();

  await expect(facts.getByText(wrong)).toHaveCount(0);
  expect(writes).toEqual([`PUT ${path}`]);
  expect(await send('GET', path)).toMatchObject({ pending_email: null, email: me.email });
});

// proves: account.back
test('my account leads back to the news', async ({ openPerson }) => {
  const member = await openPerson('hatice', { language: 'en' });
  await member.page.goto('/member-ui/my-account');
  await member.page.getByRole('link', { name: members.main.toNews }).click();
  await member.page.waitForURL('**/member-ui/news');
});

async function factsOf(page: Page): Promise<Record<string, string>> {
  await page.goto('/member-ui/my-account');
  const facts = page.getByRole('region', { name: myAccount.facts.title });
  await expect(facts).toBeVisible();
  await expect(facts.getByLabel(members.field.citizenship_id)).toHaveValue('Türkiye');
  const fields = await facts.locator('textarea:disabled').all();
  const shown = fields.map(async (each) => {
    const label = facts.locator(`label[for="${await each.getAttribute('id')}"]`);
    return [await label.textContent(), await each.inputValue()] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

function passwordForm(page: Page) {
  const form = page.getByRole('form', { name: myAccount.password.title });
  return {
    current: form.getByLabel(myAccount.password.old, { exact: true }),
    chosen: form.getByLabel(accounts.field.newPassword, { exact: true }),
    repeated: form.getByLabel(accounts.field.confirmation, { exact: true }),
    save: form.getByRole('button', { name: shared.action.save, exact: true }),
  };
}
