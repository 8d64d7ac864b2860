import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { luminancesOf, MEASURED_SIDE, mean, photoAdviceOf, sharpness } from './photoAdvice.ts';

const LINES = Array.from(
  { length: 16 },
  (_, line) =>
    `<text x="300" y="${260 + line * 60}" font-size="30">Reisepass Passport 123456${line} Yılmaz Ayşe</text>`,
);
const LETTER = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1300">
  <rect width="1600" height="1300" fill="#b9a78c"/><rect x="200" y="150" width="1200" height="1100" fill="#f4f1ea"/>
  ${LINES.join('')}</svg>`;

describe('the advice on a photo', () => {
  it.each([
    ['a letter in focus', (photo: Sharp) => photo, undefined],
    ['a letter that is a little soft', (photo: Sharp) => photo.blur(1.5), undefined],
    ['a letter out of focus', (photo: Sharp) => photo.blur(8), 'blurred'],
    ['a letter in the dark', (photo: Sharp) => photo.linear(0.2, 0), 'dark'],
    ['a letter in the dark and out of focus', (photo: Sharp) => photo.blur(8).linear(0.2, 0), 'dark'],
  ] as const)('%s', async (_which, change, expected) => {
    const photo = change(sharp(await sharp(Buffer.from(LETTER)).png().toBuffer()));
    const { data, info } = await sharp(await photo.png().toBuffer())
      .resize(MEASURED_SIDE, MEASURED_SIDE, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });

    expect(photoAdviceOf(new Uint8ClampedArray(data), info)).toBe(expected);
  });

  it('exists for a picture without any pixel inside', () => {
    expect(photoAdviceOf(new Uint8ClampedArray([255, 255, 255, 255]), { width: 1, height: 1 })).toBe('blurred');
    expect(photoAdviceOf(new Uint8ClampedArray(), { width: 0, height: 0 })).toBe('dark');
  });
});

it('green counts most for brightness, blue least', () => {
  const rgba = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]);

  expect([...luminancesOf(rgba)].map(Math.round)).toEqual([54, 182, 18, 255]);
  expect(mean(new Float32Array([10, 20, 60]))).toBe(30);
});

it('sharpness counts edges, not brightness or a slow gradient', () => {
  const size = { width: 8, height: 8 };
  const of = (value: (x: number, y: number) => number) =>
    sharpness(
      new Float32Array(64).map((_, at) => value(at % 8, Math.floor(at / 8))),
      size,
    );

  expect(of(() => 200)).toBe(0);
  expect(of((x, y) => 10 * x + 5 * y)).toBe(0);
  expect(of((x) => (x % 2) * 255)).toBeGreaterThan(10_000);
});
