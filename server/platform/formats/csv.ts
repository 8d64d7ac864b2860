/** The mark with which Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows for a spreadsheet in the form that Excel opens in German, Turkish and English: semicolons, UTF-8 with its mark.
 * A text that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): Buffer {
  return Buffer.from(BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(';')).join('\r\n'), 'utf8');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
