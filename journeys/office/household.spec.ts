import type { Locator, Page } from 'playwright-core';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { BOARD_NAME } from '../../server/demo/demoStaff.ts';
import { alertIn } from '../alerts.ts';
import { dropOneResponse, writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, type Guest, type Resident, test } from '../fixtures.ts';
import type { Product } from '../server.ts';
import { filled, wording, words } from '../words.ts';
import { sendAsBoard } from './board.ts';
import { goToPart } from './parts.ts';
import { aWaitingHousehold, sendBack } from './waitingHousehold.ts';

const {
  application,
  insideFields,
  members,
  office,
  officeHousehold,
  officeMoney,
  officeNews,
  fields,
  refusals,
  reference,
  shared,
} = words.de;
const today = businessDay(new Date());
const PASSPORT = filled(officeHousehold.document.named, {
  type: reference.documentType.passport,
  person: 'Nesrin Güler',
  file: 'Pass.pdf',
});

// proves: promise.2
test('the office refuses a document with a reason that the member reads, after seeing a colleague’s decision', async ({
  demo,
  openApplicant,
  openPerson,
}) => {
  const { member, clerk, page } = await aWaitingHousehold(await openApplicant(), await openPerson('office'));
  const writes = writesOf(page);

  // the data to compare are beside it
  await page.getByRole('button', { name: `${officeHousehold.document.show}: ${PASSPORT}` }).click();
  const viewer = page.getByRole('dialog', { name: PASSPORT });
  await expect(viewer.getByRole('img')).toBeVisible();
  await expect(viewer.getByText('T.C. Kimlik')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `${officeHousehold.document.refuse}: ${PASSPORT}` }).click();
  const dialog = page.getByRole('dialog', { name: filled(officeHousehold.document.refuseTitle, { name: PASSPORT }) });
  await dialog.getByRole('button', { name: officeHousehold.document.refuseConfirm }).click();
  await expectSaid(field(page, officeHousehold.reason.label), fields.required);
  expect(writes).toEqual([]);
  await expectAccessible(page);
  await field(page, officeHousehold.reason.label).fill('Die Rückseite fehlt.');
  await decidedByTheBoard(demo, member, clerk);
  await dialog.getByRole('button', { name: officeHousehold.document.refuseConfirm }).click();
  const told = await alertIn(page);
  expect(told.words).toBe(filled(refusals.decided_meanwhile_by, { who: BOARD_NAME }));
  await told.close();
  await expect(dialog.getByText(officeHousehold.document.isVerified.replace(/\{\{.*/, ''))).toBeVisible();
  await expect(field(page, officeHousehold.reason.label)).toHaveValue('Die Rückseite fehlt.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: officeHousehold.document.refuseConfirm }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(filled(officeHousehold.document.didRefuse, { name: PASSPORT }))).toBeVisible();
  expect((await demo.mailTo(member.me.email, wording.de.membership.documentRefused.subject)).text).toContain(
    'Die Rückseite',
  );
  // the newest household is the last of its list
  await expect(page.getByRole('button', { name: office.skip.action, exact: true })).toBeVisible();

  await goToPart(page, 'family');
  await page.getByRole('button', { name: /^Nesrin Güler/ }).click();
  await expect(
    page.getByText(filled(officeHousehold.document.reason, { reason: 'Die Rückseite fehlt.' })),
  ).toBeVisible();
  await page.getByRole('button', { name: `${officeHousehold.document.verify}: ${PASSPORT}` }).press('Enter');
  await expect(page.getByText(filled(officeHousehold.document.didVerify, { name: PASSPORT }))).toBeVisible();
  await expect(page.locator('body :focus')).toHaveCount(1);
});

test('a payment is booked, an equal one only with the bank’s own number; the surplus is assigned elsewhere', async ({
  demo,
  openApplicant,
  openPerson,
}) => {
  const { member, clerk, page } = await aWaitingHousehold(await openApplicant(), await openPerson('office'));
  const owed = page.getByRole('row').filter({ hasText: reference.invoiceType.sirf });
  await owed.getByRole('button', { name: officeMoney.book.action }).click();
  const date = field(page, officeMoney.book.date);
  await expect(date.and(page.locator(':focus[name=value_date]'))).toBeVisible();
  await date.fill(toWireDay(addDays(today, 1)));
  await date.press('Enter');
  await expectSaid(date, insideFields.date_must_be_in_the_past);
  await date.fill(toWireDay(today));
  await date.press('Enter');
  await expect(page.getByText(/^Gebucht: €\u00a0[\d.,]+ für Rechnung .+ Noch offen: €\u00a00,00\.$/)).toBeVisible();
  await expect(owed).toHaveCount(0);
  await expectAccessible(page);

  await goToPart(page, 'money');
  await bookAgain(clerk);
  const alert = await alertIn(page);
  expect(alert.words).toContain(refusals.bank_transaction_already_exists);
  await alert.close();
  await expect(page.getByText(officeMoney.book.twiceTitle)).toBeVisible();
  await field(page, officeMoney.book.key).fill('AT-2026-4711');
  await field(page, officeMoney.book.key).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(badge(page, reference.invoiceStatus.over_paid)).toBeVisible();

  await goToPart(page, 'overview');
  await page.getByRole('button', { name: officeMoney.payments.assign, exact: true }).click();
  const assigning = page.getByRole('dialog');
  await field(page, officeMoney.payments.assignAmount).fill('1');
  await dropOneResponse(page, '**/payments/*/assign');
  await assigning.getByRole('button', { name: officeMoney.payments.assignConfirm }).click();
  await expect(assigning.getByText(refusals.service_unavailable)).toBeVisible();
  await assigning.getByRole('button', { name: officeMoney.payments.assignConfirm }).click();
  await expect(page.getByText(/^Zugeordnet: €\u00a0/)).toBeVisible();
  expect(await assignedAmounts(member, clerk)).toEqual([1]);
  // only the latest of these actions is announced
  const announced = page.getByText(/^(Gebucht|Zugeordnet): €/);
  await expect.poll(() => announced.allTextContents()).toEqual(['Zugeordnet: €\u00a01,00']);

  await page.getByRole('button', { name: officeMoney.payments.assign, exact: true }).click();
  await assignedByTheBoard(demo, member, clerk);
  await assigning.getByRole('button', { name: officeMoney.payments.assignConfirm }).click();
  await (await alertIn(page)).close();
  await expect(assigning.getByText(officeMoney.payments.assignNothingOwed)).toBeVisible();
  await expectAccessible(page);
  await assigning.getByRole('button', { name: shared.action.close }).last().click();

  await goToPart(page, 'money');
  await page.getByRole('button', { name: officeMoney.payments.return }).last().click();
  const returning = page.getByRole('dialog');
  await focusOn(returning, shared.action.cancel);
  await returning.getByRole('button', { name: officeMoney.payments.returnConfirm }).click();
  await expect(page.getByText(/^Rückgebucht: €\u00a0/)).toBeVisible();
  await expect(page.getByText(filled(officeMoney.payments.returned, { date: toWireDay(today) })).first()).toBeVisible();
});

test('an invoice is written off and reopened, each after a question that states the consequences', async ({
  openApplicant,
  openPerson,
}) => {
  const { page } = await aWaitingHousehold(await openApplicant(), await openPerson('office'));
  const writes = writesOf(page);
  await goToPart(page, 'money');
  await page.getByRole('button', { name: new RegExp(`^${reference.invoiceType.sirf}`) }).click();

  await page.getByRole('button', { name: officeMoney.step.writeOff }).click();
  const question = page.getByRole('alertdialog');
  await focusOn(question, shared.action.cancel);
  // otherwise nobody would see why the family's waiting period does not start
  await expect(question.getByText(officeMoney.step.noWaiting)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  expect(writes).toEqual([]);
  await page.getByRole('button', { name: officeMoney.step.writeOff }).click();
  await question.getByRole('button', { name: officeMoney.step.writeOff }).click();
  await expect(badge(page, reference.invoiceStatus.uncollectible)).toBeVisible();

  await page.getByRole('button', { name: officeMoney.step.reopen }).click();
  await question.getByRole('button', { name: officeMoney.step.reopen }).click();
  await expect(badge(page, reference.invoiceStatus.uncollectible)).toHaveCount(0);
  expect(writes).toHaveLength(2);
});

test('an application is sent back, which is undone once; the membership is ended with a reason, and reactivated', async ({
  openApplicant,
  openPerson,
}) => {
  const { page } = await aWaitingHousehold(await openApplicant(), await openPerson('office', { device: 'phone' }));
  const { decisions } = officeHousehold;

  await sendBack(page);
  await page.getByRole('button', { name: decisions.takeBack }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: decisions.takeBackConfirm }).click();
  await expect(page.getByText(decisions.didTakeBack)).toBeVisible();
  await sendBack(page);
  await expect(
    page.getByText(filled(officeHousehold.next.sentBack, { reason: 'Bitte das Geburtsdatum prüfen.' })),
  ).toBeVisible();

  await page.getByRole('button', { name: decisions.end, exact: true }).click();
  const ending = page.getByRole('dialog', { name: filled(decisions.endTitle, { name: 'Nesrin Güler' }) });
  await focusOn(ending, shared.action.cancel);
  const reason = field(page, decisions.endReason);
  await ending.getByRole('button', { name: decisions.endConfirm }).click();
  await expectSaid(reason, fields.required);
  await expectAccessible(page);
  await reason.selectOption({ label: reference.inactiveReason.moved_abroad });
  await ending.getByRole('button', { name: decisions.endConfirm }).click();
  const since = { date: toWireDay(today), reason: reference.inactiveReason.moved_abroad };
  await expect(page.getByText(filled(officeHousehold.next.ended, since))).toBeVisible();

  await page.getByRole('button', { name: decisions.bringBack, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: decisions.bringBackConfirm }).click();
  await expect(page.getByText(filled(decisions.didBringBack, { name: 'Nesrin Güler' }))).toBeVisible();
  await expect(
    page.getByText(filled(officeHousehold.next.sentBack, { reason: 'Bitte das Geburtsdatum prüfen.' })),
  ).toBeVisible();
});

test('news that the office writes to a household appears as plain paragraphs', async ({
  openApplicant,
  openPerson,
}) => {
  const { member, page } = await aWaitingHousehold(await openApplicant(), await openPerson('office'));
  // from a list, so that there is a link back
  await page.goto('/office-ui/households');
  await field(page, words.de.office.households.search).fill(member.me.membership_no ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Nesrin Güler' }).click();
  await page.getByRole('button', { name: officeHousehold.decisions.write }).click();
  await field(page, officeNews.subject).fill('Ihr Anruf');
  await page.goBack();
  const leaving = page.getByRole('alertdialog', { name: shared.leave.title });
  await expectAccessible(page);
  await leaving.getByRole('button', { name: shared.leave.stay }).click();
  await expect(field(page, officeNews.subject)).toHaveValue('Ihr Anruf');
  await field(page, officeNews.text).fill('Guten Tag!\n\n<b>Alles</b> ist da.');
  await page.getByRole('dialog').getByRole('button', { name: officeNews.sendOne, exact: true }).click();
  await expect(page.getByText(officeNews.sentOne)).toBeVisible();
  // one’s own news is no decision of somebody else
  await sendBack(page);

  await member.page.goto('/member-ui/news');
  const about = filled(application.again.about, { what: members.field.date_of_birth });
  await member.page.getByRole('link', { name: about }).click();
  // nothing was paid yet, so that the field itself may be corrected
  await expect(member.page.locator('#main-member-date_of_birth')).toBeFocused();
  await member.page.goto('/member-ui/news');
  await member.page.getByRole('button', { name: /^Ihr Anruf/ }).click();
  await expect(member.page.getByText('<b>Alles</b> ist da.')).toBeVisible();
});

/** The board accepts the document while the clerk is still typing. */
async function decidedByTheBoard(demo: Product, member: Resident, clerk: Guest): Promise<void> {
  const { main_member } = await member.send<Resident['me']>('GET', '/api/v1/me');
  const document = `/api/v1/office/documents/${main_member?.documents[0]?.id}`;
  await sendAsBoard(demo, `${document}/verify`);
  clerk.expectStatus(409, `${document}/refuse`);
}

/** The amounts of each payment that are allocated to the contribution. */
async function assignedAmounts(member: Resident, clerk: Guest): Promise<number[]> {
  const { payments, invoices } = await fileOf(member, clerk);
  const owed = invoices.find(({ open_item }) => open_item > 0);
  return payments.filter(({ sale_invoice_id }) => sale_invoice_id === owed?.id).map(({ amount }) => amount);
}

/** The board allocates everything owed while the clerk still has the screen open. */
async function assignedByTheBoard(demo: Product, member: Resident, clerk: Guest): Promise<void> {
  const { payments, invoices, free } = await fileOf(member, clerk);
  const owed = invoices.find(({ open_item }) => open_item > 0);
  const path = `/api/v1/office/payments/${payments.find(({ amount }) => amount >= free)?.id}/assign`;
  await sendAsBoard(demo, path, { sale_invoice_id: owed?.id, amount: owed?.open_item });
  clerk.expectStatus(409, path);
}

async function fileOf({ me }: Resident, { page }: Guest): Promise<HouseholdFile> {
  return (await page.request.get(`/api/v1/office/households/${me.household.id}`)).json();
}

/** Books an equal payment, which the server refuses. */
async function bookAgain({ page, expectStatus }: Guest): Promise<void> {
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

/** The button with these words has the focus. */
function focusOn(dialog: Locator, words: string): Promise<void> {
  return expect(dialog.locator(':focus')).toHaveText(words);
}
