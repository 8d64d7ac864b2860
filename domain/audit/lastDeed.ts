import { z } from 'zod';

/** The office's last deed about a household, as its screens show it; null where there was none (decision 23). */
export const lastDeed = z.int().positive().nullable();

/**
 * The last deed that the sender's screen knew of: whoever decides about something older is refused. Left out, it is decided
 * about what is there.
 */
export const seen = lastDeed.optional();

export type Seen = z.output<typeof seen>;

/** What a call that takes `seen` is refused with. */
export const overtaken = ['decided_meanwhile_by', 'decided_meanwhile'] as const;
