import { bankText } from '../bankText.ts';
import { elementAt, textAt, textsAt, type XmlElement } from '../xmlElement.ts';

const LONGEST_CODE = 4;
const LONGEST_WORDS = 500;

/** What a bank says about a transaction that came back: the reason's code (ISO 20022), and its words, which may name an invoice. */
export type ReturnTold = { code: string | null; words: string[] };

/** The return information (`RtrInf`) of these transactions; of several reasons the first is the code, the others are words. */
export function returnTold(details: readonly XmlElement[]): ReturnTold {
  const told = details.flatMap((detail) => elementAt(detail, 'RtrInf') ?? []);
  const [code = null, ...codes] = [...new Set(told.flatMap((info) => codeOf(info) ?? []))];
  return { code, words: [...new Set([...codes, ...told.flatMap(wordsOf)])] };
}

/** `Rsn` contains a code since version 2; the first version called it `RtrRsn`. */
function codeOf(info: XmlElement): string | undefined {
  const code = (textAt(info, 'Rsn', 'Cd') ?? textAt(info, 'RtrRsn', 'Cd') ?? textAt(info, 'RtrRsn'))?.toUpperCase();
  return code && code.length <= LONGEST_CODE && /^[A-Z0-9]+$/.test(code) ? code : undefined;
}

/** A bank's own reason, its explanations, and who sent the money back. */
function wordsOf(info: XmlElement): string[] {
  const own = ['Cd', 'Prtry']
    .flatMap((kind) => textsAt(info, 'Rsn', kind))
    .filter((text) => text.length > LONGEST_CODE);
  const short = textsAt(info, 'Rsn', 'Prtry').filter((text) => text.length <= LONGEST_CODE);
  const sender = textAt(info, 'Orgtr', 'Pty', 'Nm') ?? textAt(info, 'Orgtr', 'Nm');
  const words = [...own, ...short, ...textsAt(info, 'AddtlInf'), ...textsAt(info, 'AddtlRtrRsnInf'), sender];
  return words.flatMap((text) => bankText(text, LONGEST_WORDS) ?? []);
}

/** Sub-families of the bank transaction code for payments and direct debits that came back. */
const CAME_BACK = new Set(['RRTN', 'RPCR', 'UPDD', 'PRDD', 'UPCQ', 'ARET', 'ADRT']);

/** Whether the bank's transaction code, of the entry or of one of its transactions, says that money came back. */
export function isReturnCode(element: XmlElement): boolean {
  const code = textAt(element, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd')?.toUpperCase();
  return code !== undefined && CAME_BACK.has(code);
}
