import { z } from 'zod';
import { id } from '../shared/fields.ts';

/** Fields that name a household in a list of the office: its number and its main member's name. */
export const owner = { household_id: id, membership_no: z.string(), name: z.string() };
