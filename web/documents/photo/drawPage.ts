import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import { type PageEdit, pageSize, rotatedSize, type Size } from './pageEdit.ts';

/** Draws a photo, or its small copy, onto a canvas: turned and cut. Throws if the device has no memory for it. */
export function drawPage(onto: HTMLCanvasElement, source: CanvasImageSource & Size, edit: PageEdit): void {
  Object.assign(onto, pageSize(source, edit));
  const upright = rotatedSize(source, edit.quarterTurns);
  const pen = context2dOf(onto);
  // what is transparent in a PNG would become black in a JPEG
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, onto.width, onto.height);
  pen.imageSmoothingQuality = 'high';
  pen.translate(upright.width * (0.5 - edit.crop.left), upright.height * (0.5 - edit.crop.top));
  pen.rotate((edit.quarterTurns * Math.PI) / 2);
  pen.drawImage(source, -source.width / 2, -source.height / 2, source.width, source.height);
}

/** A copy in this size. */
export function scaledCopy(source: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = context2dOf(canvas);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** The canvas as a JPEG; afterwards it is empty, because phones give its memory back late. */
export async function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mediaTypes.jpeg, quality));
  freeCanvas(canvas);
  if (!jpeg) throw new Error('the device has no memory for a picture of this size');
  return jpeg;
}

export function freeCanvas(canvas: HTMLCanvasElement): void {
  Object.assign(canvas, { width: 0, height: 0 });
}

export function context2dOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the device has no memory for a picture of this size');
  return pen;
}
