import { type Cents, cents } from '../shared/money.ts';
import { isCreditorReference } from './creditorReference.ts';
import { isIban, normaliseIban } from './iban.ts';

// Limits of EPC069-12, version 3.1
const NAME_MAX = 70;
const TEXT_MAX = 140;
const PAYLOAD_MAX_BYTES = 331;
const AMOUNT_MAX = cents(99_999_999_999);

/** A payment to be made, with either a creditor reference or a free text, never both. */
export type Transfer = {
  name: string;
  iban: string;
  bic?: string;
  amount_cents: Cents;
} & ({ reference: string; text?: undefined } | { text: string; reference?: undefined });

/** Whether a QR code can carry this amount: 0.01 to 999,999,999.99 euro. */
export function isTransferable(amount: Cents): boolean {
  return amount >= 1 && amount <= AMOUNT_MAX;
}

/**
 * The text of the payment QR code for banking apps (EPC069-12, version 002, UTF-8; D41). A long name is cut to 70
 * characters. Throws on a wrong IBAN, reference or amount, because that is a bug.
 */
export function epcPayload(transfer: Transfer): string {
  if (!isIban(transfer.iban)) throw new Error('a transfer needs a valid IBAN');
  if (!isTransferable(transfer.amount_cents)) throw new Error(`no transfer of ${transfer.amount_cents} cents`);
  if (transfer.reference !== undefined && !isCreditorReference(transfer.reference)) {
    throw new Error(`not a creditor reference: ${transfer.reference}`);
  }
  const lines = [
    'BCD',
    '002',
    '1', // UTF-8
    'SCT',
    (transfer.bic ?? '').replace(/\s/g, ''),
    oneLine(transfer.name, NAME_MAX),
    normaliseIban(transfer.iban),
    `EUR${(transfer.amount_cents / 100).toFixed(2)}`,
    '', // purpose
    (transfer.reference ?? '').replace(/\s/g, ''),
    oneLine(transfer.text ?? '', TEXT_MAX),
  ];
  const payload = lines.join('\n').trimEnd();
  if (utf8Length(payload) > PAYLOAD_MAX_BYTES) throw new Error('the payment code would hold more than 331 bytes');
  return payload;
}

/** Removes line ends: one inside a value would shift everything after it into the wrong field. */
function oneLine(text: string, max: number): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return [...line].slice(0, max).join('').trim();
}

function utf8Length(text: string): number {
  return [...text].reduce((total, character) => total + bytesOf(character.codePointAt(0) ?? 0), 0);
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
