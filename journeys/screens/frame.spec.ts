import type { Page } from '@playwright/test';
import { APPLICANT_PASSWORD } from '../accounts.ts';
import { field } from '../fields.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { untilAnswered } from '../untilAnswered.ts';
import { words } from '../words.ts';

const { accounts, application, members, myAccount, notifications, shared, substitutes } = words.en;
const { frame } = application;
const ALL_STEPS = ['News', 'Main member', 'Household', 'Family members', 'Payments'];

// proves: frame.header
test('the header leads to the news, switches the language, and opens My account and Logout', async ({ openPerson }) => {
  const { page, me } = await openPerson('hatice', { language: 'en' });
  await page.goto('/member-ui/household');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: shared.language.de })).toBeVisible();
  const menu = header.getByRole('button', { name: me.name });
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['My account', 'Logout'], { useInnerText: true });
  await page.getByRole('menuitem', { name: myAccount.title }).click();
  await page.waitForURL('**/my-account');
  await header.getByRole('link').first().click();
  await page.waitForURL('**/news');
});

test('on a phone both entries of the user menu begin at the same place', async ({ openPerson }) => {
  const { page } = await openPerson('hatice', { device: 'phone' });
  await page.goto('/member-ui/household');
  await page.locator('button[aria-haspopup=menu]').click();
  const pictures = page.getByRole('menuitem').locator('svg');
  await expect(pictures.last()).toBeVisible();
  const [first, second] = await Promise.all([pictures.first().boundingBox(), pictures.last().boundingBox()]);
  expect(first?.x).toBe(second?.x);
});

test('with a double press, everything that opens stays open: a message, the menu, the user menu', async ({
  openPerson,
}) => {
  const { page, me } = await openPerson('hatice', { device: 'phone' });
  await page.goto('/member-ui/news');
  const message = page.locator('main h2 button, main h3 button').first();
  for (const opener of [message, page.getByRole('button', { name: words.de.shared.frame.menu, exact: true })]) {
    await opener.dblclick();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
  await page.getByRole('button', { name: me.name }).dblclick();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

// proves: frame.sidebar, product.existing-member, role.existing-substitutes
test('an existing member can open every screen, with the substitutes before the payments', async ({ openPerson }) => {
  for (const who of ['hatice', 'mehmet'] as const) {
    const visitor = await openPerson(who, { language: 'en' });
    const { page } = visitor;
    await page.goto('/member-ui/news');
    const names = [...ALL_STEPS.slice(0, 4), 'Representations', 'Payments'];
    await expect(sidebar(page).getByRole('link')).toHaveText(names, { useInnerText: true });
    await sidebar(page).getByRole('link', { name: substitutes.list.title }).click();
    await page.waitForURL('**/substitutes');
  }
});

// proves: product.substitutes-before-payment
test('an existing member gets from the family members to the substitutes and then the payments', async ({
  openPerson,
}) => {
  const visitor = await openPerson('hatice', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/sub-member');
  await page.getByRole('main').getByText(substitutes.list.nextHere, { exact: true }).click();
  await page.waitForURL('**/member-ui/substitutes');
  await page.getByRole('main').getByText(substitutes.list.next, { exact: true }).click();
  await page.waitForURL('**/member-ui/payment');
});

// proves: frame.sidebar-applicant, frame.progress, constant.progress, state.step-unlocks, product.steps, entity.session
test('an applicant sees the entries up to the step reached, as plain text, and the progress grows', async ({
  openPerson,
}) => {
  const visitor = await openPerson('gulsah', { language: 'en', step: 0 });
  const { page } = visitor;
  for (const [step, path] of ['/news', '/main-member', '/household', '/sub-member', '/payment'].entries()) {
    await page.goto(`/member-ui${path}`);
    await expect(page.getByRole('heading', { level: 1, name: ALL_STEPS[step] })).toBeVisible();
    await expect(entries(page)).toHaveText(ALL_STEPS.slice(0, step + 1), { useInnerText: true });
    await expect(sidebar(page).getByRole('link')).toHaveCount(0);
    await expect(sidebar(page).locator('[aria-disabled="true"]')).toHaveCount(step + 1);
    await expect(sidebar(page).getByRole('progressbar')).toHaveAttribute('value', String(step * 25));
    expect(await kept(page)).toEqual({ loggedIn: true, step });
  }
  // going back locks nothing, and neither does a new visit
  await page.goto('/member-ui/news');
  await expect(entries(page)).toHaveText(ALL_STEPS, { useInnerText: true });
});

// proves: role.applicant, state.step-unlocks
test('the URL of a later step redirects an applicant to the step reached', async ({ openPerson }) => {
  const visitor = await openPerson('elif', { language: 'en' });
  const { page } = visitor;
  for (const path of ['/household', '/sub-member', '/sub-member/add', '/payment', '/substitutes']) {
    await page.goto(`/member-ui${path}`);
    await page.waitForURL('**/news');
    await expect(page.getByRole('heading', { level: 1, name: frame.news })).toBeVisible();
  }
  await page.goto('/member-ui/main-member');
  await expect(field(page, members.field.place_of_birth)).toBeEditable();
  await page.goto('/member-ui/household');
  await page.waitForURL('**/main-member');
});

// proves: welcome.page, product.welcome-text, product.contact
test('the welcome page explains the 90 days, states the contact data, and links to the news', async ({
  openPerson,
}) => {
  const visitor = await openPerson('hatice', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/welcome');
  const main = page.getByRole('main');
  const promise =
    'Once we have received your payment, a waiting period of 90 days begins. Then your membership becomes valid.';
  await expect(main.getByText(promise)).toBeVisible();
  for (const { application } of [words.de, words.tr]) expect(application.welcome.waitingText).toContain('90');
  const { association } = await (await page.request.get('/member-ui/config.json')).json();
  const { phone, emergency_phone, email, bank_name, bic } = association;
  for (const known of [phone, emergency_phone, email, bank_name, bic])
    await expect(main.getByText(known, { exact: true })).toBeVisible();
  await expect.poll(async () => (await main.textContent())?.replaceAll(' ', '')).toContain(association.iban);
  await main.getByRole('link', { name: application.welcome.verify }).click();
  await page.waitForURL('**/news');
  await expect(page.getByRole('heading', { name: notifications.list })).toBeVisible();
  // every screen has the same contact data at its end
  for (const known of [phone, emergency_phone, email])
    await expect(page.getByRole('contentinfo').getByRole('link', { name: known })).toBeVisible();
});

test('covered members read in the news whom to call in case of a death, and which number to state', async ({
  openPerson,
}) => {
  const visitor = await openPerson('mehmet', { language: 'en', device: 'phone' });
  const { page, me } = visitor;
  await page.goto('/member-ui/news');
  await expect(page.getByRole('heading', { name: application.atADeath.title })).toBeVisible();
  const call = page.getByRole('main').getByRole('link', { name: '+43 1 234 56 99' });
  await expect(call).toHaveAttribute('href', 'tel:+4312345699');
  await expect(page.getByText(`membership number ${me.main_member.membership_no}`)).toBeVisible();
});

// proves: product.language-cycle, constant.languages
test('a new device shows German; the switch goes on to Turkish, English and German again', async ({ openGuest }) => {
  const { page } = await openGuest();
  await page.goto('/member-ui/?view=form');
  const typed = field(page, words.de.accounts.field.identifier);
  await typed.fill('hatice@');
  for (const [language, next] of [
    ['de', 'tr'],
    ['tr', 'en'],
    ['en', 'de'],
    ['de', 'tr'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name: words[language].accounts.logIn.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // a double press switches by one language
    await page.getByRole('button', { name: words[language].shared.language[next] }).dblclick();
  }
  await expect(field(page, words.tr.accounts.field.identifier)).toHaveValue('hatice@');
});

// proves: product.default-language, call.PUT /api/v1/me, call.GET /api/v1/me
test('the language chosen after the log-in is the account’s, and another device uses it after the log-in', async ({
  openApplicant,
  openGuest,
}) => {
  const visitor = await openApplicant();
  const { page, send, me } = visitor;
  await page.goto('/member-ui/news');
  const storing = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: shared.language.tr }).click();
  const request = (await storing).request();
  expect([new URL(request.url()).pathname, request.postDataJSON()]).toEqual(['/api/v1/me', { default_lang: 'tr' }]);
  expect(await send('GET', '/api/v1/me')).toMatchObject({ default_lang: 'tr' });

  const other = await openGuest();
  await other.page.goto('/member-ui/?view=form');
  await field(other.page, words.de.accounts.field.identifier).fill(me.email);
  await field(other.page, words.de.accounts.field.password).fill(APPLICANT_PASSWORD);
  await other.page.keyboard.press('Enter');
  await other.page.getByRole('dialog').getByRole('button', { name: words.tr.application.news.greetingStart }).click();
  await expect(other.page.getByRole('heading', { level: 1, name: words.tr.application.frame.news })).toBeVisible();
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'tr');
});

// proves: state.logout, entity.session, call.POST /logout
test('Logout deletes the session’s data on the device, and goes to the log-in', async ({ openPerson }) => {
  const visitor = await openPerson('gulsah', { language: 'en' });
  const { page, me, expectStatus } = visitor;
  await openNews(page);
  expect(await kept(page)).toEqual({ loggedIn: true, step: 4 });
  await page.getByRole('button', { name: me.name }).click();
  await page.getByRole('menuitem', { name: frame.logOut }).click();
  await page.waitForURL('/member-ui/');
  await expect(page.getByRole('button', { name: accounts.welcome.enter })).toBeVisible();
  await expectLoggedOut(visitor);
  expectStatus(401, '/api/v1/me');
  expect(await page.evaluate("fetch('/api/v1/me').then(({ status }) => status)")).toBe(401);
  await page.goto('/member-ui/news');
  await page.waitForURL('/member-ui/');
});

// proves: state.unauthorised, error.unauthorised
test('a 401 deletes the session’s data on the device and goes to the log-in, without an alert', async ({
  openPerson,
}) => {
  const visitor = await openPerson('gulsah', { language: 'en' });
  const { page, send, expectStatus } = visitor;
  await openNews(page);
  await send('POST', '/logout'); // ended on the server, without telling this device
  expectStatus(401, '/api/v1/me');
  await page.getByRole('button', { name: shared.language.de }).click();
  await page.waitForURL('/member-ui/?view=form');
  await expect(page.getByText(words.de.accounts.farewell.session_over.title)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectLoggedOut(visitor);
});

// proves: state.password-change
test('a new e-mail address logs out, and so does a new password', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page, me } = visitor;
  await page.goto('/member-ui/my-account');
  await field(page, myAccount.email.new).fill(`neu.${me.email}`);
  await page.getByRole('button', { name: shared.action.update }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: myAccount.email.confirm }).click();
  await expect(page.getByText(accounts.farewell.email_changed.title)).toBeVisible();
  await expectLoggedOut(visitor);
  await field(page, accounts.field.identifier).fill(me.email);
  await field(page, accounts.field.password).fill(APPLICANT_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/news');
  await page.goto('/member-ui/my-account');
  await field(page, myAccount.password.old).fill(APPLICANT_PASSWORD);
  await field(page, accounts.field.newPassword).fill('Zwetschken-Baum-78');
  await field(page, accounts.field.confirmation).fill('Zwetschken-Baum-78');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: myAccount.password.confirm }).click();
  await expect(page.getByText(accounts.farewell.password_changed.title)).toBeVisible();
  await expect(page).toHaveURL(/\/member-ui\/(\?.*)?$/);
  await expectLoggedOut(visitor);
});

/** Opens the news and waits for every answer, because an unanswered call would be refused after the session's end. */
async function openNews(page: Page): Promise<void> {
  await page.goto('/member-ui/news');
  await expect(page.getByRole('region', { name: notifications.list }).getByRole('button').first()).toBeVisible();
  return untilAnswered(page);
}

/** User and step are deleted: in the device's storage, and on screen. */
async function expectLoggedOut({ page, me }: Resident): Promise<void> {
  const session: unknown = JSON.parse(await page.evaluate<string>("localStorage.getItem('vefa.session') ?? '{}'"));
  expect(session).toEqual({ loggedIn: false, step: 0 });
  await expect(page.getByText(me.name)).toHaveCount(0);
}

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: shared.frame.navigation });
}

function entries(page: Page) {
  return sidebar(page).getByRole('listitem');
}

/** The session data in the device's storage, without the owner. */
async function kept(page: Page): Promise<unknown> {
  const { owner: _whose, ...session } = JSON.parse(
    await page.evaluate<string>("localStorage.getItem('vefa.session') ?? '{}'"),
  );
  return session;
}
