import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { alertIn } from '../alerts.ts';
import { answer } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { office, refusals } = words.de;
const { lostMail: texts } = office;

const WHOSE = { household_id: 1, membership_no: '1009017', name: 'Hüseyin Arslan', last_decision: 7 };
const AT = new Date(Date.UTC(2027, 0, 2, 9, 30)).toISOString();
const invoice: ToDo['abandoned_mails'][number] = {
  id: 31,
  subject: 'Ihre Rechnung',
  language: 'de',
  created_at: AT,
  abandoned_at: AT,
  whose: WHOSE,
  recipient: 'alt@familie.example',
  goes_to: 'neu@familie.example',
  pending_email: null,
  because: 'refused',
  technical_cause: '550 5.1.1 User unknown',
};
const link = { ...invoice, id: 32, subject: 'Neues Passwort', goes_to: null };

test('an undelivered mail is sent to the present address, one with a link can only be closed', async ({
  openPerson,
}) => {
  const { page, expectStatus } = await openPerson('office');
  let mails = [invoice, link];
  await page.route('**/api/v1/office/to-do', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), abandoned_mails: mails } });
  });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/office/mails/')) sent.push(request.postDataJSON());
  });
  let again: Parameters<typeof answer>[3] = () => ({ status: 409, json: { message: 'mail_goes_elsewhere' } });
  await answer(page, 'POST', '/api/v1/office/mails/31/send-again', () => again());
  await answer(page, 'POST', '/api/v1/office/mails/32/close', () => ({ status: 204 }));
  await page.goto('/office-ui/');

  const ofLink = page.getByRole('row', { name: 'Neues Passwort' });
  const ofInvoice = page.getByRole('row', { name: 'Ihre Rechnung' });
  await expect(ofLink).toBeVisible();
  await expect(ofLink.getByRole('button', { name: texts.again })).toHaveCount(0);

  expectStatus(409, '/api/v1/office/mails/31/send-again');
  await ofInvoice.getByRole('button', { name: texts.again }).click();
  await expect(page.getByText(filled(texts.againToNew, { email: 'neu@familie.example' }))).toBeVisible();
  await expectAccessible(page);
  mails = [{ ...invoice, goes_to: 'neuer@familie.example' }, link];
  await page.getByRole('button', { name: texts.againYes }).click();
  const alert = await alertIn(page);
  expect(alert.words).toBe(refusals.mail_goes_elsewhere);
  await alert.close();

  again = () => ({ status: 200, json: { id: 31, goes_to: 'neuer@familie.example' } });
  await ofInvoice.getByRole('button', { name: texts.again }).click();
  await expect(page.getByText(filled(texts.againToNew, { email: 'neuer@familie.example' }))).toBeVisible();
  mails = [link];
  await page.getByRole('button', { name: texts.againYes }).click();
  await expect(page.getByText(filled(texts.didAgain, { email: 'neuer@familie.example' }))).toBeVisible();
  await expect(ofInvoice).toHaveCount(0);

  await ofLink.getByRole('button', { name: texts.close }).click();
  await expect(page.getByText(texts.closeOver)).toBeVisible();
  mails = [];
  await page.getByRole('button', { name: texts.closeYes }).click();
  await expect(page.getByText(texts.didClose)).toBeVisible();

  expect(sent).toEqual([
    { goes_to: 'neu@familie.example', seen: 7 },
    { goes_to: 'neuer@familie.example', seen: 7 },
    { seen: 7 },
  ]);
});
