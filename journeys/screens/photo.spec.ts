import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { patience } from '../../scripts/lib/patience.mjs';
import { writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { aCardPhoto } from '../cardPhoto.ts';
import { confirmInvoices, fillIn } from '../fillIn.ts';
import { expect, type Fixtures, type Resident, test } from '../fixtures.ts';
import { touch } from '../touch.ts';
import { filled, words } from '../words.ts';

const { documents, reference, refusals, shared } = words.en;
const { photo } = documents;
const office = words.de;
const PASSPORT = reference.documentType.passport;

test('front and back of a card are photographed by touch, turned, cut, sent as one file, and seen by the office', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openDocuments(openApplicant);
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
  await expect(sheet.getByRole('img', { name: filled(photo.shown, { number: 2 }) })).toBeVisible();
  await touch(sheet.getByRole('button', { name: filled(photo.send_other, { count: 2 }) }));
  await expect(page.getByText(filled(documents.uploaded, { name: `${PASSPORT}.pdf` }))).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await confirmInvoices(member, ['sirf', 'siac']);
  const clerk = await openPerson('office');
  await clerk.page.goto(`/office-ui/households/${me.household.id}`);
  const show = new RegExp(`^${office.officeHousehold.document.show}: `);
  await clerk.page.getByRole('button', { name: show }).first().click();
  const drawn = (number: number) =>
    clerk.page.getByRole('dialog').getByRole('img', { name: filled(office.officeViewer.page, { number, pages: 2 }) });
  await expect(drawn(1)).toBeVisible({ timeout: patience(15_000) });
  await clerk.page.getByRole('dialog').getByRole('button', { name: office.officeViewer.nextPage }).click();
  await expect(drawn(2)).toBeVisible();
});

// departs: rule.upload-type, rule.upload-size
test('one photo is sent upright as a JPEG, without the place and time that the phone has written into it', async ({
  openApplicant,
}) => {
  const member = await openDocuments(openApplicant);
  const { page } = member;
  const sending = page.waitForRequest((request) => request.method() === 'POST' && /document$/.test(request.url()));
  await take(page, await aCardPhoto('Vorderseite'));
  await touch(page.getByRole('dialog').getByRole('button', { name: photo.send_one, exact: true }));
  await expect(page.getByText(filled(documents.uploaded, { name: `${PASSPORT}.jpg` }))).toBeVisible();

  const body = (await sending).postDataBuffer();
  if (body) expect(body.includes('Exif')).toBe(false);
  const { main_member } = await member.send<Resident['me']>('GET', '/api/v1/me');
  const path = `/api/v1/member/document/${main_member.documents[0]?.id}`;
  const stored = await sharp(await (await page.request.get(path)).body()).metadata();
  expect([stored.format, stored.exif, stored.orientation]).toEqual(['jpeg', undefined, undefined]);
  expect(Number(stored.width)).toBeGreaterThan(Number(stored.height));
});

test('a dark or blurred photo is said to be so, and can be sent nevertheless', async ({ openApplicant }) => {
  const member = await openDocuments(openApplicant);
  const { page } = member;
  await take(page, await aCardPhoto('Vorderseite', (picture) => picture.linear(0.15, 0)));
  const sheet = page.getByRole('dialog', { name: photo.title });
  await expect(sheet.getByText(photo.dark)).toBeVisible();
  await sheet
    .getByLabel(new RegExp(`^${photo.again}: `))
    .setInputFiles(await aCardPhoto('Vorderseite', (picture) => picture.blur(12)));
  await expect(sheet.getByText(photo.blurred)).toBeVisible();
  await expect(sheet.getByText(photo.dark)).toHaveCount(0);
  await expectAccessible(page);

  await touch(sheet.getByRole('button', { name: photo.send_one, exact: true }));
  await expect(page.getByText(filled(documents.uploaded, { name: `${PASSPORT}.jpg` }))).toBeVisible();
});

test('going back from the camera or out of the sheet loses nothing without a question', async ({ openApplicant }) => {
  const member = await openDocuments(openApplicant);
  const { page } = member;
  const writes = writesOf(page);
  const camera = page.getByLabel(`${documents.camera}: ${PASSPORT}`);
  await camera.dispatchEvent('cancel', { bubbles: true });
  await expect(page.getByRole('alert').getByText(photo.none)).toBeVisible();

  await take(page, await aCardPhoto('Vorderseite'));
  const sheet = page.getByRole('dialog', { name: photo.title });
  await sheet.getByLabel(`${photo.back}: ${photo.another}`).dispatchEvent('cancel', { bubbles: true });
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: photo.discardTitle });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: photo.keep }).click();
  await expect(sheet.getByRole('button', { name: photo.send_one, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: photo.discard }).click();
  await expect(sheet).toHaveCount(0);
  expect(writes).toEqual([]);
});

test('other files among the photos are refused in words, and a photo that no browser opens is judged by the server', async ({
  openApplicant,
}) => {
  const member = await openDocuments(openApplicant);
  const { page, expectStatus } = member;
  await take(page, await aCardPhoto('Vorderseite'));
  const sheet = page.getByRole('dialog', { name: photo.title });
  const another = sheet.getByLabel(`${photo.choose}: ${photo.another}`);
  await another.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(sheet.getByText(photo.notAPhoto)).toBeVisible();
  await another.setInputFiles(aBrokenPhoto);
  await expect(sheet.getByText(photo.notOpened)).toBeVisible();
  await expect(sheet.getByRole('img')).toHaveCount(1);
  await touch(sheet.getByRole('button', { name: shared.action.cancel }));
  await touch(page.getByRole('alertdialog').getByRole('button', { name: photo.discard }));
  await expect(sheet).toHaveCount(0);

  expectStatus(415, `/api/v1/member/${member.me.main_member.id}/document`);
  await take(page, aBrokenPhoto);
  await expect(page.getByRole('alertdialog').getByText(refusals.file_damaged)).toBeVisible();
});

test('a photo that was taken without a connection waits, and is sent again by one press', async ({ openApplicant }) => {
  const member = await openDocuments(openApplicant);
  const { page } = member;
  await take(page, await aCardPhoto('Vorderseite'));
  const sheet = page.getByRole('dialog', { name: photo.title });
  await expect(sheet.getByRole('img')).toBeVisible();
  await page.route(/\/document$/, (route) => route.abort('aborted'), { times: 1 });
  await touch(sheet.getByRole('button', { name: photo.send_one, exact: true }));
  await expect(page.getByText(documents.interrupted)).toBeVisible();

  await page.getByRole('button', { name: `${shared.kit.retry}: ${PASSPORT}.jpg` }).click();
  await expect(page.getByText(filled(documents.uploaded, { name: `${PASSPORT}.jpg` }))).toBeVisible();
});

const aBrokenPhoto = {
  name: 'image.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2_000)]),
};

async function openDocuments(openApplicant: Fixtures['openApplicant']): Promise<Resident> {
  const member = await openApplicant({ language: 'en', step: 1, device: 'phone' });
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
