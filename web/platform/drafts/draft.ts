/** An unsent draft: the typed values, and the values that were stored when typing began (D54). */
export type TypedDraft = { values: object; base: object };

/** Where a form keeps its draft. */
export type Draft = {
  /** The draft that existed when the form opened. */
  stored: TypedDraft | undefined;
  save: (typed: TypedDraft) => void;
  discard: () => void;
  /** Stores the draft again, because another tab with the same form may have deleted it. */
  saveAgain: () => void;
};

/**
 * What a form opens with. `restored`: the draft. `outdated`: the stored data, because they have changed since the draft
 * began; `typed` is the draft on top of them, and is only offered.
 */
export type OpenedForm<V> =
  | { status: 'fresh'; values: V }
  | { status: 'restored'; values: V }
  | { status: 'outdated'; values: V; typed: V };

/** Combines the draft with the stored data; never replaces newer data without asking. */
export function openForm<V extends object>(stored: V, draft: TypedDraft | undefined): OpenedForm<V> {
  if (!draft) return { status: 'fresh', values: stored };
  const typed = mergeDraft(stored, draft);
  if (isSame(typed, stored)) return { status: 'fresh', values: stored };
  if (hasChangedSince(stored, draft)) return { status: 'outdated', values: stored, typed };
  return { status: 'restored', values: typed };
}

/** The stored data, with every field in which the draft differs from its base. */
function mergeDraft<V extends object>(stored: V, { values, base }: TypedDraft): V {
  const before = new Map(Object.entries(base));
  const typed = Object.entries(values).filter(
    ([name, value]) =>
      !isSame(value, before.get(name)) && hasSameType(value, new Map(Object.entries(stored)).get(name)),
  );
  return { ...stored, ...Object.fromEntries(typed) };
}

/** Whether the stored data have changed since typing began. */
function hasChangedSince(stored: object, { base }: TypedDraft): boolean {
  const now = new Map(Object.entries(stored));
  return Object.entries(base).some(([name, value]) => now.has(name) && !isSame(value, now.get(name)));
}

// A draft may come from an older release of the form: fields that no longer exist or have another type are ignored.
function hasSameType(value: unknown, stored: unknown): boolean {
  if (stored === undefined) return false;
  if (stored === null || value === null) return typeof value !== 'object' || value === null;
  return typeof value === typeof stored && Array.isArray(value) === Array.isArray(stored);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
