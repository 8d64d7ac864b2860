import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph, type GlyphPosition, type GlyphRun } from 'fontkit';
import { withKnownGlyphs } from './glyphs.ts';
import { figures } from './theme.ts';

// The standard fonts of PDF lack ş, ğ, ı and İ, so these are embedded.
const FAMILY = '@expo-google-fonts/atkinson-hyperlegible-next';
const REGULAR = `${FAMILY}/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf`;
const BOLD = `${FAMILY}/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf`;
const MOST_KEPT_RUNS = 5_000;

export type Fonts = { regular: Buffer; bold: Buffer };

let opened: Fonts | undefined;

/** Both weights, read and parsed once per thread. */
export function openFonts(): Fonts {
  opened ??= { regular: openFont(REGULAR), bold: openFont(BOLD) };
  return opened;
}

// Shaping words is the most expensive part of a page; most words are the same in every document.
function openFont(name: string): Buffer {
  const font = create(readFileSync(createRequire(import.meta.url).resolve(name)));
  nameGlyphs(font);
  const codePoints = new Set(font.characterSet);
  const hasGlyph = (codePoint: number) => codePoints.has(codePoint);
  const kept = new Map<string, GlyphRun>();
  const layout = (text: string, features?: unknown) => {
    const key = `${JSON.stringify(features) ?? ''} ${text}`;
    const run = kept.get(key) ?? font.layout(withKnownGlyphs(text, hasGlyph), features);
    if (kept.size >= MOST_KEPT_RUNS) kept.clear();
    kept.set(key, run);
    return copyOf(run);
  };
  const getGlyph = (id: number, letters?: number[]) => keepingShape(font.getGlyph(id, letters));
  const remembering: Font = Object.create(font, { layout: { value: layout }, getGlyph: { value: getGlyph } });
  // pdfkit also accepts a parsed font, which its types do not say
  return remembering as unknown as Buffer;
}

/**
 * A glyph remembers the code point for which it was first requested. Embedding `i` requests its part, the dotless i, without one:
 * then `ı` in the next document could not be read or copied. So every letter is requested here.
 */
function nameGlyphs(font: Font): void {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  font.layout('0123456789', [...figures]);
}

/** Embedding a letter reads all of its points, to see whether it is composite: cached for all documents. */
function keepingShape(glyph: Glyph): Glyph {
  if (Object.hasOwn(glyph, '_decode')) return glyph;
  const read = glyph._decode.bind(glyph);
  let shape: unknown;
  const keep = () => {
    shape ??= read();
    return shape;
  };
  return Object.assign(glyph, { _decode: keep });
}

/** pdfkit scales the positions in place, so it gets a copy. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position): GlyphPosition => ({ ...position }));
  return {
    glyphs: run.glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((width, position) => width + position.xAdvance, 0);
    },
  };
}
