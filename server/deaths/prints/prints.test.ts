import { beforeAll, describe, expect, it } from 'vitest';
import { deathPrintsContract as calls } from '../../../domain/deaths/deathPrints.contract.ts';
import { type DeathPrint, deathPrints } from '../../../domain/deaths/prints.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import type { TestClient } from '../../testing/client.ts';
import { aCheckedDeath, aDeathCase } from '../../testing/deathBuilders.ts';
import {
  aDecisionInForce,
  aFullDeath,
  anOriginal,
  MEDICAL,
  OWN_STEP,
} from '../../testing/deaths/deathPrintBuilders.ts';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { say } from '../../words.ts';

const server = testServer();
let clerk: TestClient;
let full: number;
let bare: number;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
  full = await aFullDeath(server);
  // nothing but what a print cannot do without
  const unknown = {
    state: 'settled',
    died_from: null,
    died_until: null,
    language: 'en',
    undertaker: 'Sonnenschein',
  } as const;
  const settled = await aCheckedDeath(server, unknown, 'covered');
  await aDecisionInForce(server, settled, 'accepted');
  await anOriginal(server, settled.id);
  bare = settled.id;
});

const print = (id: number, name: DeathPrint, language?: Language) =>
  clerk.call(calls.printDeathCase, { id: String(id), print: name, ...(language ? { language } : {}) });

const everyPrint = deathPrints.flatMap((name) => languages.map((language) => [name, language] as const));
const letters: readonly DeathPrint[] = ['undertaker_order', 'cost_confirmation', 'decision_letter'];
/** Everything but the case sheet leaves the office. The sheet for later names offices by their names. */
const outgoing = everyPrint.filter(([name]) => name !== 'case_sheet' && name !== 'after_burial');

/** What nobody outside the office may read: causes, the prosecutor, and the words of other trades. */
const forbidden =
  /unfall|kaza\b|accident|staatsanwalt|savcı|prosecutor|herzversagen|lungen|versicher|sigorta|insur|police\b|poliçe|policy|claim|schadensfall/i;

describe.each(everyPrint)('%s in %s', (name, language) => {
  it.each([
    ['everything known', () => full],
    ['nothing known', () => bare],
  ])('is a tagged PDF that says which language it is in, with %s', async (_, id) => {
    const { status, headers, bytes } = await print(id(), name, language);
    const pdf = await readPdf(bytes);

    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf).toMatchObject({ language, isTagged: true });
    expect(pdf.title).toContain(say(language, `deaths.print.title.${name}`));
    expect(pdf.roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P']));
    expect(pdf.pages.join(' ')).not.toMatch(/undefined|null|\{\{|NaN|\[object/);
  });
});

it.each(languages)(
  'the case sheet in %s names the board’s own steps, phone numbers in groups, and both clocks',
  async (language) => {
    const text = (await readPdf((await print(full, 'case_sheet', language)).bytes)).pages.join(' ');

    expect(text).toContain(OWN_STEP[language]);
    expect(text).not.toContain('own_1');
    expect(text.replaceAll('\u00a0', ' ')).toContain('+43 664 123 4567');
    expect(text).toMatch(/14\.01\.2027, 11:30 \(.*13:30/);
  },
);

it.each(outgoing)('%s in %s says nothing medical and nothing of insurers', async (name, language) => {
  const text = (await readPdf((await print(full, name, language)).bytes)).pages.join(' ');

  expect(text).not.toContain(MEDICAL);
  expect(text).not.toMatch(forbidden);
});

it('the case sheet alone has medical words, and says that it is confidential', async () => {
  const { pages } = await readPdf((await print(full, 'case_sheet', 'de')).bytes);

  expect(pages.join(' ')).toContain(MEDICAL);
  expect(pages[0]).toContain('Vertraulich.');
});

it.each(letters)('%s is read from the recipient on, in the order in which it is written', async (name) => {
  const { pages, roles } = await readPdf((await print(full, name, 'de')).bytes);
  const text = pages.join(' ');
  const recipient = name === 'undertaker_order' ? 'Bestattung Sonnenschein GmbH' : 'Familie Karamustafaoğlu-Ağırbaşlı';
  const title = say('de', `deaths.print.title.${name}`);

  expect(text).toContain(recipient);
  expect(text.indexOf(recipient)).toBeLessThan(text.indexOf(title));
  expect(roles.indexOf('P')).toBeLessThan(roles.indexOf('H1'));
});

it('letters to the family begin with the condolence, before anything is decided', async () => {
  const [page] = (await readPdf((await print(full, 'decision_letter', 'de')).bytes)).pages;
  const place = (words: string) => page?.indexOf(words) ?? -1;

  expect(page).toContain('Liebe Familie Karamustafaoğlu-Ağırbaşlı');
  expect(place('aufrichtiges Beileid')).toBeGreaterThan(0);
  expect(place('aufrichtiges Beileid')).toBeLessThan(place('Was wir entschieden haben'));
  expect(page).toContain('Die Familie war seit 1998 dabei.');
  expect(page).toMatch(/höchstens € 4\.500,00/);
});

it('many costs run over pages, and the settlement adds up who has paid and what is open', async () => {
  const { pages } = await readPdf((await print(full, 'settlement', 'de')).bytes);
  const text = pages.join(' ');

  expect(pages.length).toBeGreaterThan(1);
  expect(pages[1]).toContain('Wer bezahlt');
  // 33 costs from € 123,45, each a cent more
  expect(text).toMatch(/Zusammen € 4\.079,13/);
  expect(text).toMatch(/Familie: € 988,96/);
});

it('the order names the washing by the same sex, the limits of the board and where the invoice goes', async () => {
  const { bytes, headers } = await print(full, 'undertaker_order');
  const text = (await readPdf(bytes)).pages.join(' ');

  expect(text).toContain('nur durch Männer');
  expect(text).toContain('cenaze nakil belgesi');
  expect(text).toContain('Alles zusammen höchstens € 4.500,00');
  expect(text).toContain(`Bitte stellen Sie die Rechnung an: ${server.context.settings.association.name}`);
  expect(text).not.toContain('6641234567');
  expect(String(headers['content-disposition'])).toContain('.pdf');
});

it('what to bring follows civil status and citizenship', async () => {
  const { pages } = await readPdf((await print(full, 'what_to_bring', 'de')).bytes);
  const text = pages.join(' ');

  expect(text).toContain('Internationale Heiratsurkunde');
  expect(text).not.toContain('Scheidungsurteil');
  expect(text).not.toContain('Staatsbürgerschaftsnachweis');
});

it('a print is in the language of the family, an order in German, and each is recorded', async () => {
  const received = (await readPdf((await print(full, 'originals_receipt')).bytes)).language;
  const ordered = (await readPdf((await print(full, 'undertaker_order')).bytes)).language;
  const { count } = await server.context.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('action', '=', 'death_case.printed')
    .where('subject_id', '=', full)
    .executeTakeFirstOrThrow();
  await print(full, 'case_sheet');
  const after = await server.context.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('action', '=', 'death_case.printed')
    .where('subject_id', '=', full)
    .executeTakeFirstOrThrow();

  expect([received, ordered]).toEqual(['tr', 'de']);
  expect(after.count - count).toBe(1);
});

describe('a case of which nothing is decided', () => {
  it.each<[DeathPrint, string]>([
    ['undertaker_order', 'death_case_not_accepted'],
    ['cost_confirmation', 'death_case_not_accepted'],
    ['originals_receipt', 'death_print_no_originals'],
    ['decision_letter', 'death_print_no_decision'],
    ['settlement', 'death_print_not_settled'],
  ])('has no %s: %s', async (name, key) => {
    const id = await aDeathCase(server, {});
    const { status, body } = await print(id, name);
    const { body: listed } = await clerk.call(calls.listDeathPrints, { id: String(id) });

    expect([status, body]).toMatchObject([409, { message: key }]);
    expect(listed).toContainEqual({ print: name, problem: key });
  });

  it('has a case sheet; no document of an unknown name or of an unknown case', async () => {
    const id = await aDeathCase(server, {});
    const unknown = await clerk.send('GET', `/api/v1/office/deaths/${id}/prints/invoice`);

    expect((await print(id, 'case_sheet')).status).toBe(200);
    expect([unknown.status, (await print(999_999, 'case_sheet')).status]).toEqual([404, 404]);
  });
});
