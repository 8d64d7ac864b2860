import { characterCount, cleanText } from '../shared/text.ts';

const NAME_MAX = 100; // D7

const allowed = /^[\p{L}\p{M} \-‐'’ʼ`.]+$/u;
const hasLetter = /\p{L}/u;

/**
 * What is wrong with the name of a person: `required`, `max_100_characters`, or `invalid_name` for anything
 * but letters, spaces, hyphens, apostrophes and dots (D7).
 */
export function nameProblem(text: string): 'required' | 'max_100_characters' | 'invalid_name' | undefined {
  const name = cleanText(text);
  if (name === '') return 'required';
  if (characterCount(name) > NAME_MAX) return 'max_100_characters';
  return allowed.test(name) && hasLetter.test(name) ? undefined : 'invalid_name';
}
