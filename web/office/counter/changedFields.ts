/** The fields that differ from what is stored: only they are sent, so that older data need not satisfy today's form. */
export function changedOf<V extends object>(now: V, stored: V): Partial<V> {
  const before = new Map(Object.entries(stored));
  const changed = Object.entries(now).filter(([name, value]) => !isSame(value, before.get(name)));
  return Object.fromEntries(changed) as Partial<V>;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
