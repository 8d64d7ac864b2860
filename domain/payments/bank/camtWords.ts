import { textsAt, type XmlElement } from './xmlElement.ts';

/** The payer's text, and what the bank adds to it, without repetitions. */
export type Words = { purpose: string[]; added: string[] };

/**
 * All texts of a line. Without a text of the payer, the bank's first text replaces it, because old statements have
 * everything there.
 */
export function wordsOf(details: readonly XmlElement[], note: string | null, others: readonly string[]): Words {
  const written = details.flatMap(writtenIn);
  const ofMovements = details.flatMap((detail) => textsAt(detail, 'AddtlTxInf'));
  const ofEntry = note === null ? [] : [note];
  const purpose = [written, ofMovements, ofEntry].find(({ length }) => length > 0) ?? [];
  const said = flat(purpose.join(' '));
  const structured = details.flatMap(structuredIn);
  const added = [...new Set([...ofMovements, ...ofEntry, ...others, ...structured])];
  return { purpose, added: added.filter((text) => !said.includes(flat(text))) };
}

/** Where structured remittance information may name an invoice, beside the fields above. */
const STRUCTURED = [
  ['RmtInf', 'Strd', 'RfrdDocInf', 'RfrdDocNb'],
  ['RmtInf', 'Strd', 'RfrdDocInf', 'LineDtls', 'Id', 'Nb'],
  ['RmtInf', 'Strd', 'RfrdDocInf', 'LineDtls', 'Desc'],
  ['RmtInf', 'Strd', 'CdtrRefInf', 'CdtrRef'],
  ['RmtInf', 'Strd', 'TaxRmt', 'RefNb'],
  ['RmtInf', 'Strd', 'GrnshmtRmt', 'RefNb'],
  ['RmtInf', 'Strd', 'Invcee', 'Nm'],
  ['RltdRmtInf', 'RmtId'],
  ['Purp', 'Prtry'],
] as const;

/** These texts are added to the bank's, not to the payer's, because the payer's text identifies a line. */
function structuredIn(detail: XmlElement): string[] {
  return STRUCTURED.flatMap((path) => textsAt(detail, ...path));
}

function writtenIn(detail: XmlElement): string[] {
  return [
    ...textsAt(detail, 'RmtInf', 'Ustrd'),
    ...textsAt(detail, 'RmtInf', 'Strd', 'RfrdDocInf', 'Nb'),
    ...textsAt(detail, 'RmtInf', 'Strd', 'AddtlRmtInf'),
  ];
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
