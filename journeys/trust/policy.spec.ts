import type { Page } from 'playwright-core';
import { expect, type Resident, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { unfold, watchHarm } from './harm.ts';

const { application, households, invoicing, members, myAccount, shared, substitutes } = words.en;

// proves: promise.7, route./welcome, route./news, route./main-member, route./household, route./sub-member, route./sub-member/add, route./sub-member/{id}, route./payment, route./substitutes, route./substitutes/add, route./substitutes/{id}, route./my-account
test('every screen after the log-in opens under its URL, without a violation of the policy', async ({ openPerson }) => {
  const member = await openPerson('mehmet', { language: 'en' });
  const { page, me } = member;
  const [child, lawyer] = [me.sub_members[0], me.substitutes[0]];
  const harm = await watchHarm(page);
  await walk(member, {
    news: application.news.title,
    welcome: application.welcome.title,
    'main-member': members.main.title,
    household: households.screen.title,
    'sub-member': members.list.title,
    'sub-member/add': members.add.title,
  });
  await page
    .getByRole('button', { name: /calendar/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await walk(member, {
    [`sub-member/${child?.id}`]: `${child?.first_name} ${child?.last_name}`,
    substitutes: substitutes.list.title,
    'substitutes/add': substitutes.form.addTitle,
    [`substitutes/${lawyer?.id}`]: substitutes.form.editTitle,
    payment: application.frame.payments,
  });
  const pdf = page.waitForEvent('download');
  await page
    .getByRole('button', { name: new RegExp(invoicing.invoice.pdf) })
    .first()
    .click();
  await (await pdf).delete();
  await walk(member, { 'my-account': myAccount.title });
  await page
    .getByRole('button', { name: /Deutsch|Türkçe|English/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /Deutsch|Türkçe|English/ })
    .first()
    .click();

  expect(harm()).toEqual([]);
});

// proves: promise.7
test('nor for an applicant, before the log-in, or in the demo’s pages', async ({ openApplicant, openGuest }) => {
  const applicant = await openApplicant({ language: 'en', step: 4, greeted: false });
  // fees cannot be calculated yet without a date of birth
  applicant.expectStatus(409, '/api/v1/finance/sale-invoice/pre-calculation');
  const harmToApplicant = await watchHarm(applicant.page);
  await applicant.page.goto('/member-ui/news');
  await applicant.page.getByRole('dialog').getByRole('button', { name: application.news.greetingStart }).click();
  await walk(applicant, {
    'main-member': members.main.title,
    household: households.screen.title,
    'sub-member': members.list.title,
    'sub-member/add': members.add.title,
    payment: application.frame.payments,
    'my-account': myAccount.title,
  });
  expect(harmToApplicant()).toEqual([]);

  const visitor = await openGuest();
  const harm = await watchHarm(visitor.page);
  for (const path of ['member-ui/', 'member-ui/?view=form', 'member-ui/register', 'member-ui/forgot-password']) {
    await visitor.page.goto(`/${path}`);
    await expect(visitor.page.locator('h1').first()).toBeVisible();
  }
  for (const path of ['docs', 'demo/mail']) {
    await visitor.page.goto(`/${path}`);
    await expect(visitor.page.locator('h1').first()).toBeVisible();
  }
  await visitor.page.getByRole('link').last().click();
  await expect(visitor.page.locator('article')).toBeVisible();
  expect(harm()).toEqual([]);
});

/** Opens each URL and everything collapsed there; the heading shows that it is the right screen. */
async function walk({ page }: Pick<Resident, 'page'>, screens: Record<string, string>): Promise<void> {
  for (const [path, title] of Object.entries(screens)) {
    await page.goto(`/member-ui/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/member-ui/${path}`);
    await untilLoaded(page);
    await unfold(page);
  }
}

async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByText(shared.frame.loading)).toHaveCount(0);
}
