import type { Page } from 'playwright-core';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { test as base, expect } from '../fixtures.ts';
import type { Product } from '../server.ts';
import { filled, words } from '../words.ts';
import { aSecondOfBoard } from './board.ts';

const { officeHousehold, officeMovingIn: list, officeRelease: release, officeSearch, proof, takeOvers } = words.de;

const FILE = 'Mitgliederliste 2026.csv';
const BY_MAIL = { number: 'K-90411', name: 'Gülsüm Aydoğan' };
const REFUSED = 'Hasan Bulut';
const NOBODYS = 'K-99999';
/** The third has left. */
const RELEASED = `${BY_MAIL.number}\nK-90412\nK-90414\n${NOBODYS}`;

const ROWS = [
  'Mitgliedsnummer;Vorname;Nachname;Geburtsdatum;Straße;PLZ;Ort;Land;E-Mail;Aktiv seit;Austritt;Bezahlt bis;Offen;Merkmal',
  'K-90411;Gülsüm;Aydoğan;12.05.1960;Gudrunstraße 1/4;1100;Wien;Österreich;guelsuem@familie.example;01.04.2010;;2024;0;spricht nur Türkisch',
  'K-90412;Rıza;Tekinalp;03.02.1958;Hauptplatz 3;4020;Linz;Österreich;;01.04.2011;;2024;0;',
  'K-90413;Nuray;Sarıgül;21.09.1971;Hauptplatz 9;4020;Linz;Österreich;;01.04.2012;;2024;60,00;',
  'K-90414;Kemal;Uçar;30.11.1949;Ringstraße 5;5020;Salzburg;Österreich;;01.04.2009;31.12.2019;2019;0;',
  'K-90415;Hasan;Bulut;31.13.1966;Ringstraße 7;5020;Salzburg;Österreich;;01.04.2013;;2024;0;',
];

// a demo of its own, because households are made and the board gets a second member
const test = base.extend<{ product: Product }>({
  product: async ({ untouchedDemo }, use) => use(untouchedDemo),
});

test('two of the board take a former list over, sign that nothing is lost, and release a batch that can be stopped', async ({
  product,
  openPerson,
  openAccount,
}) => {
  test.slow();
  const second = await openAccount(await aSecondOfBoard(product, 'Zeynep Kaya', 'zeynep@vorstand.example'));
  const { page } = await openPerson('board');

  await test.step('the list is uploaded, and what its columns hold is confirmed', () => upload(page));
  await test.step('the dry run says who would be made, and who is refused and why', () => dryRun(page));
  await test.step('one of the board asks, another agrees, and the households are made', () =>
    takeOver(page, second.page));
  await test.step('what is not here is explained, and two sign', () => prove(page, second.page));
  await test.step('a household is found by its old number, and is silent', () => find(page));
  await test.step('a batch is released, what each gets is said before, and it is stopped', () =>
    releaseBatch(page, second.page));
});

async function upload(page: Page): Promise<void> {
  await page.goto('/office-ui/moving-in');
  await expectScreen(page, list.title);
  const buffer = Buffer.from(ROWS.join('\r\n'));
  await page
    .getByLabel(`${list.choose}: ${list.uploadLabel}`, { exact: true })
    .setInputFiles({ name: FILE, mimeType: 'text/csv', buffer });
  await expectScreen(page, FILE);
  await expect(field(page, 'Mitgliedsnummer')).toHaveValue('old_number');
  await expect(field(page, 'Geburtsdatum')).toHaveValue('date_of_birth');
  await expect(field(page, 'Bezahlt bis')).toHaveValue('paid_until_year');
  await expect(field(page, 'Merkmal')).toHaveValue('');
  await expect(page.getByRole('cell', { name: list.reasons.day_not_readable, exact: true })).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Merkmal').selectOption('note');
  await press(page, list.save);
  await expect(page.getByText(list.saved, { exact: true })).toBeVisible();
  await expect(field(page, 'Merkmal')).toHaveValue('note');
  await press(page, takeOvers.prepare);
  await expectScreen(page, filled(takeOvers.title, { name: FILE }));
}

async function dryRun(page: Page): Promise<void> {
  await press(page, takeOvers.tryIt);
  await expect(page.getByRole('button', { name: takeOvers.tryAgain, exact: true })).toBeVisible();
  await expectResults(page);
  await expectAccessible(page);
}

async function takeOver(page: Page, second: Page): Promise<void> {
  await press(page, takeOvers.ask);
  await expect(page.getByText(takeOvers.waitsForSecond, { exact: true })).toBeVisible();
  await second.goto(new URL(page.url()).pathname);
  await expectScreen(second, filled(takeOvers.title, { name: FILE }));
  await press(second, takeOvers.agree);
  await press(second, takeOvers.agreeYes);
  await expect(second.getByRole('link', { name: proof.goTo, exact: true })).toBeVisible();
  await expectResults(second);
  await second.getByRole('link', { name: proof.goTo, exact: true }).click();
  await expectScreen(second, filled(proof.title, { name: FILE }));
}

/** The refused row with its reason stands first; the others can be chosen. */
async function expectResults(page: Page): Promise<void> {
  const results = page.getByRole('combobox', { name: takeOvers.results, exact: true });
  const refused = filled(takeOvers.chosen, { result: takeOvers.verdicts.refused, number: 1 });
  const made = filled(takeOvers.chosen, { result: takeOvers.verdicts.made, number: 4 });
  await results.selectOption({ label: refused });
  await expect(page.getByRole('row').filter({ hasText: REFUSED })).toContainText(list.reasons.day_not_readable);
  await results.selectOption({ label: made });
  await expect(page.getByRole('row').filter({ hasText: BY_MAIL.name })).toBeVisible();
}

async function prove(page: Page, second: Page): Promise<void> {
  await press(second, proof.compare);
  await expect(second.getByRole('button', { name: proof.compareAgain, exact: true })).toBeVisible();
  await second.getByRole('checkbox', { name: proof.kinds.not_taken_over }).check();
  await expectAccessible(second);
  await press(second, proof.explain);
  const dialog = second.getByRole('dialog');
  await dialog.getByLabel(proof.becauseLabel, { exact: true }).selectOption('left_out');
  await dialog.getByRole('button', { name: proof.explain, exact: true }).click();
  await expect(second.getByText(proof.allExplained, { exact: true })).toBeVisible();
  await press(second, proof.ask);
  await press(second, proof.signYes);
  await expect(second.getByText(proof.didAsk, { exact: true })).toBeVisible();

  await page.goto(new URL(second.url()).pathname);
  await expectScreen(page, filled(proof.title, { name: FILE }));
  await press(page, proof.sign);
  await press(page, proof.signYes);
  await expect(page.getByText(proof.didSign, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: proof.sign, exact: true })).toHaveCount(0);
}

async function find(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: officeSearch.label }).fill(BY_MAIL.number);
  const found = page.getByRole('option').filter({ hasText: BY_MAIL.name });
  await expect(found).toContainText(officeSearch.by.old_number);
  await found.click();
  await expectSilent(page);
}

async function expectSilent(page: Page): Promise<void> {
  await expectScreen(page, BY_MAIL.name);
  await expect(page.getByRole('term').filter({ hasText: officeHousehold.head.silent })).toBeVisible();
}

async function releaseBatch(page: Page, second: Page): Promise<void> {
  const household = new URL(page.url()).pathname;
  await page.goto('/office-ui/release');
  await expectScreen(page, release.title);
  await field(page, release.numbers).fill(RELEASED);
  await press(page, release.send);
  const sure = page.getByRole('alertdialog');
  await expect(sure).toContainText(filled(release.reaches_other, { number: 3 }));
  await expect(sure).toContainText(filled(release.gets.mail, { number: 1 }));
  await expect(sure).toContainText(filled(release.gets.letter, { number: 1 }));
  await expect(sure).toContainText(filled(release.gets.ended, { number: 1 }));
  await expect(sure).toContainText(filled(release.unknown, { numbers: NOBODYS }));
  await expectAccessible(page);
  await press(page, release.sureYes);
  await expect(page.getByRole('cell', { name: release.states.asked, exact: true })).toBeVisible();

  await second.goto('/office-ui/release');
  await expectScreen(second, release.title);
  await press(second, release.agree);
  await press(second, release.agreeYes);
  await expect(second.getByText(release.agreed, { exact: true })).toBeVisible();
  await expect(second.getByRole('cell', { name: filled(release.states.releasing, { time: '' }).trim() })).toBeVisible();
  await expectAccessible(second);
  await press(second, release.stop);
  await press(second, release.stopYes);
  await expect(second.getByText(release.stopped, { exact: true })).toBeVisible();
  await expect(
    second.getByRole('cell', { name: filled(release.states.stopped, { left: 0 }), exact: true }),
  ).toBeVisible();
  await second.goto(household);
  await expectSilent(second);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function expectScreen(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}
