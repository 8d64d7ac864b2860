import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { deathPageTr } from '../../texts/deaths/deathPage.tr.ts';
import { dropOneResponse } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { field } from '../fields.ts';
import { openMember } from '../member.ts';
import { newLetters } from '../people.ts';
import { touch, typeInto } from '../touch.ts';
import { words } from '../words.ts';
import { openClerk } from './clerk.ts';
import { today } from './deathCase.ts';

const { officeDeaths, officeDeathLife: life } = words.de;
const { call } = officeDeaths;
const browser = await openBrowser();

it('the person on call opens a report on the phone, asks the questions by touch, and finds the person by a phone number', async () => {
  const member = await openMember(browser, 'mehmet');
  const { first_name, last_name, phone_numbers } = member.me.main_member;
  await member.leave();
  const number = await askToBeCalledBack();
  const clerk = await openClerk(browser, 'phone');
  const { page } = clerk;
  await page.goto('/office-ui/deaths');
  await touch(page.getByRole('link', { name: new RegExp(number) }));
  await page.getByRole('heading', { level: 1, name: officeDeaths.noName }).waitFor();
  await touch(page.getByRole('link', { name: officeDeaths.one.callOn }));

  await typeInto(field(page, call.relation), 'Nachbarin');
  await typeInto(field(page, call.search), 'niemand dieses Namens');
  await saved(page, call.one);
  await touch(page.getByRole('button', { name: call.find, exact: true }));
  await field(page, call.deceased).waitFor();
  await typeInto(field(page, call.search), phone_numbers[0]?.phone_number ?? '');
  await touch(page.getByRole('button', { name: call.find, exact: true }));
  await touch(page.getByRole('button', { name: new RegExp(`${call.take}.*${first_name} ${last_name}`) }));
  await question(page, call.three).getByRole('button', { name: call.other }).waitFor();

  await typeInto(field(page, call.day), today);
  await touch(question(page, call.five).getByRole('radio', { name: officeDeaths.place.home }));
  await saved(page, call.four);
  await saved(page, call.five);
  await touch(question(page, call.seven).getByRole('radio', { name: officeDeaths.destination.turkey }));
  await saved(page, call.seven);
  await expectAccessible(page);
  await touch(page.getByRole('link', { name: call.done }));
  await page.getByRole('heading', { level: 1, name: `${first_name} ${last_name}` }).waitFor();
  await page.getByRole('button', { name: life.identify.confirm, exact: true }).waitFor();
  await withdraw(page);
  await clerk.leave();
});

it('answers typed by keyboard are saved when the focus leaves a question; a lost one is kept and saved again, once', async () => {
  const clerk = await openClerk(browser);
  const { page } = clerk;
  const who = `Hacer Tuna${newLetters()}`;
  await page.goto('/office-ui/deaths/call');
  await dropOneResponse(page, '**/api/v1/office/deaths');
  await field(page, call.name).focus();
  await page.keyboard.type(who);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Schwester');
  await page.keyboard.press('Tab');

  const again = question(page, call.one).getByRole('button', { name: call.again });
  await again.waitFor();
  await question(page, call.one).getByRole('status').getByText(call.unsaved).waitFor();
  expect(await field(page, call.name).inputValue()).toBe(who);
  await expectAccessible(page);
  await again.press('Enter');
  await saved(page, call.one);
  await page.waitForURL(/case=\d+/);
  await page.reload();
  await expect.poll(() => field(page, call.relation).inputValue()).toBe('Schwester');

  await page.goto('/office-ui/deaths');
  await page.getByText(who).first().waitFor();
  const row = page.getByRole('row', { name: who });
  expect(await row.count()).toBe(1);
  await row.getByRole('link').click();
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

/** Somebody writes on the public page, in Turkish and on a phone; returns the number of the case. */
async function askToBeCalledBack(): Promise<string> {
  const { form, sent } = deathPageTr;
  const visitor = await openVisitor(browser, sharedDemo().origin, 'phone');
  const { page } = visitor;
  visitor.expectStatus(422, '/vefat');
  await page.goto('/vefat');
  await typeInto(page.getByLabel(form.name, { exact: true }), 'Zeliha Karataş');
  await typeInto(page.getByLabel(form.phone), '0664 123 45 67');
  await typeInto(page.getByLabel(form.place), 'Wien, evde');
  // the page takes an answer within three seconds for a program's
  while (!page.url().includes('case=')) {
    const answered = page.waitForNavigation();
    await page.getByRole('button', { name: form.send }).tap();
    await answered;
  }
  await page.getByRole('heading', { level: 1, name: sent.title }).waitFor();
  const heading = await page.getByRole('heading', { name: /\d{4}-\d{3}/ }).textContent();
  await visitor.leave();
  return /\d{4}-\d{3}/.exec(heading ?? '')?.[0] ?? '';
}
