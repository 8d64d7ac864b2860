import { isIban, normaliseIban } from '../invoicing/iban.ts';
import { type Cents, cents, sumCents } from '../shared/money.ts';
import type { BankLine } from './bankLine.ts';
import { bankReference, bankText } from './bankText.ts';
import { centsOf, dayAt, signOf } from './camtValues.ts';
import { refuse } from './payments.refusals.ts';
import { childrenOf, elementAt, textAt, textsAt, type XmlElement } from './xmlElement.ts';

const LONGEST_NAME = 200;
const LONGEST_TEXT = 2_000;

/**
 * The movements of one entry (`Ntry`) of a camt.053 statement, in any version from 2 on: one, or each of a batch where the
 * bank lists them with amounts that add up. None for what is not booked yet, or moves nothing. Refuses with
 * `bank_statement_not_readable`, `bank_statement_not_in_euro`.
 */
export function readEntry(entry: XmlElement): BankLine[] {
  if (!isBooked(entry)) return [];
  const amount_cents = cents(signOf(entry) * centsOf(elementAt(entry, 'Amt')));
  const booked_on = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt') ?? refuse('bank_statement_not_readable');
  const whole: Whole = {
    // asked once: a batch may have thousands of movements
    note: bankText(textsAt(entry, 'AddtlNtryInf').join(' '), LONGEST_TEXT),
    is_reversal: isReversal(entry),
    amount_cents,
    booked_on,
    value_date: dayAt(entry, 'ValDt') ?? booked_on,
    bank_reference: bankReference(textAt(entry, 'AcctSvcrRef')),
  };
  if (amount_cents === 0) return [];
  const details = childrenOf(entry, 'NtryDtls').flatMap((part) => childrenOf(part, 'TxDtls'));
  const amounts = details.length > 1 ? amountsOf(details, amount_cents) : undefined;
  if (amounts) return details.flatMap((detail, place) => lineOf(whole, [detail], amounts[place] ?? cents(0)));
  return lineOf(whole, details, amount_cents);
}

type Whole = Pick<BankLine, 'amount_cents' | 'booked_on' | 'value_date' | 'bank_reference'> & {
  /** What is said of the entry, for those of its movements of which nothing is. */
  note: string | null;
  is_reversal: boolean;
};

/** As text in older versions, as a code in newer ones; a statement tells of booked movements unless it says otherwise. */
function isBooked(entry: XmlElement): boolean {
  const status = elementAt(entry, 'Sts');
  const code = textAt(status, 'Cd') ?? textAt(status, 'Prtry') ?? status?.text.trim();
  return !code || code === 'BOOK';
}

/** What each movement of a batch is over; undefined where the bank does not say, or it does not add up. */
function amountsOf(details: readonly XmlElement[], whole: Cents): Cents[] | undefined {
  const amounts: Cents[] = [];
  for (const detail of details) {
    const amount = elementAt(detail, 'Amt') ?? elementAt(detail, 'AmtDtls', 'TxAmt', 'Amt');
    if (amount?.attributes.Ccy !== 'EUR') return undefined;
    const sign = elementAt(detail, 'CdtDbtInd') ? signOf(detail) : Math.sign(whole);
    amounts.push(cents(sign * centsOf(amount)));
  }
  return sumCents(amounts) === whole ? amounts : undefined;
}

/** Several details for one line where they cannot be told apart: all that they say is kept. */
function lineOf(whole: Whole, details: readonly XmlElement[], amount_cents: Cents): BankLine[] {
  if (amount_cents === 0) return [];
  const { note, booked_on, value_date } = whole;
  const [only] = details.length === 1 ? details : [];
  const is_return = whole.is_reversal || details.some((detail) => elementAt(detail, 'RtrInf') !== undefined);
  const payer = only && partyOf(only, amount_cents > 0 !== is_return);
  const said = details.flatMap(wordsOf);
  const references = details.flatMap((detail) => textsAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'));
  const own = bankReference(textAt(only, 'Refs', 'AcctSvcrRef') ?? textAt(only, 'Refs', 'TxId'));
  return [
    {
      ...{ amount_cents, booked_on, value_date, is_return },
      counterparty_name: payer?.name ?? null,
      counterparty_iban: payer?.iban ?? null,
      remittance_text: said.length > 0 ? bankText(said.join(' '), LONGEST_TEXT) : note,
      structured_reference: bankText(references.join(' '), LONGEST_TEXT),
      end_to_end_id: bankReference(textAt(only, 'Refs', 'EndToEndId')),
      bank_reference: referenceOf(whole, own, amount_cents),
    },
  ];
}

/** The entry's own; in a batch, which shares it, with that of the movement. */
function referenceOf({ bank_reference, amount_cents }: Whole, own: string | null, part: Cents): string | null {
  if (bank_reference === null) return own;
  return part === amount_cents || own === null || own === bank_reference ? bank_reference : `${bank_reference}/${own}`;
}

function isReversal(entry: XmlElement): boolean {
  const reversal = textAt(entry, 'RvslInd');
  return reversal === 'true' || reversal === '1';
}

/** Newer versions put a party's name one level deeper. */
function partyOf(detail: XmlElement, isPayer: boolean) {
  const parties = elementAt(detail, 'RltdPties');
  for (const side of isPayer ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const)) {
    const of = (role: string) => textAt(parties, role, 'Pty', 'Nm') ?? textAt(parties, role, 'Nm');
    const name = bankText(of(side) ?? of(`Ultmt${side}`), LONGEST_NAME);
    const written = normaliseIban(textAt(parties, `${side}Acct`, 'Id', 'IBAN') ?? '');
    const iban = isIban(written) ? written : null;
    if (name !== null || iban !== null) return { name, iban };
  }
  return undefined;
}

function wordsOf(detail: XmlElement): string[] {
  const words = [
    ...textsAt(detail, 'RmtInf', 'Ustrd'),
    ...textsAt(detail, 'RmtInf', 'Strd', 'RfrdDocInf', 'Nb'),
    ...textsAt(detail, 'RmtInf', 'Strd', 'AddtlRmtInf'),
  ];
  return words.length > 0 ? words : textsAt(detail, 'AddtlTxInf');
}
