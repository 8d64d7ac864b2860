import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { APPLICANT_PASSWORD } from '../accounts.ts';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { field } from '../fields.ts';
import { type Member, openApplicant, openMember } from '../member.ts';
import { untilAnswered } from '../untilAnswered.ts';
import { words } from '../words.ts';

const { origin } = sharedDemo();
const { accounts, application, members, myAccount, notifications, shared, substitutes } = words.en;
const { frame } = application;
const ALL_STEPS = ['News', 'Main member', 'Household', 'Family members', 'Payments'];
const browser = await openBrowser();

// proves: frame.header
it('the header leads to the news, switches the language, and opens My account and Logout', async () => {
  const { page, me, leave } = await openMember(browser, 'hatice', { language: 'en' });
  await page.goto('/member-ui/household');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: shared.language.de }).waitFor();
  const menu = header.getByRole('button', { name: me.name });
  await menu.click();
  await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['My account', 'Logout']);
  await page.getByRole('menuitem', { name: myAccount.title }).click();
  await page.waitForURL('**/my-account');
  await header.getByRole('link').first().click();
  await page.waitForURL('**/news');
  await leave();
});

it('on a phone both entries of the user menu begin at the same place', async () => {
  const { page, leave } = await openMember(browser, 'hatice', { device: 'phone' });
  await page.goto('/member-ui/household');
  await page.locator('button[aria-haspopup=menu]').click();
  const pictures = page.getByRole('menuitem').locator('svg');
  await pictures.last().waitFor();
  const [first, second] = await Promise.all([pictures.first().boundingBox(), pictures.last().boundingBox()]);
  expect(first?.x).toBe(second?.x);
  await leave();
});

it('with a double press, everything that opens stays open: a message, the menu, the user menu', async () => {
  const { page, me, leave } = await openMember(browser, 'hatice', { device: 'phone' });
  await page.goto('/member-ui/news');
  const message = page.locator('main h2 button, main h3 button').first();
  for (const opener of [message, page.getByRole('button', { name: words.de.shared.frame.menu, exact: true })]) {
    await opener.dblclick();
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await opener.click();
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
  }
  await page.getByRole('button', { name: me.name }).dblclick();
  await page.getByRole('menuitem').first().waitFor();
  await leave();
});

// proves: frame.sidebar, product.existing-member, role.existing-substitutes
it('an existing member can open every screen, with the substitutes before the payments', async () => {
  for (const who of ['hatice', 'mehmet']) {
    const visitor = await openMember(browser, who, { language: 'en' });
    const { page } = visitor;
    await page.goto('/member-ui/news');
    const names = () => sidebar(page).getByRole('link').allInnerTexts();
    await expect.poll(names).toEqual([...ALL_STEPS.slice(0, 4), 'Representations', 'Payments']);
    await sidebar(page).getByRole('link', { name: substitutes.list.title }).click();
    await page.waitForURL('**/substitutes');
    await visitor.leave();
  }
});

// proves: product.substitutes-before-payment
it('an existing member gets from the family members to the substitutes and then the payments', async () => {
  const visitor = await openMember(browser, 'hatice', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/sub-member');
  await page.getByRole('main').getByText(substitutes.list.nextHere, { exact: true }).click();
  await page.waitForURL('**/member-ui/substitutes');
  await page.getByRole('main').getByText(substitutes.list.next, { exact: true }).click();
  await page.waitForURL('**/member-ui/payment');
  await visitor.leave();
});

// proves: frame.sidebar-applicant, frame.progress, constant.progress, state.step-unlocks, product.steps, entity.session
it('an applicant sees the entries up to the step reached, as plain text, and the progress grows', async () => {
  const visitor = await openMember(browser, 'gulsah', { language: 'en', step: 0 });
  const { page } = visitor;
  for (const [step, path] of ['/news', '/main-member', '/household', '/sub-member', '/payment'].entries()) {
    await page.goto(`/member-ui${path}`);
    await page.getByRole('heading', { level: 1, name: ALL_STEPS[step] }).waitFor();
    await expect.poll(() => entries(page)).toEqual(ALL_STEPS.slice(0, step + 1));
    expect(await sidebar(page).getByRole('link').count()).toBe(0);
    expect(await sidebar(page).locator('[aria-disabled="true"]').count()).toBe(step + 1);
    expect(await sidebar(page).getByRole('progressbar').getAttribute('value')).toBe(String(step * 25));
    expect(await kept(page)).toEqual({ loggedIn: true, step });
  }
  // going back locks nothing, and neither does a new visit
  await page.goto('/member-ui/news');
  await expect.poll(() => entries(page)).toEqual(ALL_STEPS);
  await visitor.leave();
});

// proves: role.applicant, state.step-unlocks
it('the URL of a later step redirects an applicant to the step reached', async () => {
  const visitor = await openMember(browser, 'elif', { language: 'en' });
  const { page } = visitor;
  for (const path of ['/household', '/sub-member', '/sub-member/add', '/payment', '/substitutes']) {
    await page.goto(`/member-ui${path}`);
    await page.waitForURL('**/news');
    await page.getByRole('heading', { level: 1, name: frame.news }).waitFor();
  }
  await page.goto('/member-ui/main-member');
  expect(await field(page, members.field.place_of_birth).isEditable()).toBe(true);
  await page.goto('/member-ui/household');
  await page.waitForURL('**/main-member');
  await visitor.leave();
});

// proves: welcome.page, product.welcome-text, product.contact
it('the welcome page explains the 90 days, states the contact data, and links to the news', async () => {
  const visitor = await openMember(browser, 'hatice', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/welcome');
  const main = page.getByRole('main');
  const promise =
    'Once we have received your payment, a waiting period of 90 days begins. Then your membership becomes valid.';
  await main.getByText(promise).waitFor();
  for (const { application } of [words.de, words.tr]) expect(application.welcome.waitingText).toContain('90');
  const { association } = await (await page.request.get('/member-ui/config.json')).json();
  const { phone, emergency_phone, email, bank_name, bic } = association;
  for (const known of [phone, emergency_phone, email, bank_name, bic])
    await main.getByText(known, { exact: true }).waitFor();
  expect((await main.textContent())?.replaceAll(' ', '')).toContain(association.iban);
  await main.getByRole('link', { name: application.welcome.verify }).click();
  await page.waitForURL('**/news');
  await page.getByRole('heading', { name: notifications.list }).waitFor();
  // every screen has the same contact data at its end
  for (const known of [phone, emergency_phone, email])
    await page.getByRole('contentinfo').getByRole('link', { name: known }).waitFor();
  await visitor.leave();
});

it('covered members read in the news whom to call in case of a death, and which number to state', async () => {
  const visitor = await openMember(browser, 'mehmet', { language: 'en', device: 'phone' });
  const { page, me } = visitor;
  await page.goto('/member-ui/news');
  await page.getByRole('heading', { name: application.atADeath.title }).waitFor();
  const call = page.getByRole('main').getByRole('link', { name: '+43 1 234 56 99' });
  expect(await call.getAttribute('href')).toBe('tel:+4312345699');
  await page.getByText(`membership number ${me.main_member.membership_no}`).waitFor();
  await visitor.leave();
});

// proves: product.language-cycle, constant.languages
it('a new device shows German; the switch goes on to Turkish, English and German again', async () => {
  const { page, leave } = await openVisitor(browser, origin);
  await page.goto('/member-ui/?view=form');
  const typed = field(page, words.de.accounts.field.identifier);
  await typed.fill('hatice@');
  for (const [language, next] of [
    ['de', 'tr'],
    ['tr', 'en'],
    ['en', 'de'],
    ['de', 'tr'],
  ] as const) {
    await page.getByRole('heading', { level: 1, name: words[language].accounts.logIn.title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    // a double press switches by one language
    await page.getByRole('button', { name: words[language].shared.language[next] }).dblclick();
  }
  expect(await field(page, words.tr.accounts.field.identifier).inputValue()).toBe('hatice@');
  await leave();
});

// proves: product.default-language, call.PUT /api/v1/me, call.GET /api/v1/me
it('the language chosen after the log-in is the account’s, and another device uses it after the log-in', async () => {
  const visitor = await openApplicant(browser);
  const { page, send, me } = visitor;
  await page.goto('/member-ui/news');
  const storing = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: shared.language.tr }).click();
  const request = (await storing).request();
  expect([new URL(request.url()).pathname, request.postDataJSON()]).toEqual(['/api/v1/me', { default_lang: 'tr' }]);
  expect(await send('GET', '/api/v1/me')).toMatchObject({ default_lang: 'tr' });
  await visitor.leave();

  const other = await openVisitor(browser, origin);
  await other.page.goto('/member-ui/?view=form');
  await field(other.page, words.de.accounts.field.identifier).fill(me.email);
  await field(other.page, words.de.accounts.field.password).fill(APPLICANT_PASSWORD);
  await other.page.keyboard.press('Enter');
  await other.page.getByRole('dialog').getByRole('button', { name: words.tr.application.news.greetingStart }).click();
  await other.page.getByRole('heading', { level: 1, name: words.tr.application.frame.news }).waitFor();
  expect(await other.page.locator('html').getAttribute('lang')).toBe('tr');
  await other.leave();
});

// proves: state.logout, entity.session, call.POST /logout
it('Logout deletes the session’s data on the device, and goes to the log-in', async () => {
  const visitor = await openMember(browser, 'gulsah', { language: 'en' });
  const { page, me, expectStatus } = visitor;
  await openNews(page);
  expect(await kept(page)).toEqual({ loggedIn: true, step: 4 });
  await page.getByRole('button', { name: me.name }).click();
  await page.getByRole('menuitem', { name: frame.logOut }).click();
  await page.waitForURL(`${origin}/member-ui/`);
  await page.getByRole('button', { name: accounts.welcome.enter }).waitFor();
  await expectNobody(visitor);
  expectStatus(401, '/api/v1/me');
  expect(await page.evaluate("fetch('/api/v1/me').then(({ status }) => status)")).toBe(401);
  await page.goto('/member-ui/news');
  await page.waitForURL(`${origin}/member-ui/`);
  await visitor.leave();
});

// proves: state.unauthorised, error.unauthorised
it('a 401 deletes the session’s data on the device and goes to the log-in, without an alert', async () => {
  const visitor = await openMember(browser, 'gulsah', { language: 'en' });
  const { page, send, expectStatus } = visitor;
  await openNews(page);
  await send('POST', '/logout'); // ended on the server, without telling this device
  expectStatus(401, '/api/v1/me');
  await page.getByRole('button', { name: shared.language.de }).click();
  await page.waitForURL(`${origin}/member-ui/?view=form`);
  await page.getByText(words.de.accounts.farewell.session_over.title).waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await expectNobody(visitor);
  await visitor.leave();
});

// proves: state.password-change
it('a new e-mail address logs out, and so does a new password', async () => {
  const visitor = await openApplicant(browser, { language: 'en' });
  const { page, me } = visitor;
  await page.goto('/member-ui/my-account');
  await field(page, myAccount.email.new).fill(`neu.${me.email}`);
  await page.getByRole('button', { name: shared.action.update }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: myAccount.email.confirm }).click();
  await page.getByText(accounts.farewell.email_changed.title).waitFor();
  await expectNobody(visitor);
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
  await page.getByText(accounts.farewell.password_changed.title).waitFor();
  expect(new URL(page.url()).pathname).toBe('/member-ui/');
  await expectNobody(visitor);
  await visitor.leave();
});

/** Opens the news and waits for every answer, because an unanswered call would be refused after the session's end. */
async function openNews(page: Page): Promise<void> {
  await page.goto('/member-ui/news');
  await page.getByRole('region', { name: notifications.list }).getByRole('button').first().waitFor();
  return untilAnswered(page);
}

/** User and step are deleted: in the device's storage, and on screen. */
async function expectNobody({ page, me }: Member): Promise<void> {
  const session: unknown = JSON.parse(await page.evaluate<string>("localStorage.getItem('vefa.session') ?? '{}'"));
  expect(session).toEqual({ loggedIn: false, step: 0 });
  expect(await page.getByText(me.name).count()).toBe(0);
}

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: shared.frame.navigation });
}

function entries(page: Page): Promise<string[]> {
  return sidebar(page).getByRole('listitem').allInnerTexts();
}

/** The session data in the device's storage, without the owner. */
async function kept(page: Page): Promise<unknown> {
  const { owner: _whose, ...session } = JSON.parse(
    await page.evaluate<string>("localStorage.getItem('vefa.session') ?? '{}'"),
  );
  return session;
}
