import { fittingLine } from './fitting.ts';
import type { Fact, Letterhead, PdfDocument } from './pdfDocument.ts';
import { apart, type Doc, decorate, ink, line, type Sheet, tag } from './sheet.ts';
import { colours, letter, mm, page, sizes } from './theme.ts';

// The association's mark: two overlapping squares and a tulip, around the point 0, 0.
const STAR = 'M-34-34H34V34H-34Z';
const TULIP =
  'M0-25C7-16 8-6 0 8C-8-6-7-16 0-25ZM-16-16C-7-12-3-3-2 10C-13 8-19-3-16-16ZM16-16C7-12 3-3 2 10C13 8 19-3 16-16ZM-1.4 12H1.4V24H-1.4Z';
const MARK_SCALE = 0.3;

/** Sizes of the return line and of the address; sorting machines read the first of the address. */
const RETURN = [6.5, 6, 5.5, 5] as const;
const ADDRESS = [10.5, 10, 9, 8, 7, 6] as const;

/** The association's mark and name at the top of the first page. */
export function drawBrand(sheet: Sheet, name: string): void {
  const { doc } = sheet;
  decorate(doc, () => {
    doc.rect(0, 0, page.width, mm(3)).fill(colours.teal);
    drawMark(doc, { x: page.left + 14, y: mm(20), scale: MARK_SCALE, ground: colours.teal, figure: colours.paper });
  });
  tag(sheet, 'P', () => {
    ink(doc, { weight: 'bold', size: 14, colour: colours.teal }).text(name, page.left + 36, mm(20) - 8, {
      width: page.contentWidth - 36,
      height: 20,
      ellipsis: true,
    });
  });
  sheet.y = mm(33);
}

/** Address, facts and folding marks of a letter; the following content begins below the envelope's window. */
export function drawLetterhead(sheet: Sheet, head: Letterhead): void {
  const { doc } = sheet;
  decorate(doc, () => drawFoldMarks(doc));
  tag(sheet, 'P', () => drawReturnLine(doc, head.return_line));
  tag(sheet, 'P', () => drawRecipient(doc, head.recipient));
  let y: number = letter.factsTop;
  for (const fact of head.facts) {
    tag(sheet, 'P', () => drawFact(doc, fact, y));
    y = doc.y + 3;
  }
  sheet.y = Math.max(letter.bodyTop, y);
}

/** The footer columns and the page number on every page. */
export function drawFeet(sheet: Sheet, document: PdfDocument): void {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    decorate(doc, () => drawFoot(doc, document, { number: index - start + 1, count }));
  }
}

type MarkLook = { x: number; y: number; scale: number; ground: string; figure: string };

/** The association's mark around a point. */
export function drawMark(doc: Doc, { x, y, scale, ground, figure }: MarkLook): void {
  doc.save().translate(x, y).scale(scale);
  doc.path(STAR).fill(ground);
  doc.save().rotate(45).path(STAR).fill(ground).restore();
  doc.path(TULIP).fill(figure);
  doc.restore();
}

function drawFoldMarks(doc: Doc): void {
  for (const y of letter.foldMarks) doc.moveTo(mm(5), y).lineTo(mm(9), y).lineWidth(0.4).stroke(colours.line);
}

function drawReturnLine(doc: Doc, text: string): void {
  const { addressLeft: x, addressTop, addressWidth: width } = letter;
  fittingLine(doc, text, {
    x,
    middle: addressTop + mm(1.3),
    width,
    weight: 'regular',
    colour: colours.soft,
    sizes: RETURN,
  });
}

/** In the largest letters in which all of it fits into the window; a line that is too long continues on the next. */
function drawRecipient(doc: Doc, lines: string[]): void {
  const text = lines.map(apart).join('\n');
  const { addressWidth: width, recipientHeight: height } = letter;
  const fits = (size: number) => ink(doc, { size }).heightOfString(text, { width, lineGap: 0 }) <= height;
  const size = ADDRESS.find(fits) ?? ADDRESS.at(-1) ?? 1;
  ink(doc, { size }).text(text, letter.addressLeft, letter.recipientTop, { width, height, lineGap: 0, ellipsis: true });
}

function drawFact(doc: Doc, { label, value, strong }: Fact, y: number): void {
  const labelWidth = mm(32);
  ink(doc, { size: sizes.small, colour: colours.soft }).text(apart(label), letter.factsLeft, y + 1.5, {
    width: labelWidth,
  });
  ink(doc, { weight: strong ? 'bold' : 'regular' }).text(value, letter.factsLeft + labelWidth, y, {
    width: page.right - letter.factsLeft - labelWidth,
    align: 'right',
  });
}

function drawFoot(doc: Doc, { footer }: PdfDocument, pageOf: { number: number; count: number }): void {
  doc.moveTo(page.left, page.foot).lineTo(page.right, page.foot).lineWidth(0.6).stroke(colours.line);
  ink(doc, { size: sizes.foot, colour: colours.soft });
  const columnWidth = (page.contentWidth - 50) / Math.max(1, footer.length);
  for (const [column, lines] of footer.entries()) {
    for (const [row, text] of lines.entries()) {
      line(doc, text, page.left + column * columnWidth, page.foot + 7 + row * 10);
    }
  }
  const label = `${pageOf.number} / ${pageOf.count}`;
  line(doc, label, page.right - doc.widthOfString(label), page.foot + 7);
}
