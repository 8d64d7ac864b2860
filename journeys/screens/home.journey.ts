import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, addYears, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { answer, type Household, replaceMe, writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { openMember } from '../member.ts';
import { touch } from '../touch.ts';
import { filled, words } from '../words.ts';

const browser = await openBrowser();
const { home } = words.tr;
const today = businessDay(new Date());
const inDays = (days: number) => toWireDay(addDays(today, days));

/** `me` with other facts about the household. */
function withHousehold(page: Page, changes: Partial<Household['household']>) {
  return replaceMe(page, (me) => ({ ...me, household: { ...me.household, ...changes } }));
}

it('the card above the news says what is owed until when, and leads to the payments', async () => {
  const member = await openMember(browser, 'hatice', { device: 'phone', language: 'tr' });
  const { page } = member;
  const owed = { amount: 265, invoices: 2, due_date: inDays(9), dunning_status: 0 };
  await withHousehold(page, { owed, waiting_until: null });
  await page.goto('/member-ui/news');
  const card = page.getByRole('region', { name: words.tr.application.status.waitingTitle });
  await card.getByText(filled(home.owed.due_other, { date: owed.due_date, count: '9' })).waitFor();
  await card.getByText(words.tr.application.status.waitingUnpaid).waitFor();
  const steps = card.getByRole('listitem');
  await expect.poll(() => steps.count()).toBe(5);
  const here = card.locator('[aria-current=step]');
  expect(await here.textContent()).toContain(filled(home.way.paidUntil, { date: owed.due_date }));
  expect(await here.textContent()).toContain(filled(home.way.today, { date: inDays(0) }));
  await expectAccessible(page);
  expect(await touch(card.getByRole('link', { name: home.owed.pay }))).toBe(0);
  await page.waitForURL('**/payment');
  await member.leave();
});

it('while money rests after a death the card says nothing about money', async () => {
  const member = await openMember(browser, 'hatice', { language: 'tr' });
  const { page } = member;
  await withHousehold(page, { owed: null, waiting_until: null, money_rests: true });
  await page.goto('/member-ui/news');
  const card = page.getByRole('region', { name: words.tr.application.status.waitingTitle });
  await card.getByText(words.tr.application.status.waitingRests).waitFor();
  expect(await card.getByRole('listitem').count()).toBe(0);
  expect(await card.getByText(/€|ücret|aidat|öde/).count()).toBe(0);
  await member.leave();
});

it('once a year the household’s data are confirmed with one touch; a double touch sends once', async () => {
  const member = await openMember(browser, 'mehmet', { device: 'phone', language: 'tr' });
  const { page, me } = member;
  const active_from = toWireDay(addYears(today, -1));
  let confirmed_on: typeof active_from | null = null;
  await replaceMe(page, (known) => ({ ...known, household: { ...known.household, active_from, confirmed_on } }));
  const path = `/api/v1/household/${me.household.id}/confirm-data`;
  await answer(page, 'POST', path, () => {
    confirmed_on = inDays(0);
    return { status: 200, json: { ...me, household: { ...me.household, active_from, confirmed_on } } };
  });
  const writes = writesOf(page);
  await page.goto('/member-ui/news');
  const card = page.getByRole('region', { name: home.stillRight.title });
  await card.getByText(home.stillRight.change).click();
  for (const link of [home.stillRight.toAddress, home.stillRight.toPhones, home.stillRight.toFamily]) {
    await card.getByRole('link', { name: link }).waitFor();
  }
  await expectAccessible(page);
  await card.getByRole('button', { name: home.stillRight.confirm }).dblclick();
  await page
    .getByRole('status')
    .getByText(filled(home.stillRight.done, { date: inDays(0) }))
    .waitFor();
  await card.waitFor({ state: 'detached' });
  expect(writes).toEqual([`POST ${path}`]);
  await page.reload();
  await page.getByRole('heading', { name: words.tr.notifications.list }).waitFor();
  expect(await card.count()).toBe(0);
  await member.leave();
});

it('nobody is asked before the membership is a year old', async () => {
  const member = await openMember(browser, 'mehmet', { language: 'tr' });
  const { page } = member;
  await withHousehold(page, { active_from: toWireDay(addDays(addYears(today, -1), 1)), confirmed_on: null });
  await page.goto('/member-ui/news');
  await page.getByRole('heading', { name: words.tr.notifications.list }).waitFor();
  expect(await page.getByRole('heading', { name: home.stillRight.title }).count()).toBe(0);
  await member.leave();
});
