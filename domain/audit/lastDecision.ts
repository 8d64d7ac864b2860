import { z } from 'zod';

/**
 * The id of the office's last decision about a household, which its screens carry; null if there was none (decision
 * 23).
 */
export const lastDecision = z.int().positive().nullable();

/**
 * The last decision that the sender's screen knew. The call is refused if a newer one exists; without `seen` nothing is
 * compared.
 */
export const seen = lastDecision.optional();

export type Seen = z.output<typeof seen>;

/** The refusals of a call that takes `seen`. */
export const overtaken = ['decided_meanwhile_by', 'decided_meanwhile'] as const;
