let last: object | null = null;

/**
 * Whether a click is the first of a double click. Many people double-click by habit; a button that toggles or cycles
 * must ignore the second click, which would undo the first. Phones count two quick taps up to 100 px apart as a double
 * tap, so the second tap on another button is a first one.
 */
export function isFirstPress({ detail, currentTarget }: { detail: number; currentTarget: object | null }): boolean {
  const isOther = currentTarget !== last;
  last = currentTarget;
  return detail < 2 || isOther;
}
