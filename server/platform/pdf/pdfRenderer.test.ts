import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';
import type { PdfDocument } from './pdfDocument.ts';
import { drawPdf, PdfRenderer, type RendererSettings } from './pdfRenderer.ts';
import { colours } from './theme.ts';

let folder: string;
let renderer: PdfRenderer | undefined;
const PATIENCE = { timeout: patience(10_000) };

beforeAll(() => {
  folder = temporaryFolder('vefa-pdf-press');
});
afterEach(() => renderer?.close());
afterAll(() => removeTemporaryFolder(folder));

function aDocument(title: string): PdfDocument {
  return {
    language: 'tr',
    title,
    author: 'Vefa',
    created_at: '2027-01-11T11:00:00.000Z',
    blocks: [{ kind: 'paragraph', spans: [{ text: `ışık, İğdır: ${title}` }] }],
    footer: [['Vefa']],
  };
}

/** A rendering thread for the test; `body` gets `document` and answers with `send`. */
function aPress(body: string, settings: Partial<RendererSettings> = {}) {
  const file = join(folder, `${Math.abs(hashOf(body))}.mjs`);
  const lines = [
    "import { parentPort } from 'node:worker_threads';",
    "import { existsSync, writeFileSync } from 'node:fs';",
    'const send = (text) => parentPort.postMessage({ bytes: Buffer.from(text) });',
    `parentPort.on('message', ({ document }) => { ${body} });`,
  ];
  writeFileSync(file, lines.join('\n'));
  const usual = { threads: 1, timeoutMs: 5_000, idleMs: 60_000, mostWaiting: 10 };
  renderer = new PdfRenderer({ ...usual, program: file, ...settings });
  return renderer;
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 7);
}

describe('the rendering threads', () => {
  it('render many documents at once, each its own, on other threads', async () => {
    const titles = Array.from({ length: 12 }, (_, index) => `Belge ${index}`);

    const files = await Promise.all(titles.map((title) => drawPdf(aDocument(title))));

    const read = await Promise.all(files.map(readPdf));
    expect(read.map((pdf) => pdf.title)).toEqual(titles);
    expect(read[11]?.pages[0]).toContain('ışık, İğdır: Belge 11');
  });

  it('render a heading at the beginning of a page in the colour of all headings', async () => {
    const words = { kind: 'paragraph', spans: [{ text: 'x' }] } as const;
    const heading = { kind: 'heading', level: 2, text: 'Başlık' } as const;
    const headingAfter = (count: number) =>
      drawPdf({ ...aDocument('x'), blocks: [...Array(count).fill(words), heading] });

    let filled = 20;
    let read = await readPdf(await headingAfter(filled));
    while (read.pages.length < 2) read = await readPdf(await headingAfter(++filled));

    expect(read.pages[1]).toMatch(/^Başlık/);
    expect(read.inks[1]).toBe(colours.teal);
  });

  it('render the same document as the same file', async () => {
    const one = await drawPdf(aDocument('x'));

    expect((await drawPdf(aDocument('x'))).equals(one)).toBe(true);
  });

  it('render the next document after one that fails', async () => {
    const broken = drawPdf({ ...aDocument('x'), created_at: 'never' });
    await expect(broken).rejects.toThrow('drawing failed');

    expect((await drawPdf(aDocument('y'))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('replace a thread that died, and render the document once more', async () => {
    const mark = JSON.stringify(join(folder, 'died'));
    const once = aPress(
      `if (existsSync(${mark})) return send(document.title); writeFileSync(${mark}, ''); process.exit(1);`,
    );

    expect((await once.draw(aDocument('Belge'))).toString()).toBe('Belge');
  });

  it('give up a document over which two threads died, and continue', async () => {
    const deadly = aPress("if (document.title === 'deadly') process.exit(1); send(document.title);");

    await expect(deadly.draw(aDocument('deadly'))).rejects.toThrow('the drawing thread ended with 1');
    expect((await deadly.draw(aDocument('Belge'))).toString()).toBe('Belge');
  });

  it('give up a document that hangs, and render the next one', async () => {
    const hanging = aPress("if (document.title === 'endless') for (;;); send(document.title);", { timeoutMs: 2_000 });

    const endless = hanging.draw(aDocument('endless'));
    const next = hanging.draw(aDocument('Belge'));

    await expect(endless).rejects.toMatchObject({ key: 'service_unavailable' });
    expect((await next).toString()).toBe('Belge');
  });

  it('end a thread that is idle, and start another for the next document', async () => {
    const tired = aPress("import('node:worker_threads').then(({ threadId }) => send(String(threadId)));", {
      idleMs: 1,
    });

    const threads = new Set<string>();
    await vi.waitUntil(async () => threads.add((await tired.draw(aDocument('Belge'))).toString()).size > 1, PATIENCE);
  });

  it('render a document once if many want it at the same time, without blocking others', async () => {
    const numbered = aPress(
      "globalThis.drawn = (globalThis.drawn ?? 0) + 1; setTimeout(() => send(document.title + ' ' + globalThis.drawn), 50);",
      { mostWaiting: 2 },
    );

    const wanted = [...Array(20).fill('Rechnung'), 'Belge'].map((title) => numbered.draw(aDocument(title)));
    const files = (await Promise.all(wanted)).map(String);
    const later = String(await numbered.draw(aDocument('Rechnung')));

    expect([...new Set(files), later]).toEqual(['Rechnung 1', 'Belge 2', 'Rechnung 3']);
  });

  it('refuse when too many are waiting', async () => {
    const slow = aPress('setTimeout(() => send(document.title), 50);', { mostWaiting: 2 });

    const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((title) => slow.draw(aDocument(title))));

    expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(answers[3]).toMatchObject({ reason: { key: 'service_unavailable', retryAfterSeconds: 5 } });
  });
});
