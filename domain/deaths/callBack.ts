import { z } from 'zod';
import { phoneNumberField } from '../members/phoneSchemas.ts';
import { choice, optionalText, text } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';

/** A request to be called back about a death, from the public page. It names nobody's household and changes none. */
export const callBackRequest = z.object({
  name: text(100),
  phone: phoneNumberField,
  /** Where the person died, in the caller's own words. */
  place: text(200),
  /** The language in which we call back. */
  language: choice(languages),
  died: optionalText(200),
});

export type CallBackRequest = z.output<typeof callBackRequest>;
