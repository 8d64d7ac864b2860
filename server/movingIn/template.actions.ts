import { writeXlsx } from 'hucre/xlsx';
import { columnFields, columnNames } from '../../domain/movingIn/columns.ts';
import { mayMoveIn } from '../../domain/movingIn/movingIn.access.ts';
import type { movingInContract } from '../../domain/movingIn/movingIn.contract.ts';
import { refuse } from '../../domain/movingIn/movingIn.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { OfficeActor } from '../platform/actor.ts';
import type { Ask } from '../platform/context.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import { say } from '../words.ts';

/** Columns that stand for parts of others: a list needs one of both. */
const SPARE = new Set(['full_name', 'name_last_first', 'postal_code_and_city', 'salutation']);

/** An empty list in the language of who asks, as a workbook with a sheet of explanations, or as CSV. */
export async function makeTemplate(
  { actor }: Ask<OfficeActor>,
  { format }: Input<(typeof movingInContract)['getImportTemplate']>,
): Promise<FileAnswer> {
  if (!mayMoveIn(actor)) return refuse('forbidden');
  const { language } = actor;
  const names = columnNames.filter((name) => !SPARE.has(name));
  const heads = names.map((name) => headOf(name, language));
  if (format === 'csv') {
    return {
      filename: say(language, 'movingIn.template.csvFile'),
      contentType: 'text/csv; charset=utf-8',
      content: Buffer.from(`\ufeff${heads.join(';')}\r\n`),
    };
  }
  const explained = names.map((name) => [
    headOf(name, language),
    say(language, `movingIn.kinds.${columnFields[name].kind}`),
  ]);
  const bytes = await writeXlsx({
    sheets: [
      { name: say(language, 'movingIn.template.list'), rows: [heads], freezePane: { rows: 1 } },
      {
        name: say(language, 'movingIn.template.explained'),
        columns: [{ width: 34 }, { width: 90 }],
        rows: explained,
      },
    ],
  });
  return {
    filename: say(language, 'movingIn.template.workbookFile'),
    contentType: DOWNLOAD,
    content: Buffer.from(bytes),
  };
}

/** No type of its own, as that of workbooks has “xml” in it: nothing that a browser might show. */
export const DOWNLOAD = 'application/octet-stream';

/** The first word from which the column is proposed, so that the filled template reads back as it is. */
function headOf(name: (typeof columnNames)[number], language: Language): string {
  return columnFields[name][language].split('|')[0] ?? name;
}
