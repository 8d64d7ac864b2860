import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import { writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { aCardPhoto } from '../cardPhoto.ts';
import { confirmInvoices, fillIn } from '../fillIn.ts';
import { type Member, openApplicant } from '../member.ts';
import { openClerk } from '../office/clerk.ts';
import { touch } from '../touch.ts';
import { filled, words } from '../words.ts';

const browser = await openBrowser();
const { documents, reference, refusals, shared } = words.en;
const { photo } = documents;
const office = words.de;
const PASSPORT = reference.documentType.passport;

it('front and back of a card are photographed by touch, turned, cut, sent as one file, and seen by the office', async () => {
  const member = await openDocuments();
  const { page, me } = member;
  await take(page, await aCardPhoto('Vorderseite'));
  const sheet = page.getByRole('dialog', { name: photo.title });
  const front = sheet.getByRole('img', { name: filled(photo.shown, { number: 1 }) });
  // the camera held the phone on its side, and says so in the file
  await expect.poll(() => shapeOf(front)).toBeCloseTo(2 / 3, 1);
  await expectAccessible(page);

  await touch(sheet.getByRole('button', { name: photo.turn }));
  await expect.poll(() => shapeOf(front)).toBeCloseTo(3 / 2, 1);
  await touch(sheet.getByRole('button', { name: photo.cut }));
  await front.scrollIntoViewIfNeeded();
  await drag(page, sheet.locator('[data-corner="bottom-right"]'), { x: -60, y: -20 });
  const right = sheet.getByLabel(photo.side.right);
  await expect.poll(async () => Number(await right.inputValue())).toBeGreaterThan(5);
  await right.focus();
  for (let cut = Number(await right.inputValue()); cut < 40; cut += 1) await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  const whole = await shapeOf(front);
  await touch(sheet.getByRole('button', { name: photo.cutDone }));
  await expect.poll(() => shapeOf(front)).toBeGreaterThan(whole * 1.2);

  await sheet.getByLabel(`${photo.back}: ${photo.another}`).setInputFiles(await aCardPhoto('Rückseite'));
  await sheet.getByRole('img', { name: filled(photo.shown, { number: 2 }) }).waitFor();
  await touch(sheet.getByRole('button', { name: filled(photo.send_other, { count: 2 }) }));
  await page.getByText(filled(documents.uploaded, { name: `${PASSPORT}.pdf` })).waitFor();
  expect(await sheet.count()).toBe(0);

  await confirmInvoices(member, ['sirf', 'siac']);
  const clerk = await openClerk(browser);
  await clerk.page.goto(`/office-ui/households/${me.household.id}`);
  const show = new RegExp(`^${office.officeHousehold.paper.show}: `);
  await clerk.page.getByRole('button', { name: show }).first().click();
  const drawn = (number: number) =>
    clerk.page.getByRole('dialog').getByRole('img', { name: filled(office.officeViewer.page, { number, pages: 2 }) });
  await drawn(1).waitFor({ timeout: patience(15_000) });
  await clerk.page.getByRole('dialog').getByRole('button', { name: office.officeViewer.nextPage }).click();
  await drawn(2).waitFor();
  await clerk.leave();
  await member.leave();
});

// departs: rule.upload-type, rule.upload-size
it('one photo is sent upright as a JPEG, without the place and time that the phone has written into it', async () => {
  const member = await openDocuments();
  const { page } = member;
  const sending = page.waitForRequest((request) => request.method() === 'POST' && /document$/.test(request.url()));
  await take(page, await aCardPhoto('Vorderseite'));
  await touch(page.getByRole('dialog').getByRole('button', { name: photo.send_one, exact: true }));
  await page.getByText(filled(documents.uploaded, { name: `${PASSPORT}.jpg` })).waitFor();

  const body = (await sending).postDataBuffer();
  if (body) expect(body.includes('Exif')).toBe(false);
  const { main_member } = await member.send<Member['me']>('GET', '/api/v1/me');
  const path = `/api/v1/member/document/${main_member.documents[0]?.id}`;
  const stored = await sharp(await (await page.request.get(path)).body()).metadata();
  expect([stored.format, stored.exif, stored.orientation]).toEqual(['jpeg', undefined, undefined]);
  expect(Number(stored.width)).toBeGreaterThan(Number(stored.height));
  await member.leave();
});

it('a dark or blurred photo is said to be so, and can be sent nevertheless', async () => {
  const member = await openDocuments();
  const { page } = member;
  await take(page, await aCardPhoto('Vorderseite', (picture) => picture.linear(0.15, 0)));
  const sheet = page.getByRole('dialog', { name: photo.title });
  await sheet.getByText(photo.dark).waitFor();
  await sheet
    .getByLabel(new RegExp(`^${photo.again}: `))
    .setInputFiles(await aCardPhoto('Vorderseite', (picture) => picture.blur(12)));
  await sheet.getByText(photo.blurred).waitFor();
  expect(await sheet.getByText(photo.dark).count()).toBe(0);
  await expectAccessible(page);

  await touch(sheet.getByRole('button', { name: photo.send_one, exact: true }));
  await page.getByText(filled(documents.uploaded, { name: `${PASSPORT}.jpg` })).waitFor();
  await member.leave();
});

it('going back from the camera or out of the sheet loses nothing without a question', async () => {
  const member = await openDocuments();
  const { page } = member;
  const writes = writesOf(page);
  const camera = page.getByLabel(`${documents.camera}: ${PASSPORT}`);
  await camera.dispatchEvent('cancel', { bubbles: true });
  await page.getByRole('alert').getByText(photo.none).waitFor();

  await take(page, await aCardPhoto('Vorderseite'));
  const sheet = page.getByRole('dialog', { name: photo.title });
  await sheet.getByLabel(`${photo.back}: ${photo.another}`).dispatchEvent('cancel', { bubbles: true });
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: photo.discardTitle });
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: photo.keep }).click();
  await sheet.getByRole('button', { name: photo.send_one, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: photo.discard }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(writes).toEqual([]);
  await member.leave();
});

it('other files among the photos are refused in words, and a photo that no browser opens is judged by the server', async () => {
  const member = await openDocuments();
  const { page, expectStatus } = member;
  await take(page, await aCardPhoto('Vorderseite'));
  const sheet = page.getByRole('dialog', { name: photo.title });
  const another = sheet.getByLabel(`${photo.choose}: ${photo.another}`);
  await another.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await sheet.getByText(photo.notAPhoto).waitFor();
  await another.setInputFiles(aBrokenPhoto);
  await sheet.getByText(photo.notOpened).waitFor();
  expect(await sheet.getByRole('img').count()).toBe(1);
  await touch(sheet.getByRole('button', { name: shared.action.cancel }));
  await touch(page.getByRole('alertdialog').getByRole('button', { name: photo.discard }));
  await sheet.waitFor({ state: 'detached' });

  expectStatus(415, `/api/v1/member/${member.me.main_member.id}/document`);
  await take(page, aBrokenPhoto);
  await page.getByRole('alertdialog').getByText(refusals.file_damaged).waitFor();
  await member.leave();
});

it('a photo that was taken without a connection waits, and is sent again by one press', async () => {
  const member = await openDocuments();
  const { page } = member;
  await take(page, await aCardPhoto('Vorderseite'));
  const sheet = page.getByRole('dialog', { name: photo.title });
  await sheet.getByRole('img').waitFor();
  await page.route(/\/document$/, (route) => route.abort('aborted'), { times: 1 });
  await touch(sheet.getByRole('button', { name: photo.send_one, exact: true }));
  await page.getByText(documents.interrupted).waitFor();

  await page.getByRole('button', { name: `${shared.kit.retry}: ${PASSPORT}.jpg` }).click();
  await page.getByText(filled(documents.uploaded, { name: `${PASSPORT}.jpg` })).waitFor();
  await member.leave();
});

const aBrokenPhoto = {
  name: 'image.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2_000)]),
};

async function openDocuments(): Promise<Member> {
  const member = await openApplicant(browser, { language: 'en', step: 1, device: 'phone' });
  await fillIn(member);
  await member.page.goto('/member-ui/main-member');
  return member;
}

async function take(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel(`${documents.camera}: ${PASSPORT}`).setInputFiles(file);
}

/** Drags with one finger. */
async function drag(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const fingers = (part: number) => [{ x: from.x + by.x * part, y: from.y + by.y * part }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) });
  for (const part of [0.5, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Height divided by width, as shown on screen. */
async function shapeOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.height / box.width : 0;
}
