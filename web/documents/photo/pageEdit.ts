export type Size = { width: number; height: number };
export type Side = 'left' | 'top' | 'right' | 'bottom';
/** What is cut off at each side, as a part of the turned picture's width or height. */
export type Cut = Record<Side, number>;
export type Corner = `${'top' | 'bottom'}-${'left' | 'right'}`;
/** How a photo becomes a page: quarter turns clockwise, and then what is cut off. */
export type PageEdit = { turn: 0 | 1 | 2 | 3; cut: Cut };

/** At least this part of width and height remains. */
const LEAST_LEFT = 0.2;
export const MOST_CUT = 1 - LEAST_LEFT;

export const unedited: PageEdit = { turn: 0, cut: { left: 0, top: 0, right: 0, bottom: 0 } };

const turns = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;
const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** A quarter turn clockwise; what is cut off turns along. */
export function turned({ turn, cut }: PageEdit): PageEdit {
  return { turn: turns[turn], cut: { left: cut.bottom, top: cut.left, right: cut.top, bottom: cut.right } };
}

/** Cuts this much off at one side, within what the opposite side leaves. */
export function withCut(cut: Cut, side: Side, part: number): Cut {
  return { ...cut, [side]: Math.min(Math.max(part, 0), MOST_CUT - cut[opposite[side]]) };
}

/** Moves a corner; `by` is a part of the turned picture's width and height, to the right and down. */
export function dragged(cut: Cut, corner: Corner, by: { x: number; y: number }): Cut {
  const isTop = corner.startsWith('top');
  const isLeft = corner.endsWith('left');
  const across = isLeft ? withCut(cut, 'left', cut.left + by.x) : withCut(cut, 'right', cut.right - by.x);
  return isTop ? withCut(across, 'top', cut.top + by.y) : withCut(across, 'bottom', cut.bottom - by.y);
}

/** Whether nothing was turned or cut off. */
export function isUnedited({ turn, cut }: PageEdit): boolean {
  return turn === 0 && cut.left + cut.top + cut.right + cut.bottom === 0;
}

/** The size after turning, before anything is cut off. */
export function turnedSize({ width, height }: Size, turn: PageEdit['turn']): Size {
  return turn % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The size of the finished page in whole pixels. */
export function pageSize(source: Size, { turn, cut }: PageEdit): Size {
  const { width, height } = turnedSize(source, turn);
  return {
    width: atLeastOne(width * (1 - cut.left - cut.right)),
    height: atLeastOne(height * (1 - cut.top - cut.bottom)),
  };
}

/** The size with the same proportions whose longer side is at most this long; never larger than before. */
export function fitted({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) };
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
