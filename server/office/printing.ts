/** Lines with the columns below each other; the last column is not padded. */
export function tableLines(
  headers: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string[] {
  const texts = [headers, ...rows].map((row) => row.map((cell) => (cell === null ? '–' : String(cell))));
  const widths = headers.map((_header, column) => Math.max(...texts.map((row) => [...(row[column] ?? '')].length)));
  const lines = texts.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const [head = '', ...body] = lines;
  return [head, '─'.repeat([...head].length), ...body];
}

/** A heading with what stands below it, set apart from what comes before. */
export function section(heading: string, lines: readonly string[]): string[] {
  return ['', heading, ...lines.map((line) => `  ${line}`)];
}

// By characters as people count them: a name may hold letters outside the first plane.
function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length));
}
