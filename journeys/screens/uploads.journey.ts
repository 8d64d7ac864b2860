import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePaper } from '../../server/demo/samplePaper.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../server/testing/temporaryFolder.ts';
import { alertIn } from '../alerts.ts';
import { writesOf } from '../answers.ts';
import { openBrowser } from '../browser.ts';
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

const { documents, reference, refusals, shared } = words.en;
const MEGABYTE = 1024 * 1024;

// proves: rule.upload-type, constant.upload-types, message.file-type
it('a paper may be a jpeg, a png or a PDF, and nothing else, whatever it is called', async () => {
  const { page, leave, url } = await openPapers();
  const writes = writesOf(page);
  for (const [name, bytes] of [
    ['pass.gif', await aPicture('gif')],
    ['pass.pdf', Buffer.from('Liebe Grüße')],
  ] as const) {
    await choose(page, await kept(name, bytes));
    await page.getByRole('alert').getByText('Incorrect file type, please use type of png, jpeg, pdf').waitFor();
    await page.reload();
  }
  expect(writes).toEqual([]);
  for (const [name, bytes] of [
    ['pass.jpg', await aPicture('jpeg')],
    ['pass.png', await aPicture('png')],
    ['ausweis.pdf', samplePaper('Pass', 'Ümit')],
  ] as const) {
    await choose(page, await kept(name, bytes));
    await page.getByText(filled(documents.uploaded, { name })).waitFor();
    expect(writes.splice(0)).toEqual([url]);
  }
  await leave();
});

// proves: rule.upload-size, constant.upload-size, message.file-size
it('a paper of 15 MB arrives, and one byte more is too large', async () => {
  const { page, leave, url } = await openPapers();
  const writes = writesOf(page);
  const paper = await kept('pass.jpg', await aPicture('jpeg'));
  await truncate(paper, 15 * MEGABYTE + 1);
  await choose(page, paper);
  await page
    .getByRole('alert')
    .getByText('The uploaded file is too large. The maximum size allowed is 15 MB')
    .waitFor();
  expect(writes).toEqual([]);
  await truncate(paper, 15 * MEGABYTE);
  await choose(page, paper);
  await page.getByText(filled(documents.uploaded, { name: 'pass.jpg' })).waitFor();
  expect(writes).toEqual([url]);
  await leave();
});

it('a paper whose answer was lost has arrived once it is sent again; one that was there before is told', async () => {
  const { page, leave, url, expectStatus } = await openPapers();
  const path = url.replace('POST ', '');
  const bytes = samplePaper('Pass', 'Ümit');
  const file = { name: 'pass.pdf', mimeType: 'application/pdf', buffer: bytes };
  await page.route(
    `**${path}`,
    async (route) => {
      await page.request.post(path, { multipart: { type: 'passport', name: file.name, file } });
      await route.abort('aborted');
    },
    { times: 1 },
  );
  const paper = await kept('pass.pdf', bytes);
  await choose(page, paper);
  const retry = page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` });
  const failed = page.getByText(documents.interrupted);
  await failed.waitFor();

  expectStatus(409, path);
  await retry.click();
  await (await alertIn(page)).close();
  await page.getByText(filled(documents.uploaded, { name: 'pass.pdf' })).waitFor();
  expect([await failed.count(), await retry.count()]).toEqual([0, 0]);
  await page.getByRole('button', { name: documents.download }).waitFor();

  await choose(page, paper);
  await (await alertIn(page)).close();
  await retry.click();
  await (await alertIn(page)).close();
  await page.getByText(refusals.file_already_exists).waitFor();
  await leave();
});

it('the name of a file may be as long as it likes', async () => {
  const { page, leave } = await openPapers();
  await choose(page, await kept(`${'Reisepass '.repeat(21)}.pdf`, samplePaper('Pass', 'Ümit')));
  await page.getByText(filled(documents.uploaded, { name: `${'Reisepass '.repeat(20).slice(0, 196)}.pdf` })).waitFor();
  await leave();
});

/** The papers of a family member who has just been added. */
async function openPapers(): Promise<Pick<Member, 'page' | 'leave' | 'expectStatus'> & { url: string }> {
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

async function aPicture(kind: 'jpeg' | 'png' | 'gif'): Promise<Buffer> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#d8cfc0' } });
  return picture.toFormat(kind).toBuffer();
}
