/** How heads begin that the portal writes into the lines of a list; a column under such a head is never read. */
export const OWN_HEAD = 'Vefa: ';

export function isOwnHead(header: string): boolean {
  return header.startsWith(OWN_HEAD.trim());
}

/** What was told of each of the list's own columns, with nothing for those that the portal added. */
export function withOwnColumns<T>(told: readonly (T | null)[], headers: readonly string[]): (T | null)[] {
  const rest = [...told];
  return headers.map((header) => (isOwnHead(header) ? null : (rest.shift() ?? null)));
}

/** The opposite of `withOwnColumns`. */
export function withoutOwnColumns<T>(told: readonly T[], headers: readonly string[]): T[] {
  return told.filter((_, index) => !isOwnHead(headers[index] ?? ''));
}
