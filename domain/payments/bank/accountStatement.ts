import { addDays, type Day } from '../../shared/day.ts';
import { type Cents, cents } from '../../shared/money.ts';
import { bankText } from './bankText.ts';
import { centsIn, isEuro, toldDay, wholeIn } from './camtValues.ts';
import { elementAt, textAt, type XmlElement } from './xmlElement.ts';

/** The header of a statement: account, period, balances before and after. */
export type AccountStatement = {
  iban: string;
  /** The bank's identifier of the statement. */
  name: string | null;
  number: number | null;
  first_day: Day | null;
  last_day: Day | null;
  opening_cents: Cents | null;
  closing_cents: Cents | null;
  /** The sum of its booked entries. */
  entries_cents: Cents;
  entry_count: number;
};

/** The period that a statement says it covers (`FrToDt`). */
export function spanOf(element: XmlElement): Pick<AccountStatement, 'first_day' | 'last_day'> {
  return { first_day: dayOf(element, 'FrDtTm', 'FrDt'), last_day: dayOf(element, 'ToDtTm', 'ToDt') };
}

/** The day on which a statement was created (`CreDtTm`). */
export function madeOn(element: XmlElement): Day | null {
  return asDay(element.text);
}

export type Balance = { which: 'opening' | 'closing'; cents: Cents; on: Day | null };

const BALANCES: Record<string, Balance['which']> = { OPBD: 'opening', PRCD: 'opening', CLBD: 'closing' };

/** The opening or closing balance; undefined for other balances and unreadable ones. */
export function balanceOf(element: XmlElement): Balance | undefined {
  const which = BALANCES[textAt(element, 'Tp', 'CdOrPrtry', 'Cd')?.toUpperCase() ?? ''];
  const amount = elementAt(element, 'Amt');
  const value = amount && isEuro(amount) ? centsIn(amount.text) : undefined;
  if (!which || value === undefined) return undefined;
  const side = textAt(element, 'CdtDbtInd')?.toUpperCase() === 'DBIT' ? -1 : 1;
  return { which, cents: cents(side * value), on: dayOf(elementAt(element, 'Dt'), 'Dt', 'DtTm') };
}

/**
 * The period of a statement that only names balances: the opening balance is from the evening before, or from the day
 * itself.
 */
export function daysBetweenBalances(opening: Balance | undefined, closing: Balance | undefined) {
  const last_day = closing?.on ?? null;
  const before = opening?.on ?? null;
  const first_day = before && last_day && before < last_day ? addDays(before, 1) : last_day;
  return { first_day, last_day };
}

export function numberOf(text: string): number | null {
  return wholeIn(text) ?? null;
}

export function nameOf(text: string): string | null {
  return bankText(text, 60);
}

function dayOf(element: XmlElement | undefined, ...names: readonly string[]): Day | null {
  return names.map((name) => asDay(textAt(element, name) ?? '')).find((day) => day !== null) ?? null;
}

function asDay(text: string): Day | null {
  const told = toldDay(text);
  return told && 'day' in told ? told.day : null;
}
