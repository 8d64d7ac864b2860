/** Something typed and not sent: the values, and what was stored when the typing began (D54). */
export type TypedDraft = { values: object; base: object };

/** Where a form keeps what is typed into it while it is not sent. */
export type Draft = {
  /** What was kept when the form opened. */
  kept: TypedDraft | undefined;
  keep: (typed: TypedDraft) => void;
  discard: () => void;
  /** What was kept may be gone, taken back by another tab with the same form: what is typed is kept once more. */
  keepAgain: () => void;
};

/**
 * What a form opens with. `restored`: what was typed goes on where it stopped. `outdated`: what is stored has changed
 * since, so it is shown as it is, and `typed` only offers what was typed on top of it.
 */
export type Opened<V> =
  | { standing: 'fresh'; values: V }
  | { standing: 'restored'; values: V }
  | { standing: 'outdated'; values: V; typed: V };

/** Puts what was typed together with what is stored now; never over newer data without asking. */
export function openForm<V extends object>(stored: V, kept: TypedDraft | undefined): Opened<V> {
  if (!kept) return { standing: 'fresh', values: stored };
  const typed = typedOver(stored, kept);
  if (isSame(typed, stored)) return { standing: 'fresh', values: stored };
  if (isSince(stored, kept)) return { standing: 'outdated', values: stored, typed };
  return { standing: 'restored', values: typed };
}

/** What is stored now, with every field in which something else was typed than stood there. */
function typedOver<V extends object>(stored: V, { values, base }: TypedDraft): V {
  const before = new Map(Object.entries(base));
  const typed = Object.entries(values).filter(
    ([name, value]) => !isSame(value, before.get(name)) && fits(value, new Map(Object.entries(stored)).get(name)),
  );
  return { ...stored, ...Object.fromEntries(typed) };
}

/** Whether somebody has stored something else since the typing began. */
function isSince(stored: object, { base }: TypedDraft): boolean {
  const now = new Map(Object.entries(stored));
  return Object.entries(base).some(([name, value]) => now.has(name) && !isSame(value, now.get(name)));
}

// A draft may come from an older release of the form: fields it no longer has, or other kinds of values, stay out.
function fits(value: unknown, stored: unknown): boolean {
  if (stored === undefined) return false;
  if (stored === null || value === null) return typeof value !== 'object' || value === null;
  return typeof value === typeof stored && Array.isArray(value) === Array.isArray(stored);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
