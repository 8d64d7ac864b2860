import type { TakeOver } from '../../domain/movingIn/takeOvers.contract.ts';
import { APPLICANT_PASSWORD, type LoggedIn, logInAt, newEmail, registerAt } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { fillIn, uploadPassport } from '../fillIn.ts';
import { test as base, expect, type Resident } from '../fixtures.ts';
import type { Product } from '../server.ts';
import { filled, words } from '../words.ts';
import { agreeAsBoard, aSecondOfBoard } from './board.ts';

const { officeComparison: comparison, officeHousehold } = words.de;

/** As applicants of journeys are called, born on the day that they state. */
const LIST = [
  'Mitgliedsnummer;Vorname;Nachname;Geburtsdatum;Straße;PLZ;Ort;Land;Aktiv seit;Bezahlt bis',
  'K-90501;Nesrin;Güler;01.02.1980;Gudrunstraße 1/4;1100;Wien;Österreich;01.04.2010;2024',
].join('\r\n');

// a demo of its own, because every application is held from the taking over on
const test = base.extend<{ product: Product }>({
  product: async ({ untouchedDemo }, use) => use(untouchedDemo),
});

test('who applies, and is in the former list already, gets the log-in of that household once two have looked', async ({
  product,
  openPerson,
  openAccount,
}) => {
  test.slow();
  const board = await openPerson('board');
  const second = await logInAt(product, await aSecondOfBoard(product, 'Zeynep Kaya', 'zeynep@vorstand.example'));
  const listed = await takeOver(board, second);
  await second.close();

  const credentials = { email: newEmail(), password: APPLICANT_PASSWORD };
  await registerAt(product, credentials.email);
  const applicant = await openAccount(credentials);
  await fillIn(applicant);
  await uploadPassport(applicant, 'Pass.pdf');
  await applicant.send('POST', '/api/v1/finance/household/create-invoice', { types: ['sirf', 'siac'] });

  const { page } = await openPerson('office');
  await test.step('a clerk sees both beside each other, and asks to join them', async () => {
    await page.goto(`/office-ui/households/${applicant.me.household.id}`);
    await expect(page.getByRole('heading', { name: comparison.title, exact: true })).toBeVisible();
    await expect(page.getByText(filled(comparison.oldNumber, { number: 'K-90501' }), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: new RegExp(`^${filled(comparison.join, { number: '\\d+' })}$`) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(comparison.joinWords, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await field(page, officeHousehold.reason.label).fill('Dieselbe Frau, am Telefon bestätigt.');
    await dialog.getByRole('button', { name: comparison.joinYes, exact: true }).click();
    await expect(page.getByText(comparison.joinDid, { exact: true })).toBeVisible();
  });
  await test.step('a second person agrees at the household of the list', () => agreeAsBoard(board, listed));
  await test.step('the applicant logs in, and is the member of the list', async () => {
    const member = await openAccount(credentials);
    expect(member.me.household.id).toBe(listed);
    await member.page.goto('/member-ui/my-account');
    await expect(member.page.getByText(member.me.membership_no ?? '').first()).toBeVisible();
  });
});

/** The board takes the list over through the API; answers the household that it makes. */
async function takeOver(board: Resident, second: LoggedIn): Promise<number> {
  const file = { name: 'Liste.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
  const sent = await board.page.request.post('/api/v1/office/imported-files', { multipart: { file } });
  expect(sent.status()).toBe(201);
  const uploaded: { id: number } = await sent.json();
  const { id } = await board.send<TakeOver>('POST', `/api/v1/office/imported-files/${uploaded.id}/take-over`);
  const path = `/api/v1/office/take-overs/${id}`;
  const read = () => board.send<TakeOver>('GET', path);
  await board.send('POST', `${path}/dry-run`);
  await expect.poll(async () => (await read()).may.ask).toBe(true);
  await board.send('POST', `${path}/ask`);
  await second.send('POST', `${path}/agree`);
  const made = `${path}/rows?stage=run&result=made`;
  const household = async () =>
    (await board.send<{ rows: { household_id: number | null }[] }>('GET', made)).rows[0]?.household_id ?? 0;
  await expect.poll(household).toBeGreaterThan(0);
  return household();
}
