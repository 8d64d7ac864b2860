import { type Day, parseWireDay, type WireDay } from '../shared/day.ts';
import { type Cents, cents } from '../shared/money.ts';
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

/** An amount such as `1234.5` in cents, in any currency. Banks also write leading zeros and a trailing dot. */
export function centsOf(amount: XmlElement | undefined): Cents {
  const cents = amount && centsIn(amount.text);
  if (cents === undefined || cents > MOST_CENTS) throw new UnreadableField(amount?.name ?? 'Amt');
  return cents;
}

/** Undefined if it is no amount, or too large for a double to be exact to the cent. */
export function centsIn(text: string): Cents | undefined {
  const match = /^\+?0{0,30}(\d{1,13})(?:\.(\d{0,2})0{0,30})?$/.exec(text.trim());
  if (!match) return undefined;
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}

/** A day; `impossible` is a real date that is too far away, for example 9999-12-31. */
export type ToldDay = { day: Day } | { impossible: string };

/** The day of `<Dt>`, or of `<DtTm>` by the bank's clock; undefined if neither exists. Throws `UnreadableField`. */
export function dayAt(element: XmlElement, name: string): ToldDay | undefined {
  const choice = elementAt(element, name);
  const written = textAt(choice, 'Dt') ?? textAt(choice, 'DtTm') ?? (choice?.text.trim() || undefined);
  if (written === undefined) return undefined;
  const told = toldDay(written);
  if (!told) throw new UnreadableField(name);
  return told;
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

/** 1 for credits, -1 for debits. */
export function signOf(element: XmlElement): 1 | -1 {
  const side = textAt(element, 'CdtDbtInd')?.toUpperCase();
  if (side === 'CRDT') return 1;
  if (side === 'DBIT') return -1;
  throw new UnreadableField('CdtDbtInd');
}

/** Whether the amount is in euro, the account's currency; only such amounts are booked. */
export function isEuro(amount: XmlElement | undefined): boolean {
  return amount?.attributes.Ccy?.trim().toUpperCase() === 'EUR';
}
