import { expect, test } from 'vitest';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { drawDocument } from './drawDocument.ts';
import type { Block } from './pdfDocument.ts';

const words = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }], quiet: false });
const signature: Block = { kind: 'signatures', labels: ['Unterschrift'] };

test('lines to sign on are never alone on a page, however long the letter is', async () => {
  const lengths = Array.from({ length: 24 }, (_, count) => count + 18);
  const letters = await Promise.all(
    lengths.map((count) =>
      pagesOf([...Array.from({ length: count }, () => words('Zeile')), words('Wir danken.'), signature]),
    ),
  );

  const last = letters.map((pages) => pages.at(-1));
  expect(last.filter((page) => !page?.includes('Wir danken.') || !page.includes('Unterschrift'))).toEqual([]);
  // letters of one page and of two: a break was among them
  expect(new Set(letters.map((pages) => pages.length)).size).toBeGreaterThan(1);
});

async function pagesOf(blocks: Block[]): Promise<string[]> {
  const created_at = '2027-01-11T11:00:00.000Z';
  const { pages } = await readPdf(
    await drawDocument({ language: 'de', title: 'Brief', author: 'V', created_at, blocks, footer: [] }),
  );
  return pages;
}
