import type { Page } from '@playwright/test';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { households, members, shared } = words.en;

test('the browser’s back and forward buttons ask a reader with typed values too, who then stays or leaves', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'en', step: 2 });
  const { page } = visitor;
  const street = field(page, households.address.street);
  const question = page.getByRole('alertdialog', { name: shared.leave.title });
  // the browser has moved already, and is moved back while the question opens
  const expectAsked = async () => {
    await expect(question).toBeVisible();
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
  await expect(question).toHaveCount(0);
  expect(placeOf(page)).toBe('/household');
  await expect(street).toHaveValue('Quellenstraße 17');

  await page.goForward();
  await expectAsked();
  await question.getByRole('button', { name: shared.leave.leave }).click();
  await expect(page.getByRole('heading', { level: 1, name: members.main.title })).toBeVisible();
  await page.goBack();
  await expect(street).toBeVisible();
  await expect(street).toHaveValue('');
});

test('a new screen starts at its top, and going back or reloading shows the former one where it was left', async ({
  openPerson,
}) => {
  const visitor = await openPerson('mehmet', { language: 'en' });
  const { page } = visitor;
  await page.setViewportSize({ width: 1000, height: 400 });
  await page.goto('/member-ui/sub-member');
  const forward = page.getByRole('link', { name: members.list.toHousehold });
  // these sentences arrive last
  await expect(
    page
      .getByRole('region', { name: words.en.membership.cover.title })
      .getByText(/^Valid since/)
      .first(),
  ).toBeVisible();
  await forward.scrollIntoViewIfNeeded();
  const height = await heightOf(page);
  expect(height).toBeGreaterThan(0);

  await forward.click();
  await expect(page.getByRole('heading', { level: 1, name: households.screen.title })).toBeVisible();
  await expect.poll(() => heightOf(page)).toBe(0);

  await page.goBack();
  await expect(forward).toBeVisible();
  await expect.poll(() => heightOf(page)).toBe(height);

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/me', (route) => answer.promise.then(() => route.continue()));
  await page.reload();
  await expect(page.getByRole('status').first()).toBeVisible();
  expect(await heightOf(page)).toBeLessThan(height);
  answer.resolve();
  await expect.poll(() => heightOf(page)).toBe(height);
});

function heightOf(page: Page): Promise<number> {
  return page.evaluate<number>('window.scrollY');
}

function placeOf(page: Page): string {
  return new URL(page.url()).pathname.replace('/member-ui', '');
}
