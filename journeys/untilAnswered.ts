import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { pendingRequestsOf } from './browser.ts';

/** Waits until the page has an answer to everything that it has asked for so far. */
export async function untilAnswered(page: Page): Promise<void> {
  await expect.poll(() => pendingRequestsOf(page)).toEqual([]);
}

/** Waits until the page's texts stand in their own font, because another one takes other room. */
export async function untilFontsLoaded(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}
