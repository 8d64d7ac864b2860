import type { Page } from '@playwright/test';
import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { alertIn } from '../alerts.ts';
import { writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, type Fixtures, test } from '../fixtures.ts';
import { aChild } from '../people.ts';
import { filled, words } from '../words.ts';

const { application, documents, reference, shared } = words.en;

test('the last day typed before a document is sent with it; with a wrong day the file waits for the right one', async ({
  openApplicant,
}) => {
  const { page, url } = await openDocuments(openApplicant);
  const writes = writesOf(page);
  const lastDay = lastDayOf(page);
  await lastDay.fill('1.3.2020');
  await choose(page, 'pass.pdf');
  await expect(page.getByText(documents.heldForLastDay)).toBeVisible();
  await expectSaid(lastDay, words.en.insideFields.date_must_not_be_past);
  await expectAccessible(page);
  await expect(lastDay.and(page.locator(':focus'))).toBeVisible();
  expect(writes).toEqual([]);

  await lastDay.fill('1.3.2040');
  await retryOf(page, 'pass.pdf').click();
  await expect(page.getByText(filled(documents.uploaded, { name: 'pass.pdf' }))).toBeVisible();
  await expect(page.getByText(filled(documents.validUntil, { date: '01.03.2040' }))).toBeVisible();
  await expect(lastDay).toHaveValue('');
  await expect(page.getByText(documents.heldForLastDay)).toHaveCount(0);
  expect(writes).toEqual([url]);
});

test('two files that wait for the same wrong day keep it when the screen is left, and both take the right one', async ({
  openApplicant,
}) => {
  const { page, writes, url } = await openWithWrongDay(openApplicant, ['vorne.pdf', 'hinten.pdf']);
  const place = page.url();
  await goToNews(page);
  await page.goBack();
  await page.waitForURL(place);
  const lastDay = lastDayOf(page);
  await expect(lastDay).toHaveValue(/^0?1\.0?3\.2020$/);
  await expectSaid(lastDay, words.en.insideFields.date_must_not_be_past);
  await retryOf(page, 'vorne.pdf').click();
  await expect(lastDay.and(page.locator(':focus'))).toBeVisible();
  expect(writes).toEqual([]);

  await lastDay.fill('1.3.2040');
  for (const name of ['vorne.pdf', 'hinten.pdf']) {
    await retryOf(page, name).click();
    await expect(page.getByText(filled(documents.uploaded, { name }))).toBeVisible();
  }
  const valid = page.getByText(filled(documents.validUntil, { date: '01.03.2040' }));
  await expect(valid).toHaveCount(2);
  await expect(lastDay).toHaveValue('');
  expect(writes).toEqual([url, url]);
});

test('a last day that the server refuses is shown again with the reason, and is not sent a second time', async ({
  openApplicant,
}) => {
  const { page, url, expectStatus } = await openDocuments(openApplicant);
  const writes = writesOf(page);
  expectStatus(422, url.replace('POST ', ''));
  const refusal = { message: 'validation_failed', errors: { valid_until: ['date_must_not_be_past'] } };
  await page.route(/\/document$/, (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  const lastDay = lastDayOf(page);
  await lastDay.fill('1.3.2040');
  await choose(page, 'pass.pdf');
  await (await alertIn(page)).close();
  await expect(page.getByText(documents.heldForLastDay)).toBeVisible();
  await expect(lastDay).toHaveValue('01.03.2040');
  await expectSaid(lastDay, words.en.insideFields.date_must_not_be_past);
  await retryOf(page, 'pass.pdf').click();
  await expect(lastDay.and(page.locator(':focus'))).toBeVisible();
  expect(writes).toEqual([url]);

  await lastDay.fill('2.3.2040');
  await retryOf(page, 'pass.pdf').click();
  await expect(page.getByText(filled(documents.validUntil, { date: '02.03.2040' }))).toBeVisible();
  expect(writes).toEqual([url, url]);
});

/** The same screen, with files that wait because the typed last day is in the past. */
async function openWithWrongDay(openApplicant: Fixtures['openApplicant'], names: string[]) {
  const opened = await openDocuments(openApplicant);
  const { page } = opened;
  const writes = writesOf(page);
  await lastDayOf(page).fill('1.3.2020');
  for (const [at, name] of names.entries()) {
    await choose(page, name);
    await expect(page.getByText(documents.heldForLastDay)).toHaveCount(at + 1);
  }
  return { ...opened, writes };
}

async function goToNews(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Vefa/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: application.news.title })).toBeVisible();
}

/** The documents of a family member who has just been added. */
async function openDocuments(openApplicant: Fixtures['openApplicant']) {
  const { page, expectStatus, send } = await openApplicant({ language: 'en', step: 3 });
  const { id } = await send<{ id: number }>('POST', '/api/v1/member', aChild);
  await page.goto(`/member-ui/sub-member/${id}`);
  return { page, expectStatus, url: `POST /api/v1/member/${id}/document` };
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
