import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { JournalEntry } from '../../domain/invoicing/invoicing.contract.ts';
import type { Me } from '../../domain/me/me.contract.ts';
import type { ChangeRequest } from '../../domain/members/changeRequests.contract.ts';
import { businessDay, yearOf } from '../../domain/shared/day.ts';
import { replaceMe, writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { checkAndSend } from '../checkAndSend.ts';
import { expectSaid, field } from '../fields.ts';
import { confirmInvoices, fillIn } from '../fillIn.ts';
import { type Member, openApplicant, openMember } from '../member.ts';
import { aChild } from '../people.ts';
import { filled, words } from '../words.ts';

const { application, invoicing, members, shared } = words.de;
const browser = await openBrowser();

// the request is withdrawn again, so that later tests find no open one for Şeyma; a failed try may have left one
it('a member requests a correction of locked data by keyboard alone, and may withdraw it', async () => {
  const member = await openMember(browser, 'seyma', { device: 'phone' });
  const { page } = member;
  await withdrawOpenRequests(member);
  const writes = writesOf(page);
  await openMainMember(page);
  const ask = page.getByRole('button', { name: members.correct.ask });
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').waitFor();
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

  await page.getByText(members.correct.sent).waitFor();
  const rows = page.getByRole('row', { name: members.field.turkish_id_no });
  const open = rows.filter({ hasText: members.correct.is.open });
  expect(await open.textContent()).toContain('10000000146');
  // the dialog closes after the message has appeared behind it
  await expect.poll(() => ask.and(page.locator(':focus')).count()).toBe(1);
  await expectAccessible(page);

  await open.getByRole('button', { name: members.correct.withdraw }).click();
  await page.getByRole('button', { name: members.correct.withdrawConfirm }).click();
  await open.waitFor({ state: 'detached' });
  await rows.first().getByText(members.correct.is.withdrawn).waitFor();
  expect(writes.map((write) => write.replace(/\d+$/, ''))).toEqual([
    `POST /api/v1/member/${member.me.main_member.id}/change-request`,
    'DELETE /api/v1/member/change-request/',
  ]);
  await member.leave();
});

// departs: role.applicant
it('the office corrects facts of a fee that was paid, everything else the applicant', async () => {
  const member = await openApplicant(browser, { device: 'phone', step: 3 });
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
  await payInvoices(member);
  await page.reload();

  await page.getByText(filled(members.locked.billedTitle, { fields: members.field.date_of_birth })).waitFor();
  await expect.poll(async () => [await birth.isDisabled(), await birth.inputValue()]).toEqual([true, '01.02.1980']);
  await expectAccessible(page);
  await page.getByRole('button', { name: members.correct.ask }).click();
  const dialog = page.getByRole('dialog');
  expect(await field(page, members.correct.field).inputValue()).toBe('date_of_birth');
  await field(page, members.correct.wanted).fill('2.2.1980');
  await dialog.getByRole('button', { name: members.correct.send }).click();
  await page.getByText(members.correct.sent).waitFor();
  await page.getByRole('row', { name: members.field.date_of_birth }).getByText(members.correct.is.open).waitFor();
  await field(page, members.field.father_name).fill('Çetin');
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  await page.waitForURL('**/household');
  const { main_member } = await send<Me>('GET', '/api/v1/me');
  expect(main_member).toMatchObject({ father_name: 'Çetin', date_of_birth: '01.02.1980', id: me.main_member.id });

  await page.goto(`/member-ui/sub-member/${child}`);
  const basis = field(page, members.field.membership_basis);
  await basis.waitFor();
  expect([await birth.isDisabled(), await basis.isDisabled()]).toEqual([true, true]);
  await expectAccessible(page);
  await field(page, members.field.place_of_birth).fill('Graz');
  await page.getByRole('button', { name: shared.action.update }).click();
  await page.getByText(filled(members.list.saved, { name: 'Ümit Güler' })).waitFor();
  await member.leave();
});

it('what a new family member adds to the contribution, and how long they wait, is shown before saving', async () => {
  const member = await openMember(browser, 'seyma');
  const { page } = member;
  await page.goto('/member-ui/sub-member/add');
  const preview = page.getByRole('status').filter({ hasText: invoicing.preview.title });
  await preview.getByText(invoicing.preview.unknown).waitFor();
  const birth = field(page, members.field.date_of_birth);

  const year = yearOf(businessDay(new Date()));
  await birth.fill(`1.1.${year - 10}`);
  await field(page, members.field.membership_basis).selectOption('child');
  await preview.getByText(filled(invoicing.preview.adds, { year, amount: '€ 12,00' })).waitFor();
  await preview.getByText(filled(application.joining.waiting, { days: 90 })).waitFor();
  await birth.fill(`1.1.${year}`);
  await preview.getByText(filled(invoicing.preview.free, { year, amount: '€ 0,00' })).waitFor();
  await preview.getByText(application.joining.newborn).waitFor();
  await birth.fill('');
  await preview.getByText(invoicing.preview.unknown).waitFor();
  await member.leave();
});

it('if deleting somebody closes the last gap, “Check and send” follows the question', async () => {
  const member = await openApplicant(browser, { step: 3 });
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
  await question.getByText(members.table.deleteConsequence).waitFor();
  await question.getByRole('button', { name: members.table.deleteConfirm }).click();
  const check = checkAndSend(page);
  await check.part(application.manual.familyMembers).getByText(application.submit.alone).waitFor();
  await check.notYet();
  await check.heading.waitFor({ state: 'detached' });
  expect(writes).toEqual([]);

  await button.click();
  await question.getByRole('button', { name: members.table.deleteConfirm }).click();
  await check.send();
  await page.getByText(members.list.emptyTitle).waitFor();
  expect(writes).toEqual([`DELETE /api/v1/member/${id}`]);
  await member.leave();
});

it('the success message appears once: not again after reloading', async () => {
  const member = await openApplicant(browser, { step: 3 });
  const { page } = member;
  const { id } = await member.send<{ id: number }>('POST', '/api/v1/member', aChild);
  const said = page.getByText(filled(members.list.saved, { name: 'Ümit Güler' }));
  await page.goto(`/member-ui/sub-member/${id}`);

  await page.getByRole('button', { name: shared.action.update }).click();
  await said.waitFor();
  await page.reload();
  await page.getByRole('cell', { name: 'Ümit', exact: true }).waitFor();

  expect(await said.count()).toBe(0);
  await member.leave();
});

async function withdrawOpenRequests({ send }: Member): Promise<void> {
  const requests = await send<ChangeRequest[]>('GET', '/api/v1/household/change-requests');
  const open = requests.filter(({ state }) => state === 'open');
  for (const { id } of open) await send('DELETE', `/api/v1/member/change-request/${id}`);
}

/** The office books what the household owes. */
async function payInvoices({ send, me }: Member): Promise<void> {
  const office = await openMember(browser, 'office');
  const path = `/api/v1/finance/financial-journal/household/${me.household.id}`;
  for (const { open_item, sale_invoice } of await send<JournalEntry[]>('GET', path)) {
    const { id, date } = sale_invoice;
    await office.send('POST', `/api/v1/office/invoices/${id}/payment`, { amount: open_item, value_date: date });
  }
  await office.leave();
}

async function openMainMember(page: Page): Promise<void> {
  await page.goto('/member-ui/main-member');
  await page.getByRole('heading', { level: 1, name: members.main.title }).waitFor();
}
