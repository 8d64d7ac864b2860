import type { Chance } from '../../demo/seed.ts';

/** Kinds with their shares; the shares need not add up to 100. */
export type Shares<Kind> = readonly (readonly [kind: Kind, share: number])[];

/** One kind, each as often as its share says. Shares are whole numbers. */
export function pickByShare<Kind>(chance: Chance, shares: Shares<Kind>): Kind {
  let left = chance.between(1, sum(shares.map(([, share]) => share)));
  for (const [kind, share] of shares) {
    left -= share;
    if (left <= 0) return kind;
  }
  throw new Error('nothing to pick from');
}

/** One of a list that begins with the most frequent. The n-th is picked as often as 1 / (n + flat): Zipf's law. */
export function pickByRank<Value>(chance: Chance, values: readonly Value[], flat: number): Value {
  return pickByShare(
    chance,
    values.map((value, rank) => [value, Math.ceil(1_000_000 / (rank + flat))] as const),
  );
}

export function happens(chance: Chance, percent: number): boolean {
  return chance.between(1, 1_000) <= percent * 10;
}

/** The same values in another order. */
export function shuffled<Value>(chance: Chance, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: chance.between(0, 1_000_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
