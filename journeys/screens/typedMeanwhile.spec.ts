import type { Page, Response } from '@playwright/test';
import { writesOf } from '../answers.ts';
import { fillIn } from '../familyForm.ts';
import { field } from '../fields.ts';
import { submitApplication } from '../fillIn.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { burial, members, shared } = words.en;

test('values typed while the burial place is being saved are not saved yet: they are kept, and asked about', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'en' });
  await submitApplication(visitor);
  const { page, send } = visitor;
  const { isOnTheWay, goOn } = await hold(page, /\/member\/(\d+\/)?burial-place/);
  await openMainMember(page);
  await field(page, burial.field.graveyard).fill('Wien, Zentralfriedhof');
  const place = page.locator('section', { has: page.getByRole('heading', { name: burial.place.title, exact: true }) });
  const saved = page.waitForResponse(isStoring);
  await place.getByRole('button', { name: /^(Save|Update)$/ }).click();
  await isOnTheWay;
  await field(page, burial.field.grave_row).fill('17');
  goOn();
  await saved;
  await expect(place.getByRole('button', { name: 'Update', exact: true })).toBeEnabled();

  await expect
    .poll(() => send('GET', '/api/v1/me/drafts'))
    .toContainEqual(
      expect.objectContaining({ form: 'burial-place', values: expect.objectContaining({ grave_row: '17' }) }),
    );
  await page.getByRole('link', { name: members.main.toNews }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: shared.leave.stay }).click();
  await place.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText(burial.place.saved)).toBeVisible();
  await openMainMember(page);
  await expect(field(page, burial.field.grave_row)).toHaveValue('17');
});

test('a reader who types on while a new member is being saved is asked, and saves the same person again', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  const writes = writesOf(page);
  const { isOnTheWay, goOn } = await hold(page, '**/api/v1/member');
  await page.goto('/member-ui/sub-member/add');
  await fillIn(page);
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await isOnTheWay;
  await field(page, members.field.email).fill('uemit@familie.example');
  goOn();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.leave.stay }).click();
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await page.waitForURL(/\/sub-member\/\d+$/);

  const id = page.url().split('/').at(-1);
  expect(writes).toEqual(['POST /api/v1/member', `PUT /api/v1/member/${id}`]);
  expect(await member.send('GET', `/api/v1/member/${id}`)).toMatchObject({ email: 'uemit@familie.example' });
});

test('a day that its field only reformats while it is being saved counts as saved, without a question', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  const { isOnTheWay, goOn } = await hold(page, '**/api/v1/member');
  await page.goto('/member-ui/sub-member/add');
  await fillIn(page, { date_of_birth: '1.2.2020' });
  const birth = field(page, members.field.date_of_birth);
  await birth.fill('3.4.2020');
  await birth.press('Enter');
  await isOnTheWay;
  await birth.blur();
  await expect(birth).toHaveValue('03.04.2020');
  goOn();
  await page.waitForURL(/\/sub-member\/\d+$/);
});

/** Calls to this URL leave the page (`isOnTheWay`) and do not arrive, like on a slow network, until `goOn`. */
async function hold(page: Page, where: string | RegExp) {
  const { promise: free, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: isOnTheWay, resolve: leave } = Promise.withResolvers<void>();
  await page.route(where, async (route) => {
    leave();
    await free;
    await route.fallback();
  });
  return { isOnTheWay, goOn };
}

async function openMainMember(page: Page): Promise<void> {
  await page.goto('/member-ui/main-member');
  await expect(page.getByRole('heading', { level: 1, name: members.main.title })).toBeVisible();
}

function isStoring(response: Response): boolean {
  return response.request().method() !== 'GET' && /\/burial-place(\/\d+)?$/.test(new URL(response.url()).pathname);
}
