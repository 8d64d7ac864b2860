import { fieldUnder, isGroupOfMain, isRepeatable, knownHeaders, namesSomebody, UNSURE } from './columns.ts';

/** A line of a sheet in which heads may stand; what stands in no cell is empty. */
export type HeadLine = { number: number; cells: readonly string[]; hasOnlyTexts: boolean };
/** The columns of a cell that was merged, from the first to the last. */
export type MergedColumns = { from: number; to: number };
/** Two lines that are one head. */
export type TwoLines = { upper: HeadLine; lower: HeadLine };

const FEWEST_KNOWN = 3;
const FEWEST_CELLS = 2;
const LONGEST_HEADER = 100;

/**
 * Which lines are the head: the first with three known headers, together with a line of groups above it (“Ehefrau” over “Vorname” and
 * “Geburtsdatum”) or the second half of it below. Where no line has them, two lines that have them together; else the first of the
 * fullest. Undefined where no line has two cells.
 */
export function findHead(lines: readonly HeadLine[]): HeadLine | TwoLines | undefined {
  const at = lines.findIndex(({ cells }) => knownHeaders(cells) >= FEWEST_KNOWN);
  const line = lines[at];
  if (!line)
    return lines.flatMap((upper, place) => twoLines(upper, lines[place + 1]) ?? []).find(isDivided) ?? fullest(lines);
  const below = twoLines(line, lines[at + 1]);
  if (below && goesOn(below)) return below;
  const above = twoLines(lines[at - 1], line);
  return above && isGrouped(above) ? above : line;
}

export function isTwoLines(head: HeadLine | TwoLines): head is TwoLines {
  return 'lower' in head;
}

/**
 * The headers of a head of two lines. A merged cell of the upper line is said of each column below it. Where nothing is merged, a
 * cell reaches to the next one; a column that leaves a doubt is marked, and left to a person.
 */
export function joinedHeaders({ upper, lower }: TwoLines, merged: readonly MergedColumns[]): string[] {
  const fields = [...upper.cells, ...lower.cells].map(fieldUnder);
  let carried = '';
  const width = Math.max(upper.cells.length, lower.cells.length);
  return Array.from({ length: width }, (_, column) => {
    const below = lower.cells[column] ?? '';
    const range = merged.find(({ from, to }) => from <= column && column <= to);
    const own = upper.cells[range?.from ?? column] ?? '';
    if (own || merged.length > 0) carried = own;
    if (own || !carried || !below || isGroupOfMain(carried)) return joined(carried, below);
    const field = fieldUnder(below);
    const isElsewhere = field !== undefined && fields.filter((other) => other === field).length > 1;
    return isElsewhere && !isRepeatable(field) ? joined(carried, below) : `${carried} ${UNSURE} ${below}`;
  }).map((header) => header.slice(0, LONGEST_HEADER));
}

/** Under a group that says nothing of another person, a known header keeps its meaning; under each other it needs both words. */
function joined(group: string, below: string): string {
  if (!group || !below) return group || below;
  if (isGroupOfMain(group) && fieldUnder(below)) return below;
  const [all, turned] = [`${group} ${below}`, `${below} ${group}`];
  return !fieldUnder(all) && fieldUnder(turned) ? turned : all;
}

function twoLines(upper: HeadLine | undefined, lower: HeadLine | undefined): TwoLines | undefined {
  return upper && lower && lower.number === upper.number + 1 ? { upper, lower } : undefined;
}

/** Whether the second line goes on with the words, or with the groups, of the first: nothing that is known gets unknown by it. */
function goesOn({ upper, lower }: TwoLines): boolean {
  if (!lower.hasOnlyTexts) return false;
  const headers = joinedHeaders({ upper, lower }, []);
  const isKept = upper.cells.every((cell, column) => !fieldUnder(cell) || fieldUnder(headers[column] ?? ''));
  return isKept && knownHeaders(headers) > knownHeaders(upper.cells);
}

/** A title above a head is no line of groups. */
function isGrouped({ upper, lower }: TwoLines): boolean {
  return upper.cells.some((cell, column) => {
    const below = lower.cells[column] ?? '';
    if (!cell || !below) return false;
    return namesSomebody(cell) || isGroupOfMain(cell) || fieldUnder(joined(cell, below)) !== undefined;
  });
}

function isDivided({ upper, lower }: TwoLines): boolean {
  const known = knownHeaders(joinedHeaders({ upper, lower }, []));
  const alone = Math.max(knownHeaders(upper.cells), knownHeaders(lower.cells));
  return upper.hasOnlyTexts && lower.hasOnlyTexts && known >= FEWEST_KNOWN && known > alone;
}

function fullest(lines: readonly HeadLine[]): HeadLine | undefined {
  const counts = lines.map(({ cells }) => cells.filter(Boolean).length);
  const most = Math.max(0, ...counts);
  return most >= FEWEST_CELLS ? lines[counts.indexOf(most)] : undefined;
}
