import type { Citizenship } from '../../../domain/deaths/deathFacts.ts';
import { type DocumentAtADeath, documentsAtADeath } from '../../../domain/documents/neededAtADeath.ts';
import { austriaId, turkiyeId } from '../../../domain/reference/countries.ts';
import type { Block, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { sayDocumentType } from '../../words.ts';
import { bullets, condolence, farewell, heading, type PrintedCase, paragraph, sheetOf, words } from './printedCase.ts';

/** Of another citizenship only that it is a foreign one matters. */
const FOREIGN = 0;
const countryOf = { austrian: austriaId, turkish: turkiyeId, other: FOREIGN } satisfies Record<Citizenship, number>;

/** What the family has to bring, by civil status and citizenship of the deceased. */
export function whatToBring(printed: PrintedCase): PdfDocument {
  const t = words(printed);
  const { row, documents, association } = printed;
  const { permanent_residence, uploaded } = documents;
  const citizenship_id = row.citizenship && countryOf[row.citizenship];
  const asked = documentsAtADeath({ civil_status: row.civil_status, citizenship_id, permanent_residence }, uploaded);
  const needed = asked.filter(({ need }) => need === 'needed');
  const open = asked.filter(({ need }) => need === 'depends');
  const { street, postal_code, city } = association.address;
  return sheetOf(printed, 'what_to_bring', [
    ...condolence(printed),
    paragraph(t('bring.intro')),
    heading(2, t('bring.needed')),
    ...bullets([...needed.map((document) => nameOf(printed, document)), t('bring.notice')]),
    ...perhaps(printed, open),
    heading(2, t('bring.know')),
    ...bullets([
      t('bring.originals'),
      t('bring.foreign'),
      ...(row.destination === 'turkey' ? [t('bring.turkey')] : []),
      t('bring.nothingSigned'),
    ]),
    heading(2, t('bring.where')),
    paragraph(`${association.name}, ${street}, ${postal_code} ${city}`),
    ...farewell(printed),
  ]);
}

function perhaps(printed: PrintedCase, open: DocumentAtADeath[]): Block[] {
  const t = words(printed);
  if (open.length === 0) return [];
  const line = (document: DocumentAtADeath) =>
    `${nameOf(printed, document)}: ${t(`bring.question.${document.question ?? 'anything_else'}`)}`;
  return [heading(2, t('bring.perhaps')), ...bullets(open.map(line))];
}

function nameOf(printed: PrintedCase, { type, is_uploaded }: DocumentAtADeath): string {
  const name = sayDocumentType(printed.language, type);
  return is_uploaded ? words(printed)('bring.copyHere', { document: name }) : name;
}
