/** The mark with which Excel recognises UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Signs with which a spreadsheet begins a formula, also in the wide form that Japanese keyboards write. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** A spreadsheet would take the first zero away, or round the last digits. */
const DIGITS_TO_KEEP = /^(0\d+|\d{12,})$/;

/**
 * Rows for a spreadsheet in the form that Excel opens in German, Turkish and English: semicolons, UTF-8 with its mark.
 * A text that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): Buffer {
  return Buffer.from(BYTE_ORDER_MARK + rows.map(csvLine).join('\r\n'), 'utf8');
}

/** One row, without its end. */
export function csvLine(row: readonly (string | number)[]): string {
  return row.map(cell).join(';');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const harmless = FORMULA.test(value) || DIGITS_TO_KEEP.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
