import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { sessionOf } from './browser.ts';

/** What looks at a page, as text to run in it; it names itself `axe` there. */
export const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

// nobody reads where all was well
const WCAG_2_2_AA = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** An open dialog is all that anybody can use: what is behind it is looked at where it is in front. */
const IN_FRONT = '[...document.querySelectorAll("dialog[open]")].at(-1) ?? document';

/** Only what is wrong leaves the page: all that was looked at is a hundred times as much. */
const LOOK = `axe.run(${IN_FRONT}, ${JSON.stringify(WCAG_2_2_AA)}).then(({ violations }) =>
  violations.flatMap(({ id, help, nodes }) => [id + ': ' + help, ...nodes.map(({ target }) => '    ' + target.join(' '))]))`;

/** Fails with a readable list when what is on screen breaks a rule of WCAG 2.2 AA that a program can see. */
export async function expectAccessible(page: Page): Promise<void> {
  if (await page.evaluate('!globalThis.axe')) await handOver(page);
  const found = await page.evaluate<string[]>(LOOK);
  if (found.length > 0) throw new Error(`${page.url()} is not accessible to everyone:\n${found.join('\n')}`);
}

/** As a text of Playwright's it takes a third longer. */
async function handOver(page: Page): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Runtime.evaluate', { expression: AXE });
}
