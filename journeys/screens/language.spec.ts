import type { Page } from '@playwright/test';
import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { alertIn } from '../alerts.ts';
import { answer, replaceMe } from '../answers.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

test('a language chosen on another device is used here from the next page load on', async ({ openApplicant }) => {
  const member = await openApplicant({ device: 'phone' });
  const { page, send } = member;
  await page.goto('/member-ui/news');
  await expect(heading(page, words.de.application.frame.news)).toBeVisible();
  await expect.poll(() => keptLanguage(page)).toEqual({ screen: 'de', device: 'de' });

  // for example a daughter at her laptop
  await send('PUT', '/api/v1/me', { default_lang: 'tr' });
  await page.reload();
  await expect(heading(page, words.tr.application.frame.news)).toBeVisible();
  await expect(page.getByText(words.tr.application.manual.title)).toBeVisible();
  await expect.poll(() => keptLanguage(page)).toEqual({ screen: 'tr', device: 'tr' });
});

test('a switch on this page is kept, whatever an older answer says, and nothing typed is lost', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ device: 'phone', step: 2 });
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
  await expect(field(page, address.street)).toHaveValue('Quellenstraße 17/4');

  await replaceMe(page, (me) => ({ ...me, default_lang: 'de' }));
  await field(page, address.postal_code).fill('1100');
  await field(page, address.city).fill('Wien');
  await field(page, address.state).fill('Wien');
  const asked = page.waitForResponse((each) => each.request().method() === 'GET' && each.url().endsWith('/api/v1/me'));
  await page.getByRole('button', { name: en.households.screen.saveAndNext }).click();
  await asked;
  await expect(heading(page, en.application.frame.familyMembers)).toBeVisible();
  expect(await keptLanguage(page)).toEqual({ screen: 'en', device: 'en' });
});

test('if the texts of that language cannot be loaded, the screen stays in the device’s language', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ device: 'phone' });
  const { page, send } = member;
  await send('PUT', '/api/v1/me', { default_lang: 'tr' });
  await page.route(/inside\.tr|insideTr|public\.tr/, (route) => route.abort('aborted'));
  await page.goto('/member-ui/news');
  await expect(heading(page, words.de.application.frame.news)).toBeVisible();
  expect(await keptLanguage(page)).toEqual({ screen: 'de', device: 'de' });
});

test('a refused form switches the language of labels and messages alike', async ({ openGuest }) => {
  const { de, tr } = words;
  const { page } = await openGuest();
  await page.goto('/member-ui/register');
  await page.getByRole('button', { name: de.accounts.register.submit, exact: true }).click();
  await (await alertIn(page)).close();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') });
  await expect(
    summary.getByText(`${de.accounts.field.first_name}: ${de.fields.required}`, { exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: de.shared.language.tr }).click();

  await expect(
    summary.getByText(`${tr.accounts.field.first_name}: ${tr.fields.required}`, { exact: true }),
  ).toBeVisible();
  const said = await summary.getByRole('listitem').allInnerTexts();
  expect(said.filter((line) => Object.values(de.accounts.field).some((label) => line.startsWith(label)))).toEqual([]);
});

test('a refusal of the server switches its language too', async ({ openGuest }) => {
  const { tr, en } = words;

  const visitor = await openGuest('desk', { kept: { 'vefa.language': 'tr' } });
  const { page } = visitor;
  visitor.expectStatus(422, '/login');
  await page.goto('/member-ui/?view=form');
  await field(page, tr.accounts.field.identifier).fill('nobody@demo.example');
  await field(page, tr.accounts.field.password).fill('Anything-1');
  await page.getByRole('button', { name: tr.accounts.logIn.submit, exact: true }).click();
  await (await alertIn(page)).close();
  await expect(page.getByRole('alert').getByText(tr.refusals.wrong_credentials)).toBeVisible();

  await page.getByRole('button', { name: tr.shared.language.en }).click();

  await expect(page.getByRole('alert').getByText(en.refusals.wrong_credentials)).toBeVisible();
  await expect(page.getByText(tr.refusals.wrong_credentials)).toHaveCount(0);
});

test('the reason of a failed upload follows the language switch', async ({ openApplicant }) => {
  const member = await openApplicant({ step: 1 });
  const { page, me } = member;
  const path = `/api/v1/member/${me.main_member.id}/document`;
  member.expectStatus(507, path);
  await answer(page, 'POST', path, () => ({ status: 507, json: { message: 'storage_full' } }));
  await page.goto('/member-ui/main-member');
  const { de, tr } = words;
  await page
    .getByLabel(`${de.documents.choose}: ${de.reference.documentType.passport}`)
    .setInputFiles({ name: 'pass.pdf', mimeType: 'application/pdf', buffer: sampleDocument('Pass', 'Ümit') });
  await (await alertIn(page)).close();
  await expect(page.getByText(de.refusals.storage_full)).toBeVisible();

  await page.getByRole('button', { name: de.shared.language.tr }).click();

  await expect(page.getByText(tr.refusals.storage_full)).toBeVisible();
});

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

/** The page's language, and the one in the device's storage. */
async function keptLanguage(page: Page) {
  return {
    screen: await page.locator('html').getAttribute('lang'),
    device: await page.evaluate<string>("localStorage.getItem('vefa.language')"),
  };
}
