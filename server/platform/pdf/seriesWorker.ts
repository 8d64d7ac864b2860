import { parentPort, workerData } from 'node:worker_threads';
import { drawPages } from './drawDocument.ts';
import type { PdfDocument } from './pdfDocument.ts';
import type { AboutSeries, SeriesAnswer, SeriesMessage } from './pdfSeries.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { page } from './theme.ts';

/** The code of a thread that draws one long file: documents in, the pages drawn so far out. */
const port = parentPort;
if (!port) throw new Error('the drawing thread was started as a program');
const file = openSheet(workerData as AboutSeries);
let isFirst = true;
port.on('message', ({ document }: SeriesMessage) => port.postMessage(drawn(document)));

function drawn(document: PdfDocument | undefined): SeriesAnswer {
  try {
    if (document) add(document);
    else end();
    return { bytes: (file.doc.read() as Buffer | null) ?? Buffer.alloc(0) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** A part of the structure tree per document, which is written out with its pages. */
function add(document: PdfDocument): void {
  const { doc, root } = file;
  if (!isFirst) doc.addPage();
  isFirst = false;
  const part = doc.struct('Part', { lang: document.language, title: document.title });
  root.add(part);
  const sheet: Sheet = { doc, root: part, y: page.top };
  const before = tree().ParentTreeNextKey;
  drawPages(sheet, document);
  part.end();
  doc.flushPages();
  forget(before);
}

type Tree = { ParentTreeNextKey: number; ParentTree: { get(key: number): { data: unknown }[] | undefined } };

/** pdfkit's types lack the tree that leads from a page to what is written on it. */
function tree(): Tree {
  return (file.doc as unknown as { getStructTreeRoot(): { data: Tree } }).getStructTreeRoot().data;
}

/** Of an element that is written out, the tree needs only its number: what it was made of would fill the memory. */
function forget(from: number): void {
  const { ParentTree, ParentTreeNextKey } = tree();
  for (let key = from; key < ParentTreeNextKey; key += 1) {
    for (const element of ParentTree.get(key) ?? []) element.data = {};
  }
}

function end(): void {
  file.root.end();
  file.doc.end();
}
