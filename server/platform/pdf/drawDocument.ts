import { drawBlock } from './blocks.ts';
import { drawBrand, drawFeet, drawLetterhead } from './letterhead.ts';
import type { PdfDocument } from './pdfDocument.ts';
import { type Doc, openSheet } from './sheet.ts';

/**
 * Renders a document as a tagged PDF (PDF/UA) with embedded fonts. It keeps a thread busy for some milliseconds, so it must not
 * run on the main thread: use `drawPdf`.
 */
export async function drawDocument(document: PdfDocument): Promise<Buffer> {
  const sheet = openSheet(document);
  const bytes = collect(sheet.doc);
  drawBrand(sheet, document.author);
  if (document.letterhead) drawLetterhead(sheet, document.letterhead);
  for (const block of document.blocks) drawBlock(sheet, block);
  drawFeet(sheet, document);
  sheet.root.end();
  sheet.doc.end();
  return bytes;
}

async function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
