import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loseAnAnswer } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { words } from '../words.ts';
import { openClerk } from './clerk.ts';

const { officeDeaths, officeDeathLife: life } = words.de;
const { call } = officeDeaths;
const browser = await openBrowser();

it('answers typed by keyboard are saved when the focus leaves a question; a lost one is kept and saved again, once', async () => {
  const clerk = await openClerk(browser);
  const { page } = clerk;
  await page.goto('/office-ui/deaths/call');
  await loseAnAnswer(page, '**/api/v1/office/deaths');
  await field(page, call.name).focus();
  await page.keyboard.type('Hacer Tuna');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Schwester');
  await page.keyboard.press('Tab');

  const again = question(page, call.one).getByRole('button', { name: call.again });
  await again.waitFor();
  await question(page, call.one).getByRole('status').getByText(call.unsaved).waitFor();
  expect(await field(page, call.name).inputValue()).toBe('Hacer Tuna');
  await expectAccessible(page);
  await again.press('Enter');
  await saved(page, call.one);
  await page.waitForURL(/case=\d+/);
  await page.reload();
  await expect.poll(() => field(page, call.relation).inputValue()).toBe('Schwester');

  await page.goto('/office-ui/deaths');
  await page.getByText('Hacer Tuna').first().waitFor();
  expect(await page.getByRole('row', { name: /Hacer Tuna/ }).count()).toBe(1);
  await page
    .getByRole('row', { name: /Hacer Tuna/ })
    .getByRole('link')
    .click();
  await withdraw(page);
  await clerk.leave();
});

function question(page: Page, title: string) {
  return page.getByRole('region', { name: title });
}

function saved(page: Page, title: string): Promise<void> {
  return question(page, title).getByText(call.saved, { exact: true }).waitFor();
}

/** Ends a case about which nothing is true. */
async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: life.withdraw.confirm, exact: true }).click();
  await field(page, life.reason).fill('Eine Probe');
  await page.getByRole('dialog').getByRole('button', { name: life.withdraw.confirm, exact: true }).click();
  await page.getByText(life.withdraw.did, { exact: true }).waitFor();
}
