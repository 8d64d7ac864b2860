import { z } from 'zod';
import { euros } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { eachOf } from './bounds.ts';
import { stepDoers, stepKeys } from './builtInSteps.ts';
import { costKinds } from './costKinds.ts';
import { unpricedFields } from './settings.ts';
import type { WireSettings } from './settingsOnWire.ts';
import { factValues } from './stepConditions.ts';

const { public_notes: _notes, own_steps: _own, steps: _steps, ...numbers } = unpricedFields;

/** A set as the API returns it; its fields are those of `settingsInput`. */
export const boardSettingsOnWire = z.object({
  ...numbers,
  abroad_limit: euros.nullable(),
  cost_limits: plainEachOf(costKinds, euros.nullable()),
  goodwill_limit: euros.nullable(),
  public_notes: plainEachOf(languages, z.string().nullable()),
  steps: plainEachOf(stepKeys, z.object({ on: z.boolean(), due_after_hours: z.int() })),
  own_steps: z.array(
    z.object({
      key: z.string(),
      words: plainEachOf(languages, z.string()),
      applies: z.object({
        place: z.array(z.enum(factValues.place)).optional(),
        destination: z.array(z.enum(factValues.destination)).optional(),
        citizenship: z.array(z.enum(factValues.citizenship)).optional(),
        civil_status: z.array(z.enum(factValues.civil_status)).optional(),
      }),
      due_after_hours: z.int(),
      done_by: z.enum(stepDoers),
      shown_to_family: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<WireSettings>;

function plainEachOf<K extends string, T extends z.ZodType>(keys: readonly K[], value: T) {
  return z.object(eachOf(keys, value).shape);
}
