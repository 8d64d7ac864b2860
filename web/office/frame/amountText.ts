import { formatEuro, fromEuros, readEuros } from '../../../domain/shared/money.ts';

/**
 * Reads euros as people write them (`36`, `36,5`, `€ 1.250,00`); a text that is no amount stays text, and the schema
 * refuses it.
 */
export function amountToSend(typed: string): number | string | undefined {
  const text = typed.replace('€', '').trim();
  return text === '' ? undefined : (readEuros(text) ?? typed);
}

/** Writes euros of the wire as people type them: `1.250,00`. */
export function amountToType(euros: number): string {
  return formatEuro(fromEuros(euros)).replace('€', '').trim();
}
