import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Me } from '../../domain/me/me.contract.ts';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { aPdf, bringPassport, confirmInvoices, fillIn } from '../fillIn.ts';
import { type Member, openApplicant } from '../member.ts';
import { words } from '../words.ts';

const browser = await openBrowser();
const { application, documents, invoicing, members, reference, shared } = words.de;

it('changes from another device count: the last step asks, with everything in its summary', async () => {
  const member = await openApplicant(browser, { step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['siac']);
  await page.goto('/member-ui/payment');
  const pay = page.getByRole('button', { name: new RegExp(`^${invoicing.new.payNow}`) });
  await pay.waitFor();
  // photographed with the phone, while the screen stays open
  await bringPassport(member, 'vom-telefon.pdf');

  await pay.click();
  await page.getByRole('dialog').getByRole('button', { name: invoicing.receipt.confirm }).click();
  const question = submitQuestion(page);
  await question.getByText('vom-telefon.pdf').waitFor();
  await question.getByRole('button', { name: application.submit.cancel }).click();

  expect(await statusOf(member)).toBe('new');
  await page.getByRole('dialog').getByRole('button', { name: invoicing.receipt.cancel }).click();
  await member.leave();
});

it('values typed beside the last document are saved before they are locked, and appear in the summary', async () => {
  const member = await openApplicant(browser, { device: 'phone', step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['sirf', 'siac']);
  await page.goto('/member-ui/main-member');
  await field(page, members.field.mother_name).fill('Nur Gülşen');
  await choosePassport(page);

  const question = submitQuestion(page);
  await question.getByText('Nur Gülşen').waitFor();
  await question.getByRole('button', { name: application.submit.confirm }).click();
  await page.getByRole('status').getByText(application.submit.doneTitle).waitFor();

  expect(await member.send<Me>('GET', '/api/v1/me')).toMatchObject({
    household: { status: 'waiting' },
    main_member: { mother_name: 'Nur Gülşen' },
  });
  await member.leave();
});

it('invalid values typed beside the last document hold the document back', async () => {
  const member = await openApplicant(browser, { step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['sirf', 'siac']);
  await page.goto('/member-ui/main-member');
  const mother = field(page, members.field.mother_name);
  await mother.fill('');
  await choosePassport(page);

  await page.getByRole('alert').getByText(members.main.missing).waitFor();
  expect(await submitQuestion(page).count()).toBe(0);
  expect(await statusOf(member)).toBe('new');
  await mother.fill('Gülşen');
  await page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` }).click();
  await submitQuestion(page).getByText('pass.pdf').waitFor();
  await submitQuestion(page).getByRole('button', { name: application.submit.cancel }).click();
  await member.leave();
});

function submitQuestion(page: Page) {
  return page.getByRole('alertdialog', { name: application.submit.title });
}

async function choosePassport(page: Page): Promise<void> {
  const chooser = page.getByLabel(`${documents.choose}: ${reference.documentType.passport}`);
  await chooser.setInputFiles(aPdf('pass.pdf'));
}

async function statusOf({ send }: Member): Promise<string | undefined> {
  return (await send<Me>('GET', '/api/v1/me')).household?.status;
}
