import PDFKitDocument from 'pdfkit';
import { page } from '../server/platform/pdf/theme.ts';
import { median } from './load.ts';

/** About as many lines as an invoice has. */
const LINES = 45;
const LINE = 'Jahresbeitrag 2027, Hauptmitglied, EUR 60,00, bis 25.01.2027';
const NOT_COUNTED = 20;

/** Milliseconds that pdfkit alone takes for a page of text: no tags, no QR code, and no embedded font. */
export async function barePdfMs(count: number): Promise<number> {
  const times: number[] = [];
  for (let turn = -NOT_COUNTED; turn < count; turn += 1) {
    const begun = performance.now();
    await draw();
    if (turn >= 0) times.push(performance.now() - begun);
  }
  return median(times);
}

async function draw(): Promise<number> {
  const doc = new PDFKitDocument({ size: 'A4', font: 'Helvetica' });
  for (let line = 0; line < LINES; line += 1) doc.fontSize(10).text(LINE, page.left, page.top + line * 15);
  doc.end();
  let bytes = 0;
  for await (const chunk of doc) bytes += (chunk as Buffer).length;
  return bytes;
}
