import { type Cents, cents, sumCents } from '../shared/money.ts';
import { centsOf, isEuro, signOf } from './camtValues.ts';
import { childrenOf, elementAt, textAt, type XmlElement } from './xmlElement.ts';

/** The movements of an entry, and what the bank kept of them; `undefined` where they cannot be told apart to the cent. */
export type Split = { amounts: Cents[]; charges: Cents } | undefined;

/**
 * How an entry is made up of its movements: each over an amount that is told, all of them there, and together what was
 * booked; or that and what the bank says it charged. A single movement of which no amount is told brings what was booked.
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

/** The bank says that a batch has more movements than it lists; one that it does not list is the entry itself. */
function isIncomplete(entry: XmlElement): boolean {
  return childrenOf(entry, 'NtryDtls').some((part) => {
    const count = Number(textAt(part, 'Btch', 'NbOfTxs') ?? 1);
    const listed = childrenOf(part, 'TxDtls').length;
    return count > Math.max(1, listed);
  });
}

const WHERE_AMOUNTS_ARE = [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']] as const;

/** In euros, with the sign of its side; undefined where none is told, or only in another currency. */
function amountOf(detail: XmlElement, whole: Cents): Cents | undefined {
  const amount = WHERE_AMOUNTS_ARE.map((path) => elementAt(detail, ...path)).find(isEuro);
  if (!amount) return undefined;
  const sign = elementAt(detail, 'CdtDbtInd') ? signOf(detail) : Math.sign(whole);
  return cents(sign * centsOf(amount));
}

/** What the bank says it charged for an entry: told at the entry, at its movements, or partly at both. */
function chargesTold(entry: XmlElement, details: readonly XmlElement[]): number[] {
  const atEntry = chargesAt(entry);
  const atDetails = details.reduce((sum, detail) => sum + chargesAt(detail), 0);
  return [atEntry, atDetails, atEntry + atDetails].filter((sum) => sum !== 0);
}

/** Older versions repeat the whole element for each charge, newer ones list records in it. */
function chargesAt(element: XmlElement): number {
  return childrenOf(element, 'Chrgs').reduce((sum, one) => {
    const total = elementAt(one, 'TtlChrgsAndTaxAmt');
    const records = childrenOf(one, 'Rcrd');
    if (records.length > 0) return sum + records.reduce((part, record) => part + chargeOf(record, record), 0);
    return sum + chargeOf(one, one, total);
  }, 0);
}

/** A charge leaves the account unless the bank says that it came back. */
function chargeOf(of: XmlElement, sided: XmlElement, total?: XmlElement): number {
  const amount = elementAt(of, 'Amt') ?? total;
  if (!isEuro(amount)) return 0;
  const sign = elementAt(sided, 'CdtDbtInd') ? signOf(sided) : -1;
  return sign * centsOf(amount);
}
