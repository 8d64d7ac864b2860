import { expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { bringPassport, confirmInvoices, fillInPerson } from '../fillIn.ts';
import { openApplicant } from '../member.ts';
import { words } from '../words.ts';

const browser = await openBrowser();
const { application, households, substitutes } = words.de;

it('an address that was the last thing missing: the next screen says that the application is submitted', async () => {
  const member = await openApplicant(browser, { device: 'phone', step: 4 });
  const { page } = member;
  await fillInPerson(member);
  await bringPassport(member, 'pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  const told = page.getByRole('status').getByText(application.submit.doneTitle);

  await page.goto('/member-ui/household');
  await field(page, households.address.street).fill('Quellenstraße 17/4');
  await field(page, households.address.postal_code).fill('1100');
  await field(page, households.address.city).fill('Wien');
  await field(page, households.address.state).fill('Wien');
  await page.getByRole('button', { name: households.screen.saveAndNext }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: application.submit.confirm }).click();
  await page.waitForURL('**/sub-member');
  await told.waitFor();

  await page.getByRole('button', { name: substitutes.list.nextHere }).click();
  await page.waitForURL('**/substitutes');
  await expect.poll(() => told.count()).toBe(0);
  await member.leave();
});
