import { expect, it } from 'vitest';
import { BOARD_EMAIL, CLERK_EMAIL } from '../../server/demo/demoStaff.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { expectSaid, field } from '../fields.ts';
import { filled, words } from '../words.ts';
import { openBoard, openClerk } from './clerk.ts';

const { officeOnCall: texts, fields } = words.de;
const browser = await openBrowser();

it('the people on call are shown on a phone, and can send themselves a test message', async () => {
  const { page, leave } = await openClerk(browser, 'phone');
  await page.goto('/office-ui/on-call');
  const today = page.getByRole('table', { name: texts.today });
  await today.getByText(CLERK_EMAIL).first().waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: texts.test }).click();
  await page.getByText(texts.didTest.mail).waitFor();
  await leave();
});

it('the board enters itself for a week, changes that and removes it; nothing typed is lost', async () => {
  const board = await openBoard(browser);
  const { page } = board;
  await page.goto('/office-ui/');
  await page.getByRole('link', { name: texts.title, exact: true }).click();
  await page.getByRole('button', { name: texts.enter }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  const last = field(page, texts.form.lastDay);
  await field(page, texts.form.firstDay).fill('1.3.2027');
  await last.fill('28.2.2027');
  await dialog.getByRole('button', { name: texts.form.save }).click();
  await expectSaid(last, fields.ends_before_it_begins);
  await last.fill('7.3.2027');
  board.expectStatus(422, '/api/v1/office/on-call/shifts');
  await field(page, texts.form.mobile).fill('+4300000000');
  await dialog.getByRole('button', { name: texts.form.save }).click();
  await (await alertIn(page)).close();
  await expectSaid(field(page, texts.form.mobile), fields.number_not_known);
  expect(await last.inputValue()).toBe('07.03.2027');
  await field(page, texts.form.mobile).fill('0664 123 45 67');
  await dialog.getByRole('button', { name: texts.form.save }).click();
  await page.getByText(filled(texts.didEnter, { email: BOARD_EMAIL })).waitFor();

  const row = page.getByRole('table', { name: texts.later }).getByRole('row', { name: BOARD_EMAIL });
  await row.getByText('+43 664 123 4567').first().waitFor();
  await row.getByRole('button', { name: texts.change }).click();
  await last.fill('8.3.2027');
  await dialog.getByRole('button', { name: texts.form.save }).click();
  await row.getByText('08.03.2027').first().waitFor();

  await row.getByRole('button', { name: texts.remove }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: texts.removeYes }).click();
  await page.getByText(texts.didRemove).waitFor();
  await row.waitFor({ state: 'detached' });
  await board.leave();
});
