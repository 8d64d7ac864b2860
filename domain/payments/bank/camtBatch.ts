import { type Cents, cents, sumCents } from '../../shared/money.ts';
import { isEuro, signAt, storableCents, wholeIn } from './camtValues.ts';
import { childrenOf, elementAt, textAt, type XmlElement } from './xmlElement.ts';

/** The transactions of a collective entry and the bank's charges, in cents; `undefined` if they cannot be separated. */
export type Split = { amounts: Cents[]; charges: Cents } | undefined;

/**
 * Splits a collective entry into its transactions. Each must state its amount, none may be missing, and the sum must
 * equal the booked amount, or that plus the stated charges. A single transaction without an amount has the booked one.
 */
export function splitOf(entry: XmlElement, details: readonly XmlElement[], whole: Cents): Split {
  if (isIncomplete(entry)) return undefined;
  const alone = { amounts: [whole], charges: cents(0) };
  if (details.length === 0) return alone;
  const told = details.map((detail) => amountOf(detail, whole));
  if (details.length === 1 && told[0] === undefined) return alone;
  const amounts = told.filter((amount) => amount !== undefined);
  if (amounts.length < details.length) return undefined;
  const missing = whole - sumCents(amounts);
  if (missing === 0) return { amounts, charges: cents(0) };
  return chargesTold(entry, details).includes(missing) ? { amounts, charges: cents(missing) } : undefined;
}

/** Whether the entry states more transactions than it lists; without a list, the entry is its only transaction. */
function isIncomplete(entry: XmlElement): boolean {
  return childrenOf(entry, 'NtryDtls').some((part) => {
    const count = wholeIn(textAt(part, 'Btch', 'NbOfTxs')) ?? 1;
    const listed = childrenOf(part, 'TxDtls').length;
    return count > Math.max(1, listed);
  });
}

const WHERE_AMOUNTS_ARE = [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']] as const;

/** In cents, with the sign of its side; undefined if there is none that can be read, or only one in another currency. */
function amountOf(detail: XmlElement, whole: Cents): Cents | undefined {
  const told = WHERE_AMOUNTS_ARE.map((path) => elementAt(detail, ...path)).filter(isEuro);
  const value = told.map(storableCents).find((amount) => amount !== undefined);
  const sign = elementAt(detail, 'CdtDbtInd') ? signAt(detail) : Math.sign(whole);
  return value === undefined || sign === undefined ? undefined : cents(sign * value);
}

/** The charges of an entry, stated at the entry, at its transactions, or partly at both. */
function chargesTold(entry: XmlElement, details: readonly XmlElement[]): number[] {
  const atEntry = chargesAt(entry);
  const atDetails = details.reduce((sum, detail) => sum + chargesAt(detail), 0);
  return [atEntry, atDetails, atEntry + atDetails].filter((sum) => sum !== 0);
}

/** Older versions repeat the element for each charge, newer ones contain a list of records. */
function chargesAt(element: XmlElement): number {
  return childrenOf(element, 'Chrgs').reduce((sum, one) => {
    const total = elementAt(one, 'TtlChrgsAndTaxAmt');
    const records = childrenOf(one, 'Rcrd');
    if (records.length > 0) return sum + records.reduce((part, record) => part + chargeOf(record, record), 0);
    return sum + chargeOf(one, one, total);
  }, 0);
}

/** A charge is a debit unless the bank says that it is a credit. */
function chargeOf(of: XmlElement, sided: XmlElement, total?: XmlElement): number {
  const amount = elementAt(of, 'Amt') ?? total;
  if (!isEuro(amount)) return 0;
  const sign = elementAt(sided, 'CdtDbtInd') ? signAt(sided) : -1;
  // a charge that cannot be read separates nothing
  return (sign ?? Number.NaN) * (storableCents(amount) ?? Number.NaN);
}
