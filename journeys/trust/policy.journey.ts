import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { type Member, openApplicant, openMember } from '../member.ts';
import { words } from '../words.ts';
import { unfold, watchHarm } from './harm.ts';

const { origin } = sharedDemo();
const browser = await openBrowser();

const { application, invoicing, myAccount, shared } = words.en;

// proves: promise.7
it('nothing of the product itself is ever stopped by its policy: a member opens everything there is', async () => {
  const member = await openMember(browser, 'mehmet', { language: 'en' });
  const { page, me } = member;
  const harm = await watchHarm(page.context());
  await walk(member, ['news', 'welcome', 'main-member', 'household', 'sub-member', 'sub-member/add']);
  await page
    .getByRole('button', { name: /calendar/i })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await walk(member, [`sub-member/${me.sub_members[0]?.id}`, 'substitutes', 'substitutes/add', 'payment']);
  const pdf = page.waitForEvent('download');
  await page
    .getByRole('button', { name: new RegExp(invoicing.invoice.pdf) })
    .first()
    .click();
  await (await pdf).delete();
  await walk(member, ['my-account']);
  await page.getByRole('heading', { level: 1, name: myAccount.title }).waitFor();
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
it('nor for somebody who applies, before the log-in, or in the demo’s pages', async () => {
  const applicant = await openApplicant(browser, { language: 'en', step: 4, greeted: false });
  // Nothing to reckon with yet: no date of birth.
  applicant.expectStatus(409, '/api/v1/finance/sale-invoice/pre-calculation');
  const harmToApplicant = await watchHarm(applicant.page.context());
  await applicant.page.goto('/member-ui/news');
  await applicant.page.getByRole('dialog').getByRole('button', { name: application.news.greetingStart }).click();
  await walk(applicant, ['main-member', 'household', 'sub-member', 'sub-member/add', 'payment', 'my-account']);
  expect(harmToApplicant()).toEqual([]);
  await applicant.leave();

  const visitor = await openVisitor(browser, origin);
  const harm = await watchHarm(visitor.page.context());
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

async function walk({ page }: Pick<Member, 'page'>, screens: readonly string[]): Promise<void> {
  for (const path of screens) {
    await page.goto(`/member-ui/${path}`);
    await page.locator('h1').first().waitFor();
    await untilLoaded(page);
    await unfold(page);
  }
}

async function untilLoaded(page: Page): Promise<void> {
  await page.getByText(shared.frame.loading).first().waitFor({ state: 'detached' });
}
