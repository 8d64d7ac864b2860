import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { alertIn } from '../alerts.ts';
import { writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { expectFilled, expectSaid, field } from '../fields.ts';
import { openApplicant } from '../member.ts';
import { aChild } from '../people.ts';
import { filled, words } from '../words.ts';

const browser = await openBrowser();

const { application, documents, reference, shared } = words.en;

it('the last day typed before a document is sent with it; with a wrong day the file waits for the right one', async () => {
  const { page, leave, url } = await openDocuments();
  const writes = writesOf(page);
  const lastDay = lastDayOf(page);
  await lastDay.fill('1.3.2020');
  await choose(page, 'pass.pdf');
  await page.getByText(documents.heldForLastDay).waitFor();
  await expectSaid(lastDay, words.en.insideFields.date_must_not_be_past);
  await expectAccessible(page);
  await lastDay.and(page.locator(':focus')).waitFor();
  expect(writes).toEqual([]);

  await lastDay.fill('1.3.2040');
  await retryOf(page, 'pass.pdf').click();
  await page.getByText(filled(documents.uploaded, { name: 'pass.pdf' })).waitFor();
  await page.getByText(filled(documents.validUntil, { date: '01.03.2040' })).waitFor();
  await expectFilled(lastDay, '');
  expect(await page.getByText(documents.heldForLastDay).count()).toBe(0);
  expect(writes).toEqual([url]);
  await leave();
});

it('two files that wait for the same wrong day keep it when the screen is left, and both take the right one', async () => {
  const { page, leave, writes, url } = await openWithWrongDay(['vorne.pdf', 'hinten.pdf']);
  const place = page.url();
  await goToNews(page);
  await page.goBack();
  await page.waitForURL(place);
  const lastDay = lastDayOf(page);
  await expect.poll(() => lastDay.inputValue()).toMatch(/^0?1\.0?3\.2020$/);
  await expectSaid(lastDay, words.en.insideFields.date_must_not_be_past);
  await retryOf(page, 'vorne.pdf').click();
  await lastDay.and(page.locator(':focus')).waitFor();
  expect(writes).toEqual([]);

  await lastDay.fill('1.3.2040');
  for (const name of ['vorne.pdf', 'hinten.pdf']) {
    await retryOf(page, name).click();
    await page.getByText(filled(documents.uploaded, { name })).waitFor();
  }
  const valid = page.getByText(filled(documents.validUntil, { date: '01.03.2040' }));
  await expect.poll(() => valid.count()).toBe(2);
  await expectFilled(lastDay, '');
  expect(writes).toEqual([url, url]);
  await leave();
});

it('a last day that the server refuses is shown again with the reason, and is not sent a second time', async () => {
  const { page, leave, url, expectStatus } = await openDocuments();
  const writes = writesOf(page);
  expectStatus(422, url.replace('POST ', ''));
  const refusal = { message: 'validation_failed', errors: { valid_until: ['date_must_not_be_past'] } };
  await page.route(/\/document$/, (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  const lastDay = lastDayOf(page);
  await lastDay.fill('1.3.2040');
  await choose(page, 'pass.pdf');
  await (await alertIn(page)).close();
  await page.getByText(documents.heldForLastDay).waitFor();
  await expectFilled(lastDay, '01.03.2040');
  await expectSaid(lastDay, words.en.insideFields.date_must_not_be_past);
  await retryOf(page, 'pass.pdf').click();
  await lastDay.and(page.locator(':focus')).waitFor();
  expect(writes).toEqual([url]);

  await lastDay.fill('2.3.2040');
  await retryOf(page, 'pass.pdf').click();
  await page.getByText(filled(documents.validUntil, { date: '02.03.2040' })).waitFor();
  expect(writes).toEqual([url, url]);
  await leave();
});

/** The same screen, with files that wait because the typed last day is in the past. */
async function openWithWrongDay(names: string[]) {
  const opened = await openDocuments();
  const { page } = opened;
  const writes = writesOf(page);
  await lastDayOf(page).fill('1.3.2020');
  for (const [at, name] of names.entries()) {
    await choose(page, name);
    await expect.poll(() => page.getByText(documents.heldForLastDay).count()).toBe(at + 1);
  }
  return { ...opened, writes };
}

async function goToNews(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Vefa/ }).first().click();
  await page.getByRole('heading', { level: 1, name: application.news.title }).waitFor();
}

/** The documents of a family member who has just been added. */
async function openDocuments() {
  const { page, leave, expectStatus, send } = await openApplicant(browser, { language: 'en', step: 3 });
  const { id } = await send<{ id: number }>('POST', '/api/v1/member', aChild);
  await page.goto(`/member-ui/sub-member/${id}`);
  return { page, leave, expectStatus, url: `POST /api/v1/member/${id}/document` };
}

async function choose(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: sampleDocument('Pass', name) };
  await page.getByLabel(`${documents.choose}: ${reference.documentType.passport}`).setInputFiles(file);
}

function lastDayOf(page: Page) {
  return field(page, filled(documents.lastDayField, { name: reference.documentType.passport }));
}

function retryOf(page: Page, name: string) {
  return page.getByRole('button', { name: `${shared.kit.retry}: ${name}` });
}
