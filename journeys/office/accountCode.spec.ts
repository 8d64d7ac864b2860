import type { Found } from '../../domain/office/search.contract.ts';
import { APPLICANT_PASSWORD, newEmail } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, test as shared } from '../fixtures.ts';
import { linkIn } from '../server.ts';
import { wording, words } from '../words.ts';
import { agreeAsBoard } from './board.ts';

const { officeCounter, shared: common } = words.de;
const { accountCode: office } = officeCounter;
const { accountCode, accounts, refusals } = words.tr;

/** Her household has an account afterwards, so the demo is its own. */
const test = shared.extend({ product: ({ untouchedDemo }, use) => use(untouchedDemo) });

/** Of the demo: a household without e-mail. */
const WITHOUT_EMAIL = 'Meryem';

type File = { main_member: { date_of_birth: string }; household: { membership_no: string } };

test('a code from the counter, approved by a second clerk, opens the account of a member on her phone, once', async ({
  untouchedDemo: demo,
  openPerson,
  openGuest,
}) => {
  test.slow();
  const clerk = await openPerson('office');
  const { page } = clerk;
  const { households } = await clerk.send<Found>('POST', '/api/v1/office/search', { search: WITHOUT_EMAIL });
  const household = households.find(({ name, email }) => name.startsWith(WITHOUT_EMAIL) && email === null)?.id ?? 0;
  await page.goto(`/office-ui/households/${household}`);
  await page.getByRole('link', { name: office.action, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: office.title })).toBeVisible();
  await page.getByRole('radio', { name: officeCounter.asked.came }).check();
  await field(page, officeCounter.asked.why).fill('Möchte die Rechnungen am Handy sehen');
  await page.getByRole('radio', { name: office.spot }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: common.action.save, exact: true }).click();
  await expect(page.getByText(officeCounter.saved)).toBeVisible();
  await agreeAsBoard(await openPerson('board'), household);

  await page.goto(`/office-ui/households/${household}/account-code`);
  await page.getByRole('button', { name: office.show, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: office.shownTitle })).toBeVisible();
  const shownCode = page.getByText(/^\w{4}-\w{4}-\w{4}$/);
  await expect(shownCode).toBeVisible();
  const code = (await shownCode.textContent()) ?? '';
  await expectAccessible(page);
  const file = await clerk.send<File>('GET', `/api/v1/office/households/${household}`);

  const guest = await openGuest('phone', { kept: { 'vefa.language': 'tr' } });
  const email = newEmail();
  const type = async () => {
    await guest.page.goto('/member-ui/');
    await guest.page.getByRole('link', { name: accounts.logIn.haveCode, exact: true }).click();
    await expect(guest.page.getByRole('heading', { level: 1, name: accountCode.title })).toBeVisible();
    await field(guest.page, accountCode.code).fill(code.toLowerCase().replaceAll('-', ' '));
    await field(guest.page, accountCode.birthDay).fill(file.main_member.date_of_birth);
    await field(guest.page, accounts.field.email).fill(email);
    await field(guest.page, accounts.field.password).fill(APPLICANT_PASSWORD);
    await field(guest.page, accounts.field.confirmation).fill(APPLICANT_PASSWORD);
    await guest.page.getByRole('button', { name: accountCode.submit, exact: true }).click();
  };
  await type();
  await guest.page.getByRole('button', { name: accounts.sent.dialogClose, exact: true }).click();
  await guest.page.goto(linkIn(await demo.mailTo(email, wording.tr.accounts.confirmation.subject)));
  await guest.page.getByRole('button', { name: accounts.confirm.submit, exact: true }).click();
  await expect(guest.page.getByRole('heading', { level: 1, name: accounts.confirm.doneTitle })).toBeVisible();

  guest.expectStatus(422, '/api/v1/register/code');
  await type();
  await expect(guest.page.getByRole('alertdialog').getByText(refusals.account_code_not_valid)).toBeVisible();

  await guest.page.goto('/member-ui/?view=form');
  await field(guest.page, accounts.field.identifier).fill(email);
  await field(guest.page, accounts.field.password).fill(APPLICANT_PASSWORD);
  await guest.page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
  await expect(guest.page).toHaveURL(/\/member-ui\/news/);
  await guest.page.goto('/member-ui/my-account');
  await expect(guest.page.getByText(file.household.membership_no).first()).toBeVisible();

  // the letter tells whoever reads the household's post
  await page.goto(`/office-ui/households/${household}/messages`);
  await expect(page.getByText(wording.tr.counter.accountOpened.subject).first()).toBeVisible();
});
