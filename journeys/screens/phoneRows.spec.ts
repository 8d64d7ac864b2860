import type { Page } from '@playwright/test';
import type { Me } from '../../domain/me/me.contract.ts';
import { writesOf } from '../answers.ts';
import { expectSaid, field } from '../fields.ts';
import { fillIn } from '../fillIn.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { aChild } from '../people.ts';
import { filled, words } from '../words.ts';

const { fields, members, shared } = words.en;
const SECOND = { phone_number: '+431987654', phone_type: 'work_landline', is_main_number: false };
const THIRD = { phone_number: '+436607654321', phone_type: 'private_mobile', is_main_number: false };

test('messages about a removed phone number disappear: for a discarded new one and a deleted stored one', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en' });
  await fillIn(member);
  const { id } = member.me.main_member;
  for (const phone of [SECOND, THIRD]) await member.send('POST', `/api/v1/member/${id}/phone`, phone);
  await member.page.goto('/member-ui/main-member');

  await expectForgotten(member, { send: members.main.saveAndNext, wrong: SECOND.phone_number, behind: 1 });
});

test('and also for a family member', async ({ openApplicant }) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const child = { ...aChild, phone_numbers: [SECOND, THIRD] };
  const { id } = await member.send<{ id: number }>('POST', '/api/v1/member', child);
  await member.page.goto(`/member-ui/sub-member/${id}`);

  await expectForgotten(member, { send: shared.action.update, wrong: SECOND.phone_number, behind: 0 });
});

// proves: main.phones, rule.main-phone, rule.one-new-phone, call.POST /api/v1/member/{id}/phone, call.DELETE /api/v1/member/phone/{id}
test('phone numbers: the main one stays marked, another one is deleted after a question, one new row at a time', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page, me, send } = visitor;
  const second = { phone_number: '+431987654', phone_type: 'work_landline', is_main_number: false };
  const { id } = await send<{ id: number }>('POST', `/api/v1/member/${me.main_member.id}/phone`, second);
  const writes = writesOf(page);
  await page.goto('/member-ui/main-member');
  const main = row(page, '+436641234567');
  const other = row(page, '+431987654');
  await expect(field(page, members.phone.type).last()).toHaveValue('work_landline');
  await expect(other.getByLabel(members.phone.number, { exact: true })).toHaveValue('+431987654');
  await expect(main.getByRole('checkbox')).toBeChecked();
  await expect(main.getByRole('checkbox')).toBeDisabled();
  await expect(main.getByRole('button')).toHaveCount(0);

  await other.getByRole('button').click();
  const question = page.getByRole('alertdialog', { name: filled(members.phone.removeTitle, { number: '+431987654' }) });
  await question.getByRole('button', { name: shared.action.cancel }).click();
  expect(writes).toEqual([]);
  await other.getByRole('button').click();
  await question.getByRole('button', { name: shared.action.delete }).click();
  await expect(other).toHaveCount(0);
  expect(writes).toEqual([`DELETE /api/v1/member/phone/${id}`]);

  const add = page.getByRole('button', { name: members.phone.add });
  await add.click();
  const added = page.getByRole('group', { name: members.phone.newRow });
  await expect(added).toBeVisible();
  await expect(add).toHaveCount(0);
  // the mark can be moved, and then the former main number can be deleted
  await added.getByRole('checkbox').check();
  await expect(main.getByRole('checkbox')).not.toBeChecked();
  await expect(main.getByText(members.phone.removeLater)).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await added.getByLabel(members.phone.number, { exact: true }).fill('+43 660 7654321');
  writes.length = 0;
  await main.getByRole('button').click();
  await expect(page.getByRole('alertdialog').getByText('+436607654321')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.action.delete }).click();
  await expect(main).toHaveCount(0);
  const [kept] = (await send<Me>('GET', '/api/v1/me')).main_member?.phone_numbers ?? [];
  expect(writes).toEqual([
    `POST /api/v1/member/${me.main_member.id}/phone`,
    `DELETE /api/v1/member/phone/${me.main_member.phone_numbers[0]?.id}`,
  ]);
  expect(kept).toMatchObject({ phone_number: '+436607654321', is_main_number: true });
  // everything is stored: leaving asks nothing
  await page.getByRole('link', { name: members.main.toNews }).click();
  await page.waitForURL('**/member-ui/news');
});

type Story = {
  /** The label of the button. */
  send: string;
  /** The mistyped number. */
  wrong: string;
  /** The index of the following number afterwards. */
  behind: number;
};

async function expectForgotten({ page }: Resident, { send, wrong, behind }: Story): Promise<void> {
  const add = page.getByRole('button', { name: members.phone.add });
  await add.click();
  await numbers(page).last().fill('0664 CALL ME');
  await page.getByRole('button', { name: send }).click();
  await expectSaid(numbers(page).last(), fields.invalid_phone_number);
  await page.getByRole('button', { name: members.phone.removeNew }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await add.click();
  await expectSaid(numbers(page).last(), '');
  await page.getByRole('button', { name: members.phone.removeNew }).click();

  const mistyped = page.locator(`input[value="${wrong}"]`);
  await mistyped.fill('CALL ME');
  await page.getByRole('button', { name: send }).click();
  await expectSaid(numbers(page).nth(behind), fields.invalid_phone_number);
  await page.getByRole('button', { name: /^Delete number CALLME$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.action.delete }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(numbers(page).nth(behind)).toHaveValue(THIRD.phone_number);
  await expectSaid(numbers(page).nth(behind), '');
}

function numbers(page: Page) {
  return field(page, members.phone.number);
}

function row(page: Page, number: string) {
  return page.getByRole('group', { name: filled(members.phone.savedRow, { number }) });
}
