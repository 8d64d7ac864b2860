import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const deathRefusals = {
  death_case_not_found: { kind: 'missing', params: [] },
  /** Somebody else has changed the case since the sender loaded it. */
  death_case_changed: { kind: 'state', params: [] },
  death_case_step_not_possible: { kind: 'state', params: [] },
  /** There is a running case for this person already; `case_no` names it. */
  death_case_exists: { kind: 'state', params: ['case_no'] },
  /** The effects that were shown are others by now. */
  death_effects_changed: { kind: 'state', params: [] },
  /** Somebody was chosen who cannot go on, or is not the same person. */
  death_choice_not_possible: { kind: 'state', params: [] },
  /** What the case has changed in a household, somebody else has changed since. */
  death_effects_overtaken: { kind: 'state', params: [] },
  death_burial_day_needed: { kind: 'state', params: [] },
  /** There are open invoices about which nobody has decided, or they are others by now. */
  death_money_undecided: { kind: 'state', params: [] },
  death_case_is_itself: { kind: 'state', params: [] },
  /** A case that has taken effect is taken back before it is joined to another. */
  death_case_has_effects: { kind: 'state', params: [] },
  /** The association pays only for cases that it has accepted. */
  death_case_not_accepted: { kind: 'state', params: [] },
  /** The rule of cover is asked about a day. */
  death_day_needed: { kind: 'state', params: [] },
  /** Only the board decides a case that is not clear. */
  death_cover_not_clear: { kind: 'state', params: [] },
  /** A decision still waits for signatures. */
  death_decision_waits: { kind: 'state', params: [] },
  death_decision_not_found: { kind: 'missing', params: [] },
  death_already_signed: { kind: 'state', params: [] },
  death_cost_over_limit: { kind: 'state', params: [] },
  death_cost_not_found: { kind: 'missing', params: [] },
  /** A case is settled only once everything that the association pays is paid. */
  death_costs_unpaid: { kind: 'state', params: [] },
  MemberNotFound: { kind: 'missing', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(deathRefusals);
