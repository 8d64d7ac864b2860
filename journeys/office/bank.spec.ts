import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { confirmInvoices, fillIn, uploadPassport } from '../fillIn.ts';
import { expect, test } from '../fixtures.ts';
import { newLetters } from '../people.ts';
import { touch } from '../touch.ts';
import { filled, words } from '../words.ts';
import { named, openRow, owedBy, rowOf, send, statement } from './bankFile.ts';

const { officeBank, reference, refusals } = words.de;

test('a bank statement is read: lines that name an invoice are booked, the others are decided, and nothing is booked twice', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  await fillIn(member);
  const { household, main_member } = member.me;
  const letters = newLetters();
  const [last_name, payer, market] = [
    `Yazgülü${letters}`,
    `YAZGUELUE${letters.toUpperCase()} PERIHAN`,
    `Markt ${letters}`,
  ];
  // all other applicants have one name, and at most three invoices are proposed
  await member.send('PUT', `/api/v1/member/${main_member.id}`, { first_name: 'Perihan', last_name });
  await uploadPassport(member, 'Pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  const [fee, contribution] = await owedBy(member.page, household.id);
  const clerk = await openPerson('office');
  const { page } = clerk;
  await page.goto('/office-ui/');
  await page.getByRole('link', { name: officeBank.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: officeBank.title })).toBeVisible();
  await expectAccessible(page);

  const stamp = `J${Date.now()}`;
  const file = statement([
    { reference: `${stamp}-1`, amount: fee.open, text: `Danke, ${fee.bill_number}` },
    { reference: `${stamp}-2`, amount: contribution.open, name: payer, text: 'Aidat' },
    { reference: `${stamp}-3`, amount: '17.35', name: market, text: stamp },
  ]);
  await send(page, file);
  await expect(
    page.getByText(new RegExp(`^auszug.xml: 1 Zahlung gebucht, €\u00a0${fee.open.replace('.', ',')}`)),
  ).toBeVisible();
  await expect(page.getByText(filled(officeBank.file.undecided_other, { count: 2 }))).toBeVisible();
  await expectAccessible(page);

  await openRow(page, payer);
  await expectAccessible(page);
  const proposal = page.getByRole('listitem').filter({ hasText: contribution.bill_number });
  await proposal.getByRole('button', { name: new RegExp(`^${officeBank.book.action}`) }).click();
  await expect(
    page.getByText(new RegExp(`^Gebucht: €\u00a0.* für Rechnung ${contribution.bill_number}`)),
  ).toBeVisible();
  await expect(proposal).toHaveCount(0);

  const gift = filled(officeBank.lines.spoken, { amount: '€\u00a017,35', name: market });
  // the next line opens automatically in the place of the decided one
  await expect(rowOf(page, market).and(page.locator(':focus[aria-expanded=true]'))).toBeVisible();
  await page.getByRole('button', { name: named(officeBank.dismiss.action, gift) }).click();
  await field(page, officeBank.dismiss.reason).fill('Spende');
  await page.getByRole('dialog').getByRole('button', { name: officeBank.dismiss.confirm }).click();
  await expect(page.getByText(filled(officeBank.dismiss.did, { amount: '€\u00a017,35' }))).toBeVisible();
  await expectAccessible(page);

  await send(page, file);
  await expect(page.getByText(officeBank.file.repeated)).toBeVisible();

  await page.goto(`/office-ui/households/${household.id}/money`);
  await expect(page.getByRole('heading', { level: 1, name: `Perihan ${last_name}` })).toBeVisible();
  const paid = page.locator('main h3').getByText(reference.invoiceStatus.paid, { exact: true });
  await expect(paid).toHaveCount(2);
});

test('on a phone: money is assigned to a household by search; a file that is no statement is refused, and nothing is booked', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  await fillIn(member);
  const clerk = await openPerson('office', { device: 'phone' });
  const { page } = clerk;
  await page.goto('/office-ui/bank');
  await expect(page.getByRole('heading', { level: 1, name: officeBank.title })).toBeVisible();

  clerk.expectStatus(415, '/api/v1/office/bank-statements');
  await send(page, Buffer.from('%PDF-1.7'));
  const alert = await alertIn(page);
  expect(alert.words).toContain(refusals.bank_statement_wrong_kind);
  await alert.close();

  const number = String(member.me.membership_no);
  const payer = `Tante ${number}`;
  await send(
    page,
    statement([
      { reference: payer, amount: '25.00', name: payer, text: 'für die Nichte' },
      { reference: `${payer}-2`, amount: '26.00', name: payer, text: 'noch eine' },
    ]),
  );
  const which = filled(officeBank.lines.spoken, { amount: '€\u00a025,00', name: payer });
  await touch(rowOf(page, payer).filter({ hasText: '25,00' }));
  await page.getByRole('button', { name: named(officeBank.credit.action, which) }).click();
  await field(page, officeBank.credit.search).fill(number);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: named(officeBank.credit.choose, 'Nesrin Güler') }).click();
  // whatever the household owes is filled in, the field has the focus, and Enter books
  await expect(page.locator('dialog input[inputmode=decimal]:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Gebucht: €\u00a025,00 in \d Teil/)).toBeVisible();
  await expect(rowOf(page, payer).filter({ hasText: '25,00' })).toHaveCount(0);
  const next = filled(officeBank.lines.spoken, { amount: '€\u00a026,00', name: payer });
  const row = rowOf(page, payer);
  await expect(row.and(page.locator(':focus[aria-expanded=true]'))).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: named(officeBank.dismiss.action, next) }).click();
  await field(page, officeBank.dismiss.reason).fill('Geschenk');
  await page.getByRole('dialog').getByRole('button', { name: officeBank.dismiss.confirm }).click();
  await expect(row).toHaveCount(0);
  await expect(page.locator('h1:focus, h3 button:focus')).toBeVisible();
});
