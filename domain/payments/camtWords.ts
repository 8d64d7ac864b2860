import { textsAt, type XmlElement } from './xmlElement.ts';

/** The payer's text, and what the bank adds to it, without repetitions. */
export type Words = { purpose: string[]; added: string[] };

/**
 * All texts of a line. Without a text of the payer, the bank's first text replaces it, because old statements have
 * everything there.
 */
export function wordsOf(details: readonly XmlElement[], note: string | null, names: readonly string[]): Words {
  const written = details.flatMap(writtenIn);
  const ofMovements = details.flatMap((detail) => textsAt(detail, 'AddtlTxInf'));
  const ofEntry = note === null ? [] : [note];
  const purpose = [written, ofMovements, ofEntry].find(({ length }) => length > 0) ?? [];
  const said = flat(purpose.join(' '));
  const added = [...new Set([...ofMovements, ...ofEntry, ...names])].filter((text) => !said.includes(flat(text)));
  return { purpose, added };
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
