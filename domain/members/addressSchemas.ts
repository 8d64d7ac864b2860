import { z } from 'zod';
import { id } from '../shared/fields.ts';

export const address = z.object({
  id,
  type: z.enum(['domestic', 'foreign', 'burial_place']),
  street: z.string().nullable(),
  postal_code: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  country_id: z.int().nullable(),
  is_main_address: z.boolean(),
  graveyard: z.string().nullable().optional(),
  grave_group: z.string().nullable().optional(),
  grave_row: z.string().nullable().optional(),
  grave_number: z.string().nullable().optional(),
  grave_user: z.string().nullable().optional(),
});

export type Address = z.output<typeof address>;
