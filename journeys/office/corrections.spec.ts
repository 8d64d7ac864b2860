import type { Locator, Page } from 'playwright-core';
import { alertIn } from '../alerts.ts';
import { writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { confirmInvoices, fillIn, uploadPassport } from '../fillIn.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { filled, wording, words } from '../words.ts';

const { members, officeCorrections, officeHousehold, refusals } = words.de;
const { list, one } = officeCorrections;

test('two corrections that depend on each other are granted together, a third is refused for a reason', async ({
  demo,
  openApplicant,
  openPerson,
}) => {
  const member = await aMemberWhoAsks(await openApplicant(), {
    first_name: 'Nesrin Ayşe',
    last_name: 'Gül',
    place_of_birth: 'Ankara',
  });
  const clerk = await openPerson('office');
  const { page } = clerk;
  const writes = writesOf(page);
  await page.goto(`/office-ui/households/${member.me.household.id}`);
  const named = { name: 'Nesrin Güler', field: members.field.first_name };
  await page.getByRole('link', { name: filled(officeHousehold.next.correction, named) }).click();
  await expect(page.getByRole('heading', { level: 1, name: filled(one.title, named) })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(members.field.last_name).check();
  const question = await askToGrant(page);
  const change = { ...named, was: 'Nesrin', wanted: 'Nesrin Ayşe' };
  await expect(question.getByText(filled(one.grantWords, change))).toBeVisible();
  await expect(question.getByText(filled(one.grantAlso, { fields: members.field.last_name }))).toBeVisible();
  await question.getByRole('button', { name: one.grantConfirm }).click();
  await expect(page.getByText(one.granted)).toBeVisible();
  expect(writes).toHaveLength(1);

  await page.getByRole('link', { name: one.back }).click();
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible();
  const row = page.getByRole('row', { name: 'Nesrin Ayşe Gül' });
  await row.getByRole('link', { name: list.review }).click();
  await page.getByRole('button', { name: one.refuse, exact: true }).click();
  await field(page, officeHousehold.reason.label).fill('Im Pass steht Sivas.');
  await page.getByRole('dialog').getByRole('button', { name: one.refuseConfirm }).click();
  await expect(page.getByText(one.refused)).toBeVisible();
  const mail = await demo.mailTo(member.me.email, wording.de.membership.notCorrected.subject);
  expect(mail.text).toContain('Im Pass steht Sivas.');
});

test('a correction is granted without another one that the member has withdrawn meanwhile', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await aMemberWhoAsks(await openApplicant(), { first_name: 'Nesrin Ayşe', last_name: 'Gül' });
  const asked = await member.send<{ id: number; field: string }[]>('GET', '/api/v1/household/change-requests');
  const idOf = (which: string) => asked.find(({ field: each }) => each === which)?.id;
  const clerk = await openPerson('office');
  const { page } = clerk;
  await page.goto(`/office-ui/change-requests/${idOf('first_name')}`);
  await page.getByLabel(members.field.last_name).check();
  await member.send('DELETE', `/api/v1/member/change-request/${idOf('last_name')}`);

  clerk.expectStatus(409, `/api/v1/office/change-requests/${idOf('first_name')}/grant`);
  const question = await askToGrant(page);
  await expect(question.getByText(filled(one.grantAlso, { fields: members.field.last_name }))).toBeVisible();
  await question.getByRole('button', { name: one.grantConfirm }).click();
  const alert = await alertIn(page);
  expect(alert.words).toBe(refusals.change_request_already_decided);
  await alert.close();
  await expect(page.getByLabel(members.field.last_name)).toHaveCount(0);

  await askToGrant(page);
  await question.getByRole('button', { name: one.grantConfirm }).click();
  await expect(page.getByText(one.granted)).toBeVisible();
});

async function askToGrant(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: one.grant, exact: true }).click();
  return page.getByRole('alertdialog');
}

/** A waiting member who reports that these values are wrong. */
async function aMemberWhoAsks(member: Resident, wishes: Record<string, string>): Promise<Resident> {
  await fillIn(member);
  await uploadPassport(member, 'Pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  const path = `/api/v1/member/${member.me.main_member.id}/change-request`;
  for (const [which, wanted] of Object.entries(wishes)) await member.send('POST', path, { field: which, wanted });
  return member;
}
