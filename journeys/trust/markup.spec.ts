import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { asHtml, asText } from '../../server/platform/mail/layout.ts';
import type { MailData } from '../../server/platform/mail/mailData.ts';
import { folderMailer } from '../../server/platform/mail/mailer.ts';
import { markupPayloads } from '../../server/testing/markupPayloads.ts';
import { testAssociation } from '../../server/testing/membership/testAssociation.ts';
import { answer, copiesOfFirst, replaceMe } from '../answers.ts';
import { expect, test } from '../fixtures.ts';
import { liveMarkup, unfold, watchHarm } from './harm.ts';

/** The fields in which people type free text; the server checks all others. */
const FREE_TEXT = new Set([
  ...['name', 'first_name', 'last_name', 'place_of_birth', 'father_name', 'mother_name', 'description'],
  ...['street', 'city', 'state', 'graveyard', 'grave_group', 'grave_row', 'grave_number', 'grave_user'],
  ...['refused_reason', 'reason', 'title', 'user_agent', 'email', 'text'],
]);
const ALL = markupPayloads.join(' ');

// proves: promise.7
test('news with hostile HTML runs nothing and loads nothing, whatever the server lets through', async ({
  openPerson,
}) => {
  const member = await openPerson('gulsah', { language: 'en' });
  member.expectProblem(/Content Security Policy/);
  const harm = await watchHarm(member.page);
  const news = markupPayloads.map((payload, index) => ({
    id: 9_000 + index,
    data: { title: payload, data: `<p>Good day</p>${payload}` },
    created_at: '2027-01-02T09:30:00.000Z',
    read_at: '2027-01-02T09:30:00.000Z',
  }));
  await answer(member.page, 'GET', '/api/v1/household/notifications', () => ({ json: news }));
  await member.page.goto('/member-ui/news');
  await expect(member.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(member.page.getByText(ALL.slice(0, 20)).first()).toBeVisible();
  await unfold(member.page);
  await expect(member.page.getByText('Good day')).toHaveCount(markupPayloads.length);

  expect(await liveMarkup(member.page)).toEqual([]);
  // The sanitiser parses in a document without a window, under our policy, which reports what it is about to remove: handlers
  // since Chromium 156. `liveMarkup` above has checked that none remained.
  const READ = /^stopped by the policy: (base-uri|style-src-\w+|script-src-attr) .*\/(HtmlText|index)-/;
  expect(harm().filter((each) => !READ.test(each))).toEqual([]);
});

for (const who of ['gulsah', 'mehmet'] as const) {
  // proves: promise.7
  test(`every name, text and file name on every screen of ${who} is text`, async ({ openPerson }) => {
    const member = await openPerson(who, { language: 'en', step: 4 });
    const { page, me } = member;
    const harm = await watchHarm(page);
    await replaceMe(page, (told) => {
      const hostile = withMarkup(told);
      const uploaded = hostile.main_member.documents.slice(0, 1);
      const named = markupPayloads.flatMap((name, index) =>
        uploaded.map((each) => ({ ...each, id: 8_000 + index, name })),
      );
      const family = markupPayloads.map((first_name) => ({ first_name, last_name: first_name, documents: named }));
      const sub_members = told.sub_members.length > 0 ? copiesOfFirst(hostile.sub_members, family) : [];
      return { ...hostile, main_member: { ...hostile.main_member, documents: named }, sub_members };
    });
    for (const path of ['/api/v1/finance/**', '/api/v1/me/devices', '/api/v1/household/change-requests']) {
      await page.route(`**${path}`, async (route) => {
        if (route.request().method() !== 'GET') return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, json: withMarkup(await response.json()) });
      });
    }
    const screens = ['news', 'welcome', 'main-member', 'household', 'sub-member', 'payment', 'my-account'];
    const more = me.substitutes.length > 0 ? ['substitutes', `substitutes/${me.substitutes[0]?.id}`] : [];
    const child = me.sub_members.length > 0 ? ['sub-member/9000'] : [];

    let seen = '';
    for (const path of [...screens, ...more, ...child]) {
      await page.goto(`/member-ui/${path}`);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('[role=status][data-shape]')).toHaveCount(0);
      await unfold(page);
      seen += await page.locator('body').textContent();
      seen += (await page.locator('input, textarea').evaluateAll(valuesOf)).join(' ');
      expect([path, await liveMarkup(page)]).toEqual([path, []]);
    }

    expect(harm()).toEqual([]);
    // appears as text, otherwise nothing was tested
    for (const payload of markupPayloads) expect(seen.replace(/\s+/g, ' ')).toContain(payload.replace(/\s+/g, ' '));
  });
}

// proves: promise.7
test('mails with hostile texts only show them: in the list, as text, and as a mail program shows them', async ({
  demo,
  openGuest,
}) => {
  const mailData: MailData = {
    language: 'de',
    subject: ALL,
    greeting: `Guten Tag ${ALL},`,
    paragraphs: [...markupPayloads],
    button: { label: ALL, url: `${demo.origin}/member-ui/` },
    notes: [ALL],
    closing: ALL,
  };
  const association = { ...testAssociation, name: ALL };
  const html = asHtml(mailData, association);
  const folder = join(demo.dataDir, 'mail');
  const from = { name: ALL.slice(0, 400), address: 'a@b.example' };
  const mail = { id: 99_999_999, from, to: 'markup@b.example', subject: ALL, language: 'de', attachments: [] };
  await folderMailer(folder).send({ ...mail, text: asText(mailData, association), html, sentAt: new Date(0) });
  const visitor = await openGuest();
  const { page } = visitor;
  const harm = await watchHarm(page);

  await page.goto('/demo/mail');
  await page.getByRole('link').filter({ hasText: 'alert(1)' }).first().click();
  await expect(page.locator('article')).toBeVisible();
  await expect(page.locator('article')).toContainText(markupPayloads[3] ?? 'no payload');
  const onPage = await liveMarkup(page);
  // a mail program has no policy of ours, so only the escaping protects it
  await page.goto('about:blank');
  await page.setContent(html, { waitUntil: 'networkidle' });
  await expect(page.locator('body')).toContainText(markupPayloads[3] ?? 'no payload');

  expect([onPage, await liveMarkup(page), harm()]).toEqual([[], [], []]);
  rmSync(join(folder, '99999999.eml'));
});

function withMarkup<T>(value: T, key = ''): T {
  if (Array.isArray(value)) return value.map((each) => withMarkup(each)) as T;
  if (typeof value === 'string') return (FREE_TEXT.has(key) ? ALL : value) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withMarkup(each, name)])) as T;
}

function valuesOf(fields: Iterable<unknown>): string[] {
  return [...(fields as Iterable<{ value: string }>)].map(({ value }) => value);
}
