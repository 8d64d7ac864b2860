/** Why something of a bank's file was left out. */
export const leftOutReasons = [
  /** A booked entry that cannot be read; named by its place in the file, the field, and what it says. A person books it. */
  'not_readable',
  /** Not booked yet, or in a state that we do not know; with the bank's name for it. */
  'status',
  'no_amount',
  /** On our account, but not in euro; with the currency. */
  'currency',
  /** A statement of another account, or one without IBAN; with the account. */
  'other_account',
  /** A file of an archive that contains no statement; with the file name. */
  'other_file',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** How often something was left out for the same reason and name. */
export type LeftOut = { why: LeftOutReason; name: string | null; count: number };

/** The most names per reason; the last entry has no name and counts all others. */
const MOST_NAMES = 20;
/** What a person has to book is named one by one. */
const MOST_NOT_READABLE = 200;

/** Counts what is left out by reason and name; the list stays short whatever the file contains. */
export class LeftOuts {
  readonly #counts = new Map<string, LeftOut>();

  add(why: LeftOutReason, name: string | null, count = 1): void {
    const known = this.#counts.get(`${why} ${name}`);
    const most = why === 'not_readable' ? MOST_NOT_READABLE : MOST_NAMES;
    const hasRoom = [...this.#counts.values()].filter((one) => one.why === why).length < most;
    if (known) known.count += count;
    else if (hasRoom || name === null) this.#counts.set(`${why} ${name}`, { why, name, count });
    else this.add(why, null, count);
  }

  addAll(others: LeftOuts): void {
    for (const { why, name, count } of others.list()) this.add(why, name, count);
  }

  list(): LeftOut[] {
    return [...this.#counts.values()];
  }
}
