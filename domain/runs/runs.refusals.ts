import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const runRefusals = {
  run_not_found: { kind: 'missing', params: [] },
  /** A run that has ended cannot be stopped. */
  run_has_ended: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(runRefusals);
