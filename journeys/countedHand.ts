import type { Locator, Page } from 'playwright-core';

/** What a clerk's hand does on a page, counted: a tap or a key is one, a field to type into one. */
export function countedHand(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    tap: async (target: Locator) => {
      await target.click();
      presses += 1;
    },
    keys: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      presses += keys.length;
    },
    /** Into the field that has the focus: the typed words themselves are not counted. */
    type: (text: string) => page.keyboard.type(text),
    fill: async (target: Locator, text: string) => {
      await target.fill(text);
      presses += 1;
    },
  };
}

export type CountedHand = ReturnType<typeof countedHand>;
