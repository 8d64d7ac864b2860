import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { postalLines } from '../../domain/post/postalAddress.ts';
import { austriaId, turkiyeId } from '../../domain/reference/countries.ts';
import type { PdfDocument } from '../platform/pdf/pdfDocument.ts';
import { drawSeries } from '../platform/pdf/pdfSeries.ts';
import { mm, page, window } from '../platform/pdf/theme.ts';

const about = { language: 'de', title: 'Briefe', author: 'Verein', created_at: '2027-01-11T10:00:00.000Z' } as const;
const RETURN_LINE = 'Vefa Solidaritätsverein für Familien · Musterstraße 12/4/17 · 1100 Wien';

const names = [
  'Ayşe Yılmaz',
  'Dr. Şükrü Karamehmetoğlu-Hacıbektaşoğulları',
  'Mehmet Alparslan Sevimli Karahasanoğlu',
  'O. Ö',
  'Maximiliane-Theresia Gräfin von und zu Hohenstein-Wolkersdorf',
];
const streets = [
  'Gudrunstraße 12/4',
  'Donaudampfschifffahrtsgesellschaftskapitänsgasse 128 Stiege 4 Tür 17',
  'Atatürk Mahallesi Cumhuriyet Caddesi Papatya Apartmanı No: 12/A Daire 7 Kat 3',
  'a',
  // in no known form
  'c/o Hotel „Zur Post“ //// Top 7–9 (Hof), #3 ~ 2. Klingel',
  `${'Lange Gasse bei der alten Mühle am Bach '.repeat(5).slice(0, 199)}7`,
];
/** Country, post code, town, region. */
const places = [
  [austriaId, '1100', 'Wien', 'Wien'],
  [austriaId, '7100', 'Neusiedl am See', 'Burgenland'],
  [turkiyeId, '34500', 'Büyükçekmece', 'İstanbul'],
  [276, '01067', 'Dresden', 'Sachsen'],
  [756, '8001', 'Zürich', 'Zürich'],
  [380, '39100', 'Bozen', 'Südtirol'],
  [348, '9400', 'Sopron', 'Győr-Moson-Sopron'],
  [250, '67000', 'Straßburg', 'Grand Est'],
  [703, '81101', 'Bratislava', 'Bratislava'],
  [840, '10001', 'New York', 'NY'],
  [826, '12345', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Anglesey'],
  [70, '71000', 'Sarajevo', 'Federacija Bosne i Hercegovine'],
] as const;

const addresses = names.flatMap((name) =>
  streets.flatMap((street) =>
    places.map(([country_id, postal_code, city, state]) =>
      postalLines(name, { street, postal_code, city, state, country_id }),
    ),
  ),
);

async function* letters(): AsyncGenerator<PdfDocument> {
  for (const recipient of addresses) {
    const letterhead = { return_line: RETURN_LINE, recipient, facts: [{ label: 'Datum', value: '11.01.2027' }] };
    yield { ...about, letterhead, blocks: [{ kind: 'heading', level: 1, text: 'Brief' }], footer: [['Verein']] };
  }
}

async function drawn(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of drawSeries(about, letters())) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

type Item = { text: string; left: number; right: number; top: number; bottom: number };

/** The pieces of text in the column of the address, above the letter itself, with descenders. */
async function addressOn(
  document: Awaited<ReturnType<typeof getDocument>['promise']>,
  number: number,
): Promise<Item[]> {
  const { items } = await (await document.getPage(number)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, left = 0, baseline = 0] = item.transform as number[];
    const bottom = page.height - baseline + size * 0.25;
    const one = { text: item.str, left, right: left + item.width, top: page.height - baseline - size * 0.8, bottom };
    return left < mm(100) && one.top > mm(40) && bottom < mm(95) ? [one] : [];
  });
}

it(`the window of a C6/5 and of a C5 envelope shows the whole address, wherever the sheet lies in it, for ${addresses.length} addresses`, async () => {
  const document = await getDocument({ data: await drawn(), verbosity: 0 }).promise;

  expect(document.numPages).toBe(addresses.length);
  const outside: string[] = [];
  const cut: string[] = [];
  for (const [place, recipient] of addresses.entries()) {
    const items = await addressOn(document, place + 1);
    const isInside = ({ left, right, top, bottom }: Item) =>
      left >= window.left && right <= window.right && top >= window.top && bottom <= window.bottom;
    outside.push(...items.filter((item) => !isInside(item)).map(({ text }) => `${place}: ${text}`));
    const read = items.map(({ text }) => text).join('');
    if (!read.replace(/\s/g, '').includes(recipient.join('').replace(/\s/g, ''))) cut.push(`${place}: ${read}`);
  }

  expect(outside).toEqual([]);
  expect(cut).toEqual([]);
});
