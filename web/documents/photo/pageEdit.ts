export type Size = { width: number; height: number };
export type Side = 'left' | 'top' | 'right' | 'bottom';
/** What is cut off at each side, as a part of the turned picture's width or height. */
export type Crop = Record<Side, number>;
export type Corner = `${'top' | 'bottom'}-${'left' | 'right'}`;
/** How a photo becomes a page: quarter turns clockwise, and then what is cut off. */
export type PageEdit = { quarterTurns: 0 | 1 | 2 | 3; crop: Crop };

/** At least this part of width and height remains. */
const MIN_REMAINING = 0.2;
export const MAX_CROP = 1 - MIN_REMAINING;

export const unedited: PageEdit = { quarterTurns: 0, crop: { left: 0, top: 0, right: 0, bottom: 0 } };

const nextQuarterTurn = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;
const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** A quarter turn clockwise; what is cut off turns along. */
export function rotated({ quarterTurns, crop }: PageEdit): PageEdit {
  return {
    quarterTurns: nextQuarterTurn[quarterTurns],
    crop: { left: crop.bottom, top: crop.left, right: crop.top, bottom: crop.right },
  };
}

/** Cuts this much off at one side, within what the opposite side leaves. */
export function withCropAt(crop: Crop, side: Side, part: number): Crop {
  return { ...crop, [side]: Math.min(Math.max(part, 0), MAX_CROP - crop[opposite[side]]) };
}

/** Moves a corner; `by` is a part of the turned picture's width and height, to the right and down. */
export function withCornerMoved(crop: Crop, corner: Corner, by: { x: number; y: number }): Crop {
  const isTop = corner.startsWith('top');
  const isLeft = corner.endsWith('left');
  const across = isLeft ? withCropAt(crop, 'left', crop.left + by.x) : withCropAt(crop, 'right', crop.right - by.x);
  return isTop ? withCropAt(across, 'top', crop.top + by.y) : withCropAt(across, 'bottom', crop.bottom - by.y);
}

/** Whether nothing was turned or cut off. */
export function isUnedited({ quarterTurns, crop }: PageEdit): boolean {
  return quarterTurns === 0 && crop.left + crop.top + crop.right + crop.bottom === 0;
}

/** The size after turning, before anything is cut off. */
export function rotatedSize({ width, height }: Size, quarterTurns: PageEdit['quarterTurns']): Size {
  return quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The size of the finished page in whole pixels. */
export function pageSize(source: Size, { quarterTurns, crop }: PageEdit): Size {
  const { width, height } = rotatedSize(source, quarterTurns);
  return {
    width: atLeastOne(width * (1 - crop.left - crop.right)),
    height: atLeastOne(height * (1 - crop.top - crop.bottom)),
  };
}

/** The size with the same proportions whose longer side is at most this long; never larger than before. */
export function fittedSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) };
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
