import { isIban, normaliseIban } from '../../invoicing/iban.ts';
import { type Cents, cents } from '../../shared/money.ts';
import type { BankLine, LineKind } from './bankLine.ts';
import { bankReference, bankText } from './bankText.ts';
import { splitOf } from './camtBatch.ts';
import { centsOf, dayAt, isEuro, signOf, type ToldDay, UnreadableField } from './camtValues.ts';
import { wordsOf } from './camtWords.ts';
import { invoicesNamed } from './invoicesNamed.ts';
import type { LeftOutReason } from './leftOut.ts';
import { accountNumber } from './reading/camtAccount.ts';
import { isReturnCode, returnTold } from './reading/camtReturn.ts';
import { visibleText } from './visibleLine.ts';
import { childrenOf, elementAt, textAt, textsAt, type XmlElement } from './xmlElement.ts';

const LONGEST_NAME = 200;
const LONGEST_TEXT = 2_000;
const LONGEST_STATUS = 40;

/** The lines of an entry; or why it has none, with the name that the bank gives to the reason. */
export type ReadEntry =
  | { lines: BankLine[]; amount_cents: Cents }
  | { leftOut: { why: LeftOutReason; name: string | null } };

/**
 * Reads an entry (`Ntry`) of a camt.053 statement, version 2 or later: one line, or one for each transaction of a
 * collective entry that can be separated, and the charges. Throws `UnreadableField`.
 */
export function readEntry(entry: XmlElement): ReadEntry {
  const status = statusOf(entry);
  if (status !== undefined) return { leftOut: { why: 'status', name: status } };
  const amount = elementAt(entry, 'Amt');
  if (amount && !isEuro(amount)) {
    return { leftOut: { why: 'currency', name: bankText(amount.attributes.Ccy, LONGEST_STATUS) } };
  }
  const amount_cents = cents(signOf(entry) * centsOf(amount));
  const days = daysOf(entry);
  if (amount_cents === 0) return { leftOut: { why: 'no_amount', name: null } };
  const details = childrenOf(entry, 'NtryDtls').flatMap((part) => childrenOf(part, 'TxDtls'));
  const whole: Whole = {
    ...days,
    // read once, because a collective entry may have thousands of transactions
    note: bankText(textsAt(entry, 'AddtlNtryInf').join(' '), LONGEST_TEXT),
    is_reversal: isReversal(entry),
    is_return_code: isReturnCode(entry),
    amount_cents,
    bank_reference: bankReference(textAt(entry, 'AcctSvcrRef')),
  };
  return { lines: linesOf(entry, whole, details), amount_cents };
}

type Whole = Pick<BankLine, 'amount_cents' | 'booked_on' | 'value_date' | 'impossible_date' | 'bank_reference'> & {
  /** The note of the entry, repeated for each of its transactions. */
  note: string | null;
  is_reversal: boolean;
  is_return_code: boolean;
};

function linesOf(entry: XmlElement, whole: Whole, details: readonly XmlElement[]): BankLine[] {
  const split = splitOf(entry, details, whole.amount_cents);
  if (!split) return [lineOf(whole, details, { kind: 'not_split', amount_cents: whole.amount_cents })];
  const [alone = whole.amount_cents] = split.amounts;
  if (details.length < 2 && split.charges === 0) {
    return [lineOf(whole, details, { kind: 'movement', amount_cents: alone })];
  }
  const movements = details.flatMap((detail, place) => {
    const amount_cents = split.amounts[place] ?? cents(0);
    return amount_cents === 0 ? [] : [partOf(whole, detail, amount_cents)];
  });
  return split.charges === 0 ? movements : [...movements, chargesOf(whole, split.charges)];
}

/** `BOOK` is the format's code; banks write the others as a name of their own (`Prtry`). */
const BOOKED = new Set(['BOOK', 'BOOKED', 'POSTED', 'GEBUCHT', 'VERBUCHT']);

/** Text in older versions, a code in newer ones; undefined if booked, or if nothing is stated. */
function statusOf(entry: XmlElement): string | undefined {
  const status = elementAt(entry, 'Sts');
  const told = bankText(textAt(status, 'Cd') ?? textAt(status, 'Prtry') ?? status?.text, LONGEST_STATUS);
  return told === null || BOOKED.has(told.toUpperCase()) ? undefined : told;
}

/** Booking day and value date of the entry; each replaces the other if that is missing. */
function daysOf(entry: XmlElement): Pick<BankLine, 'booked_on' | 'value_date' | 'impossible_date'> {
  const booked = dayAt(entry, 'BookgDt');
  const value = dayAt(entry, 'ValDt');
  const booked_on = realDay(booked) ?? realDay(value);
  if (!booked_on) throw new UnreadableField('BookgDt');
  return {
    booked_on,
    value_date: realDay(value) ?? booked_on,
    impossible_date: value && 'impossible' in value ? value.impossible : null,
  };
}

function realDay(told: ToldDay | undefined) {
  return told && 'day' in told ? told.day : undefined;
}

type Part = { kind: LineKind; amount_cents: Cents };

/**
 * A transaction of a collective entry. The note of the whole entry does not count as naming an invoice for one of them;
 * such a line waits for a person.
 */
function partOf(whole: Whole, detail: XmlElement, amount_cents: Cents): BankLine {
  const own = lineOf({ ...whole, note: null }, [detail], { kind: 'movement', amount_cents });
  if (own.remittance_text !== null || own.structured_reference !== null) return own;
  const isNamed = invoicesNamed(visibleText(whole.note)).length > 0;
  return { ...own, remittance_text: whole.note, kind: isNamed ? 'not_split' : 'movement' };
}

/** One line for several transactions that cannot be separated; keeps everything that they state. */
function lineOf(whole: Whole, details: readonly XmlElement[], { kind, amount_cents }: Part): BankLine {
  const { note, booked_on, value_date, impossible_date } = whole;
  const [only] = details.length === 1 && kind === 'movement' ? details : [];
  const wasReturn = whole.is_reversal || details.some((detail) => elementAt(detail, 'RtrInf') !== undefined);
  const is_return = wasReturn || whole.is_return_code || details.some(isReturnCode);
  const payer = only && partyOf(only, amount_cents > 0 !== is_return);
  const references = details.flatMap((detail) => textsAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'));
  const own = bankReference(textAt(only, 'Refs', 'AcctSvcrRef') ?? textAt(only, 'Refs', 'TxId'));
  const several =
    details.length > 1 ? details.flatMap((detail) => namesIn(detail, amount_cents > 0 !== is_return)) : [];
  const reason = returnTold(details);
  const words = wordsOf(details, note, [...several, ...reason.words]);
  return {
    kind,
    amount_cents,
    booked_on,
    value_date,
    impossible_date,
    is_return,
    return_code: reason.code,
    ...payerOf(payer, only && partyAsBefore(only, amount_cents > 0 !== wasReturn)),
    ultimate_name: payer && payer.ultimate !== payer.name ? payer.ultimate : null,
    remittance_text: bankText(words.purpose.join(' '), LONGEST_TEXT),
    bank_text: bankText(words.added.join(' '), LONGEST_TEXT),
    structured_reference: bankText(references.join(' '), LONGEST_TEXT),
    end_to_end_id: bankReference(textAt(only, 'Refs', 'EndToEndId')),
    bank_reference: referenceOf(whole, own, amount_cents),
  };
}

/** A line for charges that the bank deducted or added. */
function chargesOf(whole: Whole, amount_cents: Cents): BankLine {
  const { booked_on, value_date, impossible_date, bank_reference, note } = whole;
  return {
    kind: 'charges',
    amount_cents,
    booked_on,
    value_date,
    impossible_date,
    is_return: false,
    return_code: null,
    counterparty_name: null,
    counterparty_iban: null,
    ultimate_name: null,
    remittance_text: null,
    bank_text: note,
    structured_reference: null,
    end_to_end_id: null,
    bank_reference: bank_reference === null ? null : `${bank_reference}/charges`,
  };
}

/** The reference of the entry; in a collective entry together with that of the transaction. */
function referenceOf({ bank_reference, amount_cents }: Whole, own: string | null, part: Cents): string | null {
  if (bank_reference === null) return own;
  return part === amount_cents || own === null || own === bank_reference ? bank_reference : `${bank_reference}/${own}`;
}

function isReversal(entry: XmlElement): boolean {
  const reversal = textAt(entry, 'RvslInd')?.toLowerCase();
  return reversal === 'true' || reversal === '1';
}

/** Newer versions put the name of a party one level deeper. */
function partyOf(detail: XmlElement, isPayer: boolean, ibanOf: typeof ibanIn = ibanIn) {
  const parties = elementAt(detail, 'RltdPties');
  const of = (role: string) =>
    bankText(textAt(parties, role, 'Pty', 'Nm') ?? textAt(parties, role, 'Nm'), LONGEST_NAME);
  for (const side of isPayer ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const)) {
    const ultimate = of(`Ultmt${side}`);
    const name = of(side) ?? ultimate;
    const iban = ibanOf(elementAt(parties, `${side}Acct`));
    if (name !== null || iban !== null) return { name, iban, ultimate };
  }
  return undefined;
}

/** The account of a party, also where a bank writes its IBAN as another kind of number. */
function ibanIn(account: XmlElement | undefined): string | null {
  const number = accountNumber(account);
  return number !== null && isIban(number) ? number : null;
}

type Party = ReturnType<typeof partyOf>;

/** Payer or payee of a line; with those by which it is identified, if they were read in another way before. */
function payerOf(
  payer: Party,
  before: Party,
): Pick<BankLine, 'counterparty_name' | 'counterparty_iban' | 'identified_by'> {
  const of = (party: Party) => ({ counterparty_name: party?.name ?? null, counterparty_iban: party?.iban ?? null });
  const isSame = payer?.name === before?.name && payer?.iban === before?.iban;
  return isSame ? of(payer) : { ...of(payer), identified_by: of(before) };
}

/**
 * The party as it has always been read: its account only from `IBAN`, and a return only by `RvslInd` and `RtrInf`. If this
 * changed, lines that are stored already would be booked again from the next file.
 */
function partyAsBefore(detail: XmlElement, isPayer: boolean): Party {
  return partyOf(detail, isPayer, (account) => {
    const iban = normaliseIban(textAt(account, 'Id', 'IBAN') ?? '');
    return isIban(iban) ? iban : null;
  });
}

/** The names in a collective entry that cannot be separated, for the person who decides. */
function namesIn(detail: XmlElement, isPayer: boolean): string[] {
  const party = partyOf(detail, isPayer);
  return [party?.name, party?.ultimate].flatMap((name) => name ?? []);
}
