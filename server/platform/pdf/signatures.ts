import type { Signatures } from './pdfDocument.ts';
import { decorate, ink, need, type Sheet, tag } from './sheet.ts';
import { colours, mm, page, sizes } from './theme.ts';

const ROW_HEIGHT = mm(24);
const LINE_BELOW = mm(15);
const GUTTER = mm(10);
const width = (page.contentWidth - GUTTER) / 2;

/** In points. */
export function heightOfSignatures({ labels }: Signatures): number {
  return Math.ceil(labels.length / 2) * ROW_HEIGHT;
}

/** Lines to sign on, each with what it is for below. */
export function drawSignatures(sheet: Sheet, signatures: Signatures): void {
  const { doc } = sheet;
  const { labels } = signatures;
  need(sheet, heightOfSignatures(signatures));
  const top = sheet.y;
  for (const [index, label] of labels.entries()) {
    const x = page.left + (index % 2) * (width + GUTTER);
    const y = top + Math.floor(index / 2) * ROW_HEIGHT + LINE_BELOW;
    decorate(doc, () =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(colours.soft),
    );
    tag(sheet, 'P', () => ink(doc, { size: sizes.small, colour: colours.soft }).text(label, x, y + 4, { width }));
  }
  sheet.y = top + heightOfSignatures(signatures);
}
