import type { Locator, Page } from 'playwright-core';
import type { Me } from '../../domain/me/me.contract.ts';
import { deathWordingDe } from '../../texts/deaths/wording.de.ts';
import { deathWordingTr } from '../../texts/deaths/wording.tr.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { aChild } from '../people.ts';
import { filled, words } from '../words.ts';
import { closeCase, confirmStep, openCaseOf, openPart, today } from './deathCase.ts';

const { officeDeaths, officeDeathLife: life, officeDeathDecisions: decisions, officeDeathCosts: costs } = words.de;

/** A demo person dies in this story, which no other test may see. */
const testAlone = test.extend({ product: ({ untouchedDemo }, use) => use(untouchedDemo) });

testAlone(
  'a case is led from the person to its end; the family reads of its grief first, and of the membership last',
  async ({ openPerson }) => {
    const family = await openPerson('ayse', { language: 'tr', device: 'phone' });
    const { first_name, last_name, id: member_id } = family.me.main_member;
    const spouse = family.me.sub_members.find(({ membership_basis }) => membership_basis === 'spouse');
    const name = `${first_name} ${last_name}`;
    const heir = `${spouse?.first_name} ${spouse?.last_name}`;
    const clerk = await openPerson('office');
    const { page } = clerk;
    const id = await openCaseOf(page, member_id);
    await page.goto(`/office-ui/deaths/${id}`);

    await page.getByRole('button', { name: life.identify.confirm, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(filled(life.effect.membershipEnds, { name, last: today }))).toBeVisible();
    await expect(dialog.getByText(life.lacking.who_goes_on)).toBeVisible();
    await dialog.getByRole('radio', { name: new RegExp(heir) }).check();
    await expect(dialog.getByText(filled(life.effect.goesOn, { name: heir }))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: life.identify.confirm }).click();
    await expect(page.getByText(life.identify.did)).toBeVisible();
    const news = await newsOf(family);
    await expect(news.first()).toContainText(deathWordingTr.condolence.subject);

    await page.getByRole('link', { name: life.toDecision }).click();
    await page.getByRole('button', { name: decisions.check, exact: true }).click();
    await expect(page.getByText(decisions.checked)).toBeVisible();
    await expect(page.getByText(decisions.verdict.covered, { exact: true }).first()).toBeVisible();
    await confirmStep(page, decisions.accept, decisions.accepted);
    await openPart(page, officeDeaths.one.overview);
    await confirmStep(page, life.begin.confirm, life.begin.did);
    await enterCoffin(page);
    await openPart(page, officeDeaths.one.overview);
    await enterBurial(page);
    await confirmStep(page, life.settle.confirm, life.settle.did);
    await newsOf(family);
    await expect(news.first(), 'nothing has come since the condolence').toContainText(
      deathWordingTr.condolence.subject,
    );
    const condolence = (await news.first().textContent()) ?? '';
    await closeCase(page);
    await expect(page.getByText(officeDeaths.state.closed, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    const closing = filled(deathWordingTr.closing.subject, { name });
    await newsOf(family);
    await expect(news.filter({ hasText: closing })).toHaveCount(1);
    await expect(news.first()).toContainText(closing);
    await expect(news.nth(1)).toHaveText(condolence);
  },
);

test('the board declines a case with its reasons, and it can be closed after that', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  const board = await openPerson('board');
  const { page } = board;
  const id = await openCaseOf(page, member.me.main_member.id);
  await page.goto(`/office-ui/deaths/${id}`);
  await confirmStep(page, life.identify.confirm, life.identify.did);
  await page.getByRole('link', { name: life.toDecision }).click();
  await page.getByRole('button', { name: decisions.check, exact: true }).click();
  await expect(page.getByText(decisions.checked)).toBeVisible();
  await expect(page.getByRole('button', { name: decisions.accept })).toHaveCount(0);

  await confirmStep(page, decisions.toBoard, decisions.passed);
  await page.getByRole('button', { name: decisions.decide, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: decisions.outcomes.declined }).check();
  await field(page, decisions.reasons).fill('Der Antrag war noch nicht angenommen.\nEs gab keine Mitgliedschaft.');
  await dialog.getByRole('button', { name: decisions.decide, exact: true }).click();

  await expect(page.getByText(decisions.decided)).toBeVisible();
  await expect(page.getByText('Es gab keine Mitgliedschaft.')).toBeVisible();
  await expect(page.getByText(filled(decisions.signatures, { have: 1, need: 1 }))).toBeVisible();
  await expectAccessible(page);
  await openPart(page, officeDeaths.one.overview);
  await closeCase(page);
  await expect(page.getByText(officeDeaths.state.closed, { exact: true }).first()).toBeVisible();
});

test('somebody identified by mistake is taken back: the household is as before, and is asked to forgive', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  const husband = await member.send<{ id: number }>('POST', '/api/v1/member', {
    ...aChild,
    first_name: 'Murat',
    date_of_birth: '12.05.1975',
    social_insurance_number: '2466120575',
    civil_status: 'married',
    membership_basis: 'spouse',
    relationship_type: 'husband',
  });
  const before = await familyOf(member);
  const clerk = await openPerson('office');
  const { page } = clerk;
  const id = await openCaseOf(page, husband.id);
  await page.goto(`/office-ui/deaths/${id}`);
  await confirmStep(page, life.identify.confirm, life.identify.did);
  await expect.poll(() => familyOf(member)).not.toEqual(before);

  await page.getByRole('button', { name: life.takeBack.confirm, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${life.undo.membership_ends}: Murat Güler`)).toBeVisible();
  await expectAccessible(page);
  await field(page, life.reason).fill('Falsche Person');
  await dialog.getByRole('button', { name: life.takeBack.confirm, exact: true }).click();

  await expect(page.getByText(life.takeBack.did)).toBeVisible();
  await expect(page.getByText(officeDeaths.state.reported, { exact: true }).first()).toBeVisible();
  await expect.poll(() => familyOf(member)).toEqual(before);
  await member.page.goto('/member-ui/news');
  await expect(member.page.getByRole('button', { name: deathWordingDe.correction.subject })).toBeVisible();
});

/** The household and its people, as far as a death may change them. */
async function familyOf({ send }: { send<A>(method: string, path: string): Promise<A> }) {
  const { household, main_member, sub_members } = await send<Me>('GET', '/api/v1/me');
  return {
    household: household?.status,
    people: [main_member, ...sub_members].map((person) => [person?.id, person?.status, person?.civil_status]),
  };
}

/** Opens the messages that the household reads in the portal: their titles, the newest first. */
async function newsOf({ page }: Resident): Promise<Locator> {
  await page.goto('/member-ui/news');
  return page.getByRole('main').locator('h2, h3').getByRole('button');
}

/** A coffin that the association has paid. */
async function enterCoffin(page: Page): Promise<void> {
  await openPart(page, costs.tab);
  await page.getByRole('button', { name: costs.add, exact: true }).click();
  await field(page, costs.kind).selectOption('coffin');
  await field(page, costs.supplier).fill('Bestattung Sonnenschein');
  await field(page, costs.amount).fill('450');
  await field(page, costs.paidOn).fill(today);
  await page.getByRole('dialog').getByRole('button', { name: costs.addConfirm, exact: true }).click();
  await expect(page.getByText(costs.added, { exact: true })).toBeVisible();
}

async function enterBurial(page: Page): Promise<void> {
  await page.getByRole('button', { name: life.bury.confirm, exact: true }).click();
  await field(page, life.burial.day).fill(today);
  await field(page, life.burial.time).fill('00:05');
  await field(page, life.burial.place).fill('Emirdağ Merkez Mezarlığı');
  await page.getByRole('dialog').getByRole('button', { name: life.bury.confirm, exact: true }).click();
  await expect(page.getByText(life.bury.did, { exact: true })).toBeVisible();
}
