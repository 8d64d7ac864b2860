import type { Page } from 'playwright-core';
import { oneFeeForAll } from '../../server/testing/feeBuilders.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';
import { sendAsBoard } from './board.ts';

const { officeFees, insideFields, refusals, shared } = words.de;
const { new: texts, kinds } = officeFees;
/** So far in the future that no other journey is affected by these fees. */
const BEGIN = '01.01.2090';
const FEES = '/api/v1/office/fees';

test('the board introduces fees for a later day, confirms the changes, and all staff see them', async ({
  openPerson,
}) => {
  const board = await openPerson('board');
  const { page } = board;
  await page.goto('/office-ui/fees');
  await page.getByRole('link', { name: officeFees.introduce }).click();
  await expectAccessible(page);
  await field(page, texts.validFrom).fill('1.1.2090');
  await amountOf(page, kinds.siac_spouse).fill('48,5');
  await page.getByRole('button', { name: filled(texts.add, { kind: kinds.siac_main }) }).click();
  const main = page.getByRole('group', { name: kinds.siac_main });
  const age = main.getByLabel(texts.ageFrom);
  await expect(age).toBeFocused();
  await age.fill('0');
  await main.getByLabel(texts.amount, { exact: true }).fill('90');
  await page.getByRole('button', { name: texts.submit }).click();
  await expectSaid(age, insideFields.age_not_higher);
  // a removed line loses its messages, and the others keep theirs
  await page.getByRole('button', { name: filled(texts.add, { kind: kinds.sirf_main }) }).click();
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  await page.getByRole('button', { name: filled(texts.remove, { kind: kinds.sirf_main, number: 6 }) }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await expectSaid(age, insideFields.age_not_higher);
  await age.fill('65');
  await page.getByRole('button', { name: texts.submit }).click();

  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('heading', { name: filled(texts.sureTitle, { date: BEGIN }) })).toBeVisible();
  await expect
    .poll(() => question.getByRole('listitem').allTextContents())
    .toEqual([
      'Jahresbeitrag, Hauptmitglied, ab 65: €\u00a090,00 statt €\u00a060,00',
      'Jahresbeitrag, Ehe oder Partnerschaft, jedes Alter: €\u00a048,50 statt €\u00a045,00',
    ]);
  await question.getByRole('button', { name: shared.action.cancel }).click();
  await expect(question).toHaveCount(0);
  await expect(age).toHaveValue('65');
  await page.getByRole('button', { name: texts.submit }).click();
  await question.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByText(filled(texts.did, { date: BEGIN }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: officeFees.back }).click();
  await expect(page.getByRole('heading', { name: filled(officeFees.toCome, { date: BEGIN }) })).toBeVisible();

  const clerk = await openPerson('office', { device: 'phone' });
  await clerk.page.goto('/office-ui/fees');
  const table = clerk.page.getByRole('table', { name: filled(officeFees.toCome, { date: BEGIN }) });
  await expect(table.getByText('€\u00a048,50')).toBeVisible();
  await expect(clerk.page.getByRole('link', { name: officeFees.introduce })).toHaveCount(0);
  await clerk.page.goto('/office-ui/fees/new');
  await expect(clerk.page.getByText(officeFees.board)).toBeVisible();
});

test('fees that a colleague introduced meanwhile are reported before they are replaced; nothing typed is lost', async ({
  demo,
  openPerson,
}) => {
  const board = await openPerson('board');
  const { page } = board;
  await page.goto('/office-ui/fees/new');
  await field(page, texts.validFrom).fill(BEGIN);
  await amountOf(page, kinds.siac_nb).fill('80');
  await sendAsBoard(demo, FEES, { valid_from: '01.01.2089', fees: oneFeeForAll(70) });
  board.expectStatus(409, FEES);

  await introduce(page);
  const alert = await alertIn(page);
  expect(alert.words).toContain(refusals.changed_meanwhile);
  await alert.close();
  await expect(page.getByText(filled(texts.planned, { date: '01.01.2089' }))).toBeVisible();
  await expect(amountOf(page, kinds.siac_nb)).toHaveValue('80');

  await introduce(page);
  await expect(page.getByText(filled(texts.did, { date: BEGIN }))).toBeVisible();
});

async function introduce(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.submit }).click();
}

function amountOf(page: Page, kind: string) {
  return page.getByRole('group', { name: kind }).getByLabel(texts.fromBirth);
}
