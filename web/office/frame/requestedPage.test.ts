import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRequestedPage, rememberRequestedPage, requestedPageOf } from './requestedPage.ts';

const CLERK = 'buero@verein.example';

beforeEach(() => {
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it.each([
  ['somebody who logs in', undefined, '/households/7?from=list'],
  ['the one who was looking at it', CLERK, '/households/7?from=list'],
  ['nobody, where somebody else was looking at it', 'other@verein.example', undefined],
])('the page requested before the log-in is opened by %s', (_who, wasHere, opened) => {
  rememberRequestedPage('/households/7?from=list', wasHere);

  expect(requestedPageOf(CLERK)).toBe(opened);
});

it('without a requested page, or once it is used, nothing is opened', () => {
  expect(requestedPageOf(CLERK)).toBeUndefined();

  rememberRequestedPage('/news', undefined);
  forgetRequestedPage();

  expect(requestedPageOf(CLERK)).toBeUndefined();
});
