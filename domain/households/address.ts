/** The nine Länder that the free-text field "state" suggests (spec §3). */
export const austrianStates = [
  'Vorarlberg',
  'Tirol',
  'Salzburg',
  'Kärnten',
  'Steiermark',
  'Oberösterreich',
  'Niederösterreich',
  'Burgenland',
  'Wien',
] as const;

/**
 * The refusal for a postal code: `required` or `only_numbers_allowed`. The bounds 1000 to 999992 are not checked; the
 * specification itself says so (spec §5).
 */
export function postalCodeProblem(text: string): 'required' | 'only_numbers_allowed' | undefined {
  if (text.trim() === '') return 'required';
  return /^[0-9]+$/.test(text) ? undefined : 'only_numbers_allowed';
}
