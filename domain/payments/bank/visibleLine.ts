import type { BankLine } from './bankLine.ts';
import { bankReference, bankText } from './bankText.ts';

/** Signs without width that part no words: they come along when a number is copied from a message or a web page. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g;

/** A line's text without invisible signs, for people and for recognising numbers and names; null if nothing is left. */
export function visibleText(text: string | null): string | null {
  return text && bankText(text.replace(INVISIBLE, ''), text.length);
}

/** The line as it is stored and shown. Its identity is made of the texts before. */
export function visibleLine<Line extends BankLine>(line: Line): Line {
  return {
    ...line,
    counterparty_name: visibleText(line.counterparty_name),
    ultimate_name: visibleText(line.ultimate_name),
    remittance_text: visibleText(line.remittance_text),
    bank_text: visibleText(line.bank_text),
    structured_reference: visibleText(line.structured_reference),
    end_to_end_id: visibleReference(line.end_to_end_id),
    bank_reference: visibleReference(line.bank_reference),
  };
}

function visibleReference(text: string | null): string | null {
  const visible = visibleText(text);
  return visible && bankReference(visible);
}
