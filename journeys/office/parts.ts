import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { words } from '../words.ts';

const { parts } = words.de.officeDesk;

type Part = 'overview' | 'family' | 'money' | 'messages' | 'history';

/** Goes to a part of the page of the household that is open, and waits until it is there. */
export async function goToPart(page: Page, part: Part, tap = (link: Locator) => link.click()): Promise<void> {
  const link = page
    .getByRole('navigation', { name: parts.label })
    .getByRole('link', { name: parts[part], exact: true });
  await tap(link);
  await expect(link).toHaveAttribute('aria-current', 'page');
}
