import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellMe } from '../answers.ts';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { openApplicant } from '../member.ts';
import { words } from '../words.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('a language chosen on another device is spoken here from the next page load on', async () => {
  const member = await openApplicant(browser, { device: 'phone' });
  const { page, send } = member;
  await page.goto('/member-ui/news');
  await heading(page, words.de.application.frame.news).waitFor();
  expect(await keptLanguage(page)).toEqual({ screen: 'de', device: 'de' });

  // a daughter at her laptop
  await send('PUT', '/api/v1/me', { default_lang: 'tr' });
  await page.reload();
  await heading(page, words.tr.application.frame.news).waitFor();
  await page.getByText(words.tr.application.news.gapsTitle).waitFor();
  expect(await keptLanguage(page)).toEqual({ screen: 'tr', device: 'tr' });
  await member.leave();
});

it('a switch on this page stays, whatever an older answer says, and nothing typed is lost', async () => {
  const member = await openApplicant(browser, { device: 'phone', step: 2 });
  const { page, send } = member;
  await send('PUT', `/api/v1/member/${member.me.main_member.id}`, {
    ...{ date_of_birth: '01.02.1980', place_of_birth: 'Sivas', social_insurance_number: '1237010180' },
    ...{ turkish_id_no: '10000000146', gender: 'female', civil_status: 'married', permanent_residence: true },
    ...{ father_name: 'Çağrı', mother_name: 'Gülşen' },
  });
  await page.goto('/member-ui/household');
  const { de, tr, en } = words;
  await field(page, de.households.address.street).fill('Quellenstraße 17/4');
  await page.getByRole('button', { name: de.shared.language.tr }).click();
  await page.getByRole('button', { name: tr.shared.language.en }).click();
  const { address } = en.households;
  expect(await field(page, address.street).inputValue()).toBe('Quellenstraße 17/4');

  await tellMe(page, (me) => ({ ...me, default_lang: 'de' }));
  await field(page, address.postal_code).fill('1100');
  await field(page, address.city).fill('Wien');
  await field(page, address.state).fill('Wien');
  const asked = page.waitForResponse((each) => each.request().method() === 'GET' && each.url().endsWith('/api/v1/me'));
  await page.getByRole('button', { name: en.households.screen.saveAndNext }).click();
  await asked;
  await heading(page, en.application.frame.familyMembers).waitFor();
  expect(await keptLanguage(page)).toEqual({ screen: 'en', device: 'en' });
  await member.leave();
});

it('where the words of that language do not come, the screen goes on in the one of the device', async () => {
  const member = await openApplicant(browser, { device: 'phone' });
  const { page, send } = member;
  await send('PUT', '/api/v1/me', { default_lang: 'tr' });
  await page.route(/inside\.tr|insideTr|public\.tr/, (route) => route.abort('aborted'));
  await page.goto('/member-ui/news');
  await heading(page, words.de.application.frame.news).waitFor();
  expect(await keptLanguage(page)).toEqual({ screen: 'de', device: 'de' });
  await member.leave();
});

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

/** What the page says it speaks, and what the device keeps. */
async function keptLanguage(page: Page) {
  return {
    screen: await page.locator('html').getAttribute('lang'),
    device: await page.evaluate<string>("localStorage.getItem('vefa.language')"),
  };
}
