import type { Page } from '@playwright/test';
import { answer, writesOf } from '../answers.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { application, members, notifications, shared } = words.en;
const LIST = '/api/v1/household/notifications';

type Notification = { id: number; created_at: string; read_at: string | null };

// proves: news.counts, news.accordion, news.opening, state.notification-read, constant.date-display, call.GET /api/v1/household/notifications, call.PUT /api/v1/household/notification/{id}/read
test('messages have title, date and text; they are counted, and opening one marks it as read', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'en' });
  const { page, me, send } = visitor;
  const { id, created_at } = await send<Notification>('POST', `/api/v1/household/${me.household.id}/notification`, {
    title: 'Bayram opening hours',
    data: '<p>Closed on <strong>Friday</strong>.</p>',
  });
  const { length: others } = (await send<Notification[]>('GET', LIST)).filter((each) => each.id !== id);
  const unread = (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`);
  const writes = writesOf(page);

  await page.goto('/member-ui/news');
  await expect(page.getByText(`${unread(others + 1)}, 0 read`, { exact: true })).toBeVisible();
  const item = page.getByRole('button', { name: 'Bayram opening hours' });
  const line = page.locator('h2, h3', { has: item });
  await expect(line).toContainText(viennaDate(created_at));
  await expect(page.getByText('Closed on')).toHaveCount(0);
  // shown as read at once, before the server knows
  const told = page.waitForResponse((response) => response.url().endsWith(`/notification/${id}/read`));
  await item.click();
  const body = page.getByText('Closed on Friday.');
  await expect(body).toBeVisible();
  await expect(body.locator('strong')).toHaveText('Friday');
  await expect(page.getByText(`${unread(others)}, 1 read`, { exact: true })).toBeVisible();
  await item.click();
  await item.click();
  await told;
  expect(writes).toEqual([`PUT /api/v1/household/notification/${id}/read`]);

  const stored = (await send<Notification[]>('GET', LIST)).find((each) => each.id === id);
  expect(stored?.read_at).not.toBeNull();
  await page.reload();
  await expect(page.getByText(`${unread(others)}, 1 read`, { exact: true })).toBeVisible();
});

// proves: news.local-welcome
test('without messages on the server, a local welcome is marked as read on this device only', async ({
  openPerson,
}) => {
  const visitor = await openPerson('hatice', { language: 'en' });
  const { page } = visitor;
  await answer(page, 'GET', LIST, () => ({ status: 200, json: [] }));
  const writes = writesOf(page);
  await page.goto('/member-ui/news');
  await expect(page.getByText('1 unread message, 0 read', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: notifications.welcomeTitle }).click();
  await expect(page.getByText(notifications.welcomeText)).toBeVisible();
  await expect(page.getByText('0 unread messages, 1 read', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('0 unread messages, 1 read', { exact: true })).toBeVisible();
  expect(writes).toEqual([]);

  const other = await openPerson('hatice', { language: 'en' });
  await answer(other.page, 'GET', LIST, () => ({ status: 200, json: [] }));
  await other.page.goto('/member-ui/news');
  await expect(other.page.getByText('1 unread message, 0 read', { exact: true })).toBeVisible();
});

// proves: news.welcome-dialog
test('an applicant gets a welcome dialog, once', async ({ openPerson }) => {
  const visitor = await openPerson('elif', { language: 'en', greeted: false });
  const { page } = visitor;
  await page.goto('/member-ui/news');
  const dialog = page.getByRole('dialog', { name: /^Welcome to / });
  await dialog.getByRole('button', { name: application.news.greetingStart }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(manual(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

// departs: news.welcome-dialog
test('after a return the reason is shown, and a new device shows no welcome dialog', async ({ openPerson }) => {
  const visitor = await openPerson('ibrahim', { language: 'en', greeted: false });
  await visitor.page.goto('/member-ui/news');
  await expect(visitor.page.getByRole('heading', { name: application.again.backTitle, exact: true })).toBeVisible();
  await expect(visitor.page.getByRole('dialog')).toHaveCount(0);
});

// proves: news.manual-button
test('the manual’s button for the main member goes to /main-member', async ({ openPerson }) => {
  const visitor = await openPerson('elif', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/news');
  const first = manual(page).getByRole('listitem').first();
  await expect(first.getByText(application.manual.mainMember, { exact: true })).toBeVisible();
  await first.getByRole('link', { name: application.manual.mainMemberGo }).click();
  await page.waitForURL('**/member-ui/main-member');
});

// proves: news.manual
// departs: news.manual
test('the manual has four steps; those before the current one are no links, but what is missing in them is', async ({
  openPerson,
}) => {
  const visitor = await openPerson('gulsah', { language: 'en', step: 3 });
  const { page } = visitor;
  await page.goto('/member-ui/news');
  const steps = manual(page).locator('ol > li');
  await expect(steps.first()).toBeVisible();
  await expect(steps).toHaveCount(4);
  // her documents are still missing, and linked to
  const [mainMember, household] = [steps.nth(0), steps.nth(1)];
  await expect(mainMember.getByText(filled(application.task.missing_other, { count: 2 }))).toBeVisible();
  await expect(mainMember.locator('a, button')).toHaveText(
    [application.gap.document_passport, application.gap.document_residence_permit],
    { useInnerText: true },
  );
  await expect(household.getByText(application.task.done, { exact: true })).toBeVisible();
  await expect(household.locator('a, button')).toHaveCount(0);
  const current = steps.nth(2);
  await expect(current).toHaveAttribute('aria-current', 'step');
  await current.getByRole('link', { name: application.manual.familyMembersGo }).click();
  await page.waitForURL('**/member-ui/sub-member');
});

for (const who of ['hatice', 'mehmet'] as const) {
  // proves: state.existing, news.welcome-dialog, news.manual, main.manual
  test(`${who}, an existing member, meets neither welcome dialog nor manual`, async ({ openPerson }) => {
    const visitor = await openPerson(who, { language: 'en', greeted: false });
    const { page } = visitor;
    for (const [path, title] of [
      ['/news', application.news.title],
      ['/main-member', members.main.title],
    ] as const) {
      await page.goto(`/member-ui${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(manual(page)).toHaveCount(0);
    }
    // the personal data are locked, and all screens are available
    for (const label of [members.field.first_name, members.field.date_of_birth, members.field.citizenship_id]) {
      await expect(field(page, label)).toBeDisabled();
    }
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(
      ['News', 'Main member', 'Household', 'Family members', 'Representations', 'Payments'],
      { useInnerText: true },
    );
  });
}

// proves: news.reply
// departs: news.reply
test('the reply dialog has a text area; send and close both only close it', async ({ openPerson }) => {
  const visitor = await openPerson('hatice', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/news');
  const writes = writesOf(page);
  await page
    .locator('button[aria-expanded=false]', { hasText: /\d\d\.\d\d\.\d{4}/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: notifications.reply.open })).toBeVisible();
  for (const button of [notifications.reply.send, shared.action.close]) {
    await page.getByRole('button', { name: notifications.reply.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('textarea').fill('Teşekkürler!');
    await expect(dialog.getByText(notifications.reply.honest)).toBeVisible();
    await dialog.getByRole('button', { name: button, exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(page).toHaveURL('/member-ui/news');
  // opening the message may have marked it as read
  expect(writes.filter((each) => !each.endsWith('/read'))).toEqual([]);
});

function manual(page: Page) {
  return page.getByRole('complementary', { name: application.manual.title });
}

/** `DD.MM.YYYY` in Vienna, calculated independently of the product. */
function viennaDate(instant: string): string {
  const parts = { timeZone: 'Europe/Vienna', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('de-AT', parts).format(Date.parse(instant));
}

test('news from a template follows the language switch; text that the office wrote stays, and states its language', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'de' });
  const { page, me, send } = visitor;
  const written = { title: 'Bayram', data: '<p>Cuma günü kapalıyız.</p>', language: 'tr' };
  await send('POST', `/api/v1/household/${me.household.id}/notification`, written);
  const [, welcome] = await send<{ data: { title: string } }[]>('GET', LIST);
  await page.goto('/member-ui/news');
  const title = (text: string) => page.getByRole('button', { name: text }).locator(`[lang]`, { hasText: text });
  await expect(title(welcome?.data.title ?? '')).toHaveAttribute('lang', 'de');
  await expect(title('Bayram')).toHaveAttribute('lang', 'tr');

  await page.getByRole('button', { name: words.de.shared.language.tr }).click();
  const toldNow = async () => (await send<{ data: { title: string } }[]>('GET', LIST))[1]?.data.title ?? '';
  await expect.poll(toldNow).not.toBe(welcome?.data.title);
  const translated = await toldNow();
  await expect(title(translated)).toBeVisible();
  await expect(title(translated)).toHaveAttribute('lang', 'tr');

  await page.getByRole('button', { name: words.tr.shared.language.en }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.en.application.news.title })).toBeVisible();
  await page.getByRole('button', { name: 'Bayram' }).click();
  await expect(page.locator('[lang=tr]', { hasText: 'Cuma günü kapalıyız.' })).toBeVisible();
});
