import type { Me } from '../../domain/me/me.contract.ts';
import { dropOneResponse } from '../answers.ts';
import { fillIn } from '../familyForm.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { members, refusals, shared, substitutes } = words.en;

// proves: promise.2
test('a family member whose answer was lost is saved once more, with later changes, and is one person', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  await dropOneResponse(page, '**/api/v1/member');
  await page.goto('/member-ui/sub-member/add');
  await fillIn(page);
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page.getByRole('alert').getByText(refusals.service_unavailable)).toBeVisible();
  await field(page, members.field.email).fill('uemit@familie.example');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page).toHaveURL(/\/sub-member\/\d+$/);

  expect((await member.send<Me>('GET', '/api/v1/me')).sub_members).toMatchObject([{ email: 'uemit@familie.example' }]);
});

// proves: promise.2
test('continuing the draft after a lost answer creates one person; a discarded draft does not count', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  await dropOneResponse(page, '**/api/v1/member');
  await page.goto('/member-ui/sub-member/add');
  await fillIn(page);
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page.getByRole('alert').getByText(refusals.service_unavailable)).toBeVisible();
  await page.goto('/member-ui/sub-member/add');
  await expect(page.getByText(shared.draft.restoredTitle)).toBeVisible();
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page).toHaveURL(/\/sub-member\/\d+$/);
  expect((await member.send<Me>('GET', '/api/v1/me')).sub_members).toHaveLength(1);
  // deleted only after the screen has changed
  await expect.poll(() => member.send('GET', '/api/v1/me/drafts')).toEqual([]);

  await page.goto('/member-ui/sub-member/add');
  await fillIn(page);
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page).toHaveURL(/\/sub-member\/\d+$/);
  expect((await member.send<Me>('GET', '/api/v1/me')).sub_members).toHaveLength(2);
});

// proves: promise.2
test('a substitute whose answer was lost is saved once more, and is one', async ({ openPerson }) => {
  const member = await openPerson('caglar', { language: 'en' });
  const { page } = member;
  const before = member.me.substitutes.length;
  await dropOneResponse(page, '**/api/v1/household/*/substitute');
  await page.goto('/member-ui/substitutes/add');
  await field(page, substitutes.field.first_name).fill('Nuray');
  await field(page, substitutes.field.last_name).fill('Ünal');
  await field(page, substitutes.field.email).fill('nuray@kanzlei.example');
  await field(page, substitutes.field.valid_until).fill('31.12.2035');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page.getByRole('alert').getByText(refusals.service_unavailable)).toBeVisible();
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page).toHaveURL('/member-ui/substitutes');

  const { substitutes: now } = await member.send<Me>('GET', '/api/v1/me');
  expect(now).toHaveLength(before + 1);
  await member.send('DELETE', `/api/v1/household/substitute/${now.find((each) => each.first_name === 'Nuray')?.id}`);
});

// proves: promise.2
test('a phone number whose answer was lost is saved once more, as it is now, and is one', async ({ openPerson }) => {
  const member = await openPerson('hatice', { language: 'en' });
  const { page, me } = member;
  const before = me.main_member.phone_numbers.length;
  await dropOneResponse(page, `**/api/v1/member/${me.main_member.id}/phone`);
  await page.goto('/member-ui/main-member');
  await page.getByRole('button', { name: members.phone.add }).click();
  const number = page
    .getByRole('group', { name: members.phone.newRow })
    .getByLabel(members.phone.number, { exact: true });
  await number.fill('+431987654');
  const save = page.getByRole('button', { name: members.main.saveAndNext });
  await save.click();
  await expect(page.getByRole('alert').getByText(refusals.service_unavailable)).toBeVisible();
  await number.fill('+4319876543');
  await save.click();
  await expect
    .poll(async () => (await member.send<Me>('GET', '/api/v1/me')).main_member?.phone_numbers.at(-1)?.phone_number)
    .toBe('+4319876543');

  const { phone_numbers: now = [] } = (await member.send<Me>('GET', '/api/v1/me')).main_member ?? {};
  expect(now).toHaveLength(before + 1);
  await member.send('DELETE', `/api/v1/member/phone/${now.at(-1)?.id}`);
});
