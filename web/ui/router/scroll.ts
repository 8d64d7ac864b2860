import { tab } from '../../platform/drafts/storage.ts';
import type { Place, Way } from './travel.ts';

const KEPT_AS = 'vefa.scroll';

const heights = read();

/**
 * Restores the scroll position when going back, and starts new screens at the top; the browser's own restoration comes
 * too early.
 */
export function keepScroll(current: () => Place | undefined): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    leaveScroll(current());
    tab.set(KEPT_AS, JSON.stringify(Object.fromEntries(heights)));
  });
}

/** Remembers the scroll position of a place when it is left. */
export function leaveScroll(place: Place | undefined): void {
  if (place) heights.set(place.key, window.scrollY);
}

/** Scrolls a place that has just been rendered. */
export function takeScroll(place: Place, way: Way): void {
  const height = way === 'back' ? heights.get(place.key) : undefined;
  const target = height === undefined && place.hash ? document.getElementById(place.hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, height ?? 0);
}

function read(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(tab.get(KEPT_AS) ?? '{}') as Record<string, number>));
  } catch {
    return new Map();
  }
}
