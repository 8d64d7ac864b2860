/** How a document is shown: `zoom` 1 fills the width, `turns` are quarter turns to the right. */
export type View = { zoom: number; quarterTurns: number };
export type ViewStep = 'larger' | 'smaller' | 'fit' | 'turn';
export type Size = { width: number; height: number };

export const initialView: View = { zoom: 1, quarterTurns: 0 };

const STEP = 1.25;
export const MAX_ZOOM = 8;
export const MIN_ZOOM = 0.25;

const KEYS: Record<string, ViewStep> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
  r: 'turn',
  R: 'turn',
};

/** The action of a key, except for arrow keys. */
export function stepOfKey(key: string): ViewStep | undefined {
  return KEYS[key];
}

/** To another page, or so many steps to the right and down. */
export type ViewMove = { page: 1 | -1 } | { right: number; down: number };

const MOVES: Record<string, ViewMove> = {
  ArrowRight: { right: 1, down: 0 },
  ArrowLeft: { right: -1, down: 0 },
  ArrowDown: { right: 0, down: 1 },
  ArrowUp: { right: 0, down: -1 },
};
const PAGES: Record<string, ViewMove> = { PageDown: { page: 1 }, PageUp: { page: -1 } };
const SIDEWAYS: Record<string, ViewMove> = { ArrowRight: { page: 1 }, ArrowLeft: { page: -1 } };

/** The movement of a key. Left and right arrows turn the page if nothing is hidden at the sides. */
export function moveOfKey(key: string, { hasPages, isWider }: { hasPages: boolean; isWider: boolean }) {
  const move = hasPages ? (PAGES[key] ?? (isWider ? undefined : SIDEWAYS[key])) : undefined;
  return move ?? MOVES[key];
}

export function withStep({ zoom, quarterTurns: turns }: View, step: ViewStep): View {
  if (step === 'fit') return { zoom: 1, quarterTurns: turns };
  if (step === 'turn') return { zoom, quarterTurns: (turns + 1) % 4 };
  return { zoom: clampZoom(step === 'larger' ? zoom * STEP : zoom / STEP), quarterTurns: turns };
}

/** The size on screen, in CSS pixels, of something of the size `natural` in a place `room` wide. */
export function shownSize({ zoom, quarterTurns: turns }: View, natural: Size, room: number, isEnlarged: boolean): Size {
  const turned = turns % 2 === 0 ? natural : { width: natural.height, height: natural.width };
  const width = (isEnlarged ? room : Math.min(room, turned.width)) * zoom;
  return { width: Math.round(width), height: Math.round((width * turned.height) / turned.width) };
}

function clampZoom(zoom: number): number {
  const near = Math.abs(zoom - 1) < 0.01 ? 1 : zoom;
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, near));
}
