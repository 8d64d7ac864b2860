import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const takeOverRefusals = {
  take_over_not_found: { kind: 'missing', params: [] },
  /** More than are kept: a household would be made without a value of which nobody has read that it is missing. */
  too_many_cells_unread: { kind: 'state', params: ['most'] },
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
  /** The run of the taking over has not ended. */
  proof_before_the_end: { kind: 'state', params: [] },
  /** What was read of the list is deleted, so that nothing can be compared any more. */
  proof_without_list: { kind: 'state', params: [] },
  /** Households have changed since the comparison, or it is of another day. */
  proof_outdated: { kind: 'state', params: [] },
  proof_not_explained: { kind: 'state', params: [] },
  proof_asked_already: { kind: 'state', params: [] },
  proof_not_asked: { kind: 'state', params: [] },
  /** The one who asked cannot be the second; who is alone in the board can, some days later. */
  proof_needs_second: { kind: 'forbidden', params: [] },
  proof_signed_already: { kind: 'state', params: [] },
  /** One of the differences is gone, or is another one now. */
  difference_gone: { kind: 'state', params: [] },
  explanation_needs_words: { kind: 'invalid', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(takeOverRefusals);
