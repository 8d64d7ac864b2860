import { drawBlock, heightOfParagraph } from './blocks.ts';
import { CARD, drawCard } from './card.ts';
import type { CardDocument } from './cardDocument.ts';
import { drawBrand, drawFeet, drawLetterhead } from './letterhead.ts';
import type { Block, PdfDocument } from './pdfDocument.ts';
import { type Doc, need, openSheet, type Sheet } from './sheet.ts';
import { heightOfSignatures } from './signatures.ts';

/**
 * Renders a document as a tagged PDF (PDF/UA) with embedded fonts. It keeps a thread busy for some milliseconds, so it must not
 * run on the main thread: use `drawPdf`.
 */
export async function drawDocument(document: PdfDocument | CardDocument): Promise<Buffer> {
  const isCard = 'format' in document;
  const sheet = openSheet(document, isCard && document.format === 'card' ? CARD : undefined);
  const bytes = collect(sheet.doc);
  if (isCard) drawCard(sheet, document);
  else drawPages(sheet, document);
  sheet.root.end();
  sheet.doc.end();
  return bytes;
}

/** Draws a document from the present page on. */
export function drawPages(sheet: Sheet, document: PdfDocument): void {
  drawBrand(sheet, document.author);
  if (document.letterhead) drawLetterhead(sheet, document.letterhead);
  for (const [place, block] of document.blocks.entries()) {
    keepWithSignatures(sheet, document.blocks.slice(place));
    drawBlock(sheet, block, heightOfEnd(sheet, document.blocks.slice(place + 1)));
  }
  drawFeet(sheet, document);
}

/** The last paragraphs before lines to sign on: the person who signs sees on the same page what it is. */
const KEPT_PARAGRAPHS = 3;

function keepWithSignatures(sheet: Sheet, [...coming]: readonly Block[]): void {
  const place = coming.findIndex(({ kind }) => kind !== 'paragraph');
  const next = coming[place];
  if (next?.kind !== 'signatures' || place === 0 || place > KEPT_PARAGRAPHS) return;
  const paragraphs = coming
    .slice(0, place)
    .map((block) => (block.kind === 'paragraph' ? heightOfParagraph(sheet, block) : 0));
  need(
    sheet,
    paragraphs.reduce((sum, height) => sum + height, heightOfSignatures(next)),
  );
}

/** In points: some eight lines. */
const MOST_KEPT = 120;

/** The height of the closing sentences, if only these follow: nobody looks for a last page with a single sentence. */
function heightOfEnd(sheet: Sheet, coming: readonly Block[]): number {
  if (coming.length > KEPT_PARAGRAPHS) return 0;
  let height = 0;
  for (const block of coming) {
    if (block.kind !== 'paragraph') return 0;
    height += heightOfParagraph(sheet, block);
  }
  return height <= MOST_KEPT ? height : 0;
}

async function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
