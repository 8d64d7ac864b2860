import { type Day, parseWireDay, type WireDay } from '../shared/day.ts';
import { type Cents, cents } from '../shared/money.ts';
import { refuse } from './payments.refusals.ts';
import { elementAt, textAt, type XmlElement } from './xmlElement.ts';

/** What the database keeps as a whole number of 32 bits. */
const MOST_CENTS = 2_000_000_000;

/** An amount in euros, `1234.5`, as cents; `bank_statement_not_in_euro`, `bank_statement_not_readable`. */
export function centsOf(amount: XmlElement | undefined): Cents {
  if (amount?.attributes.Ccy !== 'EUR') return refuse(amount ? 'bank_statement_not_in_euro' : NOT_READABLE);
  const match = /^\+?(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(amount.text.trim());
  const value = Number(match?.[1]) * 100 + Number((match?.[2] ?? '').padEnd(2, '0'));
  return match && value <= MOST_CENTS ? cents(value) : refuse(NOT_READABLE);
}

/** The day of `<Dt>` or, as the bank's own clock says, of `<DtTm>`; undefined where there is none. */
export function dayAt(element: XmlElement, name: string): Day | undefined {
  const choice = elementAt(element, name);
  const written = textAt(choice, 'Dt') ?? textAt(choice, 'DtTm');
  if (written === undefined) return undefined;
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T|Z|[+-])/.exec(written);
  const day = match && parseWireDay(`${match[3]}.${match[2]}.${match[1]}` as WireDay);
  return day ?? refuse(NOT_READABLE);
}

/** Credits are above nothing, debits below. */
export function signOf(element: XmlElement): 1 | -1 {
  const side = textAt(element, 'CdtDbtInd');
  if (side === 'CRDT') return 1;
  return side === 'DBIT' ? -1 : refuse(NOT_READABLE);
}

const NOT_READABLE = 'bank_statement_not_readable';
