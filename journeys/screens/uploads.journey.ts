import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../server/testing/processes/temporaryFolder.ts';
import { APPLICANT_PASSWORD } from '../accounts.ts';
import { alertIn } from '../alerts.ts';
import { writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { type Member, openApplicant } from '../member.ts';
import { aChild } from '../people.ts';
import { filled, words } from '../words.ts';

const browser = await openBrowser();
let folder: string;

beforeAll(async () => {
  folder = temporaryFolder('vefa-uploads');
});
afterAll(async () => {
  removeTemporaryFolder(folder);
});

const { accounts, application, documents, reference, refusals, shared } = words.en;
const MEGABYTE = 1024 * 1024;

// proves: rule.upload-type, constant.upload-types, message.file-type
it('a document may be a JPEG, PNG or PDF and nothing else, whatever its name', async () => {
  const { page, leave, url } = await openDocuments();
  const writes = writesOf(page);
  for (const [name, bytes] of [
    // a picture that this browser cannot open, either
    ['pass.tiff', await aPicture('tiff')],
    ['pass.pdf', Buffer.from('Liebe Grüße')],
  ] as const) {
    await choose(page, await kept(name, bytes));
    await page.getByRole('alert').getByText('Incorrect file type, please use type of png, jpeg, pdf').waitFor();
    await page.reload();
  }
  // a phone that may send nothing else converts photos itself
  expect(await page.locator('input[type=file]').first().getAttribute('accept')).toBe(
    'image/jpeg,image/png,application/pdf,image/webp,image/avif',
  );
  await choose(page, await kept('IMG_0001.jpg', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic')));
  await page.getByRole('alert').getByText(refusals.file_is_heic).waitFor();
  await page.reload();
  expect(writes).toEqual([]);
  for (const [name, bytes] of [
    ['pass.jpg', await aPicture('jpeg')],
    ['pass.png', await aPicture('png')],
    ['ausweis.pdf', sampleDocument('Pass', 'Ümit')],
  ] as const) {
    await choose(page, await kept(name, bytes));
    await page.getByText(filled(documents.uploaded, { name })).waitFor();
    expect(writes.splice(0)).toEqual([url]);
  }
  await leave();
});

// proves: rule.upload-size, constant.upload-size, message.file-size
it('a document of 15 MB arrives, and one byte more is too large', async () => {
  const { page, leave, url } = await openDocuments();
  const writes = writesOf(page);
  const document = await kept('pass.jpg', await aPicture('jpeg'));
  await truncate(document, 15 * MEGABYTE + 1);
  await choose(page, document);
  await page
    .getByRole('alert')
    .getByText('The uploaded file is too large. The maximum size allowed is 15 MB')
    .waitFor();
  expect(writes).toEqual([]);
  await truncate(document, 15 * MEGABYTE);
  await choose(page, document);
  await page.getByText(filled(documents.uploaded, { name: 'pass.jpg' })).waitFor();
  expect(writes).toEqual([url]);
  await leave();
});

it('a document whose answer was lost counts as uploaded when it is sent again; one that existed before is refused', async () => {
  const { page, leave, url, expectStatus } = await openDocuments();
  const path = url.replace('POST ', '');
  const bytes = sampleDocument('Pass', 'Ümit');
  const file = { name: 'pass.pdf', mimeType: 'application/pdf', buffer: bytes };
  await page.route(
    `**${path}`,
    async (route) => {
      await page.request.post(path, { multipart: { type: 'passport', name: file.name, file } });
      await route.abort('aborted');
    },
    { times: 1 },
  );
  const document = await kept('pass.pdf', bytes);
  await choose(page, document);
  const retry = page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` });
  const failed = page.getByText(documents.interrupted);
  await failed.waitFor();

  expectStatus(409, path);
  await retry.click();
  await (await alertIn(page)).close();
  await page.getByText(filled(documents.uploaded, { name: 'pass.pdf' })).waitFor();
  expect([await failed.count(), await retry.count()]).toEqual([0, 0]);
  await page.getByRole('button', { name: documents.download }).waitFor();

  await choose(page, document);
  await (await alertIn(page)).close();
  await retry.click();
  await (await alertIn(page)).close();
  await page.getByText(refusals.file_already_exists).waitFor();
  await leave();
});

it('an upload that breaks off after its screen was left is reported by name, and can be sent again there', async () => {
  const { page, leave, goToNews, abort } = await openHeld();
  await choose(page, await kept('pass.pdf', sampleDocument('Pass', 'Ümit')));
  await page.getByText('pass.pdf').waitFor();
  await goToNews();

  abort();
  const told = page.getByRole('alertdialog', { name: documents.lostTitle });
  await told.getByText(filled(documents.lostWords, { name: 'pass.pdf' })).waitFor();
  await expectAccessible(page);
  await told.getByRole('button', { name: documents.toLost }).click();

  await page.getByText(documents.interrupted).waitFor();
  expect(await told.count()).toBe(0);
  await page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` }).click();
  await page.getByText(filled(documents.uploaded, { name: 'pass.pdf' })).waitFor();
  expect(await page.getByText(documents.interrupted).count()).toBe(0);
  await goToNews();
  expect(await told.count()).toBe(0);
  await leave();
});

it('a failed upload is reported once, and is found where it was chosen', async () => {
  const { page, leave, goToNews, abort } = await openHeld();
  await choose(page, await kept('pass.pdf', sampleDocument('Pass', 'Ümit')));
  await page.getByText('pass.pdf').waitFor();
  const place = page.url();
  await goToNews();
  abort();
  const alert = await alertIn(page);
  expect(alert.words.split('\n')).toEqual([filled(documents.lostWords, { name: 'pass.pdf' }), documents.lostNext]);
  await alert.close();

  await page.goBack();
  await page.waitForURL(place);
  await page.getByText(documents.interrupted).waitFor();
  await goToNews();

  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await leave();
});

it('a failed upload is reported after a new log-in if the session ended meanwhile', async () => {
  const { page, leave, me, expectStatus } = await openApplicant(browser, { language: 'en', step: 1 });
  expectStatus(401, `/api/v1/member/${me.main_member.id}/document`);
  await page.goto('/member-ui/main-member');
  await page.route(/\/document$/, (route) => route.fulfill({ status: 401, json: { message: 'unauthenticated' } }), {
    times: 1,
  });
  await choose(page, await kept('pass.pdf', sampleDocument('Pass', 'Ümit')));
  await page.getByText(accounts.farewell.session_over.title).waitFor();
  await field(page, accounts.field.identifier).fill(me.main_member.email ?? '');
  await field(page, accounts.field.password).fill(APPLICANT_PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit }).click();

  const told = page.getByRole('alertdialog', { name: documents.lostTitle });
  await told.getByRole('button', { name: documents.toLost }).click();
  await page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` }).click();
  await page.getByText(filled(documents.uploaded, { name: 'pass.pdf' })).waitFor();
  await leave();
});

it('a running upload is shown where it was chosen, to a reader who returns, and not as missing', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 1, device: 'phone' });
  const { page, me } = member;
  const { goToNews, goOn } = await hold(page);
  await page.goto('/member-ui/main-member');
  const missing = page.getByText(documents.missing, { exact: true });
  await missing.first().waitFor();
  const before = await missing.count();
  await choose(page, await kept('pass.pdf', sampleDocument('Pass', 'Ümit')));
  await expect.poll(() => missing.count()).toBe(before - 1);
  await goToNews();

  await page.goBack();
  await page.getByRole('progressbar', { name: new RegExp(documents.uploading) }).waitFor();
  await page.getByRole('button', { name: `${shared.kit.cancel}: pass.pdf` }).waitFor();
  expect(await missing.count()).toBe(before - 1);
  goOn();
  await page.getByText(filled(documents.uploaded, { name: 'pass.pdf' })).waitFor();

  const { main_member } = await member.send<typeof me>('GET', '/api/v1/me');
  expect(main_member.documents.map(({ name }) => name)).toEqual(['pass.pdf']);
  await member.leave();
});

it('a file name may have any length', async () => {
  const { page, leave } = await openDocuments();
  await choose(page, await kept(`${'Reisepass '.repeat(21)}.pdf`, sampleDocument('Pass', 'Ümit')));
  await page.getByText(filled(documents.uploaded, { name: `${'Reisepass '.repeat(20).slice(0, 196)}.pdf` })).waitFor();
  await leave();
});

/** The same screen, with the first document's upload held. */
async function openHeld() {
  const opened = await openDocuments();
  return { ...opened, ...(await hold(opened.page)) };
}

/** Holds the next upload until it is released or aborted. */
async function hold(page: Page) {
  const { promise, resolve } = Promise.withResolvers<'goes on' | 'breaks off'>();
  await page.route(
    /\/document$/,
    async (route) => ((await promise) === 'goes on' ? route.fallback() : route.abort('aborted')),
    { times: 1 },
  );
  const goToNews = async () => {
    await page.getByRole('link', { name: /^Vefa/ }).first().click();
    await page.getByRole('heading', { level: 1, name: application.news.title }).waitFor();
  };
  return { goToNews, goOn: () => resolve('goes on'), abort: () => resolve('breaks off') };
}

/** The documents of a family member who has just been added. */
async function openDocuments(): Promise<Pick<Member, 'page' | 'leave' | 'expectStatus'> & { url: string }> {
  const { page, leave, expectStatus, send } = await openApplicant(browser, { language: 'en', step: 3 });
  const { id } = await send<{ id: number }>('POST', '/api/v1/member', aChild);
  await page.goto(`/member-ui/sub-member/${id}`);
  return { page, leave, expectStatus, url: `POST /api/v1/member/${id}/document` };
}

async function choose(page: Page, path: string): Promise<void> {
  await page.getByLabel(`${documents.choose}: ${reference.documentType.passport}`).setInputFiles(path);
}

async function kept(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

async function aPicture(kind: 'jpeg' | 'png' | 'tiff'): Promise<Buffer> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#d8cfc0' } });
  return picture.toFormat(kind).toBuffer();
}
