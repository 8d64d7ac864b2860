import { encode } from 'uqr';
import type { Doc } from './sheet.ts';
import { colours } from './theme.ts';

const QUIET_MODULES = 4; // ISO/IEC 18004; scanners need it

export type Square = { x: number; y: number; size: number };

/** A QR code as vectors, its quiet zone inside `size`. Error correction M, as EPC069-12 requires. */
export function drawQrCode(doc: Doc, content: string, { x, y, size }: Square): void {
  const code = encode([...new TextEncoder().encode(content)], { ecc: 'M', border: 0 });
  const module = size / (code.size + 2 * QUIET_MODULES);
  doc.roundedRect(x, y, size, size, module).fill(colours.paper);
  for (const [row, cells] of code.data.entries()) {
    for (const { from, length } of darkRuns(cells)) {
      // a little taller than a module: viewers show hairlines between shapes that only touch
      doc.rect(x + (from + QUIET_MODULES) * module, y + (row + QUIET_MODULES) * module, length * module, module * 1.03);
    }
  }
  doc.fill('#000000');
}

function darkRuns(cells: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [index, dark] of cells.entries()) {
    const last = runs.at(-1);
    if (dark && last && last.from + last.length === index) last.length += 1;
    else if (dark) runs.push({ from: index, length: 1 });
  }
  return runs;
}
