import { expect, it } from 'vitest';
import { sessionEndAt } from './sessionEndAt.ts';

const now = Date.UTC(2027, 0, 11, 11);
const MINUTE = 60_000;

it.each([
  ['an hour before', 60 * MINUTE, 'far', 58 * MINUTE],
  ['two minutes and a moment before', 2 * MINUTE + 1, 'far', 1],
  ['two minutes before', 2 * MINUTE, 'soon', 2 * MINUTE],
  ['a moment before', 1, 'soon', 1],
  ['at the end', 0, 'over', Number.POSITIVE_INFINITY],
  ['after a night with the lid closed', -600 * MINUTE, 'over', Number.POSITIVE_INFINITY],
  ['before the server has told it', Number.POSITIVE_INFINITY, 'far', Number.POSITIVE_INFINITY],
])('%s', (_when, left, end, nextMs) => {
  expect(sessionEndAt(now + left, now)).toEqual({ end, nextMs });
});
