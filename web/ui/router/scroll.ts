import { tab } from '../../platform/drafts/storage.ts';
import type { NavigationType, RouterLocation } from './navigation.ts';

const STORAGE_KEY = 'vefa.scroll';

const scrollPositions = read();

/**
 * Restores the scroll position when going back, and starts new screens at the top; the browser's own restoration comes
 * too early.
 */
export function startScrollRestoration(current: () => RouterLocation | undefined): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    saveScroll(current());
    tab.set(STORAGE_KEY, JSON.stringify(Object.fromEntries(scrollPositions)));
  });
}

/** Remembers the scroll position of a location when it is left. */
export function saveScroll(location: RouterLocation | undefined): void {
  if (location) scrollPositions.set(location.key, window.scrollY);
}

/** Scrolls a screen that has just been rendered. */
export function restoreScroll(location: RouterLocation, type: NavigationType): void {
  const position = type === 'back' ? scrollPositions.get(location.key) : undefined;
  const target = position === undefined && location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, position ?? 0);
}

function read(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(tab.get(STORAGE_KEY) ?? '{}') as Record<string, number>));
  } catch {
    return new Map();
  }
}
