import type { Locator } from 'playwright-core';

/**
 * A finger on the middle of something, as the device tells of it: touch events, of which the browser itself makes
 * pointer, mouse and click. Playwright's own `tap` waits until nothing moves, and would miss what moves under the finger.
 * Answers by how many pixels it moved between the touch and the click.
 */
export async function touch(target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to be touched: ${target}`);
  const seen = await target.evaluateHandle((element) => {
    const { top } = element.getBoundingClientRect();
    const watched = { moved: 0 };
    const look = () => {
      watched.moved = Math.max(watched.moved, Math.abs(element.getBoundingClientRect().top - top));
    };
    for (const name of ['mousedown', 'mouseup', 'click'])
      element.ownerDocument.addEventListener(name, look, { capture: true, once: true });
    return watched;
  });
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return Math.round((await seen.jsonValue()).moved);
}

/** Types as on a phone: the field is touched first, and keeps the focus afterwards. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await touch(field);
  await field.evaluate((element) => (element as { select?: () => void }).select?.());
  await field.page().keyboard.press('Delete');
  await field.page().keyboard.insertText(text);
}
