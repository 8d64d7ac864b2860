import { expect, it } from 'vitest';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { replaceMe } from '../answers.ts';
import { openBrowser } from '../browser.ts';
import { openMember } from '../member.ts';
import { filled, words } from '../words.ts';

const { application, invoicing, members, reference, shared } = words.de;

const browser = await openBrowser();

it.each([
  {
    days: 1,
    says: (date: string) =>
      `Die Wartezeit dauert noch 1 Tag, bis ${date}. Danach wird Ihre Mitgliedschaft aktiviert, sobald Ihre Dokumente bestätigt sind.`,
  },
  { days: 0, says: (date: string) => `Heute ist der letzte Tag der Wartezeit (${date}).` },
  {
    days: -1,
    says: (date: string) => `Die Wartezeit ist am ${date} zu Ende gegangen. Wir prüfen noch Ihre Dokumente.`,
  },
])('with $days days left of the waiting period it says which day is the last', async ({ days, says }) => {
  const member = await openMember(browser, 'omer');
  const { page } = member;
  const waiting_until = toWireDay(addDays(businessDay(new Date()), days));
  await replaceMe(page, (me) => ({ ...me, household: { ...me.household, waiting_until } }));
  await page.goto('/member-ui/news');
  await page.getByRole('main').getByText(says(waiting_until), { exact: true }).waitFor();
  await page.goto('/member-ui/household');
  const sidebar = page.getByRole('navigation', { name: shared.frame.navigation });
  await sidebar.getByText(says(waiting_until), { exact: true }).waitFor();
  await member.leave();
});

it('after a refused passport the screen asks to send it again, and does not say that it is being checked', async () => {
  const member = await openMember(browser, 'omer');
  const { page } = member;
  const waiting_until = toWireDay(addDays(businessDay(new Date()), -1));
  const refused = { refused_at: new Date().toISOString(), refused_reason: 'Die Rückseite fehlt.' };
  await replaceMe(page, (me) => {
    const documents = me.main_member.documents.map((document) =>
      document.type === 'passport' ? { ...document, ...refused } : document,
    );
    return { ...me, household: { ...me.household, waiting_until }, main_member: { ...me.main_member, documents } };
  });
  await page.goto('/member-ui/news');
  const main = page.getByRole('main');
  await main.getByText(filled(application.status.waitingEnded, { date: waiting_until }), { exact: true }).waitFor();
  await main.getByText(filled(application.status.papers, { papers: reference.documentType.passport })).waitFor();
  await main.getByRole('link', { name: application.status.papersGo }).click();
  await page.waitForURL('**/main-member#document-passport');
  await member.leave();
});

// departs: payments.pending, payments.texts
it('a former member gets no invitations and no warnings', async () => {
  const member = await openMember(browser, 'kazim');
  const { page } = member;
  await page.goto('/member-ui/sub-member');
  await page.getByRole('heading', { level: 1, name: members.list.title }).waitFor();
  expect(await page.getByText(members.list.lead).count()).toBe(0);
  expect(await page.getByText(members.list.emptyWords).count()).toBe(0);
  await page.goto('/member-ui/payment');
  await page.getByText(invoicing.history.title).waitFor();
  await page.getByText(invoicing.new.emptyTitle).waitFor();
  expect(await page.getByText(invoicing.new.empty).count()).toBe(0);
  expect(await page.getByText(invoicing.pending.warning).count()).toBe(0);
  await member.leave();
});

// proves: frame.status-text
it.each([
  { who: 'mehmet', says: /Your contract is valid/ },
  { who: 'hatice', says: /Your application is being checked and awaits activation/ },
  { who: 'elif', says: /Your application is in progress/ },
])('beside the screens it says to $who: $says', async ({ who, says }) => {
  await expectBeside(who, says);
});

// departs: frame.status-text
it.each([
  { who: 'kazim', says: /Your application has ended/ },
  { who: 'ibrahim', says: /Please complete your application/ },
])('beside the screens it does not say to $who that an application is in progress, but: $says', async (each) => {
  await expectBeside(each.who, each.says);
});

async function expectBeside(who: string, says: RegExp): Promise<void> {
  const { page, leave } = await openMember(browser, who, { language: 'en' });
  await page.goto('/member-ui/news');
  await page.getByRole('navigation', { name: words.en.shared.frame.navigation }).getByText(says).waitFor();
  await leave();
}

// departs: frame.sidebar-applicant, news.welcome-dialog, news.manual, main.manual
it('a former member may go anywhere but to the representations, and meets neither welcome dialog nor manual', async () => {
  const { page, leave } = await openMember(browser, 'kazim', { language: 'en', greeted: false });
  const { frame, manual } = words.en.application;
  for (const path of ['/news', '/main-member']) {
    await page.goto(`/member-ui${path}`);
    const sidebar = page.getByRole('navigation', { name: words.en.shared.frame.navigation });
    await expect
      .poll(() => sidebar.getByRole('link').allInnerTexts())
      .toEqual([frame.news, frame.mainMember, frame.household, frame.familyMembers, frame.payments]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('complementary', { name: manual.title }).count()).toBe(0);
  }
  await leave();
});
