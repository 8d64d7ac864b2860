import { z } from 'zod';
import { instant } from '../shared/fields.ts';
import { listedCase } from './deathCases.contract.ts';

/** An open case with the step that is due next; `step_key` is one of the board's template, `own_words` of this case alone. */
export const openDeath = listedCase.extend({
  next_step: z
    .object({
      step_key: z.string().nullable(),
      own_words: z.string().nullable(),
      due_at: instant.nullable(),
      is_late: z.boolean(),
    })
    .nullable(),
});
export type OpenDeath = z.output<typeof openDeath>;
