/** Why something of a bank's file was left out. */
export const leftOutReasons = [
  /** Not booked yet, or in a state that only the bank knows; named as the bank names it. */
  'status',
  'no_amount',
  /** Of our account, but not in euro; named by the currency. */
  'currency',
  /** A statement of somebody else's account, or one that has no IBAN; named by the account. */
  'other_account',
  /** A file of an archive that holds no statement; named by the file. */
  'other_file',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** How often something was left out for the same reason and under the same name. */
export type LeftOut = { why: LeftOutReason; name: string | null; count: number };

/** More names than that tell nobody anything: the last of a reason has no name and counts the rest. */
const MOST_NAMES = 20;

/** Counts what is left out, each reason and name once; a file cannot make the list long. */
export class LeftOuts {
  readonly #counts = new Map<string, LeftOut>();

  add(why: LeftOutReason, name: string | null, count = 1): void {
    const known = this.#counts.get(`${why} ${name}`);
    const hasRoom = [...this.#counts.values()].filter((one) => one.why === why).length < MOST_NAMES;
    if (known) known.count += count;
    else if (hasRoom || name === null) this.#counts.set(`${why} ${name}`, { why, name, count });
    else this.add(why, null, count);
  }

  list(): LeftOut[] {
    return [...this.#counts.values()];
  }
}
