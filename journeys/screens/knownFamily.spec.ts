import { writesOf } from '../answers.ts';
import { field } from '../fields.ts';
import { fillIn } from '../fillIn.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { members, shared } = words.en;

test('the form begins with what the main member’s data say; as long as nobody types, nothing is unsaved', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  await fillIn(member);
  const drafts = writesOf(page);
  await page.goto('/member-ui/sub-member/add');
  const surname = field(page, members.field.last_name);
  await expect(surname).toHaveValue('Güler');
  await expect(page.getByRole('combobox', { name: members.field.citizenship_id })).toHaveValue('Austria');
  await expect(field(page, members.field.permanent_residence)).not.toBeChecked();
  await expect(page.getByText(members.family.taken)).toHaveCount(2);
  await page.getByRole('link', { name: shared.action.close }).click();
  await page.waitForURL('**/member-ui/sub-member');
  expect(drafts).toEqual([]);

  await page.goto('/member-ui/sub-member/add');
  const basis = field(page, members.field.membership_basis);
  const mother = field(page, members.field.mother_name);
  await basis.selectOption('child');
  await expect(mother).toHaveValue('Nesrin');
  await basis.selectOption('spouse');
  await expect(mother).toHaveValue('');
  await mother.fill('Hatice');
  await surname.fill('Kaya');
  await basis.selectOption('child');
  await expect(mother).toHaveValue('Hatice');
  await expect(surname).toHaveValue('Kaya');
  await expect(page.getByText(members.family.taken)).toHaveCount(1);
  await page.getByRole('link', { name: shared.action.close }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.leave.leave }).click();
  await page.waitForURL('**/member-ui/sub-member');
});
