import { describe, expect, it } from 'vitest';
import {
  type Crop,
  fittedSize,
  isUnedited,
  pageSize,
  rotated,
  unedited,
  withCornerMoved,
  withCropAt,
} from './pageEdit.ts';

const none = unedited.crop;
const crop: Crop = { left: 0.1, top: 0.2, right: 0.3, bottom: 0.4 };

describe('turning a page', () => {
  it('takes along what is cut off: the left side becomes the top', () => {
    expect(rotated({ quarterTurns: 0, crop })).toEqual({
      quarterTurns: 1,
      crop: { left: 0.4, top: 0.1, right: 0.2, bottom: 0.3 },
    });
  });

  it('four times changes nothing', () => {
    expect(rotated(rotated(rotated(rotated({ quarterTurns: 2, crop }))))).toEqual({ quarterTurns: 2, crop });
    expect(isUnedited(rotated(rotated(rotated(rotated(unedited)))))).toBe(true);
    expect(isUnedited(rotated(unedited))).toBe(false);
  });

  it('changes width and height of the page', () => {
    expect(pageSize({ width: 400, height: 300 }, { quarterTurns: 1, crop: none })).toEqual({ width: 300, height: 400 });
  });

  it('keeps what can be seen, with what is cut off', () => {
    const source = { width: 400, height: 300 };
    const before = pageSize(source, { quarterTurns: 0, crop });
    const after = pageSize(source, rotated({ quarterTurns: 0, crop }));

    expect(after).toEqual({ width: before.height, height: before.width });
  });
});

describe('cutting a page', () => {
  it('never reaches outside of the picture, and leaves a fifth of it', () => {
    expect(withCropAt(none, 'left', -0.5)).toEqual(none);
    expect(withCropAt(none, 'top', 2).top).toBeCloseTo(0.8);
    expect(withCropAt({ ...none, right: 0.5 }, 'left', 0.9).left).toBeCloseTo(0.3);
  });

  it.each([
    ['top-left', { left: 0.2, top: 0.1, right: 0, bottom: 0 }],
    ['bottom-left', { left: 0.2, top: 0, right: 0, bottom: 0 }],
    ['top-right', { left: 0, top: 0.1, right: 0, bottom: 0 }],
  ] as const)('moves both sides of the corner %s', (corner, expected) => {
    expect(withCornerMoved(none, corner, { x: 0.2, y: 0.1 })).toEqual(expected);
  });

  it('moves the corner at the bottom right inwards with a movement to the left and up', () => {
    expect(withCornerMoved(none, 'bottom-right', { x: -0.25, y: -0.5 })).toEqual({
      left: 0,
      top: 0,
      right: 0.25,
      bottom: 0.5,
    });
  });

  it('leaves at least one pixel of the smallest picture', () => {
    expect(pageSize({ width: 1, height: 2 }, { quarterTurns: 0, crop: { ...none, left: 0.8 } })).toEqual({
      width: 1,
      height: 2,
    });
  });
});

it.each([
  [
    { width: 8_000, height: 6_000 },
    { width: 3_000, height: 2_250 },
  ],
  [
    { width: 600, height: 6_000 },
    { width: 300, height: 3_000 },
  ],
  [
    { width: 60, height: 40 },
    { width: 60, height: 40 },
  ],
  [
    { width: 1, height: 30_000 },
    { width: 1, height: 3_000 },
  ],
])('a picture of %o fits into 3000 pixels as %o', (size, expected) => {
  expect(fittedSize(size, 3_000)).toEqual(expected);
});
