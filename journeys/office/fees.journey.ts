import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { oneFeeForAll } from '../../server/testing/feeBuilders.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { expectSaid, field } from '../fields.ts';
import { filled, words } from '../words.ts';
import { openBoard, openClerk, sendAsBoard } from './clerk.ts';

const { officeFees, insideFields, refusals, shared } = words.de;
const { new: texts, kinds } = officeFees;
/** So far in the future that no other journey is affected by these fees. */
const BEGIN = '01.01.2090';
const FEES = '/api/v1/office/fees';

const browser = await openBrowser();

it('the board introduces fees for a later day, confirms the changes, and all staff see them', async () => {
  const board = await openBoard(browser);
  const { page } = board;
  await page.goto('/office-ui/fees');
  await page.getByRole('link', { name: officeFees.introduce }).click();
  await expectAccessible(page);
  await field(page, texts.validFrom).fill('1.1.2090');
  await amountOf(page, kinds.siac_spouse).fill('48,5');
  await page.getByRole('button', { name: filled(texts.add, { kind: kinds.siac_main }) }).click();
  const main = page.getByRole('group', { name: kinds.siac_main });
  const age = main.getByLabel(texts.ageFrom);
  await age.and(page.locator(':focus')).waitFor();
  await age.fill('0');
  await main.getByLabel(texts.amount, { exact: true }).fill('90');
  await page.getByRole('button', { name: texts.submit }).click();
  await expectSaid(age, insideFields.age_not_higher);
  // a removed line loses its messages, and the others keep theirs
  await page.getByRole('button', { name: filled(texts.add, { kind: kinds.sirf_main }) }).click();
  await page.getByRole('button', { name: texts.submit }).click();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(3);
  await page.getByRole('button', { name: filled(texts.remove, { kind: kinds.sirf_main, number: 6 }) }).click();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1);
  await expectSaid(age, insideFields.age_not_higher);
  await age.fill('65');
  await page.getByRole('button', { name: texts.submit }).click();

  const question = page.getByRole('alertdialog');
  await question.getByRole('heading', { name: filled(texts.sureTitle, { date: BEGIN }) }).waitFor();
  await expect
    .poll(() => question.getByRole('listitem').allTextContents())
    .toEqual([
      'Jahresbeitrag, Hauptmitglied, ab 65: €\u00a090,00 statt €\u00a060,00',
      'Jahresbeitrag, Ehe oder Partnerschaft, jedes Alter: €\u00a048,50 statt €\u00a045,00',
    ]);
  await question.getByRole('button', { name: shared.action.cancel }).click();
  await question.waitFor({ state: 'detached' });
  expect(await age.inputValue()).toBe('65');
  await page.getByRole('button', { name: texts.submit }).click();
  await question.getByRole('button', { name: texts.submit }).click();
  await page.getByText(filled(texts.did, { date: BEGIN })).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: officeFees.back }).click();
  await page.getByRole('heading', { name: filled(officeFees.toCome, { date: BEGIN }) }).waitFor();

  const clerk = await openClerk(browser, 'phone');
  await clerk.page.goto('/office-ui/fees');
  const table = clerk.page.getByRole('table', { name: filled(officeFees.toCome, { date: BEGIN }) });
  await table.getByText('€\u00a048,50').waitFor();
  expect(await clerk.page.getByRole('link', { name: officeFees.introduce }).count()).toBe(0);
  await clerk.page.goto('/office-ui/fees/new');
  await clerk.page.getByText(officeFees.board).waitFor();
  await Promise.all([board.leave(), clerk.leave()]);
});

it('fees that a colleague introduced meanwhile are reported before they are replaced; nothing typed is lost', async () => {
  const board = await openBoard(browser);
  const { page } = board;
  await page.goto('/office-ui/fees/new');
  await field(page, texts.validFrom).fill(BEGIN);
  await amountOf(page, kinds.siac_nb).fill('80');
  await sendAsBoard(FEES, { valid_from: '01.01.2089', fees: oneFeeForAll(70) });
  board.expectStatus(409, FEES);

  await introduce(page);
  const alert = await alertIn(page);
  expect(alert.words).toContain(refusals.changed_meanwhile);
  await alert.close();
  await page.getByText(filled(texts.planned, { date: '01.01.2089' })).waitFor();
  expect(await amountOf(page, kinds.siac_nb).inputValue()).toBe('80');

  await introduce(page);
  await page.getByText(filled(texts.did, { date: BEGIN })).waitFor();
  await board.leave();
});

async function introduce(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.submit }).click();
}

function amountOf(page: Page, kind: string) {
  return page.getByRole('group', { name: kind }).getByLabel(texts.fromBirth);
}
