import { wayIsFree } from './trouble.ts';
import { ASK_EVERY_MS } from './untilBack.ts';

let notice: Element | undefined;

/** Fetches what no page goes without again and again until it is there; meanwhile the page says that it is not whole. */
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

/** Everything is there: nothing more is said of it, by a banner neither, which is not on the drawn page. */
export function pageIsWhole(): void {
  if (!notice) return;
  notice.remove();
  wayIsFree();
}

/** In every language, and from the page itself: the words may be what is missing. */
function sayNotWhole(): Element | undefined {
  const words = document.querySelector<HTMLTemplateElement>('#page-not-whole')?.content.firstElementChild;
  if (!words) return undefined;
  const said = document.importNode(words, true);
  document.body.prepend(said);
  return said;
}

/** Shorter as soon as the device has a connection. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ASK_EVERY_MS);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
