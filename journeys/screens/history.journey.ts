import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { openApplicant, openMember } from '../member.ts';
import { words } from '../words.ts';

const { households, members, shared } = words.en;
const browser = await openBrowser();

it('the browser’s back and forward buttons ask a reader with typed values too, who then stays or leaves', async () => {
  const visitor = await openApplicant(browser, { language: 'en', step: 2 });
  const { page } = visitor;
  const street = field(page, households.address.street);
  const question = page.getByRole('alertdialog', { name: shared.leave.title });
  // the browser has moved already, and is moved back while the question opens
  const expectAsked = async () => {
    await question.waitFor();
    await expect.poll(() => placeOf(page)).toBe('/household');
  };
  await page.goto('/member-ui/household');
  await page.getByRole('link', { name: households.screen.toMainMember }).click();
  await page.waitForURL('**/main-member');
  await page.goBack();
  await street.fill('Quellenstraße 17');

  await page.goForward();
  await expectAsked();
  await question.getByRole('button', { name: shared.leave.stay }).click();
  await question.waitFor({ state: 'detached' });
  expect(placeOf(page)).toBe('/household');
  expect(await street.inputValue()).toBe('Quellenstraße 17');

  await page.goForward();
  await expectAsked();
  await question.getByRole('button', { name: shared.leave.leave }).click();
  await page.getByRole('heading', { level: 1, name: members.main.title }).waitFor();
  await page.goBack();
  await street.waitFor();
  expect(await street.inputValue()).toBe('');
  await visitor.leave();
});

it('a new screen starts at its top, and going back or reloading shows the former one where it was left', async () => {
  const visitor = await openMember(browser, 'mehmet', { language: 'en' });
  const { page } = visitor;
  await page.setViewportSize({ width: 1000, height: 400 });
  await page.goto('/member-ui/sub-member');
  const forward = page.getByRole('link', { name: members.list.toHousehold });
  // these sentences arrive last
  await page
    .getByRole('region', { name: words.en.membership.cover.title })
    .getByText(/^Valid since/)
    .first()
    .waitFor();
  await forward.scrollIntoViewIfNeeded();
  const height = await heightOf(page);
  expect(height).toBeGreaterThan(0);

  await forward.click();
  await page.getByRole('heading', { level: 1, name: households.screen.title }).waitFor();
  await expect.poll(() => heightOf(page)).toBe(0);

  await page.goBack();
  await forward.waitFor();
  await expect.poll(() => heightOf(page)).toBe(height);

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/me', (route) => answer.promise.then(() => route.continue()));
  await page.reload();
  await page.getByRole('status').first().waitFor();
  expect(await heightOf(page)).toBeLessThan(height);
  answer.resolve();
  await expect.poll(() => heightOf(page)).toBe(height);
  await visitor.leave();
});

function heightOf(page: Page): Promise<number> {
  return page.evaluate<number>('window.scrollY');
}

function placeOf(page: Page): string {
  return new URL(page.url()).pathname.replace('/member-ui', '');
}
