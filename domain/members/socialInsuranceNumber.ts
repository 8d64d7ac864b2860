/** The refusal for a social insurance number: `required` or `only_numbers_allowed` (spec §5). */
export function socialInsuranceNumberProblem(text: string): 'required' | 'only_numbers_allowed' | undefined {
  if (text.trim() === '') return 'required';
  return /^[0-9]+$/.test(text) ? undefined : 'only_numbers_allowed';
}

/** The weights of the ten digits; the fourth digit is the check digit. */
const weights = [3, 7, 9, 0, 5, 8, 4, 2, 1, 6];

/**
 * Whether digits do not form an Austrian number (ten digits; the weighted sum mod 11 is the fourth). Only a hint beside
 * the field, never a refusal (D28).
 */
export function socialInsuranceNumberLooksWrong(text: string): boolean {
  if (socialInsuranceNumberProblem(text)) return false;
  if (text.length !== weights.length) return true;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return sum % 11 !== Number(text[3]);
}
