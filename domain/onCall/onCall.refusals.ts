import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const onCallRefusals = {
  shift_not_found: { kind: 'missing', params: [] },
  /** The shift is another person's, and the sender is not a board member. */
  only_own_shifts: { kind: 'forbidden', params: [] },
  /** The same person has a shift on one of these days already. */
  already_on_call: { kind: 'state', params: [] },
  /** A colleague has changed the shift since it was on screen. */
  shift_changed_meanwhile: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(onCallRefusals);
