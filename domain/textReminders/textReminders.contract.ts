import { z } from 'zod';
import { readDigits } from '../accounts/secondFactor.ts';
import { contract } from '../shared/contract.ts';
import { checkedDigits, id, instant, pathId, ticked, wireDay } from '../shared/fields.ts';

export const textReminders = z.object({
  /** Whether they can be switched on: a gateway is set, and the household is waiting or active. */
  is_offered: z.boolean(),
  /** The number to which they are sent; null if they are off. */
  number: z.string().nullable(),
  agreed_on: wireDay.nullable(),
  /** A code was sent to this number and waits to be confirmed. */
  code: z.object({ number: z.string(), until: instant }).nullable(),
  /** The main member's mobile numbers in countries to which we send. */
  choices: z.array(z.object({ phone_number_id: id, number: z.string() })),
});
export type TextReminders = z.output<typeof textReminders>;

export const textCodeRequest = z.object({ phone_number_id: id, agreed: ticked });
export const textCode = z.object({
  code: checkedDigits(20, (typed) => (readDigits(typed) ? undefined : 'invalid_digits')),
});

const refusals = ['household_inactive', 'household_must_be_active'] as const;

/** Reminders by text message: with consent, to one own mobile number that a code has confirmed (decision 68). */
export const textRemindersContract = contract({
  getTextReminders: {
    method: 'GET',
    path: '/api/v1/household/text-reminders',
    summary: 'Whether reminders by text message are on, and to which number.',
    access: 'member',
    answer: textReminders,
    status: 200,
  },
  sendTextCode: {
    method: 'POST',
    path: '/api/v1/household/:id/text-reminders/code',
    summary: 'Sends a code to an own mobile number; a newer one replaces it. It is valid for ten minutes.',
    access: 'member',
    params: pathId,
    body: textCodeRequest,
    answer: textReminders,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...refusals, 'text_messages_not_offered', 'number_gets_no_texts', 'too_many_requests'],
  },
  confirmTextCode: {
    method: 'POST',
    path: '/api/v1/household/:id/text-reminders/confirm',
    summary: 'Switches reminders by text message on, with the code that was sent to the number.',
    access: 'member',
    params: pathId,
    body: textCode,
    answer: textReminders,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...refusals, 'text_code_wrong', 'text_code_over', 'too_many_requests'],
  },
  endTextReminders: {
    method: 'DELETE',
    path: '/api/v1/household/:id/text-reminders',
    summary: 'Ends reminders by text message and removes the number. Safe to repeat.',
    access: 'member',
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'HouseholdNotFound',
    refusals: ['household_inactive'],
  },
});
