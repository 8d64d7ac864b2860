import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boardSettingsSets } from '../../domain/boardSettings/boardSettings.contract.ts';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { expectFilled, expectSaid, field } from '../fields.ts';
import { filled, words } from '../words.ts';
import { openBoard, openClerk, sendAsBoard } from './clerk.ts';

const { officeSettings, boardSettings, fields, insideFields, refusals } = words.de;
const { new: texts, own } = officeSettings;
const SETTINGS = '/api/v1/office/board-settings';
const inDays = (days: number) => toWireDay(addDays(businessDay(new Date()), days));

const browser = await openBrowser();

it('the board introduces rules from tomorrow, confirms the changes, and withdraws them', async () => {
  const board = await openBoard(browser);
  const { page } = board;
  await page.goto('/office-ui/settings');
  await page.getByRole('heading', { name: filled(officeSettings.inForce, { date: '01.01.2024' }) }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: officeSettings.introduce }).click();
  await expectAccessible(page);
  const begin = inDays(1);
  await expectFilled(field(page, texts.validFrom), begin);
  await field(page, officeSettings.fields.accident_exempt_after_days).fill('91');
  await addOwnStep(page);
  await page.getByRole('button', { name: texts.submit }).click();

  const days = field(page, officeSettings.fields.accident_exempt_after_days);
  await expectSaid(days, insideFields.number_out_of_range);
  await expectSaid(field(page, texts.reason), fields.required);
  await days.fill('3');
  await field(page, texts.reason).fill('Beschluss vom 3. Mai');
  await page.getByRole('checkbox', { name: boardSettings.steps.condolence_visit }).uncheck();
  await page.getByRole('button', { name: texts.submit }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('heading', { name: filled(texts.sureTitle, { date: begin }) }).waitFor();
  await expect
    .poll(() => question.getByRole('listitem').allTextContents())
    .toEqual([
      'Unfall in der Wartezeit: gilt nach 3 Tagen (bisher: gilt vom ersten Tag an)',
      'Schritt „Besuch bei der Familie“: ausgeschaltet (bisher: nach 168 Stunden)',
      'Eigener Schritt „Kranz“: neu',
    ]);
  await question.getByRole('button', { name: texts.submit }).click();
  await page.getByText(filled(texts.did, { date: begin })).waitFor();
  await expectAccessible(page);

  const clerk = await openClerk(browser, 'phone');
  await clerk.page.goto('/office-ui/settings');
  await clerk.page.getByRole('heading', { name: filled(officeSettings.toCome, { date: begin }) }).waitFor();
  expect(await clerk.page.getByRole('button', { name: officeSettings.withdraw }).count()).toBe(0);
  await clerk.page.goto('/office-ui/settings/new');
  await clerk.page.getByText(officeSettings.board).waitFor();

  await page.getByRole('link', { name: officeSettings.back }).click();
  await withdraw(page, begin);
  const entry = page.getByRole('button', { name: filled(officeSettings.historyWithdrawn, { date: begin }) });
  await entry.first().click();
  await page.getByText('Eigener Schritt „Kranz“: neu').waitFor();
  await expectAccessible(page);
  await Promise.all([board.leave(), clerk.leave()]);
});

it('rules that a colleague introduced meanwhile are reported, and nothing typed is lost', async () => {
  const board = await openBoard(browser);
  const { page } = board;
  await page.goto('/office-ui/settings/new');
  await field(page, texts.validFrom).fill(inDays(40));
  await field(page, texts.reason).fill('Beschluss vom 3. Mai');
  await field(page, officeSettings.fields.family_link_days).fill('20');
  const known = boardSettingsSets.parse(await (await page.request.get(SETTINGS)).json());
  await sendAsBoard(SETTINGS, {
    valid_from: inDays(41),
    settings: known.in_force?.settings ?? known.defaults,
    reason: 'Eine andere',
  });
  board.expectStatus(409, SETTINGS);

  await introduce(page);
  const alert = await alertIn(page);
  expect(alert.words).toContain(refusals.changed_meanwhile);
  await alert.close();
  await page.getByText(filled(texts.planned, { date: inDays(41) })).waitFor();
  expect(await field(page, officeSettings.fields.family_link_days).inputValue()).toBe('20');

  await introduce(page);
  await page.getByText(filled(texts.did, { date: inDays(40) })).waitFor();
  await page.getByRole('link', { name: officeSettings.back }).click();
  await withdraw(page, inDays(40));
  await withdraw(page, inDays(41));
  await board.leave();
});

async function addOwnStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: own.add }).click();
  const step = page.getByRole('group', { name: filled(own.title, { number: 1 }) });
  const german = step.getByLabel(own.words.de);
  await german.and(page.locator(':focus')).waitFor();
  await german.fill('Kranz');
  await step.getByLabel(own.words.tr).fill('Çelenk');
  await step.getByLabel(own.words.en).fill('Wreath');
  await step.getByLabel(officeSettings.step.hours).fill('48');
  await step.getByRole('checkbox', { name: boardSettings.destination.austria }).first().check();
}

async function introduce(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.submit }).click();
}

async function withdraw(page: Page, date: string): Promise<void> {
  await page.getByRole('button', { name: filled(officeSettings.withdrawOf, { date }) }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(officeSettings.withdrawWhy).waitFor();
  await question.getByRole('button', { name: officeSettings.withdraw }).click();
  await page.getByText(filled(officeSettings.withdrew, { date })).waitFor();
}
