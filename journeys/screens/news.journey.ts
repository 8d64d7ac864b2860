import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answer, writesOf } from '../answers.ts';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { openApplicant, openMember } from '../member.ts';
import { filled, words } from '../words.ts';

const { application, members, notifications, shared } = words.en;
const LIST = '/api/v1/household/notifications';
const browser = await openBrowser();

type Notification = { id: number; created_at: string; read_at: string | null };

// proves: news.counts, news.accordion, news.opening, state.notification-read, constant.date-display, call.GET /api/v1/household/notifications, call.PUT /api/v1/household/notification/{id}/read
it('messages have title, date and text; they are counted, and opening one marks it as read', async () => {
  const visitor = await openApplicant(browser, { language: 'en' });
  const { page, me, send } = visitor;
  const { id, created_at } = await send<Notification>('POST', `/api/v1/household/${me.household.id}/notification`, {
    title: 'Bayram opening hours',
    data: '<p>Closed on <strong>Friday</strong>.</p>',
  });
  const { length: others } = (await send<Notification[]>('GET', LIST)).filter((each) => each.id !== id);
  const unread = (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`);
  const writes = writesOf(page);

  await page.goto('/member-ui/news');
  await page.getByText(`${unread(others + 1)}, 0 read`, { exact: true }).waitFor();
  const item = page.getByRole('button', { name: 'Bayram opening hours' });
  const line = page.locator('h2, h3', { has: item });
  expect(await line.textContent()).toContain(viennaDate(created_at));
  expect(await page.getByText('Closed on').count()).toBe(0);
  // shown as read at once, before the server knows
  const told = page.waitForResponse((response) => response.url().endsWith(`/notification/${id}/read`));
  await item.click();
  const body = page.getByText('Closed on Friday.');
  await body.waitFor();
  expect(await body.locator('strong').textContent()).toBe('Friday');
  await page.getByText(`${unread(others)}, 1 read`, { exact: true }).waitFor();
  await item.click();
  await item.click();
  await told;
  expect(writes).toEqual([`PUT /api/v1/household/notification/${id}/read`]);

  const stored = (await send<Notification[]>('GET', LIST)).find((each) => each.id === id);
  expect(stored?.read_at).not.toBeNull();
  await page.reload();
  await page.getByText(`${unread(others)}, 1 read`, { exact: true }).waitFor();
  await visitor.leave();
});

// proves: news.local-welcome
it('without messages on the server, a local welcome is marked as read on this device only', async () => {
  const visitor = await openMember(browser, 'hatice', { language: 'en' });
  const { page } = visitor;
  await answer(page, 'GET', LIST, () => ({ status: 200, json: [] }));
  const writes = writesOf(page);
  await page.goto('/member-ui/news');
  await page.getByText('1 unread message, 0 read', { exact: true }).waitFor();
  await page.getByRole('button', { name: notifications.welcomeTitle }).click();
  await page.getByText(notifications.welcomeText).waitFor();
  await page.getByText('0 unread messages, 1 read', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('0 unread messages, 1 read', { exact: true }).waitFor();
  expect(writes).toEqual([]);
  await visitor.leave();

  const other = await openMember(browser, 'hatice', { language: 'en' });
  await answer(other.page, 'GET', LIST, () => ({ status: 200, json: [] }));
  await other.page.goto('/member-ui/news');
  await other.page.getByText('1 unread message, 0 read', { exact: true }).waitFor();
  await other.leave();
});

// proves: news.welcome-dialog
it('an applicant gets a welcome dialog, once', async () => {
  const visitor = await openMember(browser, 'elif', { language: 'en', greeted: false });
  const { page } = visitor;
  await page.goto('/member-ui/news');
  const dialog = page.getByRole('dialog', { name: /^Welcome to / });
  await dialog.getByRole('button', { name: application.news.greetingStart }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await manual(page).waitFor();
  expect(await dialog.count()).toBe(0);
  await visitor.leave();
});

// departs: news.welcome-dialog
it('after a return the reason is shown, and a new device shows no welcome dialog', async () => {
  const visitor = await openMember(browser, 'ibrahim', { language: 'en', greeted: false });
  await visitor.page.goto('/member-ui/news');
  await visitor.page.getByRole('heading', { name: application.again.backTitle, exact: true }).waitFor();
  expect(await visitor.page.getByRole('dialog').count()).toBe(0);
  await visitor.leave();
});

// proves: news.manual-button
it('the manual’s button for the main member goes to /main-member', async () => {
  const visitor = await openMember(browser, 'elif', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/news');
  const first = manual(page).getByRole('listitem').first();
  await first.getByText(application.manual.mainMember, { exact: true }).waitFor();
  await first.getByRole('link', { name: application.manual.mainMemberGo }).click();
  await page.waitForURL('**/member-ui/main-member');
  await visitor.leave();
});

// proves: news.manual
// departs: news.manual
it('the manual has four steps; those before the current one are no links, but what is missing in them is', async () => {
  const visitor = await openMember(browser, 'gulsah', { language: 'en', step: 3 });
  const { page } = visitor;
  await page.goto('/member-ui/news');
  const steps = manual(page).locator('ol > li');
  await steps.first().waitFor();
  expect(await steps.count()).toBe(4);
  // her documents are still missing, and linked to
  const [mainMember, household] = [steps.nth(0), steps.nth(1)];
  await mainMember.getByText(filled(application.task.missing_other, { count: 2 })).waitFor();
  expect(await mainMember.locator('a, button').allInnerTexts()).toEqual([
    application.gap.document_passport,
    application.gap.document_residence_permit,
  ]);
  await household.getByText(application.task.done, { exact: true }).waitFor();
  expect(await household.locator('a, button').count()).toBe(0);
  const current = steps.nth(2);
  expect(await current.getAttribute('aria-current')).toBe('step');
  await current.getByRole('link', { name: application.manual.familyMembersGo }).click();
  await page.waitForURL('**/member-ui/sub-member');
  await visitor.leave();
});

// proves: state.existing, news.welcome-dialog, news.manual, main.manual
it.each(['hatice', 'mehmet'])('%s, an existing member, meets neither welcome dialog nor manual', async (who) => {
  const visitor = await openMember(browser, who, { language: 'en', greeted: false });
  const { page } = visitor;
  for (const [path, title] of [
    ['/news', application.news.title],
    ['/main-member', members.main.title],
  ] as const) {
    await page.goto(`/member-ui${path}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await manual(page).count()).toBe(0);
  }
  // the personal data are locked, and all screens are available
  for (const label of [members.field.first_name, members.field.date_of_birth, members.field.citizenship_id]) {
    expect([label, await field(page, label).isDisabled()]).toEqual([label, true]);
  }
  expect(await page.getByRole('navigation').first().getByRole('link').allInnerTexts()).toEqual([
    'News',
    'Main member',
    'Household',
    'Family members',
    'Representations',
    'Payments',
  ]);
  await visitor.leave();
});

// proves: news.reply
// departs: news.reply
it('the reply dialog has a text area; send and close both only close it', async () => {
  const visitor = await openMember(browser, 'hatice', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/news');
  const writes = writesOf(page);
  await page
    .locator('button[aria-expanded=false]', { hasText: /\d\d\.\d\d\.\d{4}/ })
    .first()
    .click();
  await page.getByRole('button', { name: notifications.reply.open }).waitFor();
  for (const button of [notifications.reply.send, shared.action.close]) {
    await page.getByRole('button', { name: notifications.reply.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('textarea').fill('Teşekkürler!');
    await dialog.getByText(notifications.reply.honest).waitFor();
    await dialog.getByRole('button', { name: button, exact: true }).last().click();
    await dialog.waitFor({ state: 'detached' });
  }
  expect(new URL(page.url()).pathname).toBe('/member-ui/news');
  // opening the message may have marked it as read
  expect(writes.filter((each) => !each.endsWith('/read'))).toEqual([]);
  await visitor.leave();
});

function manual(page: Page) {
  return page.getByRole('complementary', { name: application.manual.title });
}

/** `DD.MM.YYYY` in Vienna, calculated independently of the product. */
function viennaDate(instant: string): string {
  const parts = { timeZone: 'Europe/Vienna', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('de-AT', parts).format(Date.parse(instant));
}

it('news from a template follows the language switch; text that the office wrote stays, and states its language', async () => {
  const visitor = await openApplicant(browser, { language: 'de' });
  const { page, me, send } = visitor;
  const written = { title: 'Bayram', data: '<p>Cuma günü kapalıyız.</p>', language: 'tr' };
  await send('POST', `/api/v1/household/${me.household.id}/notification`, written);
  const [, welcome] = await send<{ data: { title: string } }[]>('GET', LIST);
  await page.goto('/member-ui/news');
  const title = (text: string) => page.getByRole('button', { name: text }).locator(`[lang]`, { hasText: text });
  expect(await title(welcome?.data.title ?? '').getAttribute('lang')).toBe('de');
  expect(await title('Bayram').getAttribute('lang')).toBe('tr');

  await page.getByRole('button', { name: words.de.shared.language.tr }).click();
  const toldNow = async () => (await send<{ data: { title: string } }[]>('GET', LIST))[1]?.data.title ?? '';
  await expect.poll(toldNow).not.toBe(welcome?.data.title);
  const translated = await toldNow();
  await title(translated).waitFor();
  expect(await title(translated).getAttribute('lang')).toBe('tr');

  await page.getByRole('button', { name: words.tr.shared.language.en }).click();
  await page.getByRole('heading', { level: 1, name: words.en.application.news.title }).waitFor();
  await page.getByRole('button', { name: 'Bayram' }).click();
  await page.locator('[lang=tr]', { hasText: 'Cuma günü kapalıyız.' }).waitFor();
  await visitor.leave();
});
