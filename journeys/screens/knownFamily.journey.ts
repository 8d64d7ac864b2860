import { expect, it } from 'vitest';
import { writesOf } from '../answers.ts';
import { openBrowser } from '../browser.ts';
import { expectFilled, field } from '../fields.ts';
import { fillIn } from '../fillIn.ts';
import { openApplicant } from '../member.ts';
import { words } from '../words.ts';

const browser = await openBrowser();
const { members, shared } = words.en;

it('the form begins with what the main member’s data say; as long as nobody types, nothing is unsaved', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 3 });
  const { page } = member;
  await fillIn(member);
  const drafts = writesOf(page);
  await page.goto('/member-ui/sub-member/add');
  const surname = field(page, members.field.last_name);
  await expectFilled(surname, 'Güler');
  await expectFilled(page.getByRole('combobox', { name: members.field.citizenship_id }), 'Austria');
  expect(await field(page, members.field.permanent_residence).isChecked()).toBe(false);
  await expect.poll(() => page.getByText(members.family.taken).count()).toBe(2);
  await page.getByRole('link', { name: shared.action.close }).click();
  await page.waitForURL('**/member-ui/sub-member');
  expect(drafts).toEqual([]);

  await page.goto('/member-ui/sub-member/add');
  const basis = field(page, members.field.membership_basis);
  const mother = field(page, members.field.mother_name);
  await basis.selectOption('child');
  await expectFilled(mother, 'Nesrin');
  await basis.selectOption('spouse');
  await expectFilled(mother, '');
  await mother.fill('Hatice');
  await surname.fill('Kaya');
  await basis.selectOption('child');
  await expectFilled(mother, 'Hatice');
  await expectFilled(surname, 'Kaya');
  await expect.poll(() => page.getByText(members.family.taken).count()).toBe(1);
  await page.getByRole('link', { name: shared.action.close }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.leave.leave }).click();
  await page.waitForURL('**/member-ui/sub-member');
  await member.leave();
});
