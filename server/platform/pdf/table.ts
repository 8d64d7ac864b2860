import type { Column, Fact, Table } from './pdfDocument.ts';
import { apart, type Doc, decorate, group, ink, line, need, type Sheet, startPage, tag } from './sheet.ts';
import { colours, figures, page, sizes } from './theme.ts';

const PADDING = 5;
const GAP = 10;
const HEADER_SIZE = sizes.small;

/** A cell with its position. */
type Cell = { column: Column; text: string; x: number; width: number };

export function drawTable(sheet: Sheet, table: Table, keepWith: number): void {
  const header = cellsOf(
    table,
    table.columns.map((column) => column.label),
  );
  group(sheet, 'Table', (inside) => {
    need(inside, 60);
    drawHeader(inside, header);
    for (const [index, row] of table.rows.entries()) {
      const isLast = index === table.rows.length - 1;
      drawRow(inside, {
        header,
        cells: cellsOf(table, row),
        keepWith: isLast ? heightOfSums(table.sums) + (keepWith && GAP + keepWith) : 0,
      });
    }
  });
  drawSums(sheet, table.sums, keepWith);
}

function cellsOf({ columns }: Table, texts: readonly string[]): Cell[] {
  let x = page.left;
  return columns.map((column, index) => {
    const width = column.share * page.contentWidth;
    const cell = { column, text: texts[index] ?? '', x, width };
    x += width;
    return cell;
  });
}

function drawHeader(sheet: Sheet, header: Cell[]): void {
  const height = inkHeader(sheet.doc).heightOfString('X') + 2 * PADDING;
  decorate(sheet.doc, () => headerContext(sheet, height));
  group(sheet, 'TR', (row) => {
    for (const cell of header) tag(row, 'TH', () => drawCell(inkHeader(sheet.doc), cell, row.y), { scope: 'Column' });
  });
  sheet.y += height;
}

/** On later pages the header is only visual: screen readers have read it already. */
function repeatHeader(sheet: Sheet, header: Cell[]): void {
  const height = inkHeader(sheet.doc).heightOfString('X') + 2 * PADDING;
  decorate(sheet.doc, () => {
    headerContext(sheet, height);
    for (const cell of header) drawCell(inkHeader(sheet.doc), cell, sheet.y);
  });
  sheet.y += height;
}

/** `keepWith`: the height that must fit below the row on the same page, so that the sums never stand alone. */
type Row = { header: Cell[]; cells: Cell[]; keepWith: number };

function drawRow(sheet: Sheet, { header, cells, keepWith }: Row): void {
  const { doc } = sheet;
  ink(doc);
  const height = Math.max(...cells.map((cell) => doc.heightOfString(cell.text, flowOf(cell)))) + 2 * PADDING;
  if (sheet.y + height + keepWith > page.bottom) {
    startPage(sheet);
    repeatHeader(sheet, header);
  }
  group(sheet, 'TR', (row) => {
    for (const cell of cells) tag(row, 'TD', () => drawCell(ink(doc), cell, row.y));
  });
  sheet.y += height;
  decorate(doc, () => rule(doc, sheet.y, colours.line));
}

function drawCell(doc: Doc, cell: Cell, y: number): void {
  doc.text(cell.text, cell.x + PADDING, y + PADDING, flowOf(cell));
}

function drawSums(sheet: Sheet, sums: Fact[], keepWith: number): void {
  need(sheet, heightOfSums(sums) + (keepWith && GAP + keepWith));
  sheet.y += 4;
  for (const sum of sums) {
    tag(sheet, 'P', () => drawSum(sheet, sum));
    sheet.y += heightOfSum(sum);
  }
  sheet.y += GAP;
}

function heightOfSums(sums: Fact[]): number {
  return sums.reduce((height, sum) => height + heightOfSum(sum), 4);
}

function heightOfSum({ strong }: Fact): number {
  return strong ? 22 : 17;
}

function drawSum({ doc, y }: Sheet, { label, value, strong }: Fact): void {
  const style = strong
    ? { weight: 'bold' as const, size: sizes.heading, colour: colours.teal }
    : { colour: colours.soft };
  ink(doc, style);
  const valueWidth = doc.widthOfString(value);
  line(doc, apart(label), page.right - PADDING - Math.max(valueWidth, 70) - 14 - doc.widthOfString(label), y);
  line(doc, value, page.right - PADDING - valueWidth, y);
}

function headerContext({ doc, y }: Sheet, height: number): void {
  doc.rect(page.left, y, page.contentWidth, height).fill(colours.sand);
  rule(doc, y + height, colours.teal);
}

function rule(doc: Doc, y: number, colour: string): void {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.6).stroke(colour);
}

function inkHeader(doc: Doc): Doc {
  return ink(doc, { weight: 'bold', size: HEADER_SIZE, colour: colours.teal });
}

function flowOf({ column: { align }, width }: Cell): PDFKit.Mixins.TextOptions {
  return { width: width - 2 * PADDING, align, ...(align === 'right' ? { features: [...figures] } : {}) };
}
