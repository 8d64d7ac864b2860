import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { CDPSession, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** An open dialog is all that anybody can use: what is behind it is looked at where it is in front. */
const DIALOG = 'dialog[open]';

/** Fails with a readable list when what is on screen breaks a rule of WCAG 2.2 AA that a program can see. */
export async function expectAccessible(page: Page): Promise<void> {
  if (await page.evaluate('!globalThis.axe')) await handOver(page);
  const inFront = (await page.locator(DIALOG).count()) > 0 ? DIALOG : 'html';
  const { violations } = await new AxeBuilder({ page, axeSource: '/* it is there */' })
    .include(inFront)
    // nobody reads where all was well
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_2_2_AA)
    // no page of ours has a page inside: otherwise each look opens a further page to put the parts together
    .setLegacyMode(true)
    .analyze();
  if (violations.length === 0) return;
  const list = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}`).join('\n')}`,
  );
  throw new Error(`${page.url()} is not accessible to everyone:\n${list.join('\n')}`);
}

const sessions = new WeakMap<Page, CDPSession>();

/** By itself it would hand over twice as much, and twice to each page; as a text of Playwright's it takes a third longer. */
async function handOver(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Runtime.evaluate', { expression: AXE });
}
