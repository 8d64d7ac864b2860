import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { BOARD_NAME, CLERK_NAME } from '../../server/demo/demoStaff.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { officeOnCall: texts, insideFields } = words.de;
const inDays = (days: number) => toWireDay(addDays(businessDay(new Date()), days));
/** Without zeros in front, as people type it. */
const typed = (days: number) => inDays(days).replace(/\b0/g, '');

test('the people on call are shown on a phone, and can send themselves a test message', async ({ openPerson }) => {
  const { page } = await openPerson('office', { device: 'phone' });
  await page.goto('/office-ui/on-call');
  const today = page.getByRole('table', { name: texts.today });
  await expect(today.getByText(CLERK_NAME).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: texts.test }).click();
  await expect(page.getByText(texts.didTest.mail)).toBeVisible();
});

test('the board enters itself for a week, changes that and removes it; nothing typed is lost', async ({
  openPerson,
}) => {
  const board = await openPerson('board');
  const { page } = board;
  await page.goto('/office-ui/');
  await page.getByRole('link', { name: texts.title, exact: true }).click();
  await page.getByRole('button', { name: texts.enter }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  const last = field(page, texts.form.lastDay);
  await field(page, texts.form.firstDay).fill(typed(100));
  await last.fill(typed(99));
  await dialog.getByRole('button', { name: texts.form.save }).click();
  await expectSaid(last, insideFields.ends_before_it_begins);
  await last.fill(typed(106));
  board.expectStatus(422, '/api/v1/office/on-call/shifts');
  await field(page, texts.form.mobile).fill('+4300000000');
  await dialog.getByRole('button', { name: texts.form.save }).click();
  await (await alertIn(page)).close();
  await expectSaid(field(page, texts.form.mobile), insideFields.number_not_known);
  await expect(last).toHaveValue(inDays(106));
  await field(page, texts.form.mobile).fill('0664 123 45 67');
  await dialog.getByRole('button', { name: texts.form.save }).click();
  await expect(page.getByText(filled(texts.didEnter, { name: BOARD_NAME }))).toBeVisible();

  const row = page.getByRole('table', { name: texts.later }).getByRole('row', { name: BOARD_NAME });
  await expect(row.getByText('+43 664 123 4567').first()).toBeVisible();
  await row.getByRole('button', { name: texts.change }).click();
  await last.fill(typed(107));
  await dialog.getByRole('button', { name: texts.form.save }).click();
  await expect(row.getByText(inDays(107)).first()).toBeVisible();

  await row.getByRole('button', { name: texts.remove }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: texts.removeYes }).click();
  await expect(page.getByText(texts.didRemove)).toBeVisible();
  await expect(row).toHaveCount(0);
});
