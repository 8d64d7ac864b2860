import { choose, field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { accounts, members, households, burial, shared } = words.en;

// proves: message.incorrect-password, message.select-nationality
test('a registration without a fitting password and nationality opens the ERROR dialog', async ({ openGuest }) => {
  const visitor = await openGuest('desk', { kept: { 'vefa.language': 'en' } });
  const { page } = visitor;
  await page.goto('/member-ui/register');
  await field(page, accounts.field.password).fill('Kirschen-7-Baum');
  await field(page, accounts.field.confirmation).fill('Kirschen-7-Baun');
  await page.getByRole('button', { name: accounts.register.submit }).click();
  const alert = page.getByRole('alertdialog', { name: 'ERROR' });
  await expect(alert).toBeVisible();
  await expect(alert.locator('p')).toHaveText(['Incorect password!', 'Select nationality!'], { useInnerText: true });
  await alert.getByRole('button', { name: shared.action.close }).last().click();

  await field(page, accounts.field.confirmation).fill('Kirschen-7-Baum');
  await choose(page, accounts.field.citizenship_id, 'austria');
  await page.getByRole('button', { name: accounts.register.submit }).click();
  await expect(page.getByRole('alert').getByText('First name: Required')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

// proves: message.missing-mandatory
test('a main member’s form with gaps lists the mandatory fields that are missing', async ({ openApplicant }) => {
  const member = await openApplicant({ language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/main-member');
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Mandatory fields are missing' });
  await expect(summary).toBeVisible();
  await expect(summary.getByRole('listitem')).toHaveText(
    [
      'Date of birth: Required',
      'Social insurance number: Required',
      'Place of birth: Required',
      'Gender: Required',
      'Father’s name: Required',
      'Mother’s name: Required',
    ],
    { useInnerText: true },
  );
});

// proves: message.no-burial-place
test('a member who continues without a burial place is warned', async ({ openPerson }) => {
  const member = await openPerson('seyma', { language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/main-member');
  await page.getByRole('button', { name: members.main.next }).click();
  const question = page.getByRole('alertdialog', { name: burial.proceed.noneTitle });
  await expect(
    question.getByText(
      'You have not stored a burial place, if you proceed no burial place will be added to your data!',
      {
        exact: true,
      },
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: burial.proceed.cancel }).click();
  await expect(page).toHaveURL('/member-ui/main-member');
});

for (const code of ['999', '999993'] as const) {
  // proves: message.to-low, message.to-high, message.only-numbers
  test(`the postal code ${code} is taken: its bounds have words and are not applied`, async ({ openApplicant }) => {
    const member = await openApplicant({ language: 'en', step: 2 });
    const { page } = member;
    await page.goto('/member-ui/household');
    await field(page, households.address.street).fill('Quellenstraße 17');
    await field(page, households.address.city).fill('Wien');
    await field(page, households.address.state).fill('Wien');
    await field(page, households.address.postal_code).fill(`A-${code}`);
    const next = page.getByRole('button', { name: households.screen.saveAndNext });
    await next.click();
    await expect(page.getByRole('alert').getByText(/: Only numbers alowed$/)).toBeVisible();
    await field(page, households.address.postal_code).fill(code);
    await next.click();
    await page.waitForURL('**/member-ui/sub-member');
    expect([words.en.insideFields.to_low, words.en.insideFields.to_high]).toEqual(['To low', 'To high']);
  });
}
