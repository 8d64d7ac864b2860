/** A value of a list, or null where nothing has been chosen. */
export function chosen<const V extends string>(values: readonly V[], text: string): V | null {
  return values.find((value) => value === text) ?? null;
}

/** The answer to a question of yes or no as the value of a choice; `open` while nobody knows. */
export function yesNoText(value: boolean | null | undefined): string {
  if (value === null || value === undefined) return 'open';
  return value ? 'yes' : 'no';
}

export function readYesNo(text: string): boolean | null {
  return text === 'open' ? null : text === 'yes';
}
