import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { type Member, openApplicant, openMember } from '../member.ts';
import { words } from '../words.ts';
import { unfold, watchHarm } from './harm.ts';

const { origin } = sharedDemo();
const browser = await openBrowser();

const { application, households, invoicing, members, myAccount, shared, substitutes } = words.en;

// proves: promise.7, route./welcome, route./news, route./main-member, route./household, route./sub-member, route./sub-member/add, route./sub-member/{id}, route./payment, route./substitutes, route./substitutes/add, route./substitutes/{id}, route./my-account
it('every screen after the log-in opens under its URL, without a violation of the policy', async () => {
  const member = await openMember(browser, 'mehmet', { language: 'en' });
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
  await page.getByRole('dialog').waitFor();
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
  await member.leave();
});

// proves: promise.7
it('nor for an applicant, before the log-in, or in the demo’s pages', async () => {
  const applicant = await openApplicant(browser, { language: 'en', step: 4, greeted: false });
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
  await applicant.leave();

  const visitor = await openVisitor(browser, origin);
  const harm = await watchHarm(visitor.page);
  for (const path of ['member-ui/', 'member-ui/?view=form', 'member-ui/register', 'member-ui/forgot-password']) {
    await visitor.page.goto(`/${path}`);
    await visitor.page.locator('h1').first().waitFor();
  }
  for (const path of ['docs', 'demo/mail']) {
    await visitor.page.goto(`/${path}`);
    await visitor.page.locator('h1').first().waitFor();
  }
  await visitor.page.getByRole('link').last().click();
  await visitor.page.locator('article').waitFor();
  expect(harm()).toEqual([]);
  await visitor.leave();
});

/** Opens each URL and everything collapsed there; the heading shows that it is the right screen. */
async function walk({ page }: Pick<Member, 'page'>, screens: Record<string, string>): Promise<void> {
  for (const [path, title] of Object.entries(screens)) {
    await page.goto(`/member-ui/${path}`);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(page.url()).toBe(`${origin}/member-ui/${path}`);
    await untilLoaded(page);
    await unfold(page);
  }
}

async function untilLoaded(page: Page): Promise<void> {
  await page.getByText(shared.frame.loading).first().waitFor({ state: 'detached' });
}
