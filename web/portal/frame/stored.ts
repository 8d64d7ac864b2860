const things = ['address', 'phones', 'person'] as const;

/** What a screen has saved before it led on. */
export type Stored = (typeof things)[number];

/** Passed to the next screen in the history's state. */
export type StoredState = { stored: Stored };

export function storedIn(state: unknown): Stored | undefined {
  if (typeof state !== 'object' || state === null || !('stored' in state)) return undefined;
  const { stored } = state;
  return things.find((each) => each === stored);
}

/** The state for the next screen; none if nothing had been changed. */
export function storedState(what: Stored, wasChanged: boolean): { state?: StoredState } {
  return wasChanged ? { state: { stored: what } } : {};
}
