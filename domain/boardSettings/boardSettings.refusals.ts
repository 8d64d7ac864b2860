import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const boardSettingsRefusals = {
  /** The board introduced or withdrew a set since the sender loaded the screen. */
  changed_meanwhile: { kind: 'state', params: [] },
  settings_not_found: { kind: 'missing', params: [] },
  /** Another set begins on the same day. */
  settings_begin_that_day_already: { kind: 'state', params: [] },
  /** A set that has begun decides about past days, so it can be replaced, but not withdrawn. */
  settings_in_force_already: { kind: 'state', params: [] },
  too_many_settings_to_come: { kind: 'state', params: ['most'] },
} as const satisfies RefusalTable;

export const refuse = refuser(boardSettingsRefusals);
