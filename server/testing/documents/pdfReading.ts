import jsqr from 'jsqr';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  title: string;
  /** In PDF's format, `D:20261125…`. */
  createdAt: string;
  language: string | null;
  isTagged: boolean;
  /** The words of each page in drawing order. */
  pages: string[];
  /** Roles of the structure on the first page, in reading order. */
  roles: string[];
  /** The characters of the first page in reading order, with only the blanks that are drawn: what screen readers read aloud. */
  spoken: string;
  /** The colour of the first words of each page, for example `#0f5c52`; undefined for the default. */
  inks: (string | undefined)[];
  /** The contents of the QR codes, scanned from their drawing. */
  codes: string[];
};

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

/** Reads a PDF like a viewer: words, structure, and QR codes by scanning them. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const { info } = await document.getMetadata();
  const properties = info as { Title?: string; CreationDate?: string; Language?: string | null };
  const [first] = pages;
  if (!first) throw new Error('a PDF without pages');
  return {
    title: properties.Title ?? '',
    createdAt: properties.CreationDate ?? '',
    language: properties.Language ?? null,
    isTagged: isMarked(await document.getMarkInfo()),
    pages: await Promise.all(pages.map(wordsOf)),
    roles: rolesIn(await first.getStructTree()),
    spoken: await signsOf(first),
    inks: await Promise.all(pages.map(firstInk)),
    codes: (await Promise.all(pages.map(codesOn))).flat(),
  };
}

/** pdf.js returns a map, although its types say an object. */
function isMarked(markInfo: unknown): boolean {
  return markInfo instanceof Map && markInfo.get('Marked') === true;
}

async function wordsOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  const parts = items.flatMap((item) => ('str' in item ? [item.str] : []));
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

async function signsOf(page: Page): Promise<string> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawn = fnArray.flatMap((operator, index) => (operator === OPS.showText ? argsArray[index]?.[0] : []));
  return drawn.map((glyph: unknown) => (isGlyph(glyph) ? glyph.unicode : '')).join('');
}

/** other elements are numbers that move the next glyph */
function isGlyph(glyph: unknown): glyph is { unicode: string } {
  return typeof glyph === 'object' && glyph !== null && 'unicode' in glyph;
}

async function firstInk(page: Page): Promise<string | undefined> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const words = fnArray.indexOf(OPS.showText);
  const chosen = fnArray.slice(0, words).lastIndexOf(OPS.setFillRGBColor);
  return argsArray[chosen]?.[0];
}

function rolesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const role = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [...role, ...children.flatMap(rolesIn)];
}

const LEAST_SHAPES = 100;
const PIXELS_PER_POINT = 4;
const MARGIN = 12; // points of paper around the code

async function codesOn(page: Page): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, index) => {
    if (operator !== OPS.constructPath) return [];
    const boxes = boxesOf(argsArray[index]?.[1]?.[0] ?? []);
    const found = boxes.length < LEAST_SHAPES ? null : scan(boxes);
    return found === null ? [] : [found];
  });
}

type Box = { left: number; top: number; right: number; bottom: number };

/** pdf.js flattens paths: 0 moves, 1 draws a line (a point follows each), 4 closes; other shapes are no QR code. */
function boxesOf(path: ArrayLike<number>): Box[] {
  const boxes: Box[] = [];
  for (let index = 0; index < path.length; ) {
    const step = path[index];
    if (step !== 0 && step !== 1 && step !== 4) return [];
    if (step === 0) boxes.push({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });
    if (step !== 4) widen(boxes.at(-1), path[index + 1] ?? 0, path[index + 2] ?? 0);
    index += step === 4 ? 1 : 3;
  }
  return boxes;
}

function widen(box: Box | undefined, x: number, y: number): void {
  if (!box) return;
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}

function scan(boxes: readonly Box[]): string | null {
  const left = Math.min(...boxes.map((box) => box.left)) - MARGIN;
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
  const size = Math.ceil((Math.max(...boxes.map((box) => box.right)) + MARGIN - left) * PIXELS_PER_POINT);
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const at = (value: number, from: number) => Math.round((value - from) * PIXELS_PER_POINT);
  for (const box of boxes) {
    for (let y = at(box.top, top); y < at(box.bottom, top); y += 1) {
      for (let x = at(box.left, left); x < at(box.right, left); x += 1)
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  const code = jsqr(pixels, size, size);
  return code && new TextDecoder().decode(new Uint8Array(code.binaryData));
}
