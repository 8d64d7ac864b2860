import type { Locator } from '@playwright/test';
import type { JournalEntry } from '../domain/invoicing/invoicing.contract.ts';
import type { Me } from '../domain/me/me.contract.ts';
import { alertIn } from './alerts.ts';
import { expectAccessible } from './axe.ts';
import { checkAndSend } from './checkAndSend.ts';
import { confirmInvoices, fillIn, uploadPassport } from './fillIn.ts';
import { expect, type Resident, test } from './fixtures.ts';
import { aChild } from './people.ts';
import { filled, words } from './words.ts';

const { members, shared } = words.de;
const { feeChange } = members;

test('an applicant reads both sums before an unpaid fee changes, and may leave it', async ({ openApplicant }) => {
  const resident = await openApplicant({ device: 'phone', step: 3 });
  const { page, send } = resident;
  await fillIn(resident);
  await confirmInvoices(resident, ['sirf', 'siac']);
  await page.goto('/member-ui/main-member');
  const birth = page.getByRole('textbox', { name: members.field.date_of_birth });
  const save = page.getByRole('button', { name: members.main.saveAndNext });
  const question = page.getByRole('alertdialog', { name: feeChange.title });

  await birth.fill('1.2.1950');
  await save.click();
  await expect(sum(question, feeChange.old)).toHaveText(/^€\s220,00$|^€\s420,00$/);
  await expect(sum(question, feeChange.new)).toHaveText(/^€\s1\.250,00$/);
  await expectAccessible(page);
  await question.getByRole('button', { name: feeChange.cancel }).click();
  await expect(question).toBeHidden();
  await expect(birth).toHaveValue('01.02.1950');
  expect(await standing(resident)).toEqual([2, 2]);

  await save.click();
  await question.getByRole('button', { name: feeChange.confirm }).dblclick();
  await page.waitForURL('**/household');
  expect(await standing(resident)).toEqual([2, 2, 4]);
  const { main_member } = await send<Me>('GET', '/api/v1/me');
  expect(main_member).toMatchObject({ date_of_birth: '01.02.1950', fees_locked: false });

  await page.goto('/member-ui/main-member');
  await birth.fill('2.2.1950');
  await save.click();
  await page.waitForURL('**/household');
  expect(await standing(resident)).toEqual([2, 2, 4]);
});

test('a correction that closes the last gap shows the sums before “Check and send”', async ({ openApplicant }) => {
  const resident = await openApplicant({ step: 3 });
  const { page, send } = resident;
  const turkish = 792;
  await fillIn(resident, turkish);
  await uploadPassport(resident, 'pass.pdf');
  await confirmInvoices(resident, ['sirf', 'siac']);
  await page.goto('/member-ui/main-member');
  const birth = page.getByRole('textbox', { name: members.field.date_of_birth });
  const save = page.getByRole('button', { name: members.main.saveAndNext });
  const agree = page
    .getByRole('alertdialog', { name: feeChange.title })
    .getByRole('button', { name: feeChange.confirm });
  const check = checkAndSend(page);

  await birth.fill('1.2.1950');
  // Austrians need no residence permit
  await page.getByRole('combobox', { name: members.field.citizenship_id }).fill('österreich');
  await page.getByRole('listbox').getByRole('option').first().click();
  await save.click();
  await agree.click();
  await check.notYet();
  await expect(birth).toHaveValue('01.02.1950');
  expect(await standing(resident)).toEqual([2, 2]);

  await save.click();
  await agree.click();
  await check.send();
  await page.waitForURL('**/household');
  const { household, main_member } = await send<Me>('GET', '/api/v1/me');
  expect([household, main_member]).toMatchObject([{ status: 'waiting' }, { date_of_birth: '01.02.1950' }]);
  expect(await standing(resident)).toEqual([2, 2, 4]);
});

test('the basis of a family member changes what is owed, and asks as well', async ({ openApplicant }) => {
  const resident = await openApplicant({ step: 3 });
  const { page, send } = resident;
  await fillIn(resident);
  const { id } = await send<{ id: number }>('POST', '/api/v1/member', { ...aChild, date_of_birth: '01.02.2005' });
  await confirmInvoices(resident, ['siac']);
  await page.goto(`/member-ui/sub-member/${id}`);

  await page.getByLabel(members.field.membership_basis).selectOption('child_with_disability');
  await page.getByRole('button', { name: shared.action.update }).click();
  const question = page.getByRole('alertdialog', { name: feeChange.title });
  await question.getByRole('button', { name: feeChange.confirm }).click();

  await expect(page.getByText(filled(members.list.saved, { name: 'Ümit Güler' }))).toBeVisible();
  expect(await standing(resident)).toEqual([2, 4]);
});

test('once something was paid meanwhile, the value is locked, and a correction can be asked for', async ({
  openApplicant,
  openPerson,
}) => {
  const resident = await openApplicant({ step: 3 });
  const { page, send, me } = resident;
  await fillIn(resident);
  await confirmInvoices(resident, ['sirf']);
  await page.goto('/member-ui/main-member');
  const birth = page.getByRole('textbox', { name: members.field.date_of_birth });
  await birth.fill('1.2.1950');
  const [entry] = await journal(resident);
  const office = await openPerson('office');
  const { date } = entry?.sale_invoice ?? {};
  await office.send('POST', `/api/v1/office/invoices/${entry?.sale_invoice.id}/payment`, {
    amount: 1,
    value_date: date,
  });

  resident.expectStatus(409, `/api/v1/member/${me.main_member.id}/corrected-fees`);
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  await (await alertIn(page)).close();
  await expect(
    page.getByText(filled(members.locked.billedTitle, { fields: members.field.date_of_birth })),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: members.correct.ask })).toBeVisible();
  await expect(birth).toBeDisabled();
  const { main_member } = await send<Me>('GET', '/api/v1/me');
  expect(main_member).toMatchObject({ date_of_birth: '01.02.1980', id: me.main_member.id });
});

const sum = (question: Locator, term: string) => question.locator('dl > div').filter({ hasText: term }).locator('dd');

async function journal({ send, me }: Pick<Resident, 'send' | 'me'>): Promise<JournalEntry[]> {
  return send<JournalEntry[]>('GET', `/api/v1/finance/financial-journal/household/${me.household.id}`);
}

/** The statuses of all invoices, sorted. */
async function standing(resident: Resident): Promise<number[]> {
  return (await journal(resident)).map((entry) => entry.sale_invoice.status_id).sort();
}
