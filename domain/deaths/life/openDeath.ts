import { z } from 'zod';
import { instant } from '../../shared/fields.ts';
import { listedCase } from '../deathCases.contract.ts';
import { stepName } from '../deathSteps.contract.ts';

/** An open case with the step that is due next. */
export const openDeath = listedCase.extend({
  next_step: z
    .object({
      ...stepName,
      due_at: instant.nullable(),
      is_late: z.boolean(),
    })
    .nullable(),
});
export type OpenDeath = z.output<typeof openDeath>;
