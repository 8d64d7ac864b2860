/**
 * Whether a click is the first of a double click. Many people double-click by habit; a button that toggles or cycles
 * must ignore the second click, which would undo the first.
 */
export function isFirstPress({ detail }: { detail: number }): boolean {
  return detail < 2;
}
