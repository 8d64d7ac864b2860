import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { replaceMe } from '../answers.ts';
import { expect, type Fixtures, test } from '../fixtures.ts';
import type { Person } from '../gallery/screenState.ts';
import { filled, words } from '../words.ts';

const { application, invoicing, members, reference, shared } = words.de;

for (const { days, says } of [
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
] as const) {
  test(`with ${days} days left of the waiting period it says which day is the last`, async ({ openPerson }) => {
    const member = await openPerson('omer');
    const { page } = member;
    const waiting_until = toWireDay(addDays(businessDay(new Date()), days));
    await replaceMe(page, (me) => ({ ...me, household: { ...me.household, waiting_until } }));
    await page.goto('/member-ui/news');
    await expect(page.getByRole('main').getByText(says(waiting_until), { exact: true })).toBeVisible();
    await page.goto('/member-ui/household');
    const sidebar = page.getByRole('navigation', { name: shared.frame.navigation });
    await expect(sidebar.getByText(says(waiting_until), { exact: true })).toBeVisible();
  });
}

test('after a refused passport the screen asks to send it again, and does not say that it is being checked', async ({
  openPerson,
}) => {
  const member = await openPerson('omer');
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
  await expect(
    main.getByText(filled(application.status.waitingEnded, { date: waiting_until }), { exact: true }),
  ).toBeVisible();
  await expect(
    main.getByText(filled(application.status.documents, { documents: reference.documentType.passport })),
  ).toBeVisible();
  await main.getByRole('link', { name: application.status.documentsGo }).click();
  await page.waitForURL('**/main-member#document-passport');
});

// departs: payments.pending, payments.texts
test('a former member gets no invitations and no warnings', async ({ openPerson }) => {
  const member = await openPerson('kazim');
  const { page } = member;
  await page.goto('/member-ui/sub-member');
  await expect(page.getByRole('heading', { level: 1, name: members.list.title })).toBeVisible();
  await expect(page.getByText(members.list.lead)).toHaveCount(0);
  await expect(page.getByText(members.list.emptyWords)).toHaveCount(0);
  await page.goto('/member-ui/payment');
  await expect(page.getByText(invoicing.history.title)).toBeVisible();
  await expect(page.getByText(invoicing.new.emptyTitle)).toBeVisible();
  await expect(page.getByText(invoicing.new.empty)).toHaveCount(0);
  await expect(page.getByText(invoicing.pending.warning)).toHaveCount(0);
});

for (const { who, says } of [
  { who: 'mehmet', says: /Your contract is valid/ },
  { who: 'hatice', says: /Your application is being checked and awaits activation/ },
  { who: 'elif', says: /Your application is in progress/ },
] as const) {
  // proves: frame.status-text
  test(`beside the screens it says to ${who}: ${says}`, async ({ openPerson }) => {
    await expectBeside(openPerson, who, says);
  });
}

for (const each of [
  { who: 'kazim', says: /Your application has ended/ },
  { who: 'ibrahim', says: /Please complete your application/ },
] as const) {
  // departs: frame.status-text
  test(`beside the screens it does not say to ${each.who} that an application is in progress, but: ${each.says}`, async ({
    openPerson,
  }) => {
    await expectBeside(openPerson, each.who, each.says);
  });
}

async function expectBeside(openPerson: Fixtures['openPerson'], who: Person, says: RegExp): Promise<void> {
  const { page } = await openPerson(who, { language: 'en' });
  await page.goto('/member-ui/news');
  await expect(page.getByRole('navigation', { name: words.en.shared.frame.navigation }).getByText(says)).toBeVisible();
}

// departs: frame.sidebar-applicant, news.welcome-dialog, news.manual, main.manual
test('a former member may go anywhere but to the representations, and meets neither welcome dialog nor manual', async ({
  openPerson,
}) => {
  const { page } = await openPerson('kazim', { language: 'en', greeted: false });
  const { frame, manual } = words.en.application;
  for (const path of ['/news', '/main-member']) {
    await page.goto(`/member-ui${path}`);
    const sidebar = page.getByRole('navigation', { name: words.en.shared.frame.navigation });
    await expect
      .poll(() => sidebar.getByRole('link').allInnerTexts())
      .toEqual([frame.news, frame.mainMember, frame.household, frame.familyMembers, frame.payments]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: manual.title })).toHaveCount(0);
  }
});
