import { refuse } from '../../../../domain/movingIn/movingIn.refusals.ts';
import { loadedOnce } from '../../../platform/process/loadedOnce.ts';
import type { Sheet } from '../sheets.ts';
import { readDateStyles } from './dateStyles.ts';
import { openParts, type Parts, readWholePart } from './parts.ts';
import { readSharedStrings } from './sharedStrings.ts';
import { readMerged, readWorksheet } from './worksheet.ts';

const WORKBOOK = 'xl/workbook.xml';
const MOST_SHEETS = 50;

type Outline = { sheets: { name: string; relation: string }[]; is1904: boolean };

/**
 * The sheets of an XLSX file, read while they are unpacked. Of formulas, their last result counts; of merged cells, the first holds
 * the value. Refuses as `openParts`, and with `import_not_readable` what is no workbook.
 */
export async function openWorkbook(bytes: Buffer): Promise<Sheet[]> {
  const parts = await openParts(bytes);
  if (!parts.entries.has(WORKBOOK)) return refuse('import_not_readable');
  const { sheets, is1904 } = await readOutline(parts);
  const targets = await readTargets(parts);
  const context = loadedOnce(async () => ({
    strings: await readSharedStrings(parts),
    dateStyles: await readDateStyles(parts),
    is1904,
  }));
  return sheets.slice(0, MOST_SHEETS).map(({ name, relation }) => ({
    name,
    is1904,
    rows: async function* () {
      yield* readWorksheet(parts, targets.get(relation) ?? '', await context());
    },
    merged: (row) => readMerged(parts, targets.get(relation) ?? '', row),
  }));
}

/** The names of the sheets in their order, and from which day the workbook counts. */
async function readOutline(parts: Parts): Promise<Outline> {
  const outline: Outline = { sheets: [], is1904: false };
  await readWholePart(parts, WORKBOOK, {
    open: (name, { date1904 = '', name: title = '', ...attributes }) => {
      if (name === 'workbookPr') outline.is1904 = date1904 === '1' || date1904 === 'true';
      const [, relation = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      if (name === 'sheet') outline.sheets.push({ name: title, relation });
    },
  });
  return outline;
}

/** Where the sheets are, by the names under which the workbook refers to them; a chart has no rows. */
async function readTargets(parts: Parts): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await readWholePart(parts, 'xl/_rels/workbook.xml.rels', {
    open: (_name, { Id = '', Type = '', Target = '' }) => {
      if (Type.endsWith('/worksheet')) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return targets;
}
