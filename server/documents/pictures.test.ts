import sharp from 'sharp';
import { expect, test } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import { aPdf } from '../testing/documents/documentBuilders.ts';
import {
  aPicture,
  flipped,
  jpegOfSize,
  pngOfSize,
  withFilmBehind,
  withStrayBytes,
} from '../testing/documents/pictureBuilders.ts';
import { examine } from './examination.ts';

const png = () => aPicture().png().toBuffer();
const jpeg = () => aPicture().jpeg().toBuffer();
const progressive = () => aPicture().jpeg({ progressive: true }).toBuffer();
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c33' } });
const behind = async (bytes: Promise<Buffer>, text: string) =>
  Buffer.concat([await bytes, Buffer.from(text, 'latin1')]);
const upTo = async (bytes: Promise<Buffer>, share: number) => {
  const whole = await bytes;
  return whole.subarray(0, Math.floor(whole.length * share));
};
const without = async (bytes: Promise<Buffer>, missing: number) => (await bytes).subarray(0, -missing);

// proves: promise.6
test.each<[string, () => Promise<Buffer>]>([
  ['a PNG', png],
  ['a PNG of one pixel', () => flat(1, 1).png().toBuffer()],
  ['a PNG with palette', () => flat(40, 30).png({ palette: true }).toBuffer()],
  ['a PNG of 16 bits', () => flat(40, 30).toColourspace('rgb16').png().toBuffer()],
  ['a grey PNG that lets something shine through', () => flat(40, 30).greyscale().ensureAlpha(0.5).png().toBuffer()],
  ['an interlaced PNG', () => aPicture().png({ progressive: true }).toBuffer()],
  ['a PNG with a line end behind it', () => behind(png(), '\n')],
  ['a PNG with the rest of an older one behind it', async () => Buffer.concat([await png(), await upTo(png(), 0.3)])],
  ['a PNG without its last chunk', () => without(png(), 12)],
  ['a JPEG', jpeg],
  ['a progressive JPEG', progressive],
  ['a CMYK JPEG', () => aPicture().toColourspace('cmyk').jpeg().toBuffer()],
  ['a grey JPEG', () => aPicture().greyscale().jpeg().toBuffer()],
  ['a JPEG without end mark', () => without(jpeg(), 2)],
  ['a progressive JPEG without end mark', () => without(progressive(), 2)],
  ['a JPEG with stray bytes between segments', async () => withStrayBytes(await jpeg(), Buffer.from('abc'))],
  ['a JPEG with zeros between segments', async () => withStrayBytes(await jpeg(), Buffer.alloc(9))],
  [
    'a JPEG with a segment whose mark lost a byte',
    async () => withStrayBytes(await jpeg(), Buffer.from('00e10006abcd', 'hex')),
  ],
  ['a motion photo whose film holds the beginning of an archive', async () => withFilmBehind(await jpeg())],
  ['a JPEG with a page behind it', () => behind(jpeg(), '<html><script>x</script>')],
  ['a JPEG with a PDF behind it', () => behind(jpeg(), aPdf().toString('latin1'))],
  ['a photo of 108 megapixels', () => flat(12_000, 9_000).jpeg().toBuffer()],
  ['an A4 page at 1200 dpi', () => flat(9_922, 14_031).png().toBuffer()],
])(
  '%s is accepted',
  async (_what, make) => {
    expect(await verdictOf(await make())).toBe('accepted');
  },
  patience(60_000),
);

test.each<[string, () => Promise<Buffer>]>([
  ['half a JPEG', () => upTo(jpeg(), 0.5)],
  ['a JPEG that lacks its last 200 bytes', () => without(jpeg(), 200)],
  ['half a progressive JPEG', () => upTo(progressive(), 0.5)],
  ['nothing but a JPEG’s beginning', async () => Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['half a PNG', () => upTo(png(), 0.5)],
  ['only the beginning of a PNG', async () => (await png()).subarray(0, 20)],
  ['a PNG whose picture data were changed', async () => flipped(await png(), 2_000)],
  ['a PNG with a broken head', async () => flipped(await png(), 18)],
  ['a PNG of no pixels', async () => pngOfSize(0, 10)],
  [
    'text that begins like a PNG',
    async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from('hello world')]),
  ],
])('%s is damaged', async (_what, make) => {
  expect(await verdictOf(await make())).toBe('file_damaged');
});

// proves: promise.6
test.each<[string, () => Promise<Buffer>]>([
  ['a PNG of 60,000 × 60,000 points', async () => pngOfSize(60_000, 60_000)],
  ['a PNG just beyond 250 megapixels', async () => pngOfSize(50_001, 5_000)],
  ['an interlaced PNG just beyond 60 megapixels', async () => pngOfSize(12_001, 5_000, true)],
  ['a PNG whose rows alone fill a computer', async () => pngOfSize(2_000_000, 1)],
  ['a JPEG just beyond 250 megapixels', async () => jpegOfSize(await jpeg(), 50_001, 5_000)],
  ['a progressive JPEG just beyond 60 megapixels', async () => jpegOfSize(await progressive(), 12_001, 5_000)],
])('%s has too many pixels', async (_what, make) => {
  expect(await verdictOf(await make())).toBe('file_too_many_pixels');
});

test.each<[string, () => Promise<Buffer>]>([
  ['a PNG of 250 megapixels', async () => pngOfSize(50_000, 5_000)],
  ['a JPEG of 250 megapixels', async () => jpegOfSize(await jpeg(), 50_000, 5_000)],
])(
  '%s whose data end early is not too large, but damaged',
  async (_what, make) => {
    expect(await verdictOf(await make())).toBe('file_damaged');
  },
  patience(60_000),
);

test('the office looks at a picture that is upright, in bounds, and tells neither place nor device', async () => {
  const photo = await flat(6_000, 2_000)
    .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  const shown = await examine('picture', photo);

  const { format, width, height, exif, xmp, iptc, icc, orientation } = await sharp(shown).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1_000, height: 3_000 });
  expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['of a small one as large as it is', () => flat(40, 30).png().toBuffer(), '40 × 30'],
  ['of what shines through on white', () => flat(40, 30).ensureAlpha(0).png().toBuffer(), '40 × 30'],
  ['of a torn one as much as there is', () => upTo(jpeg(), 0.5), '400 × 300'],
])('a picture is made %s', async (_what, make, size) => {
  const { width, height, channels } = await sharp(await examine('picture', await make())).metadata();

  expect([`${width} × ${height}`, channels]).toEqual([size, 3]);
});

async function verdictOf(bytes: Buffer): Promise<string> {
  return String(await examine('judge', bytes));
}
