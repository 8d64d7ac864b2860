import { expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { choose, field } from '../fields.ts';
import { openApplicant, openMember } from '../member.ts';
import { words } from '../words.ts';

const browser = await openBrowser();

const { accounts, members, households, burial, shared } = words.en;

// proves: message.incorrect-password, message.select-nationality
it('a registration without a fitting password and nationality opens the ERROR dialog', async () => {
  const { origin } = sharedDemo();
  const visitor = await openVisitor(browser, origin, 'desk', { kept: { 'vefa.language': 'en' } });
  const { page } = visitor;
  await page.goto('/member-ui/register');
  await field(page, accounts.field.password).fill('Kirschen-7-Baum');
  await field(page, accounts.field.confirmation).fill('Kirschen-7-Baun');
  await page.getByRole('button', { name: accounts.register.submit }).click();
  const alert = page.getByRole('alertdialog', { name: 'ERROR' });
  await alert.waitFor();
  expect(await alert.locator('p').allInnerTexts()).toEqual(['Incorect password!', 'Select nationality!']);
  await alert.getByRole('button', { name: shared.action.close }).last().click();

  await field(page, accounts.field.confirmation).fill('Kirschen-7-Baum');
  await choose(page, accounts.field.citizenship_id, 'austria');
  await page.getByRole('button', { name: accounts.register.submit }).click();
  await page.getByRole('alert').getByText('First name: Required').waitFor();
  expect(await alert.count()).toBe(0);
  await visitor.leave();
});

// proves: message.missing-mandatory
it('a main member’s form with gaps lists the mandatory fields that are missing', async () => {
  const member = await openApplicant(browser, { language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/main-member');
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Mandatory fields are missing' });
  await summary.waitFor();
  expect(await summary.getByRole('listitem').allInnerTexts()).toEqual([
    'Date of birth: Required',
    'Social insurance number: Required',
    'Place of birth: Required',
    'Gender: Required',
    'Father’s name: Required',
    'Mother’s name: Required',
  ]);
  await member.leave();
});

// proves: message.no-burial-place
it('a member who continues without a burial place is warned', async () => {
  const member = await openMember(browser, 'seyma', { language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/main-member');
  await page.getByRole('button', { name: members.main.next }).click();
  const question = page.getByRole('alertdialog', { name: burial.proceed.noneTitle });
  await question
    .getByText('You have not stored a burial place, if you proceed no burial place will be added to your data!', {
      exact: true,
    })
    .waitFor();
  await question.getByRole('button', { name: burial.proceed.cancel }).click();
  expect(new URL(page.url()).pathname).toBe('/member-ui/main-member');
  await member.leave();
});

// proves: message.to-low, message.to-high, message.only-numbers
it.each(['999', '999993'])('the postal code %s is taken: its bounds have words and are not applied', async (code) => {
  const member = await openApplicant(browser, { language: 'en', step: 2 });
  const { page } = member;
  await page.goto('/member-ui/household');
  await field(page, households.address.street).fill('Quellenstraße 17');
  await field(page, households.address.city).fill('Wien');
  await field(page, households.address.state).fill('Wien');
  await field(page, households.address.postal_code).fill(`A-${code}`);
  const next = page.getByRole('button', { name: households.screen.saveAndNext });
  await next.click();
  await page
    .getByRole('alert')
    .getByText(/: Only numbers alowed$/)
    .waitFor();
  await field(page, households.address.postal_code).fill(code);
  await next.click();
  await page.waitForURL('**/member-ui/sub-member');
  expect([words.en.insideFields.to_low, words.en.insideFields.to_high]).toEqual(['To low', 'To high']);
  await member.leave();
});
