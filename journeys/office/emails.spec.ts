import { APPLICANT_PASSWORD, newEmail } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { linkIn } from '../server.ts';
import { wording, words } from '../words.ts';
import { agreeAsBoard } from './board.ts';

const { accounts, officeApprovals, officeHousehold } = words.de;
const { email: texts } = officeHousehold;

test('the office corrects the address of an account that somebody took over, and its owner can log in again', async ({
  demo,
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  const right = newEmail();

  const clerk = await openPerson('office');
  await clerk.page.goto(`/office-ui/households/${member.me.household.id}`);
  await clerk.page.getByRole('button', { name: texts.action }).click();
  await expectAccessible(clerk.page);
  await field(clerk.page, texts.wanted).fill(right);
  await field(clerk.page, texts.reason).fill('War mit Ausweis im Büro.');
  await field(clerk.page, texts.takenOver).check();
  await clerk.page.getByRole('dialog').getByRole('button', { name: texts.confirm }).click();
  await expect(clerk.page.getByText(texts.done)).toBeVisible();
  await expect(clerk.page.getByText(texts.noPassword)).toBeVisible();
  await expect(clerk.page.getByRole('button', { name: officeApprovals.withdraw.action, exact: true })).toBeVisible();
  await expect(clerk.page.getByRole('button', { name: officeApprovals.agree.action, exact: true })).toHaveCount(0);
  await expectAccessible(clerk.page);
  await agreeAsBoard(await openPerson('board'), member.me.household.id);

  const { page } = member;
  member.expectStatus(401, '/api/v1/me');
  await page.goto('/member-ui/news');
  await expect(page.getByRole('heading', { level: 1, name: accounts.logIn.title })).toBeVisible();

  await page.goto(linkIn(await demo.mailTo(right, wording.de.accounts.emailChange.subject)));
  await page.getByRole('button', { name: accounts.confirm.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: accounts.confirm.doneTitle })).toBeVisible();
  await page.goto(linkIn(await demo.mailTo(right, wording.de.accounts.passwordReset.subject)));
  await field(page, accounts.field.newPassword).fill(`${APPLICANT_PASSWORD}-2`);
  await field(page, accounts.field.confirmation).fill(`${APPLICANT_PASSWORD}-2`);
  await page.getByRole('button', { name: accounts.reset.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: accounts.reset.doneTitle })).toBeVisible();
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
  await field(page, accounts.field.identifier).fill(right);
  await field(page, accounts.field.password).fill(`${APPLICANT_PASSWORD}-2`);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
  await expect(page).toHaveURL('/member-ui/news');
});
