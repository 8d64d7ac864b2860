import type { CashBook } from '../../domain/cash/cash.contract.ts';
import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { confirmInvoices, fillIn, uploadPassport } from '../fillIn.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { officeCash, officeMoney } = words.de;

test('a cash day: a household pays, the receipt opens, one counts, and a second person confirms', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  await fillIn(member);
  await uploadPassport(member, 'Pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  const clerk = await openPerson('office');
  const { page } = clerk;

  await page.goto(`/office-ui/households/${member.me.household.id}/money`);
  await page.getByRole('button', { name: officeCash.take.action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: officeCash.take.confirm }).click();
  await expect(dialog.getByRole('heading', { name: /^Beleg \d{4}\/\d{4}$/ })).toBeVisible();
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.de.shared.action.close, exact: true }).last().click();
  await expect(page.getByText(officeCash.payment.notConfirmed).first()).toBeVisible();
  await expect(page.getByText(officeMoney.payments.notSeen)).toHaveCount(0);

  await page.getByRole('link', { name: officeCash.title, exact: true }).click();
  await page.getByRole('button', { name: officeCash.book.count, exact: true }).click();
  const { expected } = await bookOf(clerk);
  await field(page, officeCash.count.counted).fill(euros(expected - 1));
  clerk.expectStatus(422, '/api/v1/office/cash/closings');
  await dialog.getByRole('button', { name: officeCash.count.confirm }).click();
  await closeRefusal(clerk);
  await field(page, officeCash.count.counted).fill(euros(expected));
  await dialog.getByRole('button', { name: officeCash.count.confirm }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(officeCash.closings.nobody)).toBeVisible();
  await expectAccessible(page);

  const second = await openPerson('board');
  await second.page.goto('/office-ui/cash');
  await second.page.getByRole('button', { name: officeCash.closings.agree, exact: true }).click();
  await second.page.getByRole('button', { name: /^Ja, €/ }).click();
  await expect(second.page.getByText(officeCash.closings.didAgree)).toBeVisible();
  await page.goto(`/office-ui/households/${member.me.household.id}/money`);
  await expect(page.getByText(officeCash.payment.confirmed, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(officeCash.payment.notConfirmed)).toHaveCount(0);
});

function bookOf(clerk: Resident): Promise<CashBook> {
  return clerk.send('GET', '/api/v1/office/cash');
}

const euros = (amount: number) => formatEuro(fromEuros(amount)).replace('€', '').trim();

/** The alert of a refusal; its words then stand at the field. */
async function closeRefusal({ page }: Resident): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await alert.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(words.de.fields.required).first()).toBeVisible();
}
