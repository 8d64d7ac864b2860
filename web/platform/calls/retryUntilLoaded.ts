import { markServerReachable } from './callProblems.ts';
import { POLL_INTERVAL_MS } from './pollHealth.ts';

let notice: Element | undefined;

/** Repeats a fetch without which no page works until it succeeds. Meanwhile the page says that it is incomplete. */
export async function retryUntilLoaded(fetchIt: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await fetchIt();
    } catch {
      notice ??= showIncompleteNotice();
      await retryPause();
    }
  }
}

/** Removes that message, and the banner too, because the prerendered page has none. */
export function hideIncompleteNotice(): void {
  if (!notice) return;
  notice.remove();
  markServerReachable();
}

/** In every language, and taken from the page's HTML, because the texts may be what is missing. */
function showIncompleteNotice(): Element | undefined {
  const words = document.querySelector<HTMLTemplateElement>('#page-not-whole')?.content.firstElementChild;
  if (!words) return undefined;
  const said = document.importNode(words, true);
  document.body.prepend(said);
  return said;
}

/** Resolves after the pause, or as soon as the device is online again. */
function retryPause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, POLL_INTERVAL_MS);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
