import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { expectFilled, expectSaid, field } from '../fields.ts';
import { fillIn } from '../fillIn.ts';
import { type Member, openApplicant } from '../member.ts';
import { aChild } from '../people.ts';
import { words } from '../words.ts';

const { fields, members, shared } = words.en;
const browser = await openBrowser();
const SECOND = { phone_number: '+431987654', phone_type: 'work_landline', is_main_number: false };
const THIRD = { phone_number: '+436607654321', phone_type: 'private_mobile', is_main_number: false };

it('messages about a removed phone number disappear: for a discarded new one and a deleted stored one', async () => {
  const member = await openApplicant(browser, { language: 'en' });
  await fillIn(member);
  const { id } = member.me.main_member;
  for (const phone of [SECOND, THIRD]) await member.send('POST', `/api/v1/member/${id}/phone`, phone);
  await member.page.goto('/member-ui/main-member');

  await expectForgotten(member, { send: members.main.saveAndNext, wrong: SECOND.phone_number, behind: 1 });
});

it('and also for a family member', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 3 });
  const child = { ...aChild, phone_numbers: [SECOND, THIRD] };
  const { id } = await member.send<{ id: number }>('POST', '/api/v1/member', child);
  await member.page.goto(`/member-ui/sub-member/${id}`);

  await expectForgotten(member, { send: shared.action.update, wrong: SECOND.phone_number, behind: 0 });
});

type Story = {
  /** The label of the button. */
  send: string;
  /** The mistyped number. */
  wrong: string;
  /** The index of the following number afterwards. */
  behind: number;
};

async function expectForgotten({ page, leave }: Member, { send, wrong, behind }: Story): Promise<void> {
  const add = page.getByRole('button', { name: members.phone.add });
  await add.click();
  await numbers(page).last().fill('0664 CALL ME');
  await page.getByRole('button', { name: send }).click();
  await expectSaid(numbers(page).last(), fields.invalid_phone_number);
  await page.getByRole('button', { name: members.phone.removeNew }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await add.click();
  await expectSaid(numbers(page).last(), '');
  await page.getByRole('button', { name: members.phone.removeNew }).click();

  const mistyped = page.locator(`input[value="${wrong}"]`);
  await mistyped.fill('CALL ME');
  await page.getByRole('button', { name: send }).click();
  await expectSaid(numbers(page).nth(behind), fields.invalid_phone_number);
  await page.getByRole('button', { name: /^Delete number CALLME$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.action.delete }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await expectFilled(numbers(page).nth(behind), THIRD.phone_number);
  await expectSaid(numbers(page).nth(behind), '');
  await leave();
}

function numbers(page: Page) {
  return field(page, members.phone.number);
}
