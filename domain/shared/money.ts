import { asciiDigits } from './digits.ts';

/** Money is a whole number of euro cents in the code, and euros as a JSON number on the wire (D5). */
declare const centsBrand: unique symbol;

export type Cents = number & { readonly [centsBrand]: true };

/** One thousand million euros: far above any fee, and far below the amounts at which doubles lose cents. */
const LARGEST_EUROS = 1_000_000_000;

/** Takes a whole number of cents; throws on anything else, because that is a bug. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new Error(`not a whole number of cents: ${amount}`);
  // -0 would be written as "-0" on the wire
  return (amount === 0 ? 0 : amount) as Cents;
}

export function toEuros(amount: Cents): number {
  return amount / 100;
}

/** Converts euros of the wire to cents. Throws on more than two decimals: check with `isEuroAmount` first. */
export function fromEuros(euros: number): Cents {
  if (!isEuroAmount(euros)) throw new Error(`not an amount in euros: ${euros}`);
  return cents(Math.round(euros * 100));
}

/** The difference of two amounts in euros, without floating-point errors. */
export function minusEuros(one: number, other: number): number {
  return toEuros(cents(fromEuros(one) - fromEuros(other)));
}

/** Whether a number is an amount in euros with at most two decimals. */
export function isEuroAmount(euros: number): boolean {
  return Number.isFinite(euros) && Math.abs(euros) <= LARGEST_EUROS && Number(euros.toFixed(2)) === euros;
}

/** Writes `€ 1.234,50` in all languages; a no-break blank keeps sign and digits on one line. */
export function formatEuro(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}€\u00a0${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/** Formats a count like an amount, with points between thousands: `14.800`. */
export function formatCount(count: number): string {
  return groupThousands(String(count));
}

function groupThousands(digits: string): string {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join('.');
}

/**
 * Reads euros as people type them: `120`, `120,5`, `120.50`, and with points between thousands like `formatEuro`:
 * `1.250,00`; in digits and with separators of any script. Undefined for everything else; `1.250` is ambiguous.
 */
export function readEuros(typed: string): number | undefined {
  const text = asciiDigits(typed).replace(/[٫，]/g, ',').replace(/[٬．]/g, '.');
  if (/^\d+([.,]\d{1,2})?$/.test(text)) return Number(text.replace(',', '.'));
  if (/^\d{1,3}(\.\d{3})+,\d{2}$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return undefined;
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}
