import type { Locator, Page } from 'playwright-core';
import { type Words, words } from './words.ts';

/** "Check and send" in place of the screen, which is hidden meanwhile. */
export function checkAndSend(page: Page, { application: { submit } }: Words = words.de) {
  const heading = page.getByRole('heading', { level: 1, name: submit.title });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    heading,
    part: (title: string): Locator => page.getByRole('region', { name: title, exact: true }),
    change: (title: string) => press(submit.changeOf.replace('{{part}}', title)),
    send: () => press(submit.confirm),
    toReceipt: () => press(submit.toReceipt),
    notYet: () => press(submit.cancel),
  };
}
