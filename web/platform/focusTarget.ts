const FIELDS = 'input, select, textarea, button, a[href]';
/** How long to wait for the target, which may arrive with the answer of a call. */
const MAX_WAIT_MS = 10_000;

/** Places that were already scrolled to; a reader who comes back finds them as they were. */
const visited = new Set<string>();

/**
 * Scrolls to the element that a URL names and focuses it, as soon as it exists; `key` is that of the history entry.
 * Returns a function that stops waiting.
 */
export function focusTarget(id: string, key: string): (() => void) | undefined {
  if (visited.has(key)) return undefined;
  if (focusNow(id, key)) return undefined;
  const watch = new MutationObserver(() => {
    if (focusNow(id, key)) stop();
  });
  const timeout = setTimeout(() => stop(), MAX_WAIT_MS);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timeout);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function focusNow(id: string, key: string): boolean {
  const marked = document.getElementById(id);
  const field = marked?.matches(FIELDS) ? marked : (marked?.querySelector<HTMLElement>(FIELDS) ?? marked);
  if (!field) return false;
  visited.add(key);
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}
