import PDFKitDocument from 'pdfkit';
import { openFonts } from './fonts.ts';
import type { PdfDocument } from './pdfDocument.ts';
import { colours, page, sizes } from './theme.ts';

export type Doc = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

/** The document being drawn on: where the next block begins, and the element of the structure it belongs to. */
export type Sheet = { readonly doc: Doc; readonly root: Element; y: number };

export type Weight = 'regular' | 'bold';
export type Ink = { weight?: Weight; size?: number; colour?: string };

const options = {
  size: [page.width, page.height],
  margins: { top: page.top, left: page.left, right: page.width - page.right, bottom: page.height - page.bottom },
  pdfVersion: '1.7',
  tagged: true,
  displayTitle: true,
  bufferPages: true,
  autoFirstPage: true,
  font: null as never, // the first of the standard fonts would be loaded otherwise
  subset: 'PDF/UA' as never, // missing in the types
} as const satisfies PDFKit.PDFDocumentOptions;

export function openSheet(document: PdfDocument): Sheet {
  const doc = new PDFKitDocument({
    ...options,
    size: [...options.size],
    lang: document.language,
    info: {
      Title: document.title,
      Author: document.author,
      Creator: document.author,
      Producer: document.author,
      CreationDate: new Date(document.created_at),
    },
  });
  const { regular, bold } = openFonts();
  doc.registerFont('regular', regular).registerFont('bold', bold);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, y: page.top };
}

/** Makes sure that `height` points fit below; otherwise the next block begins on a new page. */
export function need(sheet: Sheet, height: number): void {
  if (sheet.y + height > page.bottom) startPage(sheet);
}

export function startPage(sheet: Sheet): void {
  sheet.doc.addPage();
  sheet.y = page.top;
}

export function ink(doc: Doc, { weight = 'regular', size = sizes.body, colour = colours.ink }: Ink = {}): Doc {
  return doc.font(weight).fontSize(size).fillColor(colour);
}

/** `scope` and `bbox` are missing in the types of pdfkit. */
type TagDetails = { alt?: string; scope?: 'Column'; bbox?: number[] };

/** Draws one leaf of the structure: a screen reader reads what `draw` draws, as what `type` says. */
export function tag(sheet: Sheet, type: string, draw: () => void, details: TagDetails = {}): void {
  sheet.root.add(sheet.doc.struct(type, details, draw));
}

/** Draws a part that has parts of its own; inside `draw` the sheet's root is this part. */
export function group(sheet: Sheet, type: string, draw: (inside: Sheet) => void): void {
  const element = sheet.doc.struct(type);
  sheet.root.add(element);
  const inside: Sheet = { doc: sheet.doc, root: element, y: sheet.y };
  draw(inside);
  sheet.y = inside.y;
  element.end();
}

/** Draws what a screen reader passes over: lines, marks, page numbers. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Read aloud, what is drawn beside or below would run into it otherwise. */
export function apart(text: string): string {
  return `${text} `;
}

/** One line of text, never broken. */
export function line(doc: Doc, text: string, x: number, y: number): void {
  doc.text(text, x, y, { lineBreak: false });
}
