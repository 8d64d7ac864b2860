import { type Page, request } from 'playwright-core';
import { STEP_SECONDS, stepAt } from '../../domain/accounts/secondFactor.ts';
import { codeOf } from '../../server/platform/secrets/oneTimeCodes.ts';
import { runProgram } from '../../server/testing/processes/program.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { expectSaid, field } from '../fields.ts';
import { test as base, expect, type Guest } from '../fixtures.ts';
import { type Product, startProduct } from '../server.ts';
import { filled, words } from '../words.ts';

const FIRST = 'neu@buero.example';
const PASSWORD = 'Marillen-Baum-77';
const STATE_PATH = '/api/v1/me/second-factor';
const { accounts, application, office, officeAccess: access, refusals } = words.de;

/** Not the demo, because there the second factor is optional. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses
  product: async ({}, use) => {
    const product = await startProduct();
    await use(product);
    await product.stop();
  },
});

/** What the first staff member has: the secret in the app on the phone, and the codes for a day without it. */
type Factor = { secret: string; recoveryCodes: string[] };

// proves: promise.15
test('the second factor of the first staff member, from the app to the command that ends all of it', async ({
  openGuest,
  product,
}) => {
  await addFirst(product);
  const factor =
    await test.step('a new staff member connects an app, stores the recovery codes, and then works', async () =>
      connectApp(await openGuest(), product));
  await test.step('each log-in asks for a code, and gives no access before', async () =>
    enterCode(await openGuest('phone'), factor));
  await test.step('without the phone a recovery code works, once; new ones are made, and a command ends all of it', async () =>
    recover(await openGuest(), factor, product));
});

/** The operator adds the first account, whose owner chooses a password. */
async function addFirst(product: Product): Promise<void> {
  await setPassword(product, await officeCommand(product, 'first-account', '--email', FIRST));
}

/** With the link that a command has printed. */
async function setPassword(product: Product, said: string): Promise<void> {
  const token = /token=(\S+)/.exec(said)?.[1];
  const api = await request.newContext({ baseURL: product.origin });
  const set = await api.post('/api/v1/password/reset', { data: { token, password: PASSWORD, confirmation: PASSWORD } });
  expect(set.status()).toBe(204);
  await api.dispose();
}

async function connectApp({ page, expectStatus }: Guest, product: Product): Promise<Factor> {
  await comeIn(page);
  await expectScreen(page, access.setUp.title);
  await expectAccessible(page);
  await field(page, access.field.password).fill(PASSWORD);
  await press(page, access.goOn);

  await expectScreen(page, access.app.title);
  await expectAccessible(page);
  const address = await page.getByRole('link', { name: access.app.onThisDevice }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await expect(page.getByText(secret.match(/.{4}/g)?.join(' ') ?? '')).toHaveCount(1);
  expectStatus(422, STATE_PATH);
  await field(page, access.field.code).fill(code(secret, 7));
  await press(page, access.app.submit);
  await (await alertIn(page)).close();
  await expectSaid(field(page, access.field.code), refusals.second_factor_wrong);
  await field(page, access.field.code).fill(code(secret, 0));
  await press(page, access.app.submit);

  await expectScreen(page, access.codes.title);
  await expectAccessible(page);
  const recoveryCodes = await shownCodes(page);
  expect(new Set(recoveryCodes).size).toBe(10);
  // the codes stay on the screen while the language is switched
  await page.getByRole('button', { name: words.de.shared.language.tr }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.tr.officeAccess.codes.title })).toBeVisible();
  await press(page, words.tr.officeAccess.codes.kept);
  await expect(page.getByRole('heading', { level: 1, name: words.tr.office.toDo.title })).toBeVisible();
  await page.getByRole('button', { name: words.tr.shared.language.en }).click();
  await page.getByRole('button', { name: words.en.shared.language.de }).click();
  await expectScreen(page, office.toDo.title);
  await product.mailTo(FIRST, 'Ihr zweiter Faktor ist eingerichtet');
  return { secret, recoveryCodes };
}

async function enterCode({ page, expectStatus }: Guest, { secret }: Factor): Promise<void> {
  await comeIn(page);
  await expectScreen(page, access.ask.title);
  await expectAccessible(page);
  const input = field(page, access.field.code);
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(input).toHaveAttribute('inputmode', 'numeric');
  await page.goto('/office-ui/households');
  await expectScreen(page, access.ask.title);

  expectStatus(422, `${STATE_PATH}/code`);
  await input.fill(code(secret, 7));
  await press(page, access.ask.submit);
  await (await alertIn(page)).close();
  await expectSaid(input, refusals.second_factor_wrong);
  await input.fill(code(secret, 1));
  await press(page, access.ask.submit);

  await expectScreen(page, office.households.title);
  await page.reload();
  await expectScreen(page, office.households.title);
}

async function recover(
  { page, expectStatus }: Guest,
  { secret, recoveryCodes }: Factor,
  product: Product,
): Promise<void> {
  await comeIn(page);
  await press(page, access.ask.noPhone);
  await expectScreen(page, access.recover.title);
  await expectAccessible(page);
  await field(page, access.field.recoveryCode).fill((recoveryCodes[0] ?? '').toLowerCase());
  await press(page, access.ask.submit);
  await expect(page.getByText(filled(access.recover.left_other, { count: 9 }))).toBeVisible();
  await press(page, access.toOffice);
  await expectScreen(page, office.toDo.title);

  await page.getByRole('button', { name: FIRST }).click();
  await page.getByRole('menuitem', { name: access.account.title }).click();
  await expectScreen(page, access.account.title);
  await expectAccessible(page);
  await page.getByRole('link', { name: access.account.renewCodes }).click();
  await field(page, access.field.password).fill(PASSWORD);
  await press(page, access.ask.noPhone);
  await field(page, access.field.recoveryCode).fill(recoveryCodes[1] ?? '');
  await press(page, access.goOn);
  await expectScreen(page, access.codes.title);
  const fresh = await shownCodes(page);
  expect(fresh.filter((each) => recoveryCodes.includes(each))).toEqual([]);
  await press(page, access.codes.kept);
  await expectScreen(page, access.account.title);
  await expect(page.getByText('10', { exact: true })).toBeVisible();

  // the other tab logs in again: this one learns of it with its next call, and asks for a code itself
  await page.request.post('/login', { data: { email: FIRST, password: PASSWORD } });
  expectStatus(403, `${STATE_PATH}/recovery-codes`);
  await page.getByRole('link', { name: access.account.renewCodes }).click();
  await field(page, access.field.password).fill(PASSWORD);
  await field(page, access.field.code).fill(code(secret, 0));
  await press(page, access.goOn);
  const alert = await alertIn(page);
  expect(alert.words).toBe(refusals.second_factor_needed);
  await alert.close();
  await expectScreen(page, access.ask.title);
  await press(page, access.ask.noPhone);
  await field(page, access.field.recoveryCode).fill(fresh[0] ?? '');
  await press(page, access.ask.submit);
  await press(page, access.toOffice);
  await expectScreen(page, access.renew.title);

  const said = await officeCommand(product, 'let-in', '--email', FIRST);
  expectStatus(401, '/api/v1/me');
  await page.reload();
  await expect(page).toHaveURL(/member-ui\/\?view=form/);
  await setPassword(product, said);
  await logIn(page);
  await expectScreen(page, access.setUp.title);
  await press(page, application.frame.logOut);
  await expect(page).toHaveURL(/member-ui\/\?view=form/);
}

async function comeIn(page: Page): Promise<void> {
  await page.goto('/member-ui/?view=form');
  await logIn(page);
}

/** The recovery codes, which the office shows only once. */
async function shownCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: access.codes.title }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
}

async function logIn(page: Page): Promise<void> {
  await field(page, accounts.field.identifier).fill(FIRST);
  await field(page, accounts.field.password).fill(PASSWORD);
  await press(page, accounts.logIn.submit);
}

/** The app's code some half minutes later. */
function code(secret: string, later: number): string {
  return codeOf(secret, stepAt(new Date()) + later, { stepSeconds: STEP_SECONDS });
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function expectScreen(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Runs a command of the operator beside the running server. */
async function officeCommand({ dataDir }: Product, ...typed: string[]): Promise<string> {
  const { exitCode, said } = await runProgram(['dist/server/office.js', ...typed], {
    DATA_DIR: dataDir,
    DEMO: '0',
  });
  if (exitCode !== 0) throw new Error(said);
  return said;
}
