import type { Page } from '@playwright/test';
import type { Me } from '../domain/me/me.contract.ts';
import { expect, test } from './fixtures.ts';
import { aChild } from './people.ts';
import { words } from './words.ts';

const { home, members, reference, shared, fields } = words.en;
const label = members.field;
const NUMBER = aChild.social_insurance_number;

test('a newborn is entered without a number, which is asked for and typed later', async ({ openApplicant }) => {
  const { page, send } = await openApplicant({ language: 'en', step: 3 });
  await page.goto('/member-ui/sub-member/add');
  await fillInAllButNumber(page);

  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  const required = page.getByRole('alert').getByText(`${label.social_insurance_number}: ${fields.required}`);
  await expect(required).toBeVisible();
  await page.getByRole('checkbox', { name: label.social_insurance_number_pending }).check();
  await expect(page.locator('#family-member-social_insurance_number-error')).toBeHidden();
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await page.waitForURL(/sub-member\/\d+/);

  await page.goto('/member-ui/news');
  const name = `${aChild.first_name} ${aChild.last_name}`;
  await page.getByRole('link', { name: home.pendingNumber.task.replace('{{name}}', name) }).click();
  await expect(numberField(page)).toBeFocused();
  await numberField(page).fill(NUMBER);
  const tick = page.getByRole('checkbox', { name: label.social_insurance_number_pending });
  await expect(tick).not.toBeChecked();
  await expect(tick).toBeDisabled();
  await page.getByRole('button', { name: shared.action.update }).click();
  await page.waitForURL('**/member-ui/sub-member');
  const { sub_members } = await send<Me>('GET', '/api/v1/me');
  expect(sub_members).toMatchObject([{ social_insurance_number: NUMBER, social_insurance_number_pending: false }]);
});

test('a number that looks wrong is hinted at, and taken', async ({ openApplicant }) => {
  const { page, send } = await openApplicant({ language: 'en', step: 3 });
  await send('POST', '/api/v1/member', aChild);
  await page.goto('/member-ui/sub-member/add');
  await fillInAllButNumber(page);

  for (const [typed, said] of [
    [NUMBER, members.form.socialInsuranceDouble.replace('{{name}}', `${aChild.first_name} ${aChild.last_name}`)],
    ['0000000000', members.form.socialInsuranceNote],
    ['1237010180', members.form.socialInsuranceBirth],
  ] as const) {
    await numberField(page).fill(typed);
    await numberField(page).blur();
    await expect(page.locator('#family-member-social_insurance_number-note')).toHaveText(said);
  }
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await page.waitForURL(/sub-member\/\d+/);
});

function numberField(page: Page) {
  return page.getByRole('textbox', { name: label.social_insurance_number });
}

async function fillInAllButNumber(page: Page): Promise<void> {
  for (const name of [
    'first_name',
    'last_name',
    'date_of_birth',
    'place_of_birth',
    'father_name',
    'mother_name',
  ] as const) {
    await page.getByRole('textbox', { name: label[name] }).fill(String(aChild[name]));
  }
  await page.getByRole('combobox', { name: label.citizenship_id }).fill('austria');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('checkbox', { name: label.permanent_residence }).check();
  await page.getByRole('radio', { name: reference.gender.male, exact: true }).check();
  await page.getByRole('combobox', { name: label.membership_basis }).selectOption('child');
  await page.getByRole('combobox', { name: label.civil_status }).selectOption('single');
  await page.getByRole('combobox', { name: label.relationship_type }).selectOption('son');
}
