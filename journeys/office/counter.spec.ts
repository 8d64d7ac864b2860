import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { fillIn } from '../fillIn.ts';
import { expect, test } from '../fixtures.ts';
import { newLetters } from '../people.ts';
import { filled, words } from '../words.ts';
import { goToPart } from './parts.ts';

const { officeCounter, documents, members, households, shared, reference } = words.de;

test('a baby is entered while the mother is on the phone, and she reads of it in her news', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  await fillIn(member);
  const { page } = await openPerson('office');
  await page.goto(`/office-ui/households/${member.me.household.id}/family`);
  await page.getByRole('link', { name: officeCounter.person.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: officeCounter.person.add })).toBeVisible();

  // nothing is sent before it is said how she asked, and why
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page.getByRole('radio', { name: officeCounter.asked.rang })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: officeCounter.asked.rang }).check();
  await field(page, officeCounter.asked.why).fill('Vor einer Woche geboren');
  await page.getByRole('button', { name: reference.relationship.daughter, exact: true }).click();
  const name = `Zümra${newLetters()}`;
  await field(page, members.field.first_name).fill(name);
  await field(page, members.field.date_of_birth).fill(lastWeek());
  await page.getByRole('checkbox', { name: members.field.social_insurance_number_pending }).check();
  await page.getByRole('checkbox', { name: members.field.permanent_residence }).check();
  await field(page, members.field.place_of_birth).fill('Wien');
  await field(page, members.field.father_name).fill('Murat');
  await field(page, members.field.mother_name).fill('Nesrin');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();

  await expect(page.getByText(officeCounter.saved)).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  await goToPart(page, 'overview');
  await expect(page.getByRole('cell', { name: officeCounter.did.person_added })).toBeVisible();
  await member.page.goto('/member-ui/sub-member');
  await expect(member.page.getByText(name).first()).toBeVisible();

  // a second change in the same conversation is not asked about again
  await page.getByRole('link', { name: officeCounter.address.action }).click();
  await expect(page.getByRole('radio', { name: officeCounter.asked.rang })).toBeChecked();
  await field(page, households.address.street).fill('Neugasse 7/3');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page.getByText('Neugasse 7/3')).toBeVisible();
});

test('a passport that lies on the counter is added and verified in one press', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  await fillIn(member);
  const { page } = await openPerson('office', { device: 'phone' });
  const { household, main_member } = member.me;
  await page.goto(`/office-ui/households/${household.id}/persons/${main_member.id}/document`);
  await page.getByRole('radio', { name: officeCounter.asked.came }).check();
  await field(page, officeCounter.document.validUntil).fill('1.3.2035');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page.getByRole('link', { name: officeCounter.document.scan })).toBeVisible();
  const paper = { name: 'Reisepass.pdf', mimeType: 'application/pdf', buffer: sampleDocument('Reisepass', 'Nesrin') };
  await page.locator('input[type=file]').first().setInputFiles(paper);
  await expect(page.getByText(filled(officeCounter.document.picked, { name: paper.name }))).toBeVisible();
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page.getByText(officeCounter.saved)).toBeVisible();

  await member.page.goto('/member-ui/main-member');
  await expect(member.page.getByText(documents.status.verified).first()).toBeVisible();
});

test('a note is written by keyboard alone, and ticked off', async ({ openApplicant, openPerson }) => {
  const member = await openApplicant();
  await fillIn(member);
  const { page } = await openPerson('office');
  await page.goto(`/office-ui/households/${member.me.household.id}`);
  await field(page, officeCounter.notes.new).focus();
  await page.keyboard.type('Fragt nach der Grabstätte.');
  await page.keyboard.press('Tab');
  await page.keyboard.type(today());
  await page.getByRole('button', { name: officeCounter.notes.write }).press('Enter');
  await expect(page.getByText(officeCounter.notes.written)).toBeVisible();
  await expect(field(page, officeCounter.notes.new)).toHaveValue('');
  await page.goto('/office-ui/to-do/notes_to_follow_up');
  await expect(page.getByRole('cell', { name: 'Fragt nach der Grabstätte.' }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: officeCounter.notes.end }).click();
  await expect(page.getByText(officeCounter.notes.ended)).toBeVisible();
  await expect(page.getByRole('button', { name: officeCounter.notes.end })).toHaveCount(0);
});

test('what is refused at the counter keeps what was typed', async ({ openApplicant, openPerson }) => {
  const member = await openApplicant();
  await fillIn(member);
  const clerk = await openPerson('office', { device: 'phone' });
  const { page } = clerk;
  await page.goto(`/office-ui/households/${member.me.household.id}/persons/${member.me.main_member.id}`);
  await page.getByRole('radio', { name: officeCounter.asked.came }).check();
  await field(page, members.field.first_name).fill('Nesrin2');
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(field(page, members.field.first_name)).toHaveAttribute('aria-invalid', 'true');
  await field(page, members.field.first_name).fill('Nesrîn');

  // the member changed the same person meanwhile
  await member.send('PUT', `/api/v1/member/${member.me.main_member.id}`, { place_of_birth: 'Sivas' });
  clerk.expectStatus(409, `/api/v1/member/${member.me.main_member.id}`);
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  const alert = await alertIn(page);
  await alert.close();
  await expect(field(page, members.field.first_name)).toHaveValue('Nesrîn');
});

function lastWeek(): string {
  return typed(new Date(Date.now() - 7 * 24 * 60 * 60 * 1000));
}

function today(): string {
  return typed(new Date());
}

function typed(day: Date): string {
  return day.toLocaleDateString('de-AT', { timeZone: 'Europe/Vienna' });
}
