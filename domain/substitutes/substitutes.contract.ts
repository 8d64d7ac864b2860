import { z } from 'zod';
import { emailField } from '../accounts/accounts.contract.ts';
import { nameField } from '../members/nameFields.ts';
import { phoneNumberField } from '../members/phoneSchemas.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, id, instant, optional, pathId, wireDay } from '../shared/fields.ts';
import { defaultRepresentation, representationKinds, substituteStatuses } from './substitute.ts';

/** A substitute as the screen's form sends it (spec §2). */
export const substituteInput = z.object({
  first_name: nameField,
  last_name: nameField,
  phone_private_mobile: optional(phoneNumberField),
  phone_private_landline: optional(phoneNumberField),
  email: emailField,
  represent_me_as: choice(representationKinds).default(defaultRepresentation),
  valid_until: dayField,
});

const substituteChange = z.object({ ...substituteInput.shape, represent_me_as: choice(representationKinds) }).partial();

export const substitute = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_private_mobile: z.string().nullable(),
  phone_private_landline: z.string().nullable(),
  represent_me_as: z.enum(representationKinds),
  valid_until: wireDay,
  status: z.enum(substituteStatuses),
  created_at: instant,
  /** The day on which the household ended it; may be before `valid_until`. */
  ended_on: wireDay.nullable(),
});

export type Substitute = z.output<typeof substitute>;

export const substitutesContract = contract({
  createSubstitute: {
    method: 'POST',
    path: '/api/v1/household/:id/substitute',
    summary: 'Adds somebody who may represent the household until a day (D30).',
    access: 'member',
    onBehalf: 'substitute_changed',
    keyed: true,
    params: pathId,
    body: substituteInput,
    answer: substitute,
    status: 201,
    missing: 'HouseholdNotFound',
    refusals: ['household_inactive', 'household_must_be_active'],
  },
  changeSubstitute: {
    method: 'PUT',
    path: '/api/v1/household/substitute/:id',
    summary: 'Changes the sent fields of a substitute that was not ended.',
    access: 'member',
    onBehalf: 'substitute_changed',
    params: pathId,
    body: substituteChange,
    answer: substitute,
    status: 200,
    missing: 'substitute_not_found',
    refusals: ['household_inactive', 'household_must_be_active', 'substitute_has_ended'],
  },
  endSubstitute: {
    method: 'DELETE',
    path: '/api/v1/household/substitute/:id',
    summary: 'Ends a representation at once; it stays in history. Safe to repeat (D30).',
    access: 'member',
    onBehalf: 'substitute_changed',
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'substitute_not_found',
    refusals: ['household_inactive', 'household_must_be_active'],
  },
});
