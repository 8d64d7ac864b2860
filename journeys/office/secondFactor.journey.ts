import { type Page, request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STEP_SECONDS, stepAt } from '../../domain/accounts/secondFactor.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { codeOf } from '../../server/platform/oneTimeCodes.ts';
import { runProgram } from '../../server/testing/processes/program.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { type Device, openBrowser, openVisitor, type Visitor } from '../browser.ts';
import { expectSaid, field } from '../fields.ts';
import { type Product, startProduct } from '../server.ts';
import { filled, words } from '../words.ts';

const CLERK = 'neu@buero.example';
const PASSWORD = 'Marillen-Baum-77';
const STATE_PATH = '/api/v1/me/second-factor';
const PATIENCE_MS = patience(120_000);
const { accounts, application, office, officeAccess: access, refusals } = words.de;

const browser = await openBrowser();
let product: Product;
/** The secret in the app on the clerk's phone, once it was scanned. */
let secret = '';
let recoveryCodes: string[] = [];

beforeAll(async () => {
  // not the demo, because there the second factor is optional
  product = await startProduct();
  const token = /token=(\S+)/.exec(await officeCommand('add-staff', '--email', CLERK, '--role', 'clerk'))?.[1];
  const api = await request.newContext({ baseURL: product.origin });
  const set = await api.post('/api/v1/password/reset', { data: { token, password: PASSWORD, confirmation: PASSWORD } });
  expect(set.status()).toBe(204);
  await api.dispose();
}, PATIENCE_MS);
afterAll(() => product.stop(), PATIENCE_MS);

// proves: promise.15
it('a new staff member connects an app, stores the recovery codes, and then works', async () => {
  const visitor = await comeIn();
  const { page } = visitor;
  await expectScreen(page, access.setUp.title);
  await expectAccessible(page);
  await field(page, access.field.password).fill(PASSWORD);
  await press(page, access.goOn);

  await expectScreen(page, access.app.title);
  await expectAccessible(page);
  const address = await page.getByRole('link', { name: access.app.onThisDevice }).getAttribute('href');
  secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  expect(await page.getByText(secret.match(/.{4}/g)?.join(' ') ?? '').count()).toBe(1);
  visitor.expectStatus(422, STATE_PATH);
  await field(page, access.field.code).fill(code(7));
  await press(page, access.app.submit);
  await (await alertIn(page)).close();
  await expectSaid(field(page, access.field.code), refusals.second_factor_wrong);
  await field(page, access.field.code).fill(code(0));
  await press(page, access.app.submit);

  await expectScreen(page, access.codes.title);
  await expectAccessible(page);
  recoveryCodes = await page.getByRole('list', { name: access.codes.title }).getByRole('listitem').allInnerTexts();
  expect(new Set(recoveryCodes).size).toBe(10);
  // the codes stay on the screen while the language is switched
  await page.getByRole('button', { name: words.de.shared.language.tr }).click();
  await page.getByRole('heading', { level: 1, name: words.tr.officeAccess.codes.title }).waitFor();
  await press(page, words.tr.officeAccess.codes.kept);
  await page.getByRole('heading', { level: 1, name: words.tr.office.toDo.title }).waitFor();
  await page.getByRole('button', { name: words.tr.shared.language.en }).click();
  await page.getByRole('button', { name: words.en.shared.language.de }).click();
  await expectScreen(page, office.toDo.title);
  await visitor.leave();
  await product.mailTo(CLERK, 'Ihr zweiter Faktor ist eingerichtet');
});

// proves: promise.15
it('each log-in asks for a code, and gives no access before', async () => {
  const visitor = await comeIn('phone');
  const { page } = visitor;
  await expectScreen(page, access.ask.title);
  await expectAccessible(page);
  const input = field(page, access.field.code);
  expect([await input.getAttribute('autocomplete'), await input.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ]);
  await page.goto('/office-ui/households');
  await expectScreen(page, access.ask.title);

  visitor.expectStatus(422, `${STATE_PATH}/code`);
  await input.fill(code(7));
  await press(page, access.ask.submit);
  await (await alertIn(page)).close();
  await expectSaid(input, refusals.second_factor_wrong);
  await input.fill(code(1));
  await press(page, access.ask.submit);

  await expectScreen(page, office.households.title);
  await page.reload();
  await expectScreen(page, office.households.title);
  await visitor.leave();
});

// proves: promise.15
it('without the phone a recovery code works, once; new ones are made, and a command ends all of it', async () => {
  const visitor = await comeIn();
  const { page } = visitor;
  await press(page, access.ask.noPhone);
  await expectScreen(page, access.recover.title);
  await expectAccessible(page);
  await field(page, access.field.recoveryCode).fill((recoveryCodes[0] ?? '').toLowerCase());
  await press(page, access.ask.submit);
  await page.getByText(filled(access.recover.left_other, { count: 9 })).waitFor();
  await press(page, access.toOffice);
  await expectScreen(page, office.toDo.title);

  await page.getByRole('button', { name: CLERK }).click();
  await page.getByRole('menuitem', { name: access.account.title }).click();
  await expectScreen(page, access.account.title);
  await expectAccessible(page);
  await page.getByRole('link', { name: access.account.renewCodes }).click();
  await field(page, access.field.password).fill(PASSWORD);
  await press(page, access.ask.noPhone);
  await field(page, access.field.recoveryCode).fill(recoveryCodes[1] ?? '');
  await press(page, access.goOn);
  await expectScreen(page, access.codes.title);
  const fresh = await page.getByRole('list', { name: access.codes.title }).getByRole('listitem').allInnerTexts();
  expect(fresh.filter((each) => recoveryCodes.includes(each))).toEqual([]);
  await press(page, access.codes.kept);
  await expectScreen(page, access.account.title);
  await page.getByText('10', { exact: true }).waitFor();

  // the other tab logs in again: this one learns of it with its next call, and asks for a code itself
  await page.request.post('/login', { data: { email: CLERK, password: PASSWORD } });
  visitor.expectStatus(403, `${STATE_PATH}/recovery-codes`);
  await page.getByRole('link', { name: access.account.renewCodes }).click();
  await field(page, access.field.password).fill(PASSWORD);
  await field(page, access.field.code).fill(code(0));
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

  await officeCommand('reset-second-factor', '--email', CLERK);
  visitor.expectStatus(401, '/api/v1/me');
  await page.reload();
  await page.waitForURL(/member-ui\/\?view=form/);
  await logIn(page);
  await expectScreen(page, access.setUp.title);
  await press(page, application.frame.logOut);
  await page.waitForURL(/member-ui\/\?view=form/);
  await visitor.leave();
});

async function comeIn(device: Device = 'desk'): Promise<Visitor> {
  const visitor = await openVisitor(browser, product.origin, device);
  await visitor.page.goto('/member-ui/?view=form');
  await logIn(visitor.page);
  return visitor;
}

async function logIn(page: Page): Promise<void> {
  await field(page, accounts.field.identifier).fill(CLERK);
  await field(page, accounts.field.password).fill(PASSWORD);
  await press(page, accounts.logIn.submit);
}

/** The app's code some half minutes later. */
function code(later: number): string {
  return codeOf(secret, stepAt(new Date()) + later, { stepSeconds: STEP_SECONDS });
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function expectScreen(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** Runs a command of the operator beside the running server. */
async function officeCommand(...typed: string[]): Promise<string> {
  const { exitCode, said } = await runProgram(['dist/server/office.js', ...typed], {
    DATA_DIR: product.dataDir,
    DEMO: '0',
  });
  if (exitCode !== 0) throw new Error(said);
  return said;
}
