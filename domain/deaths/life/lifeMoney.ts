type Decided = { id: number; decision: 'write_off' | 'charge' };

/**
 * Whether somebody has decided about each open invoice that rests, and about no other: when a case is settled, and about later
 * ones when it is closed (decision 60). `charged`: those about which it was decided before.
 */
export function isEachDecided(
  open: readonly number[],
  { decisions, charged }: { decisions: readonly Decided[]; charged: readonly number[] },
): boolean {
  const asked = open.filter((id) => !charged.includes(id));
  const decided = decisions.map(({ id }) => id);
  const isTwice = new Set(decided).size !== decided.length;
  return !isTwice && decided.length === asked.length && decided.every((id) => asked.includes(id));
}
