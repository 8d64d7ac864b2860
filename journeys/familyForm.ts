import type { Page } from 'playwright-core';
import { choose, field } from './fields.ts';
import { aChild } from './people.ts';
import { words } from './words.ts';

const { members, reference } = words.en;

/** Fills in the form of a new family member with everything that is required, except for the given values. */
export async function fillIn(
  page: Page,
  { date_of_birth = aChild.date_of_birth }: { date_of_birth?: string } = {},
): Promise<void> {
  const texts = ['first_name', 'last_name', 'social_insurance_number', 'place_of_birth', 'father_name', 'mother_name'];
  for (const name of texts as (keyof typeof aChild & keyof typeof members.field)[])
    await field(page, members.field[name]).fill(String(aChild[name]));
  await field(page, members.field.date_of_birth).fill(date_of_birth);
  await choose(page, members.field.citizenship_id, 'austria');
  await field(page, members.field.permanent_residence).check();
  await page.getByRole('radio', { name: reference.gender.male, exact: true }).check();
  await field(page, members.field.membership_basis).selectOption('child');
  await field(page, members.field.civil_status).selectOption('single');
  await field(page, members.field.relationship_type).selectOption('son');
}
