import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import { BOARD_NAME } from '../../server/demo/demoStaff.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { confirmInvoices, fillIn, uploadPassport } from '../fillIn.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';
import { openRow, owedBy, send, statement } from './bankFile.ts';
import { agreeAsBoard, sendAsBoard } from './board.ts';
import { goToPart } from './parts.ts';

const { officeBank, officeHousehold, officeMoney, reference, refusals, shared } = words.de;

test('a line is split between two invoices; the surplus is refunded, and the refund cancelled as a mistake', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  await fillIn(member);
  await uploadPassport(member, 'Pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  const { household } = member.me;
  const [fee, contribution] = await owedBy(member.page, household.id);
  const clerk = await openPerson('office');
  const { page } = clerk;
  const stamp = `G${Date.now()}`;
  const tooMuch = (Number(fee.open) + Number(contribution.open) + 5).toFixed(2);
  const text = `${fee.bill_number} und ${contribution.bill_number}`;
  await page.goto('/office-ui/bank');
  await send(page, statement([{ reference: stamp, amount: tooMuch, name: `Onkel ${stamp}`, text }]));

  await openRow(page, stamp);
  await page.getByRole('button', { name: new RegExp(`^${officeBank.split.action} ?: .*${stamp}$`) }).click();
  await expect(page.getByText(filled(officeBank.split.missing, { amount: '€\u00a05,00' }))).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: officeBank.split.confirm }).click();
  await expect(dialog.getByRole('alert').getByText(words.de.insideFields.must_add_up)).toBeVisible();
  const more = (Number(fee.open) + 5).toFixed(2).replace('.', ',');
  await dialog.getByLabel(new RegExp(`^${fee.bill_number}`)).fill(more);
  await dialog.getByRole('button', { name: officeBank.split.confirm }).click();
  await expect(page.getByText(/^Gebucht: €\s.* in 2 Teilen\.$/)).toBeVisible();

  await page.goto(`/office-ui/households/${household.id}`);
  await page.getByRole('button', { name: officeMoney.refund.action }).click();
  await field(page, officeMoney.refund.iban).fill('AT48 3200 0000 1234 5864');
  await expect(page.getByText(officeMoney.refund.strangeTitle)).toBeVisible();
  await field(page, officeHousehold.reason.label).fill('Zu viel überwiesen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: officeMoney.refund.confirm }).click();
  await expect(page.getByText(filled(officeMoney.refund.asked, { amount: '€\u00a05,00' }))).toBeVisible();
  await agreeAsBoard(await openPerson('board'), household.id);
  await page.reload();
  await goToPart(page, 'money');
  await expect(page.getByRole('cell').filter({ hasText: officeMoney.refund.wentBack })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: new RegExp(`^${officeMoney.refund.undo} ?: .*€\\s5,00$`) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: officeMoney.refund.undoConfirm }).click();
  await expect(page.getByText(filled(officeMoney.refund.didUndo, { amount: '€\u00a05,00' }))).toBeVisible();
  await goToPart(page, 'overview');
  await expect(page.getByRole('button', { name: officeMoney.refund.action })).toBeVisible();

  await member.page.goto('/member-ui/news');
  await expect(member.page.getByRole('button', { name: /Wir haben Geld an Sie zurückgezahlt/ })).toBeVisible();
});

test('an invoice that a colleague books meanwhile is shown in its new state, and is not paid twice', async ({
  demo,
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  await fillIn(member);
  await uploadPassport(member, 'Pass.pdf');
  await confirmInvoices(member, ['sirf']);
  const path = `/api/v1/office/households/${member.me.household.id}`;
  const clerk = await openPerson('office');
  const { page } = clerk;
  const file = async (): Promise<HouseholdFile> => (await page.request.get(path)).json();
  const { id, bill_number, open_item } = (await file()).invoices[0] ?? { id: 0, bill_number: '', open_item: 0 };
  const booking = `/api/v1/office/invoices/${id}/payment`;
  const value_date = toWireDay(businessDay(new Date()));
  await page.goto(`/office-ui/households/${member.me.household.id}`);
  const owed = page.getByRole('row').filter({ hasText: reference.invoiceType.sirf });
  await owed.getByRole('button', { name: officeMoney.book.action }).click();
  await field(page, officeMoney.book.date).fill(value_date);
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: officeMoney.book.confirm });

  clerk.expectStatus(409, booking);
  await sendAsBoard(demo, booking, { amount: 1, value_date });
  await confirm.click();
  const alert = await alertIn(page);
  expect(alert.words).toBe(filled(refusals.decided_meanwhile_by, { who: BOARD_NAME }));
  await alert.close();
  const open = `€\u00a0${(open_item - 1).toFixed(2).replace('.', ',')}`;
  await expect(dialog.getByText(filled(officeMoney.book.about, { number: bill_number, open }))).toBeVisible();

  await sendAsBoard(demo, booking, { amount: open_item - 1, value_date });
  await confirm.click();
  await (await alertIn(page)).close();
  await expect(dialog.getByText(officeMoney.book.nothingOwed)).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: shared.action.close }).last().click();
  await expect(dialog).toHaveCount(0);
  expect((await file()).payments.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
    1,
    open_item - 1,
  ]);
});
