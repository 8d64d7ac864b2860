import type { Page } from '@playwright/test';
import type { JournalEntry } from '../../domain/invoicing/invoicing.contract.ts';
import type { Me } from '../../domain/me/me.contract.ts';
import type { ChangeRequest } from '../../domain/members/changeRequests/changeRequests.contract.ts';
import { businessDay, yearOf } from '../../domain/shared/day.ts';
import { replaceMe, writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { checkAndSend } from '../checkAndSend.ts';
import { expectSaid, field } from '../fields.ts';
import { confirmInvoices, fillIn } from '../fillIn.ts';
import { expect, type Fixtures, type Resident, test } from '../fixtures.ts';
import { aChild } from '../people.ts';
import { filled, words } from '../words.ts';

const { application, invoicing, members, shared } = words.de;

// the request is withdrawn again, so that later tests find no open one for Şeyma; a failed try may have left one
test('a member requests a correction of locked data by keyboard alone, and may withdraw it', async ({ openPerson }) => {
  const member = await openPerson('seyma', { device: 'phone' });
  const { page } = member;
  await withdrawOpenRequests(member);
  const writes = writesOf(page);
  await openMainMember(page);
  const ask = page.getByRole('button', { name: members.correct.ask });
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: members.correct.send }).press('Enter');
  const which = field(page, members.correct.field);
  await expectSaid(which, words.de.fields.required);
  await which.selectOption({ label: members.field.turkish_id_no });
  const wanted = field(page, members.correct.wanted);
  await wanted.fill('10000000147');
  await wanted.press('Enter');
  await expectSaid(wanted, words.de.insideFields.invalid_turkish_id);
  expect(writes).toEqual([]);
  await wanted.fill('100 0000 0146');
  await wanted.press('Enter');

  await expect(page.getByText(members.correct.sent)).toBeVisible();
  const rows = page.getByRole('row', { name: members.field.turkish_id_no });
  const open = rows.filter({ hasText: members.correct.is.open });
  await expect(open).toContainText('10000000146');
  // the dialog closes after the message has appeared behind it
  await expect(ask.and(page.locator(':focus'))).toHaveCount(1);
  await expectAccessible(page);

  await open.getByRole('button', { name: members.correct.withdraw }).click();
  await page.getByRole('button', { name: members.correct.withdrawConfirm }).click();
  await expect(open).toHaveCount(0);
  await expect(rows.first().getByText(members.correct.is.withdrawn)).toBeVisible();
  expect(writes.map((write) => write.replace(/\d+$/, ''))).toEqual([
    `POST /api/v1/member/${member.me.main_member.id}/change-request`,
    'DELETE /api/v1/member/change-request/',
  ]);
});

// departs: role.applicant
test('the office corrects facts of a fee that was paid, everything else the applicant', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant({ device: 'phone', step: 3 });
  const { page, me, send } = member;
  await fillIn(member);
  const { id: child } = await send<{ id: number }>('POST', '/api/v1/member', aChild);
  // typed before the confirmation and never sent
  const birth = field(page, members.field.date_of_birth);
  await openMainMember(page);
  const kept = page.waitForResponse((answer) => answer.url().includes('/me/drafts/') && answer.ok());
  await birth.fill('02.02.1980');
  await kept;
  await confirmInvoices(member, ['sirf', 'siac']);
  await payInvoices(openPerson, member);
  await page.reload();

  await expect(
    page.getByText(filled(members.locked.billedTitle, { fields: members.field.date_of_birth })),
  ).toBeVisible();
  await expect(birth).toBeDisabled();
  await expect(birth).toHaveValue('01.02.1980');
  await expectAccessible(page);
  await page.getByRole('button', { name: members.correct.ask }).click();
  const dialog = page.getByRole('dialog');
  await expect(field(page, members.correct.field)).toHaveValue('date_of_birth');
  await field(page, members.correct.wanted).fill('2.2.1980');
  await dialog.getByRole('button', { name: members.correct.send }).click();
  await expect(page.getByText(members.correct.sent)).toBeVisible();
  await expect(
    page.getByRole('row', { name: members.field.date_of_birth }).getByText(members.correct.is.open),
  ).toBeVisible();
  await field(page, members.field.father_name).fill('Çetin');
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  await page.waitForURL('**/household');
  const { main_member } = await send<Me>('GET', '/api/v1/me');
  expect(main_member).toMatchObject({ father_name: 'Çetin', date_of_birth: '01.02.1980', id: me.main_member.id });

  await page.goto(`/member-ui/sub-member/${child}`);
  const basis = field(page, members.field.membership_basis);
  await expect(basis).toBeVisible();
  for (const one of [birth, basis]) await expect(one).toBeDisabled();
  await expectAccessible(page);
  await field(page, members.field.place_of_birth).fill('Graz');
  await page.getByRole('button', { name: shared.action.update }).click();
  await expect(page.getByText(filled(members.list.saved, { name: 'Ümit Güler' }))).toBeVisible();
});

test('what a new family member adds to the contribution, and how long they wait, is shown before saving', async ({
  openPerson,
}) => {
  const member = await openPerson('seyma');
  const { page } = member;
  await page.goto('/member-ui/sub-member/add');
  const preview = page.getByRole('status').filter({ hasText: invoicing.preview.title });
  await expect(preview.getByText(invoicing.preview.unknown)).toBeVisible();
  const birth = field(page, members.field.date_of_birth);

  const year = yearOf(businessDay(new Date()));
  await birth.fill(`1.1.${year - 10}`);
  await field(page, members.field.membership_basis).selectOption('child');
  await expect(preview.getByText(filled(invoicing.preview.adds, { year, amount: '€ 12,00' }))).toBeVisible();
  await expect(preview.getByText(filled(application.joining.waiting, { days: 90 }))).toBeVisible();
  await birth.fill(`1.1.${year}`);
  await expect(preview.getByText(filled(invoicing.preview.free, { year, amount: '€ 0,00' }))).toBeVisible();
  await expect(preview.getByText(application.joining.newborn)).toBeVisible();
  await birth.fill('');
  await expect(preview.getByText(invoicing.preview.unknown)).toBeVisible();
});

test('if deleting somebody closes the last gap, “Check and send” follows the question', async ({ openApplicant }) => {
  const member = await openApplicant({ step: 3 });
  const { page } = member;
  await fillIn(member);
  const { id } = await member.send<{ id: number }>('POST', '/api/v1/member', aChild);
  const gap = { gap: 'annual_contribution', screen: 'payment', member_id: id } as const;
  await replaceMe(page, (me) => ({
    ...me,
    application:
      me.sub_members.length > 0 ? { step: 4, gaps: [gap], sent_back_reason: null, sent_back_about: null } : null,
  }));
  const writes = writesOf(page);
  await page.goto('/member-ui/sub-member');

  const button = page.getByRole('button', { name: shared.action.delete });
  await button.click();
  const question = page.getByRole('alertdialog', {
    name: filled(members.table.deleteTitle, { name: 'Ümit Güler' }),
  });
  await expect(question.getByText(members.table.deleteConsequence)).toBeVisible();
  await question.getByRole('button', { name: members.table.deleteConfirm }).click();
  const check = checkAndSend(page);
  await expect(check.part(application.manual.familyMembers).getByText(application.submit.alone)).toBeVisible();
  await check.notYet();
  await expect(check.heading).toHaveCount(0);
  expect(writes).toEqual([]);

  await button.click();
  await question.getByRole('button', { name: members.table.deleteConfirm }).click();
  await check.send();
  await expect(page.getByText(members.list.emptyTitle)).toBeVisible();
  expect(writes).toEqual([`DELETE /api/v1/member/${id}`]);
});

test('the success message appears once: not again after reloading', async ({ openApplicant }) => {
  const member = await openApplicant({ step: 3 });
  const { page } = member;
  const { id } = await member.send<{ id: number }>('POST', '/api/v1/member', aChild);
  const said = page.getByText(filled(members.list.saved, { name: 'Ümit Güler' }));
  await page.goto(`/member-ui/sub-member/${id}`);

  await page.getByRole('button', { name: shared.action.update }).click();
  await expect(said).toBeVisible();
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Ümit', exact: true })).toBeVisible();

  await expect(said).toHaveCount(0);
});

async function withdrawOpenRequests({ send }: Resident): Promise<void> {
  const requests = await send<ChangeRequest[]>('GET', '/api/v1/household/change-requests');
  const open = requests.filter(({ state }) => state === 'open');
  for (const { id } of open) await send('DELETE', `/api/v1/member/change-request/${id}`);
}

/** The office books what the household owes. */
async function payInvoices(openPerson: Fixtures['openPerson'], { send, me }: Resident): Promise<void> {
  const office = await openPerson('office');
  const path = `/api/v1/finance/financial-journal/household/${me.household.id}`;
  for (const { open_item, sale_invoice } of await send<JournalEntry[]>('GET', path)) {
    const { id, date } = sale_invoice;
    await office.send('POST', `/api/v1/office/invoices/${id}/payment`, { amount: open_item, value_date: date });
  }
}

async function openMainMember(page: Page): Promise<void> {
  await page.goto('/member-ui/main-member');
  await expect(page.getByRole('heading', { level: 1, name: members.main.title })).toBeVisible();
}
