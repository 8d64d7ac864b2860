import { type APIRequestContext, type Page, request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '../../domain/me/me.contract.ts';
import { CLERK_EMAIL } from '../../server/demo/demoStaff.ts';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { answer, writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { checkAndSend } from '../checkAndSend.ts';
import { sharedDemo } from '../demoProduct.ts';
import { aPdf, confirmInvoices, fillIn, uploadPassport } from '../fillIn.ts';
import { type Member, openApplicant } from '../member.ts';
import { filled, words } from '../words.ts';

const { application, documents, invoicing, reference, refusals } = words.tr;
const { again, submit } = application;
const REASON = 'Pasaportun fotoğrafı okunmuyor. Lütfen yeniden gönderin.';

const browser = await openBrowser();
let office: APIRequestContext;

beforeAll(async () => {
  office = await request.newContext({ baseURL: sharedDemo().origin });
  await office.post('/login', { data: { email: CLERK_EMAIL, password: DEMO_PASSWORD } });
});
afterAll(async () => {
  await office?.dispose();
});

it('a returned application is corrected and submitted again on a phone', async () => {
  const member = await openSentBack();
  const { page, send } = member;
  const [passport] = (await send<Member['me']>('GET', '/api/v1/me')).main_member.documents;
  await decide(`/api/v1/office/documents/${passport?.id}/refuse`);

  // the mail links to the news: why it came back, and what to correct first
  await page.goto('/member-ui/news');
  const card = page.getByRole('region', { name: again.backTitle });
  await card.getByText(REASON).waitFor();
  await card.getByText(again.list).waitFor();
  await page.getByRole('link', { name: application.gap.sent_back }).click();
  await page.waitForURL('**/payment#submit-again');
  await card.getByText(again.first).waitFor();
  await expectAccessible(page);
  expect(await button(page).count()).toBe(0);
  await card.getByRole('link', { name: application.gap.document_passport }).click();
  await page.waitForURL('**/main-member#document-passport');
  await page.getByLabel(`${documents.choose}: ${reference.documentType.passport}`).setInputFiles(aPdf('yeni.pdf'));
  await page.getByText(filled(documents.uploaded, { name: 'yeni.pdf' })).waitFor();

  await page.goto('/member-ui/news');
  await card.getByRole('link', { name: again.go }).click();
  await page.waitForURL('**/payment');
  await card.getByText(REASON).waitFor();
  await expectAccessible(page);
  const writes = writesOf(page);
  const check = checkAndSend(page, words.tr);
  await button(page).click();
  await check.part(submit.documents).getByText('yeni.pdf').waitFor();
  expect(await page.getByText('pasaport.pdf').count()).toBe(0);
  await check.notYet();
  expect(writes).toEqual([]);

  await button(page).click();
  await check.send();
  await page.getByRole('status').getByText(submit.doneTitle).waitFor();
  expect(writes).toEqual([`POST /api/v1/household/${member.me.household.id}/submit`]);
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
  await card.waitFor({ state: 'detached' });
  await page.getByText(invoicing.new.title).waitFor();
  expect(await send<Me>('GET', '/api/v1/me')).toMatchObject({ household: { status: 'waiting' }, application: null });
  // announced in the news as well, which no longer ask to submit
  await page.goto('/member-ui/news');
  await page.getByRole('main').getByText(application.status.waitingTitle).waitFor();
  expect(await card.count()).toBe(0);
  await member.leave();
});

it('while it is being sent it cannot be sent twice, and a refusal is shown and the data are reloaded', async () => {
  const member = await openSentBack();
  const { page, me, send } = member;
  const path = `/api/v1/household/${me.household.id}/submit`;
  await page.goto('/member-ui/payment');
  const writes = writesOf(page);
  const answered = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await button(page).click();
  await checkAndSend(page, words.tr).send();
  await page.locator('main button[aria-busy=true]').waitFor();
  await button(page).click({ force: true });
  expect(await checkAndSend(page, words.tr).heading.count()).toBe(0);
  expect(writes).toEqual([`POST ${path}`]);

  // meanwhile the document was deleted on another device
  const [passport] = (await send<Member['me']>('GET', '/api/v1/me')).main_member.documents;
  await decide(`/api/v1/office/documents/${passport?.id}/refuse`);
  member.expectStatus(409, path);
  answered.resolve();
  await page.getByRole('alertdialog').getByText(refusals.application_incomplete).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alert').getByText(refusals.application_incomplete).waitFor();
  await page.getByText(again.first).waitFor();
  expect(await button(page).count()).toBe(0);
  await member.leave();
});

it('without a connection it is not submitted, and can be tried again', async () => {
  const member = await openSentBack();
  const { page, me, send } = member;
  const path = `/api/v1/household/${me.household.id}/submit`;
  let isAway = true;
  await answer(page, 'GET', '/health', () => ({ status: isAway ? 503 : 200, json: { status: 'ok' } }));
  await page.route(`**${path}`, (route) => (isAway ? route.abort('aborted') : route.fallback()));
  member.expectStatus(503, '/health');
  await page.goto('/member-ui/payment');
  await button(page).click();
  await checkAndSend(page, words.tr).send();
  await page.getByRole('alert').getByText(again.failed).waitFor();

  isAway = false;
  await button(page).click();
  await checkAndSend(page, words.tr).send();
  await page.getByRole('status').getByText(submit.doneTitle).waitFor();
  expect(await send<Me>('GET', '/api/v1/me')).toMatchObject({ household: { status: 'waiting' } });
  await member.leave();
});

function button(page: Page) {
  return page.getByRole('button', { name: again.submit });
}

/** A complete application that the office has sent back; on a phone, in Turkish. */
async function openSentBack(): Promise<Member> {
  const member = await openApplicant(browser, { language: 'tr', device: 'phone', step: 4 });
  const { send, me } = member;
  await fillIn(member);
  await uploadPassport(member, 'pasaport.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  await decide(`/api/v1/office/households/${me.household.id}/send-back`);
  expect(await send<Me>('GET', '/api/v1/me')).toMatchObject({ application: { gaps: [{ gap: 'sent_back' }] } });
  return member;
}

async function decide(path: string): Promise<void> {
  const decided = await office.post(path, { data: { reason: REASON } });
  expect([path, decided.status()]).toEqual([path, 200]);
}
