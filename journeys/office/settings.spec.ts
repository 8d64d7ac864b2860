import type { Page } from 'playwright-core';
import { boardSettingsSets } from '../../domain/boardSettings/boardSettings.contract.ts';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';
import { sendAsBoard } from './board.ts';

const { officeSettings, boardSettings, fields, insideFields, refusals } = words.de;
const { new: texts, own } = officeSettings;
const SETTINGS = '/api/v1/office/board-settings';
const inDays = (days: number) => toWireDay(addDays(businessDay(new Date()), days));

test('the board introduces rules from tomorrow, confirms the changes, and withdraws them', async ({ openPerson }) => {
  const board = await openPerson('board');
  const { page } = board;
  await page.goto('/office-ui/settings');
  await expect(
    page.getByRole('heading', { name: filled(officeSettings.inForce, { date: '01.01.2024' }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: officeSettings.introduce }).click();
  await expectAccessible(page);
  const begin = inDays(1);
  await expect(field(page, texts.validFrom)).toHaveValue(begin);
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
  await expect(question.getByRole('heading', { name: filled(texts.sureTitle, { date: begin }) })).toBeVisible();
  await expect
    .poll(() => question.getByRole('listitem').allTextContents())
    .toEqual([
      'Unfall in der Wartezeit: gilt nach 3 Tagen (bisher: gilt vom ersten Tag an)',
      'Schritt „Besuch bei der Familie“: ausgeschaltet (bisher: nach 168 Stunden)',
      'Eigener Schritt „Kranz“: neu',
    ]);
  await question.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByText(filled(texts.did, { date: begin }))).toBeVisible();
  await expectAccessible(page);

  const clerk = await openPerson('office', { device: 'phone' });
  await clerk.page.goto('/office-ui/settings');
  await expect(clerk.page.getByRole('heading', { name: filled(officeSettings.toCome, { date: begin }) })).toBeVisible();
  await expect(clerk.page.getByRole('button', { name: officeSettings.withdraw })).toHaveCount(0);
  await clerk.page.goto('/office-ui/settings/new');
  await expect(clerk.page.getByText(officeSettings.board)).toBeVisible();

  await page.getByRole('link', { name: officeSettings.back }).click();
  await withdraw(page, begin);
  const entry = page.getByRole('button', { name: filled(officeSettings.historyWithdrawn, { date: begin }) });
  await entry.first().click();
  await expect(page.getByText('Eigener Schritt „Kranz“: neu')).toBeVisible();
  await expectAccessible(page);
});

test('rules that a colleague introduced meanwhile are reported, and nothing typed is lost', async ({
  demo,
  openPerson,
}) => {
  const board = await openPerson('board');
  const { page } = board;
  await page.goto('/office-ui/settings/new');
  await field(page, texts.validFrom).fill(inDays(40));
  await field(page, texts.reason).fill('Beschluss vom 3. Mai');
  await field(page, officeSettings.fields.family_link_days).fill('20');
  const known = boardSettingsSets.parse(await (await page.request.get(SETTINGS)).json());
  await sendAsBoard(demo, SETTINGS, {
    valid_from: inDays(41),
    settings: known.in_force?.settings ?? known.defaults,
    reason: 'Eine andere',
  });
  board.expectStatus(409, SETTINGS);

  await introduce(page);
  const alert = await alertIn(page);
  expect(alert.words).toContain(refusals.changed_meanwhile);
  await alert.close();
  await expect(page.getByText(filled(texts.planned, { date: inDays(41) }))).toBeVisible();
  await expect(field(page, officeSettings.fields.family_link_days)).toHaveValue('20');

  await introduce(page);
  await expect(page.getByText(filled(texts.did, { date: inDays(40) }))).toBeVisible();
  await page.getByRole('link', { name: officeSettings.back }).click();
  await withdraw(page, inDays(40));
  await withdraw(page, inDays(41));
});

async function addOwnStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: own.add }).click();
  const step = page.getByRole('group', { name: filled(own.title, { number: 1 }) });
  const german = step.getByLabel(own.words.de);
  await expect(german).toBeFocused();
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
  await expect(question.getByText(officeSettings.withdrawWhy)).toBeVisible();
  await question.getByRole('button', { name: officeSettings.withdraw }).click();
  await expect(page.getByText(filled(officeSettings.withdrew, { date }))).toBeVisible();
}
