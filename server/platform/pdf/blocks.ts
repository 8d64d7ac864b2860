import { drawPanel } from './panel.ts';
import type { Block, Heading, List, Paragraph, Span } from './pdfDocument.ts';
import { type Doc, group, type Ink, ink, line, need, type Sheet, tag } from './sheet.ts';
import { drawSignatures } from './signatures.ts';
import { drawTable } from './table.ts';
import { colours, page, sizes } from './theme.ts';

const GAP = 8;
const LINE_GAP = 2;
const INDENT = 16;
const headings = {
  1: { size: sizes.title, before: 0, after: 10, keepWith: 60 },
  2: { size: sizes.heading, before: 10, after: 5, keepWith: 40 },
  3: { size: sizes.subheading, before: 6, after: 4, keepWith: 30 },
} as const;

/** `keepWith`: the height that must fit below the block, or below its end, on the same page. */
export function drawBlock(sheet: Sheet, block: Block, keepWith = 0): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(sheet, block);
      break;
    case 'paragraph':
      drawParagraph(sheet, block, keepWith);
      break;
    case 'list':
      drawList(sheet, block, keepWith);
      break;
    case 'table':
      drawTable(sheet, block, keepWith);
      break;
    case 'panel':
      drawPanel(sheet, block, keepWith);
      break;
    case 'signatures':
      drawSignatures(sheet, block);
      break;
  }
}

function drawHeading(sheet: Sheet, { level, text }: Heading): void {
  const { doc } = sheet;
  const { size, before, after, keepWith } = headings[level];
  const inked = () => ink(doc, { weight: 'bold', size, colour: colours.teal });
  sheet.y += before;
  need(sheet, inked().heightOfString(text, { width: page.contentWidth }) + keepWith);
  // a new page resets the colour
  tag(sheet, `H${level}`, () => inked().text(text, page.left, sheet.y, { width: page.contentWidth }));
  sheet.y = doc.y + after;
}

function drawParagraph(sheet: Sheet, { spans, quiet }: Paragraph, keepWith: number): void {
  const style = styleOf(quiet);
  needLines(sheet, spans, style, keepWith);
  tag(sheet, 'P', () => drawSpans(sheet.doc, spans, { ...style, x: page.left, y: sheet.y, width: page.contentWidth }));
  sheet.y = sheet.doc.y + GAP;
}

/** With the gap below it, in points. */
export function heightOfParagraph(sheet: Sheet, { spans, quiet }: Paragraph): number {
  return heightOf(sheet, spans, styleOf(quiet)) + GAP;
}

function styleOf(quiet: boolean | undefined): Ink {
  return quiet ? { size: sizes.small, colour: colours.soft } : {};
}

function heightOf({ doc }: Sheet, spans: readonly Span[], style: Ink): number {
  const text = spans.map((span) => span.text).join('');
  return ink(doc, style).heightOfString(text, { width: page.contentWidth, lineGap: LINE_GAP });
}

function drawList(sheet: Sheet, { ordered, items }: List, keepWith: number): void {
  group(sheet, 'L', (list) => {
    for (const [index, item] of items.entries()) {
      needLines(list, item, {}, index === items.length - 1 ? keepWith : 0);
      drawItem(list, ordered ? `${index + 1}.` : '•', item);
    }
  });
  sheet.y += GAP - LINE_GAP;
}

function drawItem(list: Sheet, label: string, spans: Span[]): void {
  const { doc } = list;
  const place = { x: page.left + INDENT, y: list.y, width: page.contentWidth - INDENT };
  group(list, 'LI', (item) => {
    tag(item, 'Lbl', () => line(ink(doc, { weight: 'bold', colour: colours.teal }), label, page.left, item.y));
    tag(item, 'LBody', () => drawSpans(doc, spans, place));
    item.y = doc.y + LINE_GAP + 1;
  });
}

/** Only short paragraphs move to the next page as a whole. */
const FEW_LINES = 8;

/** A paragraph may continue on the next page, but needs at least two lines before the break. */
function needLines(sheet: Sheet, spans: Span[], style: Ink, keepWith: number): void {
  const height = heightOf(sheet, spans, style);
  const line = sheet.doc.currentLineHeight() + LINE_GAP;
  if (keepWith > 0 && height <= FEW_LINES * line) need(sheet, height + GAP + keepWith);
  else need(sheet, Math.min(height, 2 * line));
}

type Place = Ink & { x: number; y: number; width: number };

function drawSpans(doc: Doc, spans: Span[], { x, y, width, ...style }: Place): void {
  for (const [index, span] of spans.entries()) {
    ink(doc, { ...style, weight: span.bold ? 'bold' : 'regular' });
    const flow = { width, lineGap: LINE_GAP, continued: index < spans.length - 1 };
    if (index === 0) doc.text(span.text, x, y, flow);
    else doc.text(span.text, flow);
  }
}
