import { type Parts, readWholePart } from './parts.ts';

/** The numbers of the formats that show days, as the standard gives them (ECMA-376, 18.8.30), and of Asian days. */
const BUILT_IN: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Which styles of a workbook show a number as a day, by their places. */
export async function readDateStyles(parts: Parts): Promise<ReadonlySet<number>> {
  const formats = new Map<string, string>();
  const dates = new Set<number>();
  let isCells = false;
  let place = 0;
  await readWholePart(parts, 'xl/styles.xml', {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') formats.set(numFmtId, formatCode);
      if (name === 'cellXfs') isCells = true;
      if (name !== 'xf' || !isCells) return;
      if (showsDay(Number(numFmtId), formats.get(numFmtId))) dates.add(place);
      place += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return dates;
}

function showsDay(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.some(([first, last]) => id >= first && id <= last);
  // without quoted words, colours and languages in brackets, and signs that stand for themselves
  const plain = code.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '').toLowerCase();
  return plain !== 'standard' && /[yd]/.test(plain);
}
