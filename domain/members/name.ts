import { characterCount, cleanText } from '../shared/text.ts';

const NAME_MAX = 100; // D7

// \s contains neither the old line end U+0085 nor the Braille blank
const BLANKS = /[\s\u0085\u2800]+/gu;
const DASHES = /[\p{Dash}\u02d7\u2796]/gu;
// confusable with an apostrophe (Unicode UTS 39), except letters of living scripts and half rings, which stand for a
// sound
const APOSTROPHES = /[`´ʹʻʼʽˈˊˋ˴‘’‛′‵՚׳ꞌ＇｀΄\u0374\u1fbd\u1fbf\u1fef\u1ffd\u1ffe]/gu;
/** Zero-width characters, soft hyphens, direction marks, and letters without a glyph. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Half rings belong to no script. */
const allowed = /^[\p{Script=Latin}ʾʿ\p{M} \-'.]+$/u;
const hasNumeral = /\p{N}/u;
const hasLetter = /\p{L}/u;

/**
 * A name in its stored form (D7). Phones, word processors and keyboards write blanks, hyphens and apostrophes in many
 * ways that look alike; each becomes the plain one. Invisible characters are removed.
 */
export function tidyName(text: string): string {
  const visible = text.replace(INVISIBLE, '').replace(BLANKS, ' ');
  return cleanText(visible.replace(DASHES, '-').replace(APOSTROPHES, "'"));
}

/**
 * The refusal for a normalised name: `required`, `max_100_characters`, or `invalid_name` for anything but Latin letters, as in
 * passports, spaces, hyphens, apostrophes and dots (D7).
 */
export function nameProblem(text: string): 'required' | 'max_100_characters' | 'invalid_name' | undefined {
  const name = tidyName(text);
  if (name === '') return 'required';
  if (characterCount(name) > NAME_MAX) return 'max_100_characters';
  return allowed.test(name) && hasLetter.test(name) && !hasNumeral.test(name) ? undefined : 'invalid_name';
}
