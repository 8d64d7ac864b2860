const FIELDS = 'input, select, textarea, button, a[href]';
/** What a mark names may come with an answer. */
const PATIENCE_MS = 10_000;

/** Who comes back to a place finds it as it was left. */
const arrived = new Set<string>();

/**
 * Brings the reader to what an address names, in sight and with the focus, as soon as it is there; `key` is the step's
 * own. Returns a function that gives up waiting.
 */
export function goToMark(id: string, key: string): (() => void) | undefined {
  if (arrived.has(key)) return undefined;
  if (arrive(id, key)) return undefined;
  const watch = new MutationObserver(() => {
    if (arrive(id, key)) stop();
  });
  const patience = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    watch.disconnect();
    clearTimeout(patience);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function arrive(id: string, key: string): boolean {
  const marked = document.getElementById(id);
  const field = marked?.matches(FIELDS) ? marked : (marked?.querySelector<HTMLElement>(FIELDS) ?? marked);
  if (!field) return false;
  arrived.add(key);
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}
