import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const deathRefusals = {
  death_case_not_found: { kind: 'missing', params: [] },
  /** Somebody else has changed the case since the sender loaded it. */
  death_case_changed: { kind: 'state', params: [] },
  death_case_step_not_possible: { kind: 'state', params: [] },
  /** There is a running case for this person already; `case_no` names it. */
  death_case_exists: { kind: 'state', params: ['case_no'] },
  MemberNotFound: { kind: 'missing', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(deathRefusals);
