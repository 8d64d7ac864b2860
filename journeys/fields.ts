import { expect } from '@playwright/test';
import type { Locator, Page } from 'playwright-core';

/** A field by its whole label, with or without "(optional)". */
export function field(page: Page, label: string): Locator {
  const literal = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByLabel(new RegExp(`^${literal}( \\([^)]+\\))?$`));
}

/** Types into a search field and picks the first option of its list. */
export async function choose(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
}

/** Checks that a field's error is shown next to it and announced by screen readers with the field. */
export async function expectSaid(control: Locator, words: string): Promise<void> {
  await expect.poll(() => complaintAt(control)).toBe(words);
}

/** Read in one go, because the message may disappear between two looks. */
function complaintAt(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    if (element.getAttribute('aria-invalid') !== 'true') return '';
    const described: string = element.getAttribute('aria-describedby') ?? '';
    const error = described.split(' ').find((id) => id.endsWith('-error'));
    return (error && element.ownerDocument.getElementById(error)?.textContent) || '';
  });
}
