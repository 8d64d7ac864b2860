import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { patience } from '../scripts/lib/patience.mjs';
import { pagesInUse, pendingRequestsOf } from './browser.ts';

const LENGTH = 1500;
const PATIENCE_MS = patience(2_000);

/** As text, because the focus often explains the failure, and a log shows no picture. */
const ON_SCREEN = `[
  'focus: ' + document.activeElement?.outerHTML.slice(0, 200),
  (document.querySelector('dialog[open]') ?? document.body).innerText.slice(0, ${LENGTH}),
].join('\\n')`;

// for readers of a log who have nothing else
beforeEach(({ onTestFailed }) => {
  onTestFailed(async ({ task }) => {
    const pages = await pagesInUse();
    const seen = await Promise.all(
      pages.map(async (page) =>
        [page.url(), ...pendingRequestsOf(page).map((one) => `no answer yet: ${one}`), await onScreen(page)].join('\n'),
      ),
    );
    process.stderr.write([`On screen when “${task.name}” failed:`, ...seen, ''].join('\n\n'));
  });
});

/** A page that does not answer must not hide the others. */
function onScreen(page: Page): Promise<string> {
  const unheard = wait(PATIENCE_MS, 'it does not answer', { ref: false });
  return Promise.race([page.evaluate<string>(ON_SCREEN), unheard]).catch((error) => `it tells nothing: ${error}`);
}
