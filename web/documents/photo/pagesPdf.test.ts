import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileKindOf } from '../../../domain/documents/fileKind.ts';
import { type JpegPage, pdfOfPages } from './pagesPdf.ts';

it('several photos become one PDF: a page for each, in its proportions, with the photo as it was', async () => {
  const photos = [await aPhoto(1_600, 1_000), await aPhoto(900, 1_200), await aPhoto(40, 30)];

  const bytes = new Uint8Array(await pdfOfPages(photos).arrayBuffer());

  expect(fileKindOf(bytes)).toBe('pdf');
  const pdf = await PDFDocument.load(bytes, { throwOnInvalidObject: true });
  expect(pdf.getPages().map((page) => page.getSize())).toEqual([
    { width: 842, height: 526 },
    { width: 632, height: 842 },
    { width: 40, height: 30 },
  ]);
  const pictures = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image') ? [object] : [],
    );
  expect(pictures.map((picture) => Buffer.from(picture.getContents()))).toEqual(
    photos.map(({ jpeg }) => Buffer.from(jpeg)),
  );
});

it('the table at the end says where each object begins', async () => {
  const bytes = Buffer.from(await pdfOfPages([await aPhoto(60, 40)]).arrayBuffer());
  const text = bytes.toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  );
});

async function aPhoto(width: number, height: number): Promise<JpegPage> {
  const photo = sharp({ create: { width, height, channels: 3, background: '#d8cfc0' } });
  return { width, height, jpeg: new Uint8Array(await photo.jpeg().toBuffer()) };
}
