/** The used part of fontkit, whose package has no types. */
declare module 'fontkit' {
  export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  /** Cached by its font. `_decode` reads its outline. */
  export type Glyph = { _decode(): unknown };
  export type GlyphRun = { glyphs: object[]; positions: GlyphPosition[]; advanceWidth: number };
  export type Font = {
    readonly characterSet: number[];
    layout(text: string, features?: unknown): GlyphRun;
    getGlyph(id: number, codePoints?: number[]): Glyph;
    glyphForCodePoint(codePoint: number): object;
  };
  export function create(bytes: Uint8Array): Font;
}
