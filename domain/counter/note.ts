import { z } from 'zod';
import { owner } from '../members/owner.ts';
import { id, instant, wireDay } from '../shared/fields.ts';

/** What somebody of the office noted about a household; members never see it. */
export const note = z.object({
  id,
  at: instant,
  /** The staff member; null once the account is gone. */
  by: z.string().nullable(),
  words: z.string(),
  /** The day on which the office looks again; null if it need not. */
  follow_up_on: wireDay.nullable(),
  /** Whether somebody has looked. */
  is_done: z.boolean(),
});

/** A note whose day has come. */
export const noteToFollowUp = z.object({ ...owner, note_id: id, words: z.string(), follow_up_on: wireDay });

export type HouseholdNote = z.output<typeof note>;
export type NoteToFollowUp = z.output<typeof noteToFollowUp>;
