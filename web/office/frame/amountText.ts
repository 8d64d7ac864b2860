import { formatEuro, fromEuros, readEuros } from '../../../domain/shared/money.ts';

/** Euros as people write them (`36`, `36,5`, `€ 1.250,00`); what is no amount stays text, for the schema to refuse. */
export function amountToSend(typed: string): number | string | undefined {
  const text = typed.replace('€', '').trim();
  return text === '' ? undefined : (readEuros(text) ?? typed);
}

/** Euros of the wire as somebody would type them: `1.250,00`. */
export function amountToType(euros: number): string {
  return formatEuro(fromEuros(euros)).replace('€', '').trim();
}
