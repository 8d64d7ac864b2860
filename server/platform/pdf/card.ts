import type { CardDocument } from './cardDocument.ts';
import { drawBack, drawFront } from './cardFaces.ts';
import { type Doc, decorate, group, ink, type Sheet, tag } from './sheet.ts';
import { colours, mm, page, sizes } from './theme.ts';

/** ISO/IEC 7810 ID-1: the size of bank cards and identity cards. */
export const CARD = { width: mm(85.6), height: mm(54), radius: mm(3.2) } as const;
const SHEET_LEFT = (page.width - 2 * CARD.width) / 2;
const SHEET_TOP = mm(75);
const MARK = mm(5);

/** Draws the front and the back of a card: each on a page of its own, or beside each other on A4. */
export function drawCard(sheet: Sheet, document: CardDocument): void {
  if (document.format === 'a4') drawOnSheet(sheet, document);
  else drawOnPages(sheet, document);
}

function drawOnPages(sheet: Sheet, document: CardDocument): void {
  drawFront(sheet, document, { x: 0, y: 0 });
  sheet.doc.addPage();
  drawBack(sheet, document, { x: 0, y: 0 });
}

function drawOnSheet(sheet: Sheet, document: CardDocument): void {
  const { doc } = sheet;
  tag(sheet, 'H1', () =>
    ink(doc, { weight: 'bold', size: sizes.title, colour: colours.teal }).text(document.title, SHEET_LEFT, mm(28), {
      width: 2 * CARD.width,
    }),
  );
  tag(sheet, 'P', () => ink(doc, { size: 11 }).text(document.hint, SHEET_LEFT, doc.y + 8, { width: 2 * CARD.width }));
  const back = SHEET_LEFT + CARD.width;
  group(sheet, 'Sect', (inside) => drawFront(inside, document, { x: SHEET_LEFT, y: SHEET_TOP }));
  group(sheet, 'Sect', (inside) => drawBack(inside, document, { x: back, y: SHEET_TOP }));
  decorate(doc, () => drawMarks(doc));
}

/** Where to cut (corners) and where to fold (a broken line), outside of the card itself. */
function drawMarks(doc: Doc): void {
  const [left, fold, right] = [SHEET_LEFT, SHEET_LEFT + CARD.width, SHEET_LEFT + 2 * CARD.width];
  const bottom = SHEET_TOP + CARD.height;
  doc.lineWidth(0.5).strokeColor(colours.soft);
  for (const x of [left, right]) {
    doc.moveTo(x, SHEET_TOP - MARK).lineTo(x, SHEET_TOP - 3);
    doc.moveTo(x, bottom + 3).lineTo(x, bottom + MARK);
  }
  for (const y of [SHEET_TOP, bottom]) {
    doc.moveTo(left - MARK, y).lineTo(left - 3, y);
    doc.moveTo(right + 3, y).lineTo(right + MARK, y);
  }
  doc.stroke();
  doc.dash(3, { space: 3 });
  doc.moveTo(fold, SHEET_TOP - 2 * MARK).lineTo(fold, SHEET_TOP - 3);
  doc.moveTo(fold, bottom + 3).lineTo(fold, bottom + 2 * MARK);
  doc.stroke().undash();
}
