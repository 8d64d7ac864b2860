/** The demo's only source of randomness: the same seed gives the same people (D49). */
export type Chance = {
  /** One of a list. */
  pick<T>(values: readonly T[]): T;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
};

/** Mulberry32: small, fast, and good enough for names and birthdays. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    pick: (values) => {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
  };
}
