import { wayIsFree } from './trouble.ts';
import { ASK_EVERY_MS } from './untilBack.ts';

let notice: Element | undefined;

/** Repeats a fetch without which no page works until it succeeds. Meanwhile the page says that it is incomplete. */
export async function untilThere(fetchIt: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await fetchIt();
    } catch {
      notice ??= sayNotWhole();
      await aMoment();
    }
  }
}

/** Removes that message, and the banner too, because the prerendered page has none. */
export function pageIsWhole(): void {
  if (!notice) return;
  notice.remove();
  wayIsFree();
}

/** In every language, and taken from the page's HTML, because the texts may be what is missing. */
function sayNotWhole(): Element | undefined {
  const words = document.querySelector<HTMLTemplateElement>('#page-not-whole')?.content.firstElementChild;
  if (!words) return undefined;
  const said = document.importNode(words, true);
  document.body.prepend(said);
  return said;
}

/** Resolves after the pause, or as soon as the device is online again. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ASK_EVERY_MS);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
