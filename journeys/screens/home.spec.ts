import type { Page } from '@playwright/test';
import { addDays, addYears, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { answer, type Household, replaceMe, writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { touch } from '../touch.ts';
import { filled, words } from '../words.ts';

const { home } = words.tr;
const today = businessDay(new Date());
const inDays = (days: number) => toWireDay(addDays(today, days));

/** `me` with other facts about the household. */
function withHousehold(page: Page, changes: Partial<Household['household']>) {
  return replaceMe(page, (me) => ({ ...me, household: { ...me.household, ...changes } }));
}

test('the card above the news says what is owed until when, and leads to the payments', async ({ openPerson }) => {
  const member = await openPerson('hatice', { device: 'phone', language: 'tr' });
  const { page } = member;
  const owed = { amount: 265, invoices: 2, due_date: inDays(9), dunning_status: 0 };
  await withHousehold(page, { owed, waiting_until: null });
  await page.goto('/member-ui/news');
  const card = page.getByRole('region', { name: words.tr.application.status.waitingTitle });
  await expect(card.getByText(filled(home.owed.due_other, { date: owed.due_date, count: '9' }))).toBeVisible();
  await expect(card.getByText(words.tr.application.status.waitingUnpaid)).toBeVisible();
  const steps = card.getByRole('listitem');
  await expect(steps).toHaveCount(5);
  const here = card.locator('[aria-current=step]');
  await expect(here).toContainText(filled(home.way.paidUntil, { date: owed.due_date }));
  await expect(here).toContainText(filled(home.way.today, { date: inDays(0) }));
  await expectAccessible(page);
  expect(await touch(card.getByRole('link', { name: home.owed.pay }))).toBe(0);
  await page.waitForURL('**/payment');
});

test('while money rests after a death the card says nothing about money', async ({ openPerson }) => {
  const member = await openPerson('hatice', { language: 'tr' });
  const { page } = member;
  await withHousehold(page, { owed: null, waiting_until: null, money_rests: true });
  await page.goto('/member-ui/news');
  const card = page.getByRole('region', { name: words.tr.application.status.waitingTitle });
  await expect(card.getByText(words.tr.application.status.waitingRests)).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
  await expect(card.getByText(/€|ücret|aidat|öde/)).toHaveCount(0);
});

test('once a year the household’s data are confirmed with one touch; a double touch sends once', async ({
  openPerson,
}) => {
  const member = await openPerson('mehmet', { device: 'phone', language: 'tr' });
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
    await expect(card.getByRole('link', { name: link })).toBeVisible();
  }
  await expectAccessible(page);
  await card.getByRole('button', { name: home.stillRight.confirm }).dblclick();
  await expect(page.getByRole('status').getByText(filled(home.stillRight.done, { date: inDays(0) }))).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(writes).toEqual([`POST ${path}`]);
  await page.reload();
  await expect(page.getByRole('heading', { name: words.tr.notifications.list })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('nobody is asked before the membership is a year old', async ({ openPerson }) => {
  const member = await openPerson('mehmet', { language: 'tr' });
  const { page } = member;
  await withHousehold(page, { active_from: toWireDay(addDays(addYears(today, -1), 1)), confirmed_on: null });
  await page.goto('/member-ui/news');
  await expect(page.getByRole('heading', { name: words.tr.notifications.list })).toBeVisible();
  await expect(page.getByRole('heading', { name: home.stillRight.title })).toHaveCount(0);
});
