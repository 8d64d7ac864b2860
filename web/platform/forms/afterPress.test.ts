import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Told = { name: string; pointerType?: string; wait?: number };

const finger = (name: string): Told => ({ name, pointerType: 'touch' });
const mouse = (name: string): Told => ({ name, pointerType: 'mouse' });
const afterwards = (wait: number): Told => ({ name: '', wait });
const BLUR: Told = { name: 'blur' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The order of browser events for a press during which a field loses the focus. */
const PRESSES: [string, Told[]][] = [
  [
    'a mouse',
    [mouse('pointerdown'), mouse('mousedown'), BLUR, mouse('pointerup'), mouse('mouseup'), { name: 'click' }],
  ],
  [
    'a finger in Chrome: the mouse is played after it was lifted',
    [finger('pointerdown'), finger('pointerup'), { name: 'mousedown' }, BLUR, { name: 'mouseup' }, { name: 'click' }],
  ],
  [
    'a finger whose click comes late, as in a page that zooms on a second tap',
    [
      finger('pointerdown'),
      finger('pointerup'),
      afterwards(350),
      { name: 'mousedown' },
      BLUR,
      { name: 'mouseup' },
      { name: 'click' },
    ],
  ],
  [
    'a finger on something that keeps the mouse events from being played',
    [finger('pointerdown'), BLUR, finger('pointerup'), { name: 'click' }],
  ],
  [
    'a pen',
    [
      { name: 'pointerdown', pointerType: 'pen' },
      BLUR,
      { name: 'pointerup', pointerType: 'pen' },
      afterwards(20),
      { name: 'mousedown' },
      { name: 'mouseup' },
      { name: 'click' },
    ],
  ],
];

it.each(PRESSES)('nothing moves before the click of %s, and everything moves right after it', async (_what, told) => {
  const moves = await playing(told);
  expect(moves.before).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(moves.before).toEqual(['moved']);
});

const WITHOUT_CLICK: [string, Told[]][] = [
  ['a finger that scrolls', [finger('pointerdown'), BLUR, finger('pointercancel')]],
  ['a finger that rests long', [finger('pointerdown'), BLUR, finger('pointerup')]],
  ['a mouse that lets go elsewhere', [mouse('pointerdown'), mouse('mousedown'), BLUR, mouse('pointerup')]],
  [
    'a list that swallows the release, and is worked by keys',
    [mouse('pointerdown'), mouse('mousedown'), BLUR, { name: 'keydown' }],
  ],
];

it.each(WITHOUT_CLICK)('what waits for %s happens within a second', async (_what, told) => {
  const moves = await playing(told);
  expect(moves.before).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(moves.before).toEqual(['moved']);
});

it('without a press nothing waits', async () => {
  const moves = await playing([BLUR]);
  expect(moves.before).toEqual(['moved']);
});

async function playing(told: Told[]): Promise<{ before: string[] }> {
  const { afterPress, watchPresses } = await import('./afterPress.ts');
  watchPresses();
  const before: string[] = [];
  for (const { name, pointerType, wait } of told) {
    if (wait !== undefined) vi.advanceTimersByTime(wait);
    else if (name === 'blur') afterPress(() => before.push('moved'));
    else window.dispatchEvent(Object.assign(new Event(name), { pointerType }));
  }
  return { before };
}
