import type { Code, Fact, Panel } from './pdfDocument.ts';
import { drawQrCode } from './qrCode.ts';
import { apart, type Doc, decorate, ink, need, type Sheet, tag } from './sheet.ts';
import { colours, mm, page, sizes } from './theme.ts';

const PADDING = 14;
const CODE_SIZE = mm(40);
const CAPTION_HEIGHT = 26;
const LABEL_WIDTH = 86;
const RADIUS = 8;
const GAP = 12;

type Frame = { x: number; y: number; width: number; height: number };

/** Facts on a sand-coloured background, with the code at the right; never split between pages. */
export function drawPanel(sheet: Sheet, panel: Panel, keepWith: number): void {
  const { doc } = sheet;
  const textWidth = page.contentWidth - 2 * PADDING - (panel.code ? CODE_SIZE + PADDING : 0);
  const height = Math.max(textHeight(doc, panel, textWidth), panel.code ? CODE_SIZE + CAPTION_HEIGHT : 0) + 2 * PADDING;
  need(sheet, height + (keepWith && GAP + keepWith));
  const frame = { x: page.left, y: sheet.y, width: page.contentWidth, height };
  decorate(doc, () => drawContext(doc, frame));
  drawText(sheet, panel, textWidth);
  if (panel.code) drawCode(sheet, panel.code, frame);
  sheet.y = frame.y + height + GAP;
}

function drawContext(doc: Doc, { x, y, width, height }: Frame): void {
  doc.roundedRect(x, y, width, height, RADIUS).fill(colours.sand);
  doc.rect(x, y + RADIUS, 2.5, height - 2 * RADIUS).fill(colours.gold);
}

function drawText(sheet: Sheet, panel: Panel, width: number): void {
  const { doc } = sheet;
  const x = page.left + PADDING;
  let y = sheet.y + PADDING;
  tag(sheet, 'H2', () => inkTitle(doc).text(panel.title, x, y, { width }));
  y = doc.y + 6;
  for (const fact of panel.facts) {
    tag(sheet, 'P', () => drawFact(doc, fact, { x, y, width, height: 0 }));
    y = doc.y + 4;
  }
  y += 4;
  for (const note of panel.notes) {
    tag(sheet, 'P', () => inkNote(doc).text(note, x, y, { width, lineGap: 1 }));
    y = doc.y + 4;
  }
}

function drawFact(doc: Doc, { label, value, strong }: Fact, { x, y, width }: Frame): void {
  ink(doc, { size: sizes.small, colour: colours.soft }).text(apart(label), x, y + 1.5, { width: LABEL_WIDTH });
  inkValue(doc, strong).text(value, x + LABEL_WIDTH, y, { width: width - LABEL_WIDTH });
}

function drawCode(sheet: Sheet, code: Code, frame: Frame): void {
  const { doc } = sheet;
  const x = frame.x + frame.width - PADDING - CODE_SIZE;
  const y = frame.y + PADDING;
  const bbox = [x, y, x + CODE_SIZE, y + CODE_SIZE];
  tag(sheet, 'Figure', () => drawQrCode(doc, code.content, { x, y, size: CODE_SIZE }), { alt: code.description, bbox });
  tag(sheet, 'P', () =>
    ink(doc, { size: sizes.foot, colour: colours.soft }).text(code.caption, x, y + CODE_SIZE + 5, {
      width: CODE_SIZE,
      align: 'center',
    }),
  );
}

function textHeight(doc: Doc, panel: Panel, width: number): number {
  const title = inkTitle(doc).heightOfString(panel.title, { width }) + 6;
  const facts = panel.facts.map(
    (fact) => inkValue(doc, fact.strong).heightOfString(fact.value, { width: width - LABEL_WIDTH }) + 4,
  );
  const notes = panel.notes.map((note) => inkNote(doc).heightOfString(note, { width, lineGap: 1 }) + 4);
  return [title, ...facts, ...notes].reduce((sum, part) => sum + part, 0);
}

function inkTitle(doc: Doc): Doc {
  return ink(doc, { weight: 'bold', size: sizes.heading, colour: colours.teal });
}

function inkValue(doc: Doc, strong = false): Doc {
  return ink(doc, { weight: strong ? 'bold' : 'regular' });
}

function inkNote(doc: Doc): Doc {
  return ink(doc, { size: sizes.small, colour: colours.soft });
}
