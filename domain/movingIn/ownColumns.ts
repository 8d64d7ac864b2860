/** How heads begin that the portal writes into the lines of a list; a column under such a head is never read. */
export const OWN_HEAD = 'Vefa: ';

export function isOwnHead(header: string): boolean {
  return header.startsWith(OWN_HEAD.trim());
}

/** The meanings of all columns under these heads: those told for the list's own, and null for the portal's. */
export function withOwnColumns<T>(told: readonly (T | null)[], headers: readonly string[]): (T | null)[] {
  const rest = [...told];
  return headers.map((header) => (isOwnHead(header) ? null : (rest.shift() ?? null)));
}

/** The opposite of `withOwnColumns`. */
export function withoutOwnColumns<T>(told: readonly T[], headers: readonly string[]): T[] {
  return told.filter((_, index) => !isOwnHead(headers[index] ?? ''));
}
