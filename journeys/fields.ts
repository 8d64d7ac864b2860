import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A field by its whole label, whether or not it says that it is optional. */
export function field(page: Page, label: string): Locator {
  const literal = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByLabel(new RegExp(`^${literal}( \\([^)]+\\))?$`));
}

/** Types into a field that leads on to a list, and takes the first of what that leaves: its own list, once it has come. */
export async function choose(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
}

/** What is wrong with a field stands at it, and whoever hears the screen hears it with the field. */
export async function expectSaid(control: Locator, words: string): Promise<void> {
  await expect.poll(() => complaintAt(control)).toBe(words);
}

/** What stands in a field that shows it once a list has come: a country by its name. */
export async function expectFilled(control: Locator, value: string): Promise<void> {
  await expect.poll(() => control.inputValue()).toBe(value);
}

async function complaintAt(control: Locator): Promise<string> {
  if ((await control.getAttribute('aria-invalid')) !== 'true') return '';
  const described = (await control.getAttribute('aria-describedby')) ?? '';
  const error = described.split(' ').find((id) => id.endsWith('-error'));
  return (error && (await control.page().locator(`[id="${error}"]`).textContent())) ?? '';
}
