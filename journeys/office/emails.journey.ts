import { expect, it } from 'vitest';
import { APPLICANT_PASSWORD, newEmail } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { field } from '../fields.ts';
import { openApplicant } from '../member.ts';
import { linkIn } from '../server.ts';
import { letters, words } from '../words.ts';
import { agreeAsBoard, openClerk } from './clerk.ts';

const { accounts, officeApprovals, officeHousehold } = words.de;
const { email: texts } = officeHousehold;
const browser = await openBrowser();

it('the office corrects the address of an account that somebody took over, and its owner can log in again', async () => {
  const product = sharedDemo();
  const member = await openApplicant(browser);
  const right = newEmail();

  const clerk = await openClerk(browser);
  await clerk.page.goto(`/office-ui/households/${member.me.household.id}`);
  await clerk.page.getByRole('button', { name: texts.action }).click();
  await expectAccessible(clerk.page);
  await field(clerk.page, texts.wanted).fill(right);
  await field(clerk.page, texts.reason).fill('War mit Ausweis im Büro.');
  await field(clerk.page, texts.takenOver).check();
  await clerk.page.getByRole('dialog').getByRole('button', { name: texts.confirm }).click();
  await clerk.page.getByText(texts.done).waitFor();
  await clerk.page.getByText(texts.noPassword).waitFor();
  await clerk.page.getByRole('button', { name: officeApprovals.withdraw.action, exact: true }).waitFor();
  expect(await clerk.page.getByRole('button', { name: officeApprovals.agree.action, exact: true }).count()).toBe(0);
  await expectAccessible(clerk.page);
  await clerk.leave();
  await agreeAsBoard(browser, member.me.household.id);

  const { page } = member;
  member.expectStatus(401, '/api/v1/me');
  await page.goto('/member-ui/news');
  await page.getByRole('heading', { level: 1, name: accounts.logIn.title }).waitFor();

  await page.goto(linkIn(await product.mailTo(right, letters.de.accounts.emailChange.subject)));
  await page.getByRole('button', { name: accounts.confirm.submit }).click();
  await page.getByRole('heading', { level: 1, name: accounts.confirm.doneTitle }).waitFor();
  await page.goto(linkIn(await product.mailTo(right, letters.de.accounts.passwordReset.subject)));
  await field(page, accounts.field.newPassword).fill(`${APPLICANT_PASSWORD}-2`);
  await field(page, accounts.field.confirmation).fill(`${APPLICANT_PASSWORD}-2`);
  await page.getByRole('button', { name: accounts.reset.submit }).click();
  await page.getByRole('heading', { level: 1, name: accounts.reset.doneTitle }).waitFor();
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
  await field(page, accounts.field.identifier).fill(right);
  await field(page, accounts.field.password).fill(`${APPLICANT_PASSWORD}-2`);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
  await page.waitForURL('**/member-ui/news');
  await member.leave();
});
