import { tabStorage } from '../../platform/drafts/storage.ts';
import type { NavigationType, RouterLocation } from './navigation.ts';

const STORAGE_KEY = 'vefa.scroll';

/** A page that grows later than this does so for another reason than its first data. */
const LONGEST_WAIT_MS = 10_000;
/** What readers do to scroll by themselves, or to begin something else. */
const READER_INPUTS = ['wheel', 'pointerdown', 'keydown'] as const;

const scrollPositions = read();

/** Aborted once nobody waits any more for the page to become as high as it was. */
let waiting = new AbortController();

/**
 * Restores the scroll position when going back, and starts new screens at the top; the browser's own restoration comes
 * too early.
 */
export function startScrollRestoration(current: () => RouterLocation | undefined): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    saveScroll(current());
    tabStorage.set(STORAGE_KEY, JSON.stringify(Object.fromEntries(scrollPositions)));
  });
}

/** Remembers the scroll position of a location when it is left. */
export function saveScroll(location: RouterLocation | undefined): void {
  if (location) scrollPositions.set(location.key, window.scrollY);
}

/** Scrolls a screen that has just been rendered. */
export function restoreScroll(location: RouterLocation, type: NavigationType): void {
  waiting.abort();
  const position = type === 'back' ? scrollPositions.get(location.key) : undefined;
  const target = position === undefined && location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else if (position) scrollOnceHighEnough(position);
  else window.scrollTo(0, 0);
}

/** After a reload the data arrive late, and the page is too short until then. Readers who scroll first stay there. */
function scrollOnceHighEnough(position: number): void {
  waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  const scroll = () => {
    window.scrollTo(0, position);
    if (window.scrollY >= Math.floor(position)) stop();
  };
  const growth = new ResizeObserver(scroll);
  const patience = setTimeout(stop, LONGEST_WAIT_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(patience);
    growth.disconnect();
  });
  for (const input of READER_INPUTS) window.addEventListener(input, stop, { passive: true, signal });
  growth.observe(document.body);
  scroll();
}

function read(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(tabStorage.get(STORAGE_KEY) ?? '{}') as Record<string, number>));
  } catch {
    return new Map();
  }
}
