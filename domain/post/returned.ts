/** What the post writes on a letter that comes back: unknown there, moved away, not accepted, not collected. */
export const returnReasons = ['unknown', 'moved', 'refused', 'not_collected'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Where an envelope is. */
export const envelopeStates = ['printed', 'sent', 'returned', 'pulled_out'] as const;
export type EnvelopeState = (typeof envelopeStates)[number];

type Dates = { sent_at: Date | null; returned_at: Date | null; pulled_out_at: Date | null };

export function envelopeState({ sent_at, returned_at, pulled_out_at }: Dates): EnvelopeState {
  if (pulled_out_at) return 'pulled_out';
  if (returned_at) return 'returned';
  return sent_at ? 'sent' : 'printed';
}
