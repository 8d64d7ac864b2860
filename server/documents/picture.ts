import sharp, { type Metadata, type SharpOptions } from 'sharp';
import type { Verdict } from './verdict.ts';

/** More than the best phones make (200 megapixels), and an A4 page at 1200 dpi (140). */
const MOST_PIXELS = 250_000_000;
/** A progressive JPEG and an interlaced PNG are decoded as a whole: at worst 8 bytes per pixel. */
const MOST_PIXELS_AT_ONCE = 60_000_000;
/** The longest side that JPEG allows; decoders hold some whole rows. */
const LONGEST_SIDE = 65_535;
/** Enough pixels to read the small print of a passport on an A4 page. */
const SHOWN_SIDE = 3_000;
const SHOWN_QUALITY = 85;
const PROOF_SIDE = 64;

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
/** libjpeg’s message for truncated image data; about stray bytes between segments it says something else. */
const TORN = /premature end of data segment/i;

/** No cache: one picture at a time, and the process ends with it. */
sharp.cache(false);
sharp.concurrency(1);

/** Decodes an image once, from the first row to the last. */
export async function judgePicture(bytes: Buffer): Promise<Verdict> {
  const source = withEnd(bytes);
  const metadata = await sharp(source, { ...options, failOn: 'none' })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return 'file_damaged';
  if (hasTooManyPixels(metadata)) return 'file_too_many_pixels';
  return (await isWhole(source)) ? 'accepted' : 'file_damaged';
}

/** The picture for the office: upright, of limited size, and without the metadata that a phone adds. */
export function drawPicture(bytes: Buffer): Promise<Buffer> {
  return sharp(withEnd(bytes), { ...options, failOn: 'none' })
    .autoOrient()
    .resize({ width: SHOWN_SIDE, height: SHOWN_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: SHOWN_QUALITY })
    .toBuffer();
}

const options: SharpOptions = { limitInputPixels: false, sequentialRead: true };

function hasTooManyPixels({ width, height, isProgressive }: Metadata): boolean {
  const most = isProgressive ? MOST_PIXELS_AT_ONCE : MOST_PIXELS;
  return width * height > most || Math.max(width, height) > LONGEST_SIDE;
}

async function isWhole(source: Buffer): Promise<boolean> {
  let isTorn = false;
  const decoding = sharp(source, { ...options, failOn: 'truncated' }).resize(PROOF_SIDE, PROOF_SIDE, { fit: 'inside' });
  decoding.on('warning', (words: string) => {
    isTorn ||= TORN.test(words);
  });
  try {
    await decoding.raw().toBuffer();
    return !isTorn;
  } catch {
    return false;
  }
}

/**
 * Readers accept a JPEG without its end marker. With the marker added, a truncated image and one that only lacks the marker can
 * be told apart.
 */
function withEnd(bytes: Buffer): Buffer {
  return bytes[0] === END_OF_JPEG[0] ? Buffer.concat([bytes, END_OF_JPEG]) : bytes;
}
