import { z } from 'zod';
import { actedKinds } from '../shared/actedKinds.ts';
import { id, instant } from '../shared/fields.ts';

/** How a household asked the office to do something for it. */
export const waysAsked = ['rang', 'came', 'wrote'] as const;
export type WayAsked = (typeof waysAsked)[number];

/** A conversation, and what the office did in it. */
export const conversation = z.object({
  id,
  at: instant,
  asked: z.enum(waysAsked),
  /** In the words of the staff member. */
  reason: z.string().nullable(),
  /** The staff member; null once the account is gone. */
  by: z.string().nullable(),
  did: z.array(z.enum(actedKinds)),
});

export type HeldConversation = z.output<typeof conversation>;
