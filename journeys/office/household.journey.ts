import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { BOARD_NAME } from '../../server/demo/demoStaff.ts';
import { alertIn } from '../alerts.ts';
import { dropOneResponse, writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser, type Visitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { expectSaid, field } from '../fields.ts';
import { confirmInvoices, fillIn, uploadPassport } from '../fillIn.ts';
import { type Member, openApplicant } from '../member.ts';
import { filled, letters, words } from '../words.ts';
import { openClerk, sendAsBoard } from './clerk.ts';

const { application, members, office, officeHousehold, officeMoney, officeNews, fields, refusals, reference, shared } =
  words.de;
const { insideFields } = words.de;
const today = businessDay(new Date());
const PASSPORT = filled(officeHousehold.paper.named, {
  type: reference.documentType.passport,
  person: 'Nesrin Güler',
  file: 'Pass.pdf',
});
const browser = await openBrowser();

// proves: promise.2
it('the office refuses a document with a reason that the member reads, after seeing a colleague’s decision', async () => {
  const { member, clerk, page } = await aWaitingHousehold();
  const writes = writesOf(page);

  // the data to compare are beside it
  await page.getByRole('button', { name: `${officeHousehold.paper.show}: ${PASSPORT}` }).click();
  const viewer = page.getByRole('dialog', { name: PASSPORT });
  await viewer.getByRole('img').waitFor();
  await viewer.getByText('T.C. Kimlik').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `${officeHousehold.paper.refuse}: ${PASSPORT}` }).click();
  const dialog = page.getByRole('dialog', { name: filled(officeHousehold.paper.refuseTitle, { name: PASSPORT }) });
  await dialog.getByRole('button', { name: officeHousehold.paper.refuseConfirm }).click();
  await expectSaid(field(page, officeHousehold.reason.label), fields.required);
  expect(writes).toEqual([]);
  await expectAccessible(page);
  await field(page, officeHousehold.reason.label).fill('Die Rückseite fehlt.');
  await decidedByTheBoard(member, clerk);
  await dialog.getByRole('button', { name: officeHousehold.paper.refuseConfirm }).click();
  const told = await alertIn(page);
  expect(told.words).toBe(filled(refusals.decided_meanwhile_by, { who: BOARD_NAME }));
  await told.close();
  await dialog.getByText(officeHousehold.paper.isVerified.replace(/\{\{.*/, '')).waitFor();
  expect(await field(page, officeHousehold.reason.label).inputValue()).toBe('Die Rückseite fehlt.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: officeHousehold.paper.refuseConfirm }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(filled(officeHousehold.paper.didRefuse, { name: PASSPORT })).waitFor();
  expect((await sharedDemo().mailTo(emailOf(member), letters.de.application.documentRefused.subject)).text).toContain(
    'Die Rückseite',
  );
  // the newest household is the last of its list
  await page.getByRole('button', { name: office.skip.action, exact: true }).waitFor();

  await page.getByRole('button', { name: /^Nesrin Güler/ }).click();
  await page.getByText(filled(officeHousehold.paper.reason, { reason: 'Die Rückseite fehlt.' })).waitFor();
  await page.getByRole('button', { name: `${officeHousehold.paper.verify}: ${PASSPORT}` }).press('Enter');
  await page.getByText(filled(officeHousehold.paper.didVerify, { name: PASSPORT })).waitFor();
  await expect.poll(() => isFocusSomewhere(page)).toBe(true);
  await leave(member, clerk);
});

it('a payment is booked, an equal one only with the bank’s own number; the surplus is assigned elsewhere', async () => {
  const { member, clerk, page } = await aWaitingHousehold();
  const owed = page.getByRole('row').filter({ hasText: reference.invoiceType.sirf });
  await owed.getByRole('button', { name: officeMoney.book.action }).click();
  const date = field(page, officeMoney.book.date);
  await date.and(page.locator(':focus[name=value_date]')).waitFor();
  await date.fill(toWireDay(addDays(today, 1)));
  await date.press('Enter');
  await expectSaid(date, insideFields.date_must_be_in_the_past);
  await date.fill(toWireDay(today));
  await date.press('Enter');
  await page.getByText(/^Gebucht: €\u00a0[\d.,]+ für Rechnung .+ Noch offen: €\u00a00,00\.$/).waitFor();
  await owed.waitFor({ state: 'detached' });
  await expectAccessible(page);

  await bookAgain(clerk);
  const alert = await alertIn(page);
  expect(alert.words).toContain(refusals.bank_transaction_already_exists);
  await alert.close();
  await page.getByText(officeMoney.book.twiceTitle).waitFor();
  await field(page, officeMoney.book.key).fill('AT-2026-4711');
  await field(page, officeMoney.book.key).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await badge(page, reference.invoiceStatus.over_paid).waitFor();

  await page.getByRole('button', { name: officeMoney.payments.assign, exact: true }).click();
  const assigning = page.getByRole('dialog');
  await field(page, officeMoney.payments.assignAmount).fill('1');
  await dropOneResponse(page, '**/payments/*/assign');
  await assigning.getByRole('button', { name: officeMoney.payments.assignConfirm }).click();
  await assigning.getByText(refusals.service_unavailable).waitFor();
  await assigning.getByRole('button', { name: officeMoney.payments.assignConfirm }).click();
  await page.getByText(/^Zugeordnet: €\u00a0/).waitFor();
  expect(await assignedAmounts(member, clerk)).toEqual([1]);
  await badge(page, reference.invoiceStatus.open).waitFor({ state: 'detached' });
  // only the latest of these actions is announced
  const announced = page.getByText(/^(Gebucht|Zugeordnet): €/);
  await expect.poll(() => announced.allTextContents()).toEqual(['Zugeordnet: €\u00a01,00']);

  await page.getByRole('button', { name: officeMoney.payments.assign, exact: true }).click();
  await assignedByTheBoard(member, clerk);
  await assigning.getByRole('button', { name: officeMoney.payments.assignConfirm }).click();
  await (await alertIn(page)).close();
  await assigning.getByText(officeMoney.payments.assignNothingOwed).waitFor();
  await expectAccessible(page);
  await assigning.getByRole('button', { name: shared.action.close }).last().click();

  await page.getByRole('button', { name: officeMoney.payments.return }).last().click();
  const returning = page.getByRole('dialog');
  await focusOn(returning, shared.action.cancel);
  await returning.getByRole('button', { name: officeMoney.payments.returnConfirm }).click();
  await page.getByText(/^Rückgebucht: €\u00a0/).waitFor();
  await page
    .getByText(filled(officeMoney.payments.returned, { date: toWireDay(today) }))
    .first()
    .waitFor();
  await leave(member, clerk);
});

it('an invoice is written off and reopened, each after a question that states the consequences', async () => {
  const { member, clerk, page } = await aWaitingHousehold();
  const writes = writesOf(page);
  await page.getByRole('button', { name: new RegExp(`^${reference.invoiceType.sirf}`) }).click();

  await page.getByRole('button', { name: officeMoney.step.writeOff }).click();
  const question = page.getByRole('alertdialog');
  await focusOn(question, shared.action.cancel);
  // otherwise nobody would see why the family's waiting period does not start
  await question.getByText(officeMoney.step.noWaiting).waitFor();
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  expect(writes).toEqual([]);
  await page.getByRole('button', { name: officeMoney.step.writeOff }).click();
  await question.getByRole('button', { name: officeMoney.step.writeOff }).click();
  await badge(page, reference.invoiceStatus.uncollectible).waitFor();

  await page.getByRole('button', { name: officeMoney.step.reopen }).click();
  await question.getByRole('button', { name: officeMoney.step.reopen }).click();
  await badge(page, reference.invoiceStatus.uncollectible).waitFor({ state: 'detached' });
  expect(writes).toHaveLength(2);
  await leave(member, clerk);
});

it('an application is sent back, which is undone once; the membership is ended with a reason, and reactivated', async () => {
  const { member, clerk, page } = await aWaitingHousehold('phone');
  const { deeds } = officeHousehold;

  await sendBack(page);
  await page.getByRole('button', { name: deeds.takeBack }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: deeds.takeBackConfirm }).click();
  await page.getByText(deeds.didTakeBack).waitFor();
  await sendBack(page);
  await page.getByText(filled(officeHousehold.next.sentBack, { reason: 'Bitte das Geburtsdatum prüfen.' })).waitFor();

  await page.getByRole('button', { name: deeds.end, exact: true }).click();
  const ending = page.getByRole('dialog', { name: filled(deeds.endTitle, { name: 'Nesrin Güler' }) });
  await focusOn(ending, shared.action.cancel);
  const reason = field(page, deeds.endReason);
  await ending.getByRole('button', { name: deeds.endConfirm }).click();
  await expectSaid(reason, fields.required);
  await expectAccessible(page);
  await reason.selectOption({ label: reference.inactiveReason.moved_abroad });
  await ending.getByRole('button', { name: deeds.endConfirm }).click();
  const since = { date: toWireDay(today), reason: reference.inactiveReason.moved_abroad };
  await page.getByText(filled(officeHousehold.next.ended, since)).waitFor();

  await page.getByRole('button', { name: deeds.bringBack, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: deeds.bringBackConfirm }).click();
  await page.getByText(filled(deeds.didBringBack, { name: 'Nesrin Güler' })).waitFor();
  await page.getByText(filled(officeHousehold.next.sentBack, { reason: 'Bitte das Geburtsdatum prüfen.' })).waitFor();
  await leave(member, clerk);
});

it('news that the office writes to a household appears as plain paragraphs', async () => {
  const { member, clerk, page } = await aWaitingHousehold();
  // from a list, so that there is a link back
  await page.goto(`/office-ui/households?search=${member.me.membership_no}`);
  await page.getByRole('link', { name: 'Nesrin Güler' }).click();
  await page.getByRole('button', { name: officeHousehold.deeds.write }).click();
  await field(page, officeNews.subject).fill('Ihr Anruf');
  await page.goBack();
  const leaving = page.getByRole('alertdialog', { name: shared.leave.title });
  await expectAccessible(page);
  await leaving.getByRole('button', { name: shared.leave.stay }).click();
  expect(await field(page, officeNews.subject).inputValue()).toBe('Ihr Anruf');
  await field(page, officeNews.text).fill('Guten Tag!\n\n<b>Alles</b> ist da.');
  await page.getByRole('dialog').getByRole('button', { name: officeNews.sendOne, exact: true }).click();
  await page.getByText(officeNews.sentOne).waitFor();
  // one’s own news is no decision of somebody else
  await sendBack(page);

  await member.page.goto('/member-ui/news');
  const about = filled(application.again.about, { what: members.field.date_of_birth });
  await member.page.getByRole('link', { name: about }).click();
  // nothing was paid yet, so that the field itself may be corrected
  const isThere = () => member.page.evaluate(`document.activeElement.id === 'main-member-date_of_birth'`);
  await expect.poll(isThere).toBe(true);
  await member.page.goto('/member-ui/news');
  await member.page.getByRole('button', { name: /^Ihr Anruf/ }).click();
  await member.page.getByText('<b>Alles</b> ist da.').waitFor();
  await leave(member, clerk);
});

async function aWaitingHousehold(device: 'phone' | 'desk' = 'desk') {
  const member = await openApplicant(browser);
  await fillIn(member);
  await uploadPassport(member, 'Pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  const clerk = await openClerk(browser, device);
  const { page } = clerk;
  await page.goto(`/office-ui/households/${member.me.household.id}`);
  await page.getByRole('heading', { level: 1, name: 'Nesrin Güler' }).waitFor();
  return { member, clerk, page };
}

/** The board accepts the document while the clerk is still typing. */
async function decidedByTheBoard(member: Member, clerk: Visitor): Promise<void> {
  const { main_member } = await member.send<Member['me']>('GET', '/api/v1/me');
  const paper = `/api/v1/office/documents/${main_member?.documents[0]?.id}`;
  await sendAsBoard(`${paper}/verify`);
  clerk.expectStatus(409, `${paper}/refuse`);
}

/** The amounts of each payment that are allocated to the contribution. */
async function assignedAmounts(member: Member, clerk: Visitor): Promise<number[]> {
  const { payments, invoices } = await fileOf(member, clerk);
  const owed = invoices.find(({ open_item }) => open_item > 0);
  return payments.filter(({ sale_invoice_id }) => sale_invoice_id === owed?.id).map(({ amount }) => amount);
}

/** The board allocates everything owed while the clerk still has the screen open. */
async function assignedByTheBoard(member: Member, clerk: Visitor): Promise<void> {
  const { payments, invoices, free } = await fileOf(member, clerk);
  const owed = invoices.find(({ open_item }) => open_item > 0);
  const path = `/api/v1/office/payments/${payments.find(({ amount }) => amount >= free)?.id}/assign`;
  await sendAsBoard(path, { sale_invoice_id: owed?.id, amount: owed?.open_item });
  clerk.expectStatus(409, path);
}

async function fileOf({ me }: Member, { page }: Visitor): Promise<HouseholdFile> {
  return (await page.request.get(`/api/v1/office/households/${me.household.id}`)).json();
}

async function sendBack(page: Page): Promise<void> {
  const { deeds, reason } = officeHousehold;
  await page.getByRole('button', { name: deeds.sendBack }).click();
  await field(page, reason.label).fill('Bitte das Geburtsdatum prüfen.');
  await field(page, reason.place).selectOption({ label: members.field.date_of_birth });
  await page.getByRole('dialog').getByRole('button', { name: deeds.sendBackConfirm }).click();
  await page.getByText(deeds.didSendBack).waitFor();
}

/** Books an equal payment, which the server refuses. */
async function bookAgain({ page, expectStatus }: Visitor): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${reference.invoiceType.sirf}`) }).click();
  const amount = await page.getByRole('cell', { name: /^€/ }).last().textContent();
  await page.getByRole('button', { name: officeMoney.book.action, exact: true }).click();
  await field(page, officeMoney.book.amount).fill(amount?.replace(/^[^€]*/, '') ?? '');
  await field(page, officeMoney.book.date).fill(toWireDay(today));
  page.on('request', (request) => {
    if (request.method() === 'POST') expectStatus(409, new URL(request.url()).pathname);
  });
  await field(page, officeMoney.book.date).press('Enter');
}

function badge(page: Page, words: string): Locator {
  return page.locator('main h3').getByText(words, { exact: true });
}

function emailOf({ me }: Member): string {
  return me.email;
}

/** The button with these words has the focus. */
function focusOn(dialog: Locator, words: string): Promise<void> {
  return expect.poll(() => dialog.locator(':focus').textContent()).toBe(words);
}

function isFocusSomewhere(page: Page): Promise<boolean> {
  return page.evaluate('document.activeElement !== document.body');
}

async function leave(...visitors: Visitor[]): Promise<void> {
  for (const visitor of visitors) await visitor.leave();
}
