import { type RefusalTable, refuser } from '../../shared/refusal.ts';

export const listChangesRefusals = {
  listed_household_not_found: { kind: 'missing', params: [] },
  /** The list or the household says something else than what was shown. */
  list_changes_outdated: { kind: 'state', params: [] },
  /** Only its own screen changes it. */
  change_is_by_hand: { kind: 'state', params: [] },
  nothing_new_to_take: { kind: 'state', params: [] },
  /** Nothing can be compared any more. */
  taking_over_finished: { kind: 'state', params: [] },
  taking_over_not_begun: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(listChangesRefusals);
