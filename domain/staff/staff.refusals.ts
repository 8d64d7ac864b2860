import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const staffRefusals = {
  staff_account_not_found: { kind: 'missing', params: [] },
  /** The only account of the board can neither be closed nor become a clerk’s. */
  last_of_board: { kind: 'state', params: [] },
  /** The same is already asked for and waits, or it is so already. */
  staff_request_waits: { kind: 'state', params: [] },
  staff_unchanged: { kind: 'state', params: [] },
  /** It was closed, opened or changed since it was asked for, or since the screen was loaded. */
  staff_changed_meanwhile: { kind: 'state', params: [] },
  invitation_not_found: { kind: 'missing', params: [] },
  /** There are accounts of the board that can let somebody in. */
  board_can_help: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(staffRefusals);
