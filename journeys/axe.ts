import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { sessionOf } from './browser.ts';

/** The script of axe, as text to run in a page. */
export const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

// no details for rules that pass
const WCAG_2_2_AA = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** Only an open dialog can be used; the page behind it is checked when it is in front. */
const IN_FRONT = '[...document.querySelectorAll("dialog[open]")].at(-1) ?? document';

/** Transfers only violations: all results would be a hundred times as much. */
const LOOK = `axe.run(${IN_FRONT}, ${JSON.stringify(WCAG_2_2_AA)}).then(({ violations }) =>
  violations.flatMap(({ id, help, nodes }) => [id + ': ' + help, ...nodes.map(({ target }) => '    ' + target.join(' '))]))`;

/** Fails with a readable list if the screen breaks a rule of WCAG 2.2 AA that a program can detect. */
export async function expectAccessible(page: Page): Promise<void> {
  if (await page.evaluate('!globalThis.axe')) await handOver(page);
  const found = await page.evaluate<string[]>(LOOK);
  if (found.length > 0) throw new Error(`${page.url()} is not accessible to everyone:\n${found.join('\n')}`);
}

/** Through the debugging protocol, because Playwright's own way takes a third longer. */
async function handOver(page: Page): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Runtime.evaluate', { expression: AXE });
}
