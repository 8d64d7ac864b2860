import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

const { accounts } = words.de;

test('one of the demo’s people is logged in, in the language that the test asks for', async ({ openPerson }) => {
  const { page, me } = await openPerson('hatice', { language: 'tr', device: 'phone' });
  await page.goto('/member-ui/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  expect(me.main_member.first_name).toBe('Hatice');
});

test('the office is logged in', async ({ openPerson }) => {
  const { page } = await openPerson('office');
  await page.goto('/office-ui/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a new applicant has confirmed the address and begins', async ({ openApplicant }) => {
  const { page } = await openApplicant();
  await page.goto('/member-ui/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe(() => {
  test.fail();

  test('a problem that nobody sees on screen fails the test', async ({ openGuest }) => {
    const { page } = await openGuest();
    await page.goto('/member-ui/?view=form');
    await expect(page.getByRole('heading', { name: accounts.logIn.title })).toBeVisible();
    await page.evaluate('Promise.reject(new Error("unseen"))');
  });
});
