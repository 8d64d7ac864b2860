import { instantField, optional, optionalText } from '../shared/fields.ts';

/** Place and time of the burial, and the flight; null clears one. */
export const burial = {
  burial_at: optional(instantField),
  burial_place: optionalText(200),
  flight_at: optional(instantField),
  flight_words: optionalText(200),
};
