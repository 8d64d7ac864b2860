import { z } from 'zod';
import { checkedDigits, choice, id } from '../shared/fields.ts';
import { phoneNumberProblem, phoneTypes } from './phoneNumber.ts';

export const phoneNumberField = checkedDigits(40, phoneNumberProblem);

export const phoneNumber = z.object({
  id,
  phone_number: z.string(),
  phone_type: z.enum(phoneTypes),
  is_main_number: z.boolean(),
});

export const phoneNumberInput = z.object({
  phone_number: phoneNumberField,
  phone_type: choice(phoneTypes),
  is_main_number: z.boolean().default(false),
});

/** -1 means "not saved yet" on screens (D3). */
export const listedPhoneNumber = phoneNumberInput.extend({ id: z.int().optional() });
