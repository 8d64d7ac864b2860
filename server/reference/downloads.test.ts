import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceContract } from '../../domain/reference/reference.contract.ts';
import { longDay } from '../../domain/shared/day.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import { readPdf } from '../testing/documents/pdfReading.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { readLegalText } from './downloads.reads.ts';

const { downloadFile } = referenceContract;

const pathOf = (name: string) => downloadFile.path.replace(':name', name);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

// proves: product.downloads
describe('the files to download', () => {
  it.each([
    ['terms_of_use', 'de', 'Nutzungsbedingungen'],
    ['terms_of_use', 'tr', 'Kullanım Koşulları'],
    ['terms_of_use', 'en', 'Terms of Use'],
    ['data_protection', 'de', 'Datenschutzerklärung'],
    ['data_protection', 'tr', 'Kişisel Verilerin Korunması'],
    ['data_protection', 'en', 'Data Protection Notice'],
  ] as const)('are there for everybody: %s in %s', async (name, lang, title) => {
    const answer = await server.client().send('GET', `${pathOf(name)}?lang=${lang}`);

    expect(answer.status).toBe(200);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(`${title}.pdf`);
    const pdf = await readPdf(answer.bytes);
    expect([pdf.title, pdf.language, pdf.isTagged]).toEqual([title, lang, true]);
    expect(pdf.pages.length).toBeLessThanOrEqual(4);
    const { version, day } = await readLegalText(name, lang);
    const edition = { de: 'Fassung', tr: 'Sürüm', en: 'Version' }[lang];
    expect(pdf.pages.at(-1)).toContain(`${edition} ${version}`);
    expect(pdf.pages.at(-1)).toContain(longDay(day, lang));
    expect(pdf.createdAt).toContain(day.replaceAll('-', ''));
    expect(pdf.pages[0]).toContain('Vefa Solidaritätsverein , Musterstraße 12, 1100 Wien');
    expect(pdf.pages.join(' ')).not.toMatch(/[{}#*]|insurance(?! number)|Versicherung(?!snummer)|sigorta(?! numara)/i);
  });

  it('are German without a log-in, and in the account’s language for a member', async () => {
    const { client } = await aLoggedInClient(server, { language: 'tr' });
    const languageFor = async (asked: typeof client) =>
      (await readPdf((await asked.call(downloadFile, { name: 'terms_of_use' })).bytes)).language;

    expect(await languageFor(server.client())).toBe('de');
    expect(await languageFor(client)).toBe('tr');
  });

  it('are two, in three languages', async () => {
    const client = server.client();

    expect(await client.send('GET', pathOf('passwd'))).toMatchObject({ status: 404, body: { message: 'not_found' } });
    expect(await client.send('GET', `${pathOf('terms_of_use')}?lang=fr`)).toMatchObject({ status: 422 });
  });
});
