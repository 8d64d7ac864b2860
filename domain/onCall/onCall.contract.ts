import { z } from 'zod';
import { phoneNumberField } from '../members/phoneSchemas.ts';
import { contract } from '../shared/contract.ts';
import { dayField, id, optional, pathId, wireDay } from '../shared/fields.ts';
import { shiftProblems, type WrittenShift } from './onCall.ts';

/** When a staff member is on call, and how they are told. */
export const shift = z.object({
  id,
  account_id: id,
  name: z.string(),
  first_day: wireDay,
  /** Null: until somebody changes it. */
  last_day: wireDay.nullable(),
  by_mail: z.boolean(),
  by_text_message: z.boolean(),
  /** With a plus and the country code. */
  mobile: z.string().nullable(),
  is_today: z.boolean(),
  /** Whether the reader may change it. */
  may_change: z.boolean(),
  /** Counts its changes; sent back with a change, so that a colleague's is not overwritten. */
  version: z.int(),
});

export const onCall = z.object({
  /** Present and future shifts, by their first day. */
  shifts: z.array(shift),
  /** The first days within a week on which nobody is on call; `until` is null if no shift follows. */
  gap: z.object({ from: wireDay, until: wireDay.nullable() }).nullable(),
  /** Whom the reader may enter: themselves first, and for the board all staff. */
  staff: z.array(z.object({ account_id: id, name: z.string() })),
  /** Whether text messages are sent (`SMS_URL`). */
  sends_text_messages: z.boolean(),
  /** After so many minutes without anybody opening the case all staff are told. */
  everybody_after_minutes: z.int(),
});

export type Shift = z.output<typeof shift>;
export type OnCall = z.output<typeof onCall>;

const written = {
  first_day: dayField,
  last_day: optional(dayField),
  by_mail: z.boolean(),
  by_text_message: z.boolean(),
  mobile: optional(phoneNumberField),
};

const version = z.int().optional();

export const onCallContract = contract({
  getOnCall: {
    method: 'GET',
    path: '/api/v1/office/on-call',
    summary: 'Who of the staff is on call today and later, and how they are told.',
    access: 'office',
    records: 'nothing',
    answer: onCall,
    status: 200,
  },
  enterShift: {
    method: 'POST',
    path: '/api/v1/office/on-call/shifts',
    summary: 'Enters a shift: for oneself, or by the board for any staff member. Safe to repeat.',
    access: 'office',
    records: ['on_call.entered'],
    body: judged(z.object({ account_id: id, ...written })),
    answer: shift,
    status: 201,
    refusals: ['only_own_shifts', 'already_on_call'],
  },
  changeShift: {
    method: 'PUT',
    path: '/api/v1/office/on-call/shifts/:id',
    summary: 'Changes days, ways and number of a shift.',
    access: 'office',
    records: ['on_call.changed'],
    params: pathId,
    body: judged(z.object({ ...written, version })),
    answer: shift,
    status: 200,
    missing: 'shift_not_found',
    refusals: ['only_own_shifts', 'already_on_call', 'shift_changed_meanwhile'],
  },
  removeShift: {
    method: 'DELETE',
    path: '/api/v1/office/on-call/shifts/:id',
    summary: 'Deletes a shift with its phone number.',
    access: 'office',
    records: ['on_call.removed'],
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'shift_not_found',
    refusals: ['only_own_shifts'],
  },
  tellMe: {
    method: 'POST',
    path: '/api/v1/office/on-call/test',
    summary: 'Sends a test message to the caller, in the ways of their present or next shift, otherwise by mail.',
    access: 'office',
    records: ['on_call.tested'],
    answer: z.object({ by_mail: z.boolean(), by_text_message: z.boolean() }),
    status: 200,
    refusals: ['too_many_requests'],
  },
});

/** Refuses contradicting values, both on screen and on the server. */
function judged<S extends z.ZodType<WrittenShift>>(schema: S): S {
  return schema.superRefine((value, context) => {
    for (const [field, message] of Object.entries(shiftProblems(value))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
}
