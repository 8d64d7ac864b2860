import type { Page } from '@playwright/test';
import { APPLICANT_PASSWORD } from '../accounts.ts';
import { writesOf } from '../answers.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { linkIn } from '../server.ts';
import { filled, wording, words } from '../words.ts';

const { myAccount, accounts, shared } = words.en;

// departs: account.email
test('long after the log-in the confirmation asks for the password, and a refused one can be typed again', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en' });
  const { page } = member;
  const writes = writesOf(page);
  await loggedInLongAgo(page);
  await page.goto('/member-ui/my-account');
  member.expectStatus(422, `/api/v1/member/${member.me.main_member.id}`);
  const address = `neu.${member.me.email}`;
  await field(page, myAccount.email.new).fill(address);
  const update = page
    .getByRole('form', { name: myAccount.email.title })
    .getByRole('button', { name: shared.action.update });
  await update.click();
  const question = page.getByRole('alertdialog', { name: filled(myAccount.email.confirmTitle, { email: address }) });
  const password = question.getByLabel(myAccount.password.old, { exact: true });
  await question.getByRole('button', { name: shared.action.cancel }).click();
  await expect(question).toHaveCount(0);
  await update.click();

  await question.getByRole('button', { name: myAccount.email.confirm }).click();
  await expectSaid(password, 'Required');
  expect(writes).toEqual([]);
  await password.fill('Falsch-99');
  await question.getByRole('button', { name: myAccount.email.confirm }).click();
  await closeAlert(page);
  await expectSaid(password, words.en.refusals.wrong_old_password);
  await password.fill(APPLICANT_PASSWORD);
  await password.press('Enter');

  await expect(page.getByText(accounts.farewell.email_changed.title)).toBeVisible();
  expect(writes).toEqual(Array(2).fill(`PUT /api/v1/member/${member.me.main_member.id}`));
});

test('long after the log-in an invalid address is reported at its field, after the right password', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en' });
  const { page } = member;
  await loggedInLongAgo(page);
  await page.goto('/member-ui/my-account');
  member.expectStatus(409, `/api/v1/member/${member.me.main_member.id}`);
  const email = field(page, myAccount.email.new);
  await email.fill('hatice@demo.example');
  await page
    .getByRole('form', { name: myAccount.email.title })
    .getByRole('button', { name: shared.action.update })
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel(myAccount.password.old, { exact: true }).fill(APPLICANT_PASSWORD);
  await question.getByRole('button', { name: myAccount.email.confirm }).click();
  await closeAlert(page);

  await expectSaid(email, words.en.refusals.email_already_exists);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the mail to the old address undoes the change with its button, and a new password is set at once', async ({
  openApplicant,
  openGuest,
  product: { mailTo },
}) => {
  const member = await openApplicant({ language: 'en' });
  const { me, send } = member;
  await send('PUT', `/api/v1/member/${me.main_member.id}`, { email: `dieb.${me.email}` });
  const { page, expectStatus } = await openGuest();
  expectStatus(404, '/api/v1/email-change/undo');
  const link = linkIn(await mailTo(me.email, wording.en.accounts.emailChangeNotice.subject));
  expect(link).toContain('/member-ui/undo-email?token=');
  const writes = writesOf(page);

  await page.goto(link);
  const undo = page.getByRole('button', { name: words.en.accounts.undo.submit });
  await expect(undo).toBeVisible();
  expect(writes).toEqual([]);
  await undo.click();
  await expect(page.getByRole('heading', { level: 1, name: words.en.accounts.reset.title })).toBeVisible();
  await page.getByLabel(words.en.accounts.field.newPassword, { exact: true }).fill('Nar-Agaci-1923');
  await page.getByLabel(words.en.accounts.field.confirmation, { exact: true }).fill('Nar-Agaci-1923');
  await page.getByRole('button', { name: words.en.accounts.reset.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.en.accounts.reset.doneTitle })).toBeVisible();

  const answer = await page.request.post('/login', { data: { email: me.email, password: 'Nar-Agaci-1923' } });
  expect(await answer.json()).toMatchObject({ email: me.email, main_member: { pending_email: null } });
  await page.goto(link);
  await undo.click();
  await closeAlert(page);
  await expect(page.getByRole('heading', { level: 1, name: words.en.accounts.undo.invalidTitle })).toBeVisible();
});

test('long after the log-in other devices are logged out with the password, this one without', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en' });
  const { page, me, send } = member;
  // so that each has a session of its own
  await send('POST', '/login', { email: me.email, password: APPLICANT_PASSWORD });
  await page.request.post('/login', { data: { email: me.email, password: APPLICANT_PASSWORD } });
  await loggedInLongAgo(page);
  await page.goto('/member-ui/my-account');
  const devices = page.getByRole('region', { name: myAccount.devices.title });

  await devices.getByRole('button', { name: myAccount.devices.endOthers }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel(myAccount.password.old, { exact: true }).fill(APPLICANT_PASSWORD);
  await question.getByRole('button', { name: myAccount.devices.endOthers }).click();
  await expect(question).toHaveCount(0);
  await expect(send('GET', '/api/v1/me')).rejects.toThrow('401');
  const logOut = devices.getByRole('button', { name: new RegExp(`^${myAccount.devices.logOut}`) });
  await expect(logOut).toHaveCount(1);
  await logOut.click();
  await expect(question.getByText(myAccount.devices.logOutText)).toBeVisible();
  await expect(question.getByLabel(myAccount.password.old)).toHaveCount(0);
  await question.getByRole('button', { name: myAccount.devices.keep }).click();
});

/** The alert of a refusal, which opens above the question. */
async function closeAlert(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: shared.alert.title });
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
}

/** Changes the answer as if the log-in was older than ten minutes; the server checks a sent password in any case. */
async function loggedInLongAgo(page: Page): Promise<void> {
  await page.route('**/api/v1/me/devices', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const devices = (await response.json()) as object[];
    await route.fulfill({ response, json: devices.map((device) => ({ ...device, is_fresh: false })) });
  });
}
