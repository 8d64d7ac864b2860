import type { Page } from '@playwright/test';
import { field } from '../fields.ts';
import { fillIn } from '../fillIn.ts';
import { expect, test } from '../fixtures.ts';
import { touch } from '../touch.ts';
import { untilAnswered } from '../untilAnswered.ts';
import { words } from '../words.ts';

const { application, members, shared } = words.en;

/** The focused element: its id, and whether it is visible. */
async function reached(page: Page) {
  return page.evaluate(`(() => {
    const { id } = document.activeElement;
    const { top, bottom } = document.activeElement.getBoundingClientRect();
    return { id, isSeen: top >= 0 && bottom <= window.innerHeight };
  })()`);
}

for (const how of ['finger', 'keyboard'] as const) {
  test(`each line of the check list leads to the very field, by ${how}`, async ({ openApplicant }) => {
    const visitor = await openApplicant({ language: 'en', device: 'phone', step: 4 });
    const { page } = visitor;
    for (const [gap, id] of [
      ['document_passport', 'document-passport'],
      ['document_residence_permit', 'document-residence_permit'],
      ['personal_data', 'main-member-date_of_birth'],
      ['main_address', 'household-street'],
    ] as const) {
      await page.goto('/member-ui/news');
      const line = page.getByRole('main').getByRole('link', { name: application.gap[gap], exact: true });
      await expect(line).toBeVisible();
      await untilAnswered(page);
      if (how === 'finger') await touch(line);
      else await line.press('Enter');
      await expect.poll(() => reached(page)).toEqual({ id, isSeen: true });
    }
  });
}

test('once the data are complete, the next step links to the button to pay', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en', step: 4 });
  const { page } = visitor;
  await fillIn(visitor);
  await page.goto('/member-ui/news');
  await page.getByRole('main').getByRole('link', { name: application.gap.registration_fee, exact: true }).click();
  await expect.poll(() => reached(page)).toEqual({ id: 'pay-sirf', isSeen: true });
});

test('a reader who may change nothing is not led into a form that would be refused', async ({ openPerson }) => {
  const visitor = await openPerson('kazim', { language: 'en' });
  const { page } = visitor;
  await page.goto('/member-ui/sub-member/add');
  await page.waitForURL('**/member-ui/sub-member');
  await expect(page.getByRole('heading', { level: 1, name: members.list.title })).toBeVisible();
});

test('a save without a connection says that the phone is offline', async ({ openApplicant }) => {
  const visitor = await openApplicant({ language: 'en', device: 'phone', step: 1 });
  const { page } = visitor;
  await fillIn(visitor);
  await page.goto('/member-ui/main-member');
  await field(page, members.field.mother_name).fill('Nur');
  visitor.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  await expect(page.getByRole('main').getByText(shared.connection.deviceOffline)).toBeVisible();
});

// proves: rule.eligibility-filter, constant.gender-ids, constant.basis-ids, call.GET /api/v1/eligibilities
test('the portal asks the server which choices match, and uses its own rule without an answer', async ({
  openApplicant,
}) => {
  const visitor = await openApplicant({ language: 'en', step: 3 });
  const { page } = visitor;
  const asked: string[] = [];
  await page.route('**/api/v1/eligibilities*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    const response = await route.fetch();
    const answer = await response.json();
    // like a newer server might answer
    const relationships = answer.relationships.filter((each: string) => each !== 'companion');
    await route.fulfill({ json: { ...answer, relationships } });
  });
  await page.goto('/member-ui/sub-member/add');
  const relationship = field(page, members.field.relationship_type);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.getByRole('radio', { name: words.en.reference.gender.male, exact: true }).check();
  await expect.poll(() => asked).toContain('?gender_id=1&eligibility_id=1');
  await field(page, members.field.membership_basis).selectOption('spouse');
  const { husband, partner, significant_other, registered_partnership } = words.en.reference.relationship;
  // in alphabetical order
  const fitting = [husband, partner, registered_partnership, significant_other];
  await expect(relationship.locator('option')).toHaveText([members.form.choose, ...fitting], { useInnerText: true });
  expect(new Set(asked).size).toBe(asked.length);

  const elsewhere = await openApplicant({ language: 'en', step: 3 });
  await elsewhere.page.route('**/api/v1/eligibilities*', (route) => route.abort('aborted'));
  await elsewhere.page.goto('/member-ui/sub-member/add');
  await elsewhere.page.getByRole('radio', { name: words.en.reference.gender.female, exact: true }).check();
  await field(elsewhere.page, members.field.membership_basis).selectOption('child');
  await expect
    .poll(() => field(elsewhere.page, members.field.relationship_type).locator('option').allInnerTexts())
    .toEqual([members.form.choose, words.en.reference.relationship.daughter]);
});
