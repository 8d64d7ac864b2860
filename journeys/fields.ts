import type { Locator, Page } from 'playwright-core';

/** A field by its whole label, whether or not it says that it is optional. */
export function field(page: Page, label: string): Locator {
  const literal = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByLabel(new RegExp(`^${literal}( \\([^)]+\\))?$`));
}
