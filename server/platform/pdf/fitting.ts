import { type Doc, ink, line, type Weight } from './sheet.ts';

type Place = { x: number; middle: number; width: number };
type Look = { weight: Weight; colour: string; sizes: readonly number[] };

/** One line in the largest of the sizes in which it fits; if it fits in none, it is cut and ends in dots. */
export function fittingLine(doc: Doc, text: string, { x, middle, width, weight, colour, sizes }: Place & Look): void {
  const fits = (size: number) => ink(doc, { weight, size, colour }).widthOfString(text.trim()) <= width;
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 1;
  ink(doc, { weight, size, colour });
  line(doc, fits(size) ? text : shortened(doc, text, width), x, middle - doc.currentLineHeight() / 2);
}

function shortened(doc: Doc, text: string, width: number): string {
  const letters = [...text.trim()];
  while (letters.length > 1 && doc.widthOfString(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}… `;
}

/** Larger letters in fewer columns first. */
const LAYOUTS = [
  { columns: 1, size: 11 },
  { columns: 1, size: 9.5 },
  { columns: 2, size: 9.5 },
  { columns: 2, size: 8 },
  { columns: 2, size: 7 },
  { columns: 3, size: 6 },
  { columns: 3, size: 5 },
  { columns: 4, size: 4 },
  { columns: 4, size: 3.5 },
] as const;
const LINE = 1.2;

/**
 * How names are set in a box: the first of the layouts in which their lines fit, preferably without cutting a name. A household has
 * at most 41 people; these fit in the last one.
 */
export function namesLayout(doc: Doc, names: readonly string[], box: { width: number; height: number }) {
  const possible = LAYOUTS.map(({ columns, size }) => {
    const rows = Math.max(1, Math.ceil(names.length / columns));
    const widest = Math.max(0, ...names.map((name) => ink(doc, { weight: 'bold', size }).widthOfString(name)));
    return { columns, size, rows, lineHeight: size * LINE, isCut: widest > box.width / columns - 4 };
  }).filter(({ rows, lineHeight }) => rows * lineHeight <= box.height);
  const [first] = possible;
  const found = possible.find(({ isCut }) => !isCut) ?? first;
  if (!found) throw new Error(`${names.length} names do not fit on a card`);
  return found;
}
