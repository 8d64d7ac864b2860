import type { CaseDocumentKind } from '../../../domain/deaths/documents.ts';
import { type TypeAtADeath, typesAtADeath } from '../../../domain/documents/neededAtADeath.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import type { PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { sayDocumentType } from '../../words.ts';
import { heading, known, nameOf, type PrintedCase, paragraph, sheetOf, words } from './printedCase.ts';
import type { PrintedOriginal } from './prints.reads.ts';

/** Which originals the association has received, from whom, and where they went. */
export function originalsReceipt(printed: PrintedCase): PdfDocument {
  const t = words(printed);
  return sheetOf(printed, 'originals_receipt', [
    paragraph(t('receipt.intro')),
    {
      kind: 'panel',
      title: t('receipt.about'),
      facts: known([
        { label: t('caseNo'), value: printed.whole.case_no },
        { label: t('fact.deceased'), value: nameOf(printed) },
        { label: t('date'), value: toWireDay(printed.today) },
      ]),
      notes: [],
    },
    heading(2, t('receipt.list')),
    {
      kind: 'table',
      title: t('receipt.list'),
      columns: [
        { label: t('receipt.document'), share: 0.36, align: 'left' },
        { label: t('receipt.day'), share: 0.14, align: 'left' },
        { label: t('receipt.moved'), share: 0.2, align: 'left' },
        { label: t('receipt.person'), share: 0.3, align: 'left' },
      ],
      rows: printed.originals.map((original) => [
        documentName(printed, original),
        toWireDay(original.moved_on),
        t(`receipt.move.${original.moved}`),
        original.person,
      ]),
      sums: [],
    },
    paragraph(t('receipt.keep')),
    { kind: 'signatures', labels: [t('sign.association'), t('sign.handedOver'), t('sign.gotBack')] },
  ]);
}

function documentName(printed: PrintedCase, { kind, name }: PrintedOriginal): string {
  if (isOfDeath(kind)) return words(printed)(`kinds.${kind}`);
  return name && kind === 'death_other' ? name : sayDocumentType(printed.language, kind);
}

type OfDeath = Exclude<CaseDocumentKind, TypeAtADeath>;

function isOfDeath(kind: CaseDocumentKind): kind is OfDeath {
  return !(typesAtADeath as readonly CaseDocumentKind[]).includes(kind);
}
