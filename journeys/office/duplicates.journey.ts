import { it } from 'vitest';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { fillInPerson } from '../fillIn.ts';
import { type Member, openApplicant } from '../member.ts';
import { newLetters } from '../people.ts';
import { filled, words } from '../words.ts';
import { openClerk } from './clerk.ts';

const { officeHousehold, reference } = words.de;
const { duplicates } = officeHousehold;
const browser = await openBrowser();

it('the office sees who may be in two households, and opens the other one', async () => {
  const letters = newLetters();
  const first = await registeredAs('Perihan', `Gülbahar${letters}`);
  const second = await registeredAs('PERIHAN', `Guelbahar${letters}`);
  const { page, leave } = await openClerk(browser);

  await page.goto(`/office-ui/households/${second.me.household.id}`);
  const person = page
    .getByRole('button', { name: new RegExp(`^PERIHAN Guelbahar${letters}`) })
    .filter({ hasText: duplicates.badge });
  await person.click();
  await page.getByRole('heading', { name: duplicates.title }).waitFor();
  const reason = reference.inactiveReason.multiple_registration;
  await page.getByText(filled(duplicates.settle, { reason })).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: `Perihan Gülbahar${letters}` }).click();
  await page.getByRole('heading', { level: 1, name: `Perihan Gülbahar${letters}` }).waitFor();
  await page.waitForURL(`**/office-ui/households/${first.me.household.id}`);
  await page.getByText(duplicates.badge).waitFor();
  await leave();
});

/** An applicant with this name; all of them have the same birth date. */
async function registeredAs(first_name: string, last_name: string): Promise<Member> {
  const member = await openApplicant(browser);
  await fillInPerson(member);
  await member.send('PUT', `/api/v1/member/${member.me.main_member.id}`, { first_name, last_name });
  await member.leave();
  return member;
}
