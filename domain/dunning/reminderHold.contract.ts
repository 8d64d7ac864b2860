import { z } from 'zod';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { contract } from '../shared/contract.ts';
import { dayField, linesOfText, pathId, wireDay } from '../shared/fields.ts';

/** Why a household gets no reminder, and what the last day of that is. */
export const reminderHold = z.object({ until: wireDay, reason: z.string(), by: z.string().nullable() });

/** No reminders for a household until a day (decision 92); any clerk may do it. */
export const reminderHoldContract = contract({
  holdReminders: {
    method: 'PUT',
    path: '/api/v1/office/households/:id/reminder-hold',
    summary: 'The household gets no reminder up to and including this day, at most a year; a later one replaces it.',
    access: 'office',
    records: ['reminders.held'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: z.object({ seen, until: dayField, reason: linesOfText(200) }),
    answer: reminderHold,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: overtaken,
  },
  resumeReminders: {
    method: 'POST',
    path: '/api/v1/office/households/:id/reminder-hold/end',
    summary: 'The household gets reminders again. Safe to repeat.',
    access: 'office',
    records: ['reminders.resumed'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: z.object({ seen }),
    answer: 'nothing',
    status: 204,
    missing: 'HouseholdNotFound',
    refusals: overtaken,
  },
});

export type ReminderHold = z.output<typeof reminderHold>;
