import { MAX_UPLOAD_BYTES, mediaTypes } from '../../../domain/documents/fileKind.ts';
import { decodePhoto } from './decodePhoto.ts';
import { drawPage, toJpeg } from './drawPage.ts';
import type { Photo } from './openPhoto.ts';
import { isUnedited, type PageEdit, pageSize, type Size } from './pageEdit.ts';
import { type JpegPage, pdfOfPages } from './pagesPdf.ts';

export type EditedPhoto = { photo: Photo; edit: PageEdit };

/** From good to small; the first with which all pages fit into one upload is taken. */
const QUALITIES = [0.85, 0.7, 0.5];

/** One page as a JPEG, several as one PDF, below the size that the server accepts. */
export async function finishPages(pages: readonly EditedPhoto[], name: string): Promise<File> {
  let file: File | undefined;
  for (const quality of QUALITIES) {
    file = await fileOf(pages, { name, quality });
    if (file.size <= MAX_UPLOAD_BYTES) return file;
  }
  if (!file) throw new Error('there is nothing to send');
  return file;
}

async function fileOf(pages: readonly EditedPhoto[], { name, quality }: { name: string; quality: number }) {
  const drawn: (Size & { jpeg: Blob })[] = [];
  // one after the other, because phones have memory for one picture
  for (const page of pages) drawn.push(await pageOf(page, quality));
  const [only] = drawn;
  if (only && drawn.length === 1) return new File([only.jpeg], `${name}.jpg`, { type: mediaTypes.jpeg });
  return new File([pdfOfPages(await Promise.all(drawn.map(withBytes)))], `${name}.pdf`, { type: mediaTypes.pdf });
}

async function pageOf({ photo, edit }: EditedPhoto, quality: number): Promise<Size & { jpeg: Blob }> {
  const size = pageSize(photo, edit);
  if (isUnedited(edit) && quality === QUALITIES[0]) return { ...size, jpeg: photo.jpeg };
  const image = await decodePhoto(photo.jpeg);
  if (!image) throw new Error('the device has no memory for its own picture');
  const canvas = document.createElement('canvas');
  drawPage(canvas, image, edit);
  return { ...size, jpeg: await toJpeg(canvas, quality) };
}

async function withBytes({ jpeg, ...size }: Size & { jpeg: Blob }): Promise<JpegPage> {
  return { ...size, jpeg: new Uint8Array(await jpeg.arrayBuffer()) };
}
