import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Me } from '../../domain/me/me.contract.ts';
import { deathLettersDe } from '../../texts/deaths/letters.de.ts';
import { deathLettersTr } from '../../texts/deaths/letters.tr.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { openApplicant, openMember } from '../member.ts';
import { aChild } from '../people.ts';
import { filled, words } from '../words.ts';
import { openBoard, openClerk } from './clerk.ts';
import { closeCase, confirmStep, openCaseOf, openPart, today } from './deathCase.ts';

const { officeDeaths, officeDeathLife: life, officeDeathDecisions: decisions, officeDeathCosts: costs } = words.de;
const browser = await openBrowser();

it('a case is led from the person to its end; the family reads of its grief first, and of the membership last', async () => {
  const before = await openMember(browser, 'ayse', { language: 'tr' });
  const { first_name, last_name, id: member_id } = before.me.main_member;
  const spouse = before.me.sub_members.find(({ membership_basis }) => membership_basis === 'spouse');
  const name = `${first_name} ${last_name}`;
  const heir = `${spouse?.first_name} ${spouse?.last_name}`;
  await before.leave();
  const clerk = await openClerk(browser);
  const { page } = clerk;
  const id = await openCaseOf(page, member_id);
  await page.goto(`/office-ui/deaths/${id}`);

  await page.getByRole('button', { name: life.identify.confirm, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(filled(life.effect.membershipEnds, { name, last: today })).waitFor();
  await dialog.getByText(life.lacking.who_goes_on).waitFor();
  await dialog.getByRole('radio', { name: new RegExp(heir) }).check();
  await dialog.getByText(filled(life.effect.goesOn, { name: heir })).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: life.identify.confirm }).click();
  await page.getByText(life.identify.did).waitFor();
  expect((await newsOf('ayse'))[0]).toContain(deathLettersTr.condolence.subject);

  await page.getByRole('link', { name: life.toDecision }).click();
  await page.getByRole('button', { name: decisions.check, exact: true }).click();
  await page.getByText(decisions.checked).waitFor();
  await page.getByText(decisions.verdict.covered, { exact: true }).first().waitFor();
  await confirmStep(page, decisions.accept, decisions.accepted);
  await openPart(page, officeDeaths.one.overview);
  await confirmStep(page, life.begin.confirm, life.begin.did);
  await enterCoffin(page);
  await openPart(page, officeDeaths.one.overview);
  await enterBurial(page);
  await confirmStep(page, life.settle.confirm, life.settle.did);
  const [newest] = await newsOf('ayse');
  expect(newest, 'nothing has come since the condolence').toContain(deathLettersTr.condolence.subject);
  await closeCase(page);
  await page.getByText(officeDeaths.state.closed, { exact: true }).first().waitFor();
  await expectAccessible(page);
  const closing = filled(deathLettersTr.closing.subject, { name });
  const after = await newsOf('ayse');
  expect(after.filter((title) => title.includes(closing))).toEqual(after.slice(0, 1));
  expect(after[1]).toBe(newest);
  await clerk.leave();
});

it('the board declines a case with its reasons, and it can be closed after that', async () => {
  const member = await openApplicant(browser);
  const board = await openBoard(browser);
  const { page } = board;
  const id = await openCaseOf(page, member.me.main_member.id);
  await page.goto(`/office-ui/deaths/${id}`);
  await confirmStep(page, life.identify.confirm, life.identify.did);
  await page.getByRole('link', { name: life.toDecision }).click();
  await page.getByRole('button', { name: decisions.check, exact: true }).click();
  await page.getByText(decisions.checked).waitFor();
  expect(await page.getByRole('button', { name: decisions.accept }).count()).toBe(0);

  await confirmStep(page, decisions.toBoard, decisions.passed);
  await page.getByRole('button', { name: decisions.decide, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: decisions.outcomes.declined }).check();
  await field(page, decisions.reasons).fill('Der Antrag war noch nicht angenommen.\nEs gab keine Mitgliedschaft.');
  await dialog.getByRole('button', { name: decisions.decide, exact: true }).click();

  await page.getByText(decisions.decided).waitFor();
  await page.getByText('Es gab keine Mitgliedschaft.').waitFor();
  await page.getByText(filled(decisions.signatures, { have: 1, need: 1 })).waitFor();
  await expectAccessible(page);
  await openPart(page, officeDeaths.one.overview);
  await closeCase(page);
  await page.getByText(officeDeaths.state.closed, { exact: true }).first().waitFor();
  await Promise.all([member.leave(), board.leave()]);
});

it('somebody identified by mistake is taken back: the household is as before, and is asked to forgive', async () => {
  const member = await openApplicant(browser);
  const husband = await member.send<{ id: number }>('POST', '/api/v1/member', {
    ...{ ...aChild, first_name: 'Murat', date_of_birth: '12.05.1975', social_insurance_number: '2466120575' },
    ...{ civil_status: 'married', membership_basis: 'spouse', relationship_type: 'husband' },
  });
  const before = await familyOf(member);
  const clerk = await openClerk(browser);
  const { page } = clerk;
  const id = await openCaseOf(page, husband.id);
  await page.goto(`/office-ui/deaths/${id}`);
  await confirmStep(page, life.identify.confirm, life.identify.did);
  expect(await familyOf(member)).not.toEqual(before);

  await page.getByRole('button', { name: life.takeBack.confirm, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`${life.undo.membership_ends}: Murat Güler`).waitFor();
  await expectAccessible(page);
  await field(page, life.reason).fill('Falsche Person');
  await dialog.getByRole('button', { name: life.takeBack.confirm, exact: true }).click();

  await page.getByText(life.takeBack.did).waitFor();
  await page.getByText(officeDeaths.state.reported, { exact: true }).first().waitFor();
  expect(await familyOf(member)).toEqual(before);
  await member.page.goto('/member-ui/news');
  await member.page.getByRole('button', { name: deathLettersDe.correction.subject }).waitFor();
  await Promise.all([member.leave(), clerk.leave()]);
});

/** The household and its people, as far as a death may change them. */
async function familyOf({ send }: { send<A>(method: string, path: string): Promise<A> }) {
  const { household, main_member, sub_members } = await send<Me>('GET', '/api/v1/me');
  return {
    household: household?.status,
    people: [main_member, ...sub_members].map((person) => [person?.id, person?.status, person?.civil_status]),
  };
}

/** Titles of the messages that the household reads in the portal, the newest first. */
async function newsOf(who: string): Promise<string[]> {
  const family = await openMember(browser, who, { language: 'tr', device: 'phone' });
  await family.page.goto('/member-ui/news');
  const titles = family.page.getByRole('main').locator('h2, h3').getByRole('button');
  await titles.first().waitFor();
  const found = await titles.allTextContents();
  await family.leave();
  return found;
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
  await page.getByText(costs.added, { exact: true }).waitFor();
}

async function enterBurial(page: Page): Promise<void> {
  await page.getByRole('button', { name: life.bury.confirm, exact: true }).click();
  await field(page, life.burial.day).fill(today);
  await field(page, life.burial.time).fill('00:05');
  await field(page, life.burial.place).fill('Emirdağ Merkez Mezarlığı');
  await page.getByRole('dialog').getByRole('button', { name: life.bury.confirm, exact: true }).click();
  await page.getByText(life.bury.did, { exact: true }).waitFor();
}
