import { expectAccessible } from '../axe.ts';
import { fillInPerson } from '../fillIn.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { newLetters } from '../people.ts';
import { filled, words } from '../words.ts';

const { officeHousehold, reference } = words.de;
const { duplicates } = officeHousehold;

test('the office sees who may be in two households, and opens the other one', async ({ openApplicant, openPerson }) => {
  const letters = newLetters();
  const first = await registeredAs(await openApplicant(), 'Perihan', `Gülbahar${letters}`);
  const second = await registeredAs(await openApplicant(), 'PERIHAN', `Guelbahar${letters}`);
  const { page } = await openPerson('office');

  await page.goto(`/office-ui/households/${second.me.household.id}/family`);
  const person = page
    .getByRole('button', { name: new RegExp(`^PERIHAN Guelbahar${letters}`) })
    .filter({ hasText: duplicates.badge });
  await person.click();
  await expect(page.getByRole('heading', { name: duplicates.title })).toBeVisible();
  const reason = reference.inactiveReason.multiple_registration;
  await expect(page.getByText(filled(duplicates.settle, { reason }))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: `Perihan Gülbahar${letters}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Perihan Gülbahar${letters}` })).toBeVisible();
  await expect(page).toHaveURL(`/office-ui/households/${first.me.household.id}/family`);
  await expect(page.getByText(duplicates.badge)).toBeVisible();
});

/** An applicant with this name; all of them have the same birth date. */
async function registeredAs(member: Resident, first_name: string, last_name: string): Promise<Resident> {
  await fillInPerson(member);
  await member.send('PUT', `/api/v1/member/${member.me.main_member.id}`, { first_name, last_name });
  return member;
}
