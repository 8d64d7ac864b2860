import type { Page } from '@playwright/test';
import type { Me } from '../../domain/me/me.contract.ts';
import { demoCredentials, type LoggedIn, logInAt } from '../accounts.ts';
import { answer, writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { checkAndSend } from '../checkAndSend.ts';
import { aPdf, confirmInvoices, fillIn, uploadPassport } from '../fillIn.ts';
import { test as base, expect, type Fixtures, type Resident } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { application, documents, invoicing, reference, refusals } = words.tr;
const { again, submit } = application;
const REASON = 'Pasaportun fotoğrafı okunmuyor. Lütfen yeniden gönderin.';

type Office = { office: LoggedIn };

const test = base.extend<Office>({
  office: async ({ product }, use) => {
    const office = await logInAt(product, demoCredentials('office'));
    await use(office);
    await office.close();
  },
});

test('a returned application is corrected and submitted again on a phone', async ({ openApplicant, office }) => {
  const member = await openSentBack({ openApplicant, office });
  const { page, send } = member;
  const [passport] = (await send<Resident['me']>('GET', '/api/v1/me')).main_member.documents;
  await decide(office, `/api/v1/office/documents/${passport?.id}/refuse`);

  // the mail links to the news: why it came back, and what to correct first
  await page.goto('/member-ui/news');
  const card = page.getByRole('region', { name: again.backTitle });
  await expect(card.getByText(REASON)).toBeVisible();
  await expect(card.getByText(again.list)).toBeVisible();
  await page.getByRole('link', { name: application.gap.sent_back }).click();
  await page.waitForURL('**/payment#submit-again');
  await expect(card.getByText(again.first)).toBeVisible();
  await expectAccessible(page);
  await expect(button(page)).toHaveCount(0);
  await card.getByRole('link', { name: application.gap.document_passport }).click();
  await page.waitForURL('**/main-member#document-passport');
  await page.getByLabel(`${documents.choose}: ${reference.documentType.passport}`).setInputFiles(aPdf('yeni.pdf'));
  await expect(page.getByText(filled(documents.uploaded, { name: 'yeni.pdf' }))).toBeVisible();

  await page.goto('/member-ui/news');
  await card.getByRole('link', { name: again.go }).click();
  await page.waitForURL('**/payment');
  await expect(card.getByText(REASON)).toBeVisible();
  await expectAccessible(page);
  const writes = writesOf(page);
  const check = checkAndSend(page, words.tr);
  await button(page).click();
  await expect(check.part(submit.documents).getByText('yeni.pdf')).toBeVisible();
  await expect(page.getByText('pasaport.pdf')).toHaveCount(0);
  await check.notYet();
  expect(writes).toEqual([]);

  await button(page).click();
  await check.send();
  await expect(page.getByRole('status').getByText(submit.doneTitle)).toBeVisible();
  expect(writes).toEqual([`POST /api/v1/household/${member.me.household.id}/submit`]);
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
  await expect(card).toHaveCount(0);
  await expect(page.getByText(invoicing.new.title)).toBeVisible();
  expect(await send<Me>('GET', '/api/v1/me')).toMatchObject({ household: { status: 'waiting' }, application: null });
  // announced in the news as well, which no longer ask to submit
  await page.goto('/member-ui/news');
  await expect(page.getByRole('main').getByText(application.status.waitingTitle)).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('while it is being sent it cannot be sent twice, and a refusal is shown and the data are reloaded', async ({
  openApplicant,
  office,
}) => {
  const member = await openSentBack({ openApplicant, office });
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
  await expect(page.locator('main button[aria-busy=true]')).toBeVisible();
  await button(page).click({ force: true });
  await expect(checkAndSend(page, words.tr).heading).toHaveCount(0);
  expect(writes).toEqual([`POST ${path}`]);

  // meanwhile the document was deleted on another device
  const [passport] = (await send<Resident['me']>('GET', '/api/v1/me')).main_member.documents;
  await decide(office, `/api/v1/office/documents/${passport?.id}/refuse`);
  member.expectStatus(409, path);
  answered.resolve();
  await expect(page.getByRole('alertdialog').getByText(refusals.application_incomplete)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').getByText(refusals.application_incomplete)).toBeVisible();
  await expect(page.getByText(again.first)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('without a connection it is not submitted, and can be tried again', async ({ openApplicant, office }) => {
  const member = await openSentBack({ openApplicant, office });
  const { page, me, send } = member;
  const path = `/api/v1/household/${me.household.id}/submit`;
  let isAway = true;
  await answer(page, 'GET', '/health', () => ({ status: isAway ? 503 : 200, json: { status: 'ok' } }));
  await page.route(`**${path}`, (route) => (isAway ? route.abort('aborted') : route.fallback()));
  member.expectStatus(503, '/health');
  await page.goto('/member-ui/payment');
  await button(page).click();
  await checkAndSend(page, words.tr).send();
  await expect(page.getByRole('alert').getByText(again.failed)).toBeVisible();

  isAway = false;
  await button(page).click();
  await checkAndSend(page, words.tr).send();
  await expect(page.getByRole('status').getByText(submit.doneTitle)).toBeVisible();
  expect(await send<Me>('GET', '/api/v1/me')).toMatchObject({ household: { status: 'waiting' } });
});

function button(page: Page) {
  return page.getByRole('button', { name: again.submit });
}

/** A complete application that the office has sent back; on a phone, in Turkish. */
async function openSentBack({ openApplicant, office }: Pick<Fixtures, 'openApplicant'> & Office): Promise<Resident> {
  const member = await openApplicant({ language: 'tr', device: 'phone', step: 4 });
  const { send, me } = member;
  await fillIn(member);
  await uploadPassport(member, 'pasaport.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  await decide(office, `/api/v1/office/households/${me.household.id}/send-back`);
  expect(await send<Me>('GET', '/api/v1/me')).toMatchObject({ application: { gaps: [{ gap: 'sent_back' }] } });
  return member;
}

async function decide({ send }: LoggedIn, path: string): Promise<void> {
  await send('POST', path, { reason: REASON });
}
