/** A value of a list, or null if nothing is chosen. */
export function chosen<const V extends string>(values: readonly V[], text: string): V | null {
  return values.find((value) => value === text) ?? null;
}

/** The value of a yes-or-no question as an option; `open` if unknown. */
export function yesNoText(value: boolean | null | undefined): string {
  if (value === null || value === undefined) return 'open';
  return value ? 'yes' : 'no';
}

export function readYesNo(text: string): boolean | null {
  return text === 'open' ? null : text === 'yes';
}
