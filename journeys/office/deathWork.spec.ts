import type { Page } from 'playwright-core';
import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { boardSettingsDe } from '../../texts/boardSettings/boardSettings.de.ts';
import { boardSettingsTr } from '../../texts/boardSettings/boardSettings.tr.ts';
import { deathLinkDe } from '../../texts/deaths/deathLink.de.ts';
import { deathLinkTr } from '../../texts/deaths/deathLink.tr.ts';
import { membershipWordingTr } from '../../texts/membership/wording.tr.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, type Guest, test } from '../fixtures.ts';
import { typeInto } from '../touch.ts';
import { filled, words } from '../words.ts';
import { openCase, openPart, today } from './deathCase.ts';

const { officeDeathSteps: steps, officeDeathDocuments: documents, officeDeathLinks: links } = words.de;
const stepDe = boardSettingsDe.steps;

const NAME = 'Hatice Uslu';
const PLACE = 'Emirdağ Merkez Mezarlığı';
const UNDERTAKER = 'Bestattung Sonnenschein';
const SON = 'Kemal Uslu';
const secret = ['Herzversagen', SON, '0664', '+43664', 'Unfall', 'kaza'];

/** In a hospital in Vienna, to be buried in Türkiye; with what nobody outside the office may read. */
const answers = {
  deceased_name: NAME,
  deceased_gender: 'female',
  place: 'hospital',
  place_words: 'Klinik Favoriten',
  destination: 'turkey',
  citizenship: 'turkish',
  civil_status: 'widowed',
  is_accident: true,
  medical_words: 'Herzversagen',
  reporter_name: SON,
  reporter_phone: '+436641234567',
  language: 'tr',
};

test('steps are ticked, or not needed for a reason, and the way of an original is written down', async ({
  openPerson,
}) => {
  const clerk = await openPerson('office');
  const { page } = clerk;
  const id = await openCase(page, answers);
  await page.goto(`/office-ui/deaths/${id}?part=steps`);
  await page.getByRole('button', { name: steps.refresh, exact: true }).click();
  const ordered = page.getByRole('checkbox', { name: stepDe.undertaker_ordered });
  await ordered.click();
  await expect(page.getByText(new RegExp(`^${steps.doneBy.split(' ')[0]} `))).toBeVisible();
  await expect(ordered).toBeChecked();
  await page.getByRole('button', { name: filled(steps.more, { step: stepDe.companion_ticket }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: steps.drop, exact: true }).click();
  await field(page, steps.reason).fill('Der Sohn fliegt auf eigene Kosten.');
  await page.getByRole('dialog').getByRole('button', { name: steps.dropConfirm, exact: true }).click();
  await expect(page.getByText(steps.didDrop, { exact: true })).toBeVisible();
  await page.reload();
  await page.getByText(filled(steps.past_other, { count: 2 })).click();
  await expect(page.getByText(filled(steps.dropped, { reason: 'Der Sohn fliegt auf eigene Kosten.' }))).toBeVisible();
  await expect(ordered).toBeChecked();
  await expectAccessible(page);
  await openPart(page, words.de.officeDeaths.one.overview);
  await expect(page.getByRole('region', { name: steps.soon }).getByText(stepDe.hospital_contacted)).toBeVisible();

  await openPart(page, documents.tab);
  await page.getByRole('button', { name: documents.upload, exact: true }).click();
  await choose(page.getByRole('dialog').locator('input[type=file]').first(), 'Reisepass.pdf');
  await expect(page.getByText(documents.uploaded, { exact: true })).toBeVisible();
  await move(page, documents.moveTo.received, { label: documents.from, person: SON });
  await move(page, documents.moveTo.handed_on, { label: documents.to, person: UNDERTAKER });
  await expect(page.getByText(documents.now.handed_on, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await move(page, documents.moveTo.returned, { label: documents.to, person: SON });
  for (const [moved, person] of [
    ['received', SON],
    ['handed_on', UNDERTAKER],
    ['returned', SON],
  ] as const) {
    await expect(page.getByText(filled(documents.moved[moved], { date: today, person }))).toBeVisible();
  }
});

test('the family opens its link on a phone, in Turkish, by address and by code, until the office revokes it', async ({
  openGuest,
  openPerson,
}) => {
  const { family, when } = deathLinkTr;
  const clerk = await openPerson('office');
  const { page } = clerk;
  const id = await openCase(page, answers);
  await arrange(page, id);
  await page.goto(`/office-ui/deaths/${id}?part=links`);
  await page.getByRole('button', { name: links.family, exact: true }).click();
  await field(page, links.recipient).fill(SON);
  await page.getByRole('dialog').getByRole('button', { name: links.makeFamily.confirm, exact: true }).click();
  const made = await readMade(page, deathLinkTr.message.family);

  const relative = await openGuest('phone');
  await relative.page.goto(made.address);
  const main = relative.page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: family.title })).toBeVisible();
  await expect(main.getByText(filled(membershipWordingTr.condolence.nameFemale, { name: NAME }))).toBeVisible();
  await expect(section(main.page(), when.title).getByText(PLACE)).toBeVisible();
  await expect(section(main.page(), when.title).getByText('12:30')).toBeVisible();
  await expect(
    section(main.page(), deathLinkTr.steps.done).getByText(boardSettingsTr.steps.hospital_contacted),
  ).toBeVisible();
  await expect(section(main.page(), deathLinkTr.steps.next).getByText(boardSettingsTr.steps.zinc_coffin)).toBeVisible();
  await expectDiscreet(relative);
  await expect(main.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  await relative.page.getByRole('link', { name: 'Deutsch' }).tap();
  await expect(relative.page.getByRole('heading', { level: 1, name: deathLinkDe.family.title })).toBeVisible();
  await expectDiscreet(relative);

  await relative.page.goto('/vefat/aile');
  await typeInto(relative.page.getByLabel(deathLinkTr.code.label), made.code.toLowerCase().replaceAll('-', ' '));
  await relative.page.getByRole('button', { name: deathLinkTr.code.open }).tap();
  await expect(section(relative.page, when.title).getByText(PLACE)).toBeVisible();
  const opened = relative.page.url();

  await page.getByRole('dialog').getByRole('button', { name: links.made.close, exact: true }).click();
  await page.reload();
  await expect(page.getByText(links.looks_other.split('}}')[1]?.split(',')[0] ?? '')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${links.revoke}`) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: links.revoke, exact: true }).click();
  await expect(page.getByText(links.didRevoke, { exact: true })).toBeVisible();
  relative.expectStatus(404, '/vefat/aile');
  for (const address of [opened, made.address]) {
    await relative.page.goto(address);
    await expect(relative.page.getByRole('heading', { level: 1, name: deathLinkTr.gone.title })).toBeVisible();
  }
  await expectAccessible(relative.page);
});

test('the undertaker ticks a step and sends a document by the link to which the family has agreed; the office sees both', async ({
  openGuest,
  openPerson,
}) => {
  const { guest } = deathLinkDe;
  const clerk = await openPerson('office');
  const { page } = clerk;
  const id = await openCase(page, answers);
  await arrange(page, id);
  await page.goto(`/office-ui/deaths/${id}?part=links`);
  await page.getByRole('button', { name: links.guest, exact: true }).click();
  await field(page, links.recipient).fill(UNDERTAKER);
  await page.getByRole('dialog').getByRole('radio', { name: words.de.shared.language.de }).check();
  await field(page, links.consentBy).fill(SON);
  await field(page, links.consentOn).fill(today);
  await page.getByRole('dialog').getByRole('button', { name: links.makeGuest.confirm, exact: true }).click();
  const { address } = await readMade(page, deathLinkDe.message.guest);
  await page.getByRole('dialog').getByRole('button', { name: links.made.close, exact: true }).click();
  await expect(page.getByText(filled(links.consent, { name: SON, date: today }))).toBeVisible();

  const undertaker = await openGuest('phone');
  const phone = undertaker.page;
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1, name: guest.title })).toBeVisible();
  await expect(phone.getByText(NAME)).toBeVisible();
  await expectDiscreet(undertaker);
  const washing = phone.getByRole('listitem').filter({ hasText: stepDe.washing });
  await washing.getByRole('button', { name: guest.tick }).tap();
  await expect(washing.getByText(`(${guest.done})`)).toBeVisible();
  await phone.getByLabel(guest.kind).selectOption('corpse_pass');
  await choose(phone.getByLabel(guest.file), 'Leichenpass.pdf');
  await phone.getByRole('button', { name: guest.upload }).tap();
  await expect(phone.getByText(filled(guest.received, { sent: 1, most: 20 }))).toBeVisible();
  await expectAccessible(phone);

  await openPart(page, documents.tab);
  await expect(page.getByText(new RegExp(`^Leichenpass\\.pdf · .+ · ${UNDERTAKER}$`))).toBeVisible();
  await openPart(page, steps.tab);
  // further steps may have ticked themselves by what the case knows
  await page.getByText(new RegExp(steps.past_other.replace('{{count}}', '\\d+'))).click();
  await expect(page.getByText(new RegExp(`, ${UNDERTAKER}$`))).toBeVisible();
});

/** The steps, one of them done, and when and where the burial is. */
async function arrange(page: Page, id: number): Promise<void> {
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`/api/v1/office/${path}`, { method, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { revision } = await send('PUT', `deaths/${id}/burial`, {
    revision: 0,
    burial_at: new Date(Date.now() + 3 * 86_400_000).toISOString().replace(/T.*/, 'T09:30:00.000Z'),
    burial_place: PLACE,
  });
  const drawn = await send('POST', `deaths/${id}/steps/refresh`, { revision });
  const contacted = drawn.steps.find(({ step_key }: { step_key: string }) => step_key === 'hospital_contacted');
  await send('POST', `death-steps/${contacted.id}/done`, { revision: drawn.revision });
}

/** Neither medical words, nor who reported, nor how to reach anybody but the association; accessible as well. */
async function expectDiscreet({ page }: Guest): Promise<void> {
  for (const word of secret) await expect(page.locator('body')).not.toContainText(word);
  await expectAccessible(page);
}

type Made = { address: string; code: string };

/** Reads what the office sees only once of a new link: its URL, and the code that is handed over on paper. */
async function readMade(page: Page, message: string): Promise<Made> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(links.made.once)).toBeVisible();
  await expectAccessible(page);
  const text = (await dialog.textContent()) ?? '';
  expect(text).toContain(message.split('{{address}}')[0]?.split('}}')[1]);
  const { pathname, search } = new URL(/https?:\/\/\S+?link=[\w-]{43}/.exec(text)?.[0] ?? '');
  return { address: pathname + search, code: /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? '' };
}

function section(page: Page, title: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
}

type Way = { label: string; person: string };

async function move(page: Page, button: string, { label, person }: Way): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${button}: `) }).click();
  const dialog = page.getByRole('dialog');
  await field(page, label).fill(person);
  await dialog.getByRole('button', { name: documents.save, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

function choose(input: ReturnType<Page['locator']>, name: string): Promise<void> {
  return input.setInputFiles({ name, mimeType: 'application/pdf', buffer: sampleDocument(name, NAME) });
}
