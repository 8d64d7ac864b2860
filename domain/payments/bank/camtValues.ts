import { type Day, parseWireDay, type WireDay } from '../../shared/day.ts';
import { type Cents, cents } from '../../shared/money.ts';
import { bankText } from './bankText.ts';
import { elementAt, textAt, type XmlElement } from './xmlElement.ts';

/** The largest amount of a 32-bit integer column. */
const MOST_CENTS = 2_000_000_000;

/** A field that cannot be read; the caller knows the entry. */
export class UnreadableField extends Error {
  override readonly name = 'UnreadableField';
  readonly field: string;

  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/** The amount of a booked entry in cents, in any currency. Throws `UnreadableField`. */
export function centsOf(amount: XmlElement | undefined): Cents {
  const cents = storableCents(amount);
  if (cents === undefined) throw new UnreadableField(amount?.name ?? 'Amt');
  return cents;
}

/** The same; undefined if it cannot be read or stored. */
export function storableCents(amount: XmlElement | undefined): Cents | undefined {
  const cents = amount && centsIn(amount.text);
  return cents === undefined || cents > MOST_CENTS ? undefined : cents;
}

/** Longer than any number of a bank, also than one that a program computed. */
const LONGEST_NUMBER = 100;
/** The format's amounts have five decimals (`fractionDigits`). */
const DECIMALS = 5;

/**
 * An amount in cents, by the grammar of XML's decimals: with a plus, with zeros before and behind, without digits before or
 * behind the point. What a program's arithmetic left behind the format's five decimals (`12.3400000000005`) is rounded away.
 * Undefined if it is negative, not in whole cents, or too large for a double to be exact to the cent.
 */
export function centsIn(text: string): Cents | undefined {
  const written = text.trim();
  if (written.length > LONGEST_NUMBER) return undefined;
  const [, sign, whole = '', decimals = ''] = /^([+-]?)([0-9]*)(?:\.([0-9]*))?$/.exec(written) ?? [];
  const euros = whole.replace(/^0+/, '');
  if (whole + decimals === '' || euros.length > 13) return undefined;
  const inTenths = BigInt(euros + decimals.slice(0, DECIMALS + 1).padEnd(DECIMALS + 1, '0'));
  const smallest = (inTenths + 5n) / 10n;
  const isInCents = smallest % 1000n === 0n;
  return isInCents && (sign !== '-' || smallest === 0n) ? cents(Number(smallest / 1000n)) : undefined;
}

/** A whole number such as `00012` or `12.0`, at most fifteen digits; undefined for every other text. */
export function wholeIn(text: string | undefined): number | undefined {
  const written = (text ?? '').trim();
  if (written.length > LONGEST_NUMBER) return undefined;
  const digits = /^\+?0*([0-9]{1,15})(?:\.0*)?$/.exec(written)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A day; `impossible` is what the bank wrote if it is no day, or one that is too far away, for example 9999-12-31. */
export type ToldDay = { day: Day } | { impossible: string };

const LONGEST_DAY = 40;

/** The day of `<Dt>`, or of `<DtTm>` by the bank's clock; undefined if neither exists. */
export function dayAt(element: XmlElement, name: string): ToldDay | undefined {
  const choice = elementAt(element, name);
  const written = textAt(choice, 'Dt') ?? textAt(choice, 'DtTm') ?? (choice?.text.trim() || undefined);
  if (written === undefined) return undefined;
  const impossible = bankText(written, LONGEST_DAY);
  return toldDay(written) ?? (impossible === null ? undefined : { impossible });
}

/** Undefined if it is no day of any year. */
export function toldDay(written: string): ToldDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T|Z|[+-])/.exec(written.trim());
  if (!match) return undefined;
  const [, year = '', month = '', date = ''] = match;
  const day = parseWireDay(`${date}.${month}.${year}` as WireDay);
  if (day) return { day };
  const isFarAway = Number(year) < 1900 || Number(year) > 2200;
  return isFarAway && parseWireDay(`${date}.${month}.2000` as WireDay)
    ? { impossible: `${year}-${month}-${date}` }
    : undefined;
}

/** 1 for credits, -1 for debits. Throws `UnreadableField`. */
export function signOf(element: XmlElement): 1 | -1 {
  const sign = signAt(element);
  if (sign === undefined) throw new UnreadableField('CdtDbtInd');
  return sign;
}

/** The same; undefined if it is neither. */
export function signAt(element: XmlElement): 1 | -1 | undefined {
  const side = textAt(element, 'CdtDbtInd')?.toUpperCase();
  if (side === 'CRDT') return 1;
  return side === 'DBIT' ? -1 : undefined;
}

/** Whether the amount is in euro, the account's currency; only such amounts are booked. */
export function isEuro(amount: XmlElement | undefined): boolean {
  return amount?.attributes.Ccy?.trim().toUpperCase() === 'EUR';
}
