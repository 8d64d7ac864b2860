/** The part of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  export type GlyphRun = { glyphs: object[]; positions: GlyphPosition[]; advanceWidth: number };
  export type Font = {
    readonly characterSet: number[];
    layout(text: string, features?: unknown): GlyphRun;
    glyphForCodePoint(codePoint: number): object;
  };
  export function create(bytes: Uint8Array): Font;
}
