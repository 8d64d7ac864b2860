import { expect, test } from 'vitest';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { drawDocument } from './drawDocument.ts';
import type { Block } from './pdfDocument.ts';

const words = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] });
const closing = words('Bei Fragen rufen Sie uns bitte an.');
const before: [string, Block[], string][] = [
  ['a panel', [{ kind: 'panel', title: 'So bezahlen Sie', facts: [{ label: 'BIC', value: 'XXX' }], notes: [] }], 'BIC'],
  [
    'a table',
    [
      {
        kind: 'table',
        title: 'Posten',
        columns: [{ label: 'Person', share: 1, align: 'left' }],
        rows: [['Erste'], ['Zweite'], ['Dritte']],
        sums: [{ label: 'Gesamt', value: '€ 60,00' }],
      },
    ],
    'Dritte',
  ],
  [
    'a table and another sentence',
    [
      {
        kind: 'table',
        title: 'Posten',
        columns: [{ label: 'Person', share: 1, align: 'left' }],
        rows: [['Erste'], ['Zweite'], ['Dritte']],
        sums: [],
      },
      words('Diese Rechnung ist bezahlt.'),
    ],
    'Dritte',
  ],
  ['a sentence', [words('Diese Rechnung ist bezahlt.')], 'bezahlt'],
  ['a list', [{ kind: 'list', ordered: false, items: [[{ text: 'Erstens' }], [{ text: 'Zweitens' }]] }], 'Zweitens'],
];

test.each(before)(
  'the closing sentence stands on the page of the end of %s, however long the letter is',
  async (...row) => {
    const [, blocks, end] = row;
    const lengths = Array.from({ length: 30 }, (_, count) => count + 12);
    const letters = await Promise.all(
      lengths.map((count) => pagesOf([...Array.from({ length: count }, () => words('Zeile')), ...blocks, closing])),
    );

    const last = letters.map((pages) => pages.at(-1) ?? '');
    expect(last.filter((page) => !page.includes(end) || !page.includes('Bei Fragen'))).toEqual([]);
    // letters of one page and of two: a break was among them
    expect(new Set(letters.map((pages) => pages.length)).size).toBeGreaterThan(1);
  },
);

async function pagesOf(blocks: Block[]): Promise<string[]> {
  const created_at = '2027-01-11T11:00:00.000Z';
  const { pages } = await readPdf(
    await drawDocument({ language: 'de', title: 'Brief', author: 'V', created_at, blocks, footer: [] }),
  );
  return pages;
}
