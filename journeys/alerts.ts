import type { Page } from 'playwright-core';

/** Pixels (spec §8, §9). */
export const ALERT_WIDTH = 860;

export type Alert = { words: string; width: number; close(): Promise<void> };

/** The alert that is open or about to open: its text below the title, and its width. */
export async function alertIn(page: Page): Promise<Alert> {
  const dialog = page.getByRole('alertdialog');
  const paragraphs = dialog.locator('p');
  await paragraphs.first().waitFor();
  const [said, box] = await Promise.all([paragraphs.allInnerTexts(), dialog.boundingBox()]);
  return {
    words: said.join('\n'),
    width: Math.round(box?.width ?? 0),
    close: async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  };
}
