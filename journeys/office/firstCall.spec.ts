import type { Page } from 'playwright-core';
import { deathPageTr } from '../../texts/deaths/deathPage.tr.ts';
import { dropOneResponse } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, type Guest, test } from '../fixtures.ts';
import { newLetters } from '../people.ts';
import { touch, typeInto } from '../touch.ts';
import { words } from '../words.ts';
import { today } from './deathCase.ts';

const { officeDeaths, officeDeathLife: life } = words.de;
const { call } = officeDeaths;

test('the person on call opens a report on the phone, asks the questions by touch, and finds the person by a phone number', async ({
  openGuest,
  openPerson,
}) => {
  const member = await openPerson('mehmet');
  const { first_name, last_name, phone_numbers } = member.me.main_member;
  const number = await askToBeCalledBack(await openGuest('phone'));
  const clerk = await openPerson('office', { device: 'phone' });
  const { page } = clerk;
  await page.goto('/office-ui/deaths');
  await touch(page.getByRole('link', { name: new RegExp(number) }));
  await expect(page.getByRole('heading', { level: 1, name: officeDeaths.noName })).toBeVisible();
  await touch(page.getByRole('link', { name: officeDeaths.one.callOn }));

  await typeInto(field(page, call.relation), 'Nachbarin');
  await typeInto(field(page, call.search), 'niemand dieses Namens');
  await saved(page, call.one);
  await touch(page.getByRole('button', { name: call.find, exact: true }));
  await expect(field(page, call.deceased)).toBeVisible();
  await typeInto(field(page, call.search), phone_numbers[0]?.phone_number ?? '');
  await touch(page.getByRole('button', { name: call.find, exact: true }));
  await touch(page.getByRole('button', { name: new RegExp(`${call.take}.*${first_name} ${last_name}`) }));
  await expect(question(page, call.three).getByRole('button', { name: call.other })).toBeVisible();

  await typeInto(field(page, call.day), today);
  await touch(question(page, call.five).getByRole('radio', { name: officeDeaths.place.home }));
  await saved(page, call.four);
  await saved(page, call.five);
  await touch(question(page, call.seven).getByRole('radio', { name: officeDeaths.destination.turkey }));
  await saved(page, call.seven);
  await expectAccessible(page);
  await touch(page.getByRole('link', { name: call.done }));
  await expect(page.getByRole('heading', { level: 1, name: `${first_name} ${last_name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: life.identify.confirm, exact: true })).toBeVisible();
  await withdraw(page);
});

test('answers typed by keyboard are saved when the focus leaves a question; a lost one is kept and saved again, once', async ({
  openPerson,
}) => {
  const clerk = await openPerson('office');
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
  await expect(again).toBeVisible();
  await expect(question(page, call.one).getByRole('status').getByText(call.unsaved)).toBeVisible();
  await expect(field(page, call.name)).toHaveValue(who);
  await expectAccessible(page);
  await again.press('Enter');
  await saved(page, call.one);
  await expect(page).toHaveURL(/case=\d+/);
  await page.reload();
  await expect(field(page, call.relation)).toHaveValue('Schwester');

  await page.goto('/office-ui/deaths');
  await expect(page.getByText(who).first()).toBeVisible();
  const row = page.getByRole('row', { name: who });
  await expect(row).toHaveCount(1);
  await row.getByRole('link').click();
  await withdraw(page);
});

function question(page: Page, title: string) {
  return page.getByRole('region', { name: title });
}

function saved(page: Page, title: string): Promise<void> {
  return expect(question(page, title).getByText(call.saved, { exact: true })).toBeVisible();
}

/** Ends a case about which nothing is true. */
async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: life.withdraw.confirm, exact: true }).click();
  await field(page, life.reason).fill('Eine Probe');
  await page.getByRole('dialog').getByRole('button', { name: life.withdraw.confirm, exact: true }).click();
  await expect(page.getByText(life.withdraw.did, { exact: true })).toBeVisible();
}

/** Somebody writes on the public page, in Turkish and on a phone; returns the number of the case. */
async function askToBeCalledBack({ page, expectStatus }: Guest): Promise<string> {
  const { form, sent } = deathPageTr;
  expectStatus(422, '/vefat');
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
  await expect(page.getByRole('heading', { level: 1, name: sent.title })).toBeVisible();
  const heading = await page.getByRole('heading', { name: /\d{4}-\d{3}/ }).textContent();
  return /\d{4}-\d{3}/.exec(heading ?? '')?.[0] ?? '';
}
