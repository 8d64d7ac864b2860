import type { Page } from 'playwright-core';
import { field } from '../fields.ts';
import { confirmInvoices, fillIn, uploadPassport } from '../fillIn.ts';
import { expect, type Resident } from '../fixtures.ts';
import { words } from '../words.ts';

const { members, officeHousehold } = words.de;

/** The member submits an application, and the clerk opens it. */
export async function aWaitingHousehold(member: Resident, clerk: Resident) {
  await fillIn(member);
  await uploadPassport(member, 'Pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  const { page } = clerk;
  await page.goto(`/office-ui/households/${member.me.household.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nesrin Güler' })).toBeVisible();
  return { member, clerk, page };
}

/** Sends the application back about the birth day. */
export async function sendBack(page: Page): Promise<void> {
  const { decisions, reason } = officeHousehold;
  await page.getByRole('button', { name: decisions.sendBack }).click();
  await field(page, reason.label).fill('Bitte das Geburtsdatum prüfen.');
  await field(page, reason.place).selectOption({ label: members.field.date_of_birth });
  await page.getByRole('dialog').getByRole('button', { name: decisions.sendBackConfirm }).click();
  await expect(page.getByText(decisions.didSendBack)).toBeVisible();
}
