import { isCountryId } from '../reference/countries.ts';
import { checkedText, id } from '../shared/fields.ts';
import { measuredText } from '../shared/measured.ts';
import { nameProblem, tidyName } from './name.ts';

/** Checks the length, then normalises before it checks the letters: copied names bring invisible direction marks. */
export const nameField = measuredText(500, 'max_100_characters')
  .transform(tidyName)
  .pipe(checkedText(100, nameProblem));

export const countryField = id.refine(isCountryId, 'invalid_choice');
