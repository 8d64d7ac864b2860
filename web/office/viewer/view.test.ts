import { expect, it } from 'vitest';
import {
  initialView,
  MAX_ZOOM,
  MIN_ZOOM,
  moveOfKey,
  shownSize,
  stepOfKey,
  type View,
  type ViewMove,
  type ViewStep,
  withStep,
} from './view.ts';

const after = (...steps: ViewStep[]): View => steps.reduce(withStep, initialView);

it.each<[ViewStep[], View]>([
  [['larger'], { zoom: 1.25, quarterTurns: 0 }],
  [['larger', 'smaller'], { zoom: 1, quarterTurns: 0 }],
  [['larger', 'larger', 'turn', 'fit'], { zoom: 1, quarterTurns: 1 }],
  [['turn', 'turn', 'turn', 'turn'], initialView],
])('%j', (steps, view) => {
  expect(after(...steps)).toEqual(view);
});

it('zoom has an upper and a lower limit', () => {
  expect(after(...Array<ViewStep>(50).fill('larger')).zoom).toBe(MAX_ZOOM);
  expect(after(...Array<ViewStep>(50).fill('smaller')).zoom).toBe(MIN_ZOOM);
});

it.each([
  ['+', 'larger'],
  ['=', 'larger'],
  ['-', 'smaller'],
  ['0', 'fit'],
  ['r', 'turn'],
  ['a', undefined],
])('the key %s means %s', (key, step) => {
  expect(stepOfKey(key)).toBe(step);
});

it.each<[string, boolean, boolean, ViewMove | undefined]>([
  ['ArrowRight', true, false, { page: 1 }],
  ['ArrowRight', true, true, { right: 1, down: 0 }],
  ['ArrowLeft', false, false, { right: -1, down: 0 }],
  ['ArrowDown', true, false, { right: 0, down: 1 }],
  ['PageUp', true, true, { page: -1 }],
  ['PageUp', false, false, undefined],
])('%s, with pages: %s, wider than its place: %s', (key, hasPages, isWider, move) => {
  expect(moveOfKey(key, { hasPages, isWider })).toEqual(move);
});

const photo = { width: 3_000, height: 4_000 };
const stamp = { width: 100, height: 50 };

it.each([
  ['a large picture fills the width', initialView, photo, false, { width: 600, height: 800 }],
  ['turned it does so too', { zoom: 1, quarterTurns: 1 }, photo, false, { width: 600, height: 450 }],
  ['a small one is not enlarged by itself', initialView, stamp, false, { width: 100, height: 50 }],
  ['but by the reader', { zoom: 2, quarterTurns: 0 }, stamp, false, { width: 200, height: 100 }],
  ['a page has no pixels and always fills the width', initialView, stamp, true, { width: 600, height: 300 }],
])('%s', (_what, view, natural, isEnlarged, size) => {
  expect(shownSize(view, natural, 600, isEnlarged)).toEqual(size);
});
