import { buffer } from 'node:stream/consumers';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { patience } from '../../scripts/lib/patience.mjs';
import { aPhoto } from '../../server/testing/documents/pictureBuilders.ts';
import { expectAccessible } from '../axe.ts';
import { confirmInvoices, fillIn } from '../fillIn.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { watchHarm } from '../trust/harm.ts';
import { filled, words } from '../words.ts';

const { officeHousehold, officeViewer, shared } = words.de;

type Upload = { name: string; mimeType: string; buffer: Buffer };

// proves: promise.6
test('a photo is shown upright, enlarged, moved and turned by keys alone; the original is saved unchanged', async ({
  openApplicant,
  openPerson,
}) => {
  const photo = { name: 'Pass.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(3_000, 2_000) };
  const { page, dialog, place } = await openDocument(await openApplicant(), await openPerson('office'), photo);
  const picture = dialog.getByRole('img');
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(300);
  // the photo was taken lying on its side
  await expect.poll(() => shapeOf(picture)).toBeCloseTo(3 / 2, 1);
  await expectAccessible(page);
  const fitting = await widthOf(picture);

  await expect(place).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(picture)).toBeCloseTo(fitting * 1.5625, -1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => place.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([80, 80]);
  await page.keyboard.press('-');
  await expect(page.getByText(filled(officeViewer.zoom, { percent: 125 }))).toBeVisible();
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(picture)).toBeCloseTo(fitting, -1);
  await page.keyboard.press('r');
  await expect.poll(() => shapeOf(picture)).toBeCloseTo(2 / 3, 1);
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: officeViewer.download }).click();
  expect((await buffer(await (await saving).createReadStream())).equals(photo.buffer)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

// proves: promise.6, promise.7
test('a PDF is rendered page by page: its text is accessible, its scans are decoded, and nothing in it is opened or executed', async ({
  openApplicant,
  openPerson,
}) => {
  const { page, dialog, place, harm } = await openDocument(
    await openApplicant(),
    await openPerson('office'),
    await aScan(),
  );
  const pageOf = (number: number) => filled(officeViewer.page, { number, pages: 3 });
  const drawn = dialog.getByRole('img', { name: pageOf(1) });
  await expect(drawn).toBeVisible();
  await expect(place.getByText('Geburtsurkunde')).toBeAttached();
  await expectAccessible(page);
  await expect(dialog.locator('iframe, object, embed, a')).toHaveCount(0);
  // in a worker, because on the page's own thread the page's policy would apply
  await expect.poll(() => page.workers()).toHaveLength(1);
  await expect(dialog.getByRole('button', { name: officeViewer.previousPage })).toBeDisabled();
  await drawn.click({ position: { x: 60, y: 60 } });

  await place.focus();
  await page.keyboard.press('ArrowRight');
  const scan = dialog.getByRole('img', { name: pageOf(2) });
  await expect(scan).toBeVisible();
  await expect.poll(() => middleOf(scan), { timeout: patience(15_000) }).toEqual([0, 0, 0]);
  await page.keyboard.press('r');
  await expect.poll(() => shapeOf(scan)).toBeCloseTo(595 / 842, 1);
  await dialog.getByRole('button', { name: officeViewer.nextPage }).click();
  await expect(dialog.getByRole('img', { name: pageOf(3) })).toBeVisible();
  // the button on the last page keeps the focus
  const last = dialog.getByRole('button', { name: officeViewer.nextPage, disabled: true });
  await expect(last).toBeFocused();
  const larger = dialog.getByRole('button', { name: officeViewer.larger });
  while (await larger.isEnabled()) await larger.click();
  const canvas = dialog.locator('canvas');
  await expect.poll(async () => (await sizeOf(canvas)).width).toBeGreaterThan(2_000);
  const { width, height } = await sizeOf(canvas);
  expect(width * height).toBeLessThanOrEqual(12_000_000);
  await expectAccessible(page);
  expect(harm()).toEqual([]);
});

test('on a phone the viewer fits, and its buttons replace the keys', async ({ openApplicant, openPerson }) => {
  const { page, dialog, place } = await openDocument(
    await openApplicant(),
    await openPerson('office', { device: 'phone' }),
    await aScan(),
  );
  const drawn = dialog.getByRole('img', { name: filled(officeViewer.page, { number: 1, pages: 3 }) });
  await expect(drawn).toBeVisible();
  await expect.poll(() => widthOf(dialog)).toBeLessThanOrEqual(390);
  await expect
    .poll(() => place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(0);

  await dialog.getByRole('button', { name: officeViewer.larger }).tap();
  await expect.poll(() => place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await dialog.getByRole('button', { name: officeViewer.fit }).tap();
  await dialog.getByRole('button', { name: officeViewer.nextPage }).tap();
  await expect(dialog.getByRole('img', { name: filled(officeViewer.page, { number: 2, pages: 3 }) })).toBeVisible();
  await expectAccessible(page);
});

for (const [what, make, sentence] of [
  ['needs a password', aLockedPdf, officeViewer.needsPassword],
  ['is broken', async () => Buffer.from('%PDF-1.7 and no more'), officeViewer.notPossible],
] as const) {
  test(`an old PDF that ${what} gets a calm message, and can be saved`, async ({ openApplicant, openPerson }) => {
    const body = await make();
    const { page, dialog } = await openDocument(
      await openApplicant(),
      await openPerson('office'),
      await aScan(),
      async (clerk) => {
        await clerk.route('**/documents/*/look', (route) => route.fulfill({ contentType: 'application/pdf', body }));
      },
    );

    await expect(dialog.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: officeViewer.download }).click();
    await (await saving).delete();
    await dialog.getByRole('button', { name: shared.action.close }).last().click();
    await expect(dialog).toHaveCount(0);
  });
}

/** A clerk opens a document that an applicant has uploaded. */
async function openDocument(
  member: Resident,
  { page }: Resident,
  upload: Upload,
  prepare = async (_clerk: Page) => {},
) {
  await fillIn(member);
  const path = `/api/v1/member/${member.me.main_member.id}/document`;
  const sent = await member.page.request.post(path, { multipart: { type: 'passport', file: upload } });
  expect(sent.status(), await sent.text()).toBe(201);
  await confirmInvoices(member, ['sirf', 'siac']);
  const harm = await watchHarm(page);
  await prepare(page);
  await page.goto(`/office-ui/households/${member.me.household.id}`);
  await page
    .getByRole('button', { name: new RegExp(`^${officeHousehold.document.show}: `) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  return { page, dialog, harm, place: dialog.getByRole('region') };
}

/** Three pages: text with a link, an all-black fax, and an empty one. */
async function aScan(): Promise<Upload> {
  const pdf = await PDFDocument.create();
  const written = pdf.addPage([595, 842]);
  written.drawText('Geburtsurkunde', { x: 40, y: 760, size: 28 });
  const link = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 400, 595, 842],
    A: { Type: 'Action', S: 'URI', URI: 'https://evil.example/' },
  });
  written.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(link)]));
  const scanned = pdf.addPage([595, 842]);
  const fax = pdf.context.stream(aWhiteFax(), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 64,
    Height: 64,
    BitsPerComponent: 1,
    ColorSpace: 'DeviceGray',
    Filter: 'CCITTFaxDecode',
    DecodeParms: { K: -1, Columns: 64, Rows: 64 },
    Decode: [1, 0],
  });
  scanned.node.setXObject(PDFName.of('Fax'), pdf.context.register(fax));
  const drawing = pdf.context.stream('q 595 0 0 842 0 0 cm /Fax Do Q');
  scanned.node.set(PDFName.of('Contents'), pdf.context.register(drawing));
  pdf.addPage([595, 842]);
  return { name: 'Urkunde.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}

/** 64 rows, each equal to the one above it, which is coded as a single bit. */
function aWhiteFax(): Uint8Array {
  return Uint8Array.from([...Array<number>(8).fill(0xff), 0x00, 0x10, 0x01]);
}

async function aLockedPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: 'geheim', ownerPassword: 'geheimer', permissions: {} });
  return Buffer.from(await pdf.save());
}

async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0;
}

/** Height divided by width, as shown on screen. */
async function shapeOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.height / box.width : 0;
}

/** The part of a canvas that is used here: journeys are compiled without DOM types. */
type Canvas = {
  width: number;
  height: number;
  getContext(kind: '2d'): { getImageData(...place: [number, number, number, number]): { data: Iterable<number> } };
};

function sizeOf(canvas: Locator): Promise<{ width: number; height: number }> {
  return canvas.evaluate((element) => {
    const { width, height } = element as unknown as Canvas;
    return { width, height };
  });
}

/** The colour in the middle of the canvas. */
function middleOf(canvas: Locator): Promise<number[]> {
  return canvas.evaluate((element) => {
    const drawn = element as unknown as Canvas;
    const pixel = drawn.getContext('2d').getImageData(drawn.width / 2, drawn.height / 2, 1, 1);
    return [...pixel.data].slice(0, 3);
  });
}
