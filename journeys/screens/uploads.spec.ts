import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../server/testing/processes/temporaryFolder.ts';
import { APPLICANT_PASSWORD } from '../accounts.ts';
import { alertIn } from '../alerts.ts';
import { writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, type Fixtures, type Resident, test } from '../fixtures.ts';
import { aChild } from '../people.ts';
import { filled, words } from '../words.ts';

let folder: string;

test.beforeAll(async () => {
  folder = temporaryFolder('vefa-uploads');
});
test.afterAll(async () => {
  removeTemporaryFolder(folder);
});

const { accounts, application, documents, reference, refusals, shared } = words.en;
const MEGABYTE = 1024 * 1024;

// proves: rule.upload-type, constant.upload-types, message.file-type
test('a document may be a JPEG, PNG or PDF and nothing else, whatever its name', async ({ openApplicant }) => {
  const { page, url } = await openDocuments(openApplicant);
  const writes = writesOf(page);
  for (const [name, bytes] of [
    // a picture that this browser cannot open, either
    ['pass.tiff', await aPicture('tiff')],
    ['pass.pdf', Buffer.from('Liebe Grüße')],
  ] as const) {
    await choose(page, await kept(name, bytes));
    await expect(
      page.getByRole('alert').getByText('Incorrect file type, please use type of png, jpeg, pdf'),
    ).toBeVisible();
    await page.reload();
  }
  // a phone that may send nothing else converts photos itself
  await expect(page.locator('input[type=file]').first()).toHaveAttribute(
    'accept',
    'image/jpeg,image/png,application/pdf,image/webp,image/avif',
  );
  await choose(page, await kept('IMG_0001.jpg', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic')));
  await expect(page.getByRole('alert').getByText(refusals.file_is_heic)).toBeVisible();
  await page.reload();
  expect(writes).toEqual([]);
  for (const [name, bytes] of [
    ['pass.jpg', await aPicture('jpeg')],
    ['pass.png', await aPicture('png')],
    ['ausweis.pdf', sampleDocument('Pass', 'Ümit')],
  ] as const) {
    await choose(page, await kept(name, bytes));
    await expect(page.getByText(filled(documents.uploaded, { name }))).toBeVisible();
    expect(writes.splice(0)).toEqual([url]);
  }
});

// proves: rule.upload-size, constant.upload-size, message.file-size
test('a document of 15 MB arrives, and one byte more is too large', async ({ openApplicant }) => {
  const { page, url } = await openDocuments(openApplicant);
  const writes = writesOf(page);
  const document = await kept('pass.jpg', await aPicture('jpeg'));
  await truncate(document, 15 * MEGABYTE + 1);
  await choose(page, document);
  await expect(
    page.getByRole('alert').getByText('The uploaded file is too large. The maximum size allowed is 15 MB'),
  ).toBeVisible();
  expect(writes).toEqual([]);
  await truncate(document, 15 * MEGABYTE);
  await choose(page, document);
  await expect(page.getByText(filled(documents.uploaded, { name: 'pass.jpg' }))).toBeVisible();
  expect(writes).toEqual([url]);
});

test('a document whose answer was lost counts as uploaded when it is sent again; one that existed before is refused', async ({
  openApplicant,
}) => {
  const { page, url, expectStatus } = await openDocuments(openApplicant);
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
  await expect(failed).toBeVisible();

  expectStatus(409, path);
  await retry.click();
  await (await alertIn(page)).close();
  await expect(page.getByText(filled(documents.uploaded, { name: 'pass.pdf' }))).toBeVisible();
  for (const one of [failed, retry]) await expect(one).toHaveCount(0);
  await expect(page.getByRole('button', { name: documents.download })).toBeVisible();

  await choose(page, document);
  await (await alertIn(page)).close();
  await retry.click();
  await (await alertIn(page)).close();
  await expect(page.getByText(refusals.file_already_exists)).toBeVisible();
});

test('an upload that breaks off after its screen was left is reported by name, and can be sent again there', async ({
  openApplicant,
}) => {
  const { page, goToNews, abort } = await openHeld(openApplicant);
  await choose(page, await kept('pass.pdf', sampleDocument('Pass', 'Ümit')));
  await expect(page.getByText('pass.pdf')).toBeVisible();
  await goToNews();

  abort();
  const told = page.getByRole('alertdialog', { name: documents.lostTitle });
  await expect(told.getByText(filled(documents.lostWords, { name: 'pass.pdf' }))).toBeVisible();
  await expectAccessible(page);
  await told.getByRole('button', { name: documents.toLost }).click();

  await expect(page.getByText(documents.interrupted)).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` }).click();
  await expect(page.getByText(filled(documents.uploaded, { name: 'pass.pdf' }))).toBeVisible();
  await expect(page.getByText(documents.interrupted)).toHaveCount(0);
  await goToNews();
  await expect(told).toHaveCount(0);
});

test('a failed upload is reported once, and is found where it was chosen', async ({ openApplicant }) => {
  const { page, goToNews, abort } = await openHeld(openApplicant);
  await choose(page, await kept('pass.pdf', sampleDocument('Pass', 'Ümit')));
  await expect(page.getByText('pass.pdf')).toBeVisible();
  const place = page.url();
  await goToNews();
  abort();
  const alert = await alertIn(page);
  expect(alert.words.split('\n')).toEqual([filled(documents.lostWords, { name: 'pass.pdf' }), documents.lostNext]);
  await alert.close();

  await page.goBack();
  await page.waitForURL(place);
  await expect(page.getByText(documents.interrupted)).toBeVisible();
  await goToNews();

  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a failed upload is reported after a new log-in if the session ended meanwhile', async ({ openApplicant }) => {
  const { page, me, expectStatus } = await openApplicant({ language: 'en', step: 1 });
  expectStatus(401, `/api/v1/member/${me.main_member.id}/document`);
  await page.goto('/member-ui/main-member');
  await page.route(/\/document$/, (route) => route.fulfill({ status: 401, json: { message: 'unauthenticated' } }), {
    times: 1,
  });
  await choose(page, await kept('pass.pdf', sampleDocument('Pass', 'Ümit')));
  await expect(page.getByText(accounts.farewell.session_over.title)).toBeVisible();
  await field(page, accounts.field.identifier).fill(me.main_member.email ?? '');
  await field(page, accounts.field.password).fill(APPLICANT_PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit }).click();

  const told = page.getByRole('alertdialog', { name: documents.lostTitle });
  await told.getByRole('button', { name: documents.toLost }).click();
  await page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` }).click();
  await expect(page.getByText(filled(documents.uploaded, { name: 'pass.pdf' }))).toBeVisible();
});

test('a running upload is shown where it was chosen, to a reader who returns, and not as missing', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 1, device: 'phone' });
  const { page, me } = member;
  const { goToNews, goOn } = await hold(page);
  await page.goto('/member-ui/main-member');
  const missing = page.getByText(documents.missing, { exact: true });
  await expect(missing.first()).toBeVisible();
  const before = await missing.count();
  await choose(page, await kept('pass.pdf', sampleDocument('Pass', 'Ümit')));
  await expect(missing).toHaveCount(before - 1);
  await goToNews();

  await page.goBack();
  await expect(page.getByRole('progressbar', { name: new RegExp(documents.uploading) })).toBeVisible();
  await expect(page.getByRole('button', { name: `${shared.kit.cancel}: pass.pdf` })).toBeVisible();
  await expect(missing).toHaveCount(before - 1);
  goOn();
  await expect(page.getByText(filled(documents.uploaded, { name: 'pass.pdf' }))).toBeVisible();

  const { main_member } = await member.send<typeof me>('GET', '/api/v1/me');
  expect(main_member.documents.map(({ name }) => name)).toEqual(['pass.pdf']);
});

test('a file name may have any length', async ({ openApplicant }) => {
  const { page } = await openDocuments(openApplicant);
  await choose(page, await kept(`${'Reisepass '.repeat(21)}.pdf`, sampleDocument('Pass', 'Ümit')));
  await expect(
    page.getByText(filled(documents.uploaded, { name: `${'Reisepass '.repeat(20).slice(0, 196)}.pdf` })),
  ).toBeVisible();
});

/** The same screen, with the first document's upload held. */
async function openHeld(openApplicant: Fixtures['openApplicant']) {
  const opened = await openDocuments(openApplicant);
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
    await expect(page.getByRole('heading', { level: 1, name: application.news.title })).toBeVisible();
  };
  return { goToNews, goOn: () => resolve('goes on'), abort: () => resolve('breaks off') };
}

/** The documents of a family member who has just been added. */
async function openDocuments(
  openApplicant: Fixtures['openApplicant'],
): Promise<Pick<Resident, 'page' | 'expectStatus'> & { url: string }> {
  const { page, expectStatus, send } = await openApplicant({ language: 'en', step: 3 });
  const { id } = await send<{ id: number }>('POST', '/api/v1/member', aChild);
  await page.goto(`/member-ui/sub-member/${id}`);
  return { page, expectStatus, url: `POST /api/v1/member/${id}/document` };
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
