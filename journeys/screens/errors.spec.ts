import type { Page } from '@playwright/test';
import type { Language } from '../../domain/shared/language.ts';
import { rowsOf } from '../../server/testing/specification.ts';
import { publicRefusalKeys } from '../../texts/refusalKeys.ts';
import { ALERT_WIDTH, alertIn } from '../alerts.ts';
import { answer } from '../answers.ts';
import { field } from '../fields.ts';
import { expect, type Fixtures, type Guest, test } from '../fixtures.ts';
import { words } from '../words.ts';

/** The texts' own test checks that each key has a sentence in every language; here only some are shown. */
const FEW = 4;
/** `key.forbidden` says “Access forbidden”, most others only “Known key”. */
const KEYS = rowsOf('8-errors', 'key.').map(([id, says]) => ({ key: id.replace('key.', ''), says }));
const REFUSED = 409;

for (const { language, keys } of [
  { language: 'en', keys: KEYS },
  { language: 'tr', keys: KEYS.slice(0, FEW) },
  { language: 'de', keys: KEYS.slice(-FEW) },
] as const) {
  // proves: key.*, error.lookup, error.alert, constant.alert-width
  test(`the keys of the error catalogue are said in words, in ${language}`, async ({ openGuest, openPerson }) => {
    const known: ReadonlySet<string> = new Set(publicRefusalKeys);
    await expectSentences(language, {
      on: await logInForm(openGuest, language),
      keys: keys.filter(({ key }) => known.has(key)),
    });
    await expectSentences(language, {
      on: await insideForm(openPerson, language),
      keys: keys.filter(({ key }) => !known.has(key)),
    });
  });
}

/** A form that is sent repeatedly, and refused each time. */
type RefusedForm = { visitor: Guest; method: 'POST'; path: string; send: () => Promise<void> };

async function expectSentences(
  language: Language,
  { on, keys }: { on: RefusedForm; keys: typeof KEYS },
): Promise<void> {
  const { page } = on.visitor;
  let refusal = '';
  await answer(page, on.method, on.path, () => ({ status: REFUSED, json: { message: refusal } }));
  for (const { key, says } of keys) {
    refusal = key;
    await on.send();
    const alert = await alertIn(page);
    expect({ key, ...alert }).toMatchObject({ key, words: sentenceOf(language, key), width: ALERT_WIDTH });
    expect(alert.words).not.toBe(key);
    if (language === 'en' && says !== 'Known key') expect(alert.words).toBe(says);
    if (language !== 'en') expect(alert.words).not.toBe(sentenceOf('en', key));
    await alert.close();
  }
  if (refusal) await expect(page.getByRole('alert').getByText(sentenceOf(language, refusal))).toBeVisible();
}

async function logInForm(openGuest: Fixtures['openGuest'], language: Language): Promise<RefusedForm> {
  const visitor = await openLogIn(openGuest, language);
  return { visitor, method: 'POST', path: '/login', send: () => logIn(visitor.page, language) };
}

/** Sentences that only members can get are loaded after the log-in. */
async function insideForm(openPerson: Fixtures['openPerson'], language: Language): Promise<RefusedForm> {
  const member = await openPerson('caglar', { language });
  const { page } = member;
  const path = `/api/v1/household/${member.me.household.id}/substitute`;
  member.expectStatus(REFUSED, path);
  await page.goto('/member-ui/substitutes/add');
  const { field: label } = words[language].substitutes;
  await field(page, label.first_name).fill('Zeynep');
  await field(page, label.last_name).fill('Şimşek');
  await field(page, label.email).fill('zeynep@kanzlei.example');
  await field(page, label.valid_until).fill('31.12.2035');
  const save = page.getByRole('button', { name: words[language].shared.action.save, exact: true });
  return { visitor: member, method: 'POST', path, send: () => save.click() };
}

const unknown = 'Der Server ist müde.';

test.describe('an alert shows', () => {
  for (const [what, body, lines] of [
    ['the message', { json: { message: 'forbidden', errors: { email: ['required'] } } }, ['Access forbidden']],
    ['a message that is no key as it is', { json: { message: unknown } }, [unknown]],
    ['without a message the body', { body: 'Bad gateway behind the proxy' }, ['Bad gateway behind the proxy']],
    [
      'of a page the words on it',
      { body: '<html><head><title>502</title></head><body><h1>Bad gateway</h1> <hr>nginx</body></html>' },
      ['Bad gateway nginx'],
    ],
    ['of a body in quotes the words alone', { json: unknown }, [unknown]],
    [
      'without either the messages of the fields, one per line',
      { json: { errors: { email: ['invalid_email'], password: ['required', 'min_8_characters'] } } },
      ['Invalid E-mail address', 'Required', 'Min 8 characters'],
    ],
    ['without anything the status', { body: '' }, ['Conflict']],
  ] as const) {
    // proves: error.message-order, error.lookup
    test(`${what}`, async ({ openGuest }) => {
      const visitor = await openLogIn(openGuest, 'en');
      const { page } = visitor;
      await answer(page, 'POST', '/login', () => ({ status: REFUSED, ...body }));
      await logIn(page, 'en');
      const alert = await alertIn(page);
      expect(alert.words.split('\n')).toEqual(lines);
      expect(alert.width).toBe(ALERT_WIDTH);
    });
  }
});

// departs: constant.alert-width, error.alert
test('an alert is no wider than a phone', async ({ openGuest }) => {
  const visitor = await openLogIn(openGuest, 'en', 'phone');
  const { page } = visitor;
  await answer(page, 'POST', '/login', () => ({ status: REFUSED, json: { message: 'forbidden' } }));
  await logIn(page, 'en');
  const alert = await alertIn(page);
  expect(alert.width).toBeGreaterThan(0);
  expect(alert.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

// proves: error.unauthorised
test('a 401 sends a logged-in reader to the log-in without an alert', async ({ openPerson }) => {
  const member = await openPerson('seyma', { language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/sub-member');
  await expect(page.getByRole('table')).toBeVisible();
  const pathname = '/api/v1/finance/sale-invoice/pre-calculation';
  member.expectStatus(401, pathname);
  await answer(page, 'GET', pathname, () => ({ status: 401, json: { message: 'unauthenticated' } }));
  await page.getByRole('link', { name: words.en.application.frame.payments, exact: true }).click();
  await expect(page.getByText(words.en.accounts.farewell.session_over.title)).toBeVisible();
  await expect(page).toHaveURL(/\/member-ui\/(\?.*)?$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const session: string = await page.evaluate('localStorage.getItem("vefa.session")');
  expect(JSON.parse(session)).toEqual({ loggedIn: false, step: 0 });
});

// proves: error.unauthorised
test('a 401 to somebody who is not logged in opens no alert either', async ({ openGuest }) => {
  const visitor = await openLogIn(openGuest, 'en');
  const { page } = visitor;
  visitor.expectStatus(401, '/login');
  await answer(page, 'POST', '/login', () => ({ status: 401, json: { message: 'unauthenticated' } }));
  await logIn(page, 'en');
  await expect(page.getByRole('alert').getByText(words.en.refusals.unauthenticated)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

for (const [status, message] of [
  [422, 'no_matching_fee'],
  [500, 'something_went_wrong'],
] as const) {
  // proves: error.alert
  test(`what cannot be shown says why: ${status} ${message}`, async ({ openApplicant }) => {
    const member = await openApplicant({ language: 'en', step: 4 });
    const { page } = member;
    const path = '/api/v1/finance/sale-invoice/pre-calculation';
    member.expectStatus(status, path);
    await answer(page, 'GET', path, () => ({ status, json: { message } }));
    await page.goto('/member-ui/payment');
    await (await alertIn(page)).close();
    const card = page.getByRole('region', { name: words.en.invoicing.new.title, exact: true });
    await expect(card.getByText(words.en.refusals[message])).toBeVisible();
    await expect(page.getByText(words.en.shared.connection.offline)).toHaveCount(0);
  });
}

async function openLogIn(
  openGuest: Fixtures['openGuest'],
  language: Language,
  device: 'desk' | 'phone' = 'desk',
): Promise<Guest> {
  const visitor = await openGuest(device, { kept: { 'vefa.language': language } });
  visitor.expectStatus(REFUSED, '/login');
  await visitor.page.goto('/member-ui/?view=form');
  await field(visitor.page, words[language].accounts.field.identifier).fill('hatice@demo.example');
  await field(visitor.page, words[language].accounts.field.password).fill('Anything-1');
  return visitor;
}

async function logIn(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words[language].accounts.logIn.submit, exact: true }).click();
}

function sentenceOf(language: Language, key: string): string {
  const sentence = Object.entries(words[language].refusals).find(([name]) => name === key)?.[1];
  if (!sentence) throw new Error(`${key} has no sentence in ${language}`);
  return sentence;
}
