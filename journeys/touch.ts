import type { Locator } from 'playwright-core';

/**
 * Touches the middle of an element as a device reports it: with touch events, from which the browser makes pointer,
 * mouse and click events. Playwright's own `tap` waits until nothing moves, and would hide movements under the finger.
 * Returns by how many pixels the element moved between touch and click.
 */
export async function touch(target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const seen = await target.evaluateHandle((element) => {
    const watched = { moved: 0 };
    let { top } = element.getBoundingClientRect();
    const begin = () => {
      top = element.getBoundingClientRect().top;
    };
    const look = () => {
      watched.moved = Math.max(watched.moved, Math.abs(element.getBoundingClientRect().top - top));
    };
    element.ownerDocument.addEventListener('touchstart', begin, { capture: true, once: true, passive: true });
    for (const name of ['mousedown', 'mouseup', 'click'])
      element.ownerDocument.addEventListener(name, look, { capture: true, once: true });
    return watched;
  });
  // last of all: an answer that arrives meanwhile may move everything
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to be touched: ${target}`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return Math.round((await seen.jsonValue()).moved);
}

/** Types like on a phone: the field is touched first, and keeps the focus. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await touch(field);
  // the browser moves the focus only after it has reported the end of the touch
  await field.and(field.page().locator(':focus')).waitFor();
  await field.evaluate((element) => (element as { select?: () => void }).select?.());
  await field.page().keyboard.press('Delete');
  await field.page().keyboard.insertText(text);
}
