import PDFKitDocument from 'pdfkit';
import { openFonts } from './fonts.ts';
import type { PdfDocument } from './pdfDocument.ts';
import { colours, page, sizes } from './theme.ts';

export type Doc = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

/** The document being rendered: where the next block begins, and the current structure element. */
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
  font: null as never, // otherwise pdfkit would load a standard font
  subset: 'PDF/UA' as never, // missing in the types
} as const satisfies PDFKit.PDFDocumentOptions;

type About = Pick<PdfDocument, 'language' | 'title' | 'author' | 'created_at'>;

/** Opens a file with its first page; `card` gives the pages another size, without margins. */
export function openSheet(document: About, card?: { width: number; height: number }): Sheet {
  const doc = new PDFKitDocument({
    ...options,
    size: card ? [card.width, card.height] : [...options.size],
    ...(card ? { margin: 0, margins: { top: 0, left: 0, right: 0, bottom: 0 } } : {}),
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

/** Starts a new page unless `height` points fit below. */
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

/** pdfkit's types lack `scope` and `bbox`. */
type TagDetails = { alt?: string; lang?: string; scope?: 'Column'; bbox?: number[] };

/** Draws a leaf of the structure tree: screen readers read it with the role `type`. */
export function tag(sheet: Sheet, type: string, draw: () => void, details: TagDetails = {}): void {
  sheet.root.add(sheet.doc.struct(type, details, draw));
}

/** Draws a structure element with children; inside `draw` it is the sheet's root. */
export function group(sheet: Sheet, type: string, draw: (inside: Sheet) => void): void {
  const element = sheet.doc.struct(type);
  sheet.root.add(element);
  const inside: Sheet = { doc: sheet.doc, root: element, y: sheet.y };
  draw(inside);
  sheet.y = inside.y;
  element.end();
}

/** Draws what screen readers ignore: lines, marks, page numbers. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Adds a separator, because screen readers would otherwise join it with its neighbour. */
export function apart(text: string): string {
  return `${text} `;
}

/** One line of text, never broken. */
export function line(doc: Doc, text: string, x: number, y: number): void {
  doc.text(text, x, y, { lineBreak: false });
}
