import { decodePhoto } from './decodePhoto.ts';
import { context2dOf, freeCanvas, scaledCopy, toJpeg } from './drawPage.ts';
import { fittedSize, type Size } from './pageEdit.ts';
import { MEASURED_SIDE, type PhotoAdvice, photoAdviceOf } from './photoAdvice.ts';

/** A photo that was opened: upright, of limited size, and without the place and time that phones write into it. */
export type Photo = Size & {
  jpeg: Blob;
  /** A small copy for the screen. */
  preview: HTMLCanvasElement;
  advice: PhotoAdvice | undefined;
};

/** The longer side in pixels. The office sees 3000; phones with little memory get by with less. */
const SIDES = [3_000, 2_200, 1_600];
const PREVIEW_SIDE = 1_000;
const QUALITY = 0.9;

/** Opens a picture of any kind that the browser can decode; undefined if it cannot, or has no memory for it. */
export async function openPhoto(file: Blob): Promise<Photo | undefined> {
  const image = await decodePhoto(file);
  if (!image) return undefined;
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  for (const side of SIDES) {
    const photo = await photoOf(image, fittedSize(size, side)).catch(() => undefined);
    if (photo) return photo;
  }
  return undefined;
}

async function photoOf(image: HTMLImageElement, size: Size): Promise<Photo> {
  const canvas = scaledCopy(image, size);
  const preview = scaledCopy(canvas, fittedSize(size, PREVIEW_SIDE));
  const advice = adviceFor(preview);
  return { ...size, preview, advice, jpeg: await toJpeg(canvas, QUALITY) };
}

function adviceFor(preview: HTMLCanvasElement): PhotoAdvice | undefined {
  const size = fittedSize(preview, MEASURED_SIDE);
  const small = scaledCopy(preview, size);
  const advice = photoAdviceOf(context2dOf(small).getImageData(0, 0, size.width, size.height).data, size);
  freeCanvas(small);
  return advice;
}
