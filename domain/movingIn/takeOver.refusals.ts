import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const takeOverRefusals = {
  take_over_not_found: { kind: 'missing', params: [] },
  /** A dry run comes before, and nobody has changed a row since. */
  take_over_not_tried: { kind: 'state', params: [] },
  take_over_asked_already: { kind: 'state', params: [] },
  take_over_not_asked: { kind: 'state', params: [] },
  /** The one who asked cannot agree. */
  take_over_needs_second: { kind: 'forbidden', params: [] },
  take_over_agreed_already: { kind: 'state', params: [] },
  /** Another piece of work on the same list has not ended. */
  take_over_is_running: { kind: 'state', params: [] },
  nothing_to_take_back: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(takeOverRefusals);
