import type { Size } from './pageEdit.ts';

/** A photo that people may want to take again; it can be sent nevertheless. */
export type PhotoAdvice = 'dark' | 'blurred';

/** The longer side of the small picture that is measured: the limits below are for this size. */
export const MEASURED_SIDE = 640;

/** Of 255: a document in a lit room has 100 to 220. */
const DARK = 60;
/** Of the Laplacian: text in focus has several hundred, blurred text below ten. */
const BLURRED = 25;

const BYTES_PER_PIXEL = 4;

/** What to say about a small copy of the photo, in RGBA bytes. Darkness comes first, because a dark photo has no edges. */
export function photoAdviceOf(rgba: Uint8ClampedArray, size: Size): PhotoAdvice | undefined {
  const grey = luminancesOf(rgba);
  if (mean(grey) < DARK) return 'dark';
  return sharpness(grey, size) < BLURRED ? 'blurred' : undefined;
}

/** The brightness of each pixel from 0 to 255 (Rec. 709). */
export function luminancesOf(rgba: Uint8ClampedArray): Float32Array {
  const pixels = new Float32Array(Math.floor(rgba.length / BYTES_PER_PIXEL));
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * BYTES_PER_PIXEL;
    pixels[at] = 0.2126 * (rgba[from] ?? 0) + 0.7152 * (rgba[from + 1] ?? 0) + 0.0722 * (rgba[from + 2] ?? 0);
  }
  return pixels;
}

export function mean(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** The variance of the Laplacian: how much neighbouring pixels differ; low if nothing has sharp edges. */
export function sharpness(grey: Float32Array, { width, height }: Size): number {
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = pixel(grey, at - 1) + pixel(grey, at + 1) + pixel(grey, at - width) + pixel(grey, at + width);
      const edge = around - 4 * pixel(grey, at);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function pixel(grey: Float32Array, at: number): number {
  return grey[at] ?? 0;
}
