import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const deathRefusals = {
  death_case_not_found: { kind: 'missing', params: [] },
  /** Somebody else has changed the case since the sender loaded it. */
  death_case_changed: { kind: 'state', params: [] },
  death_case_step_not_possible: { kind: 'state', params: [] },
  /** This person has a running case already; `case_no` names it. */
  death_case_exists: { kind: 'state', params: ['case_no'] },
  /** A list of the case has as many entries as a case takes. */
  death_case_full: { kind: 'state', params: ['most'] },
  /** The effects differ from those on the screen. */
  death_effects_changed: { kind: 'state', params: [] },
  /** Somebody was chosen who cannot become main member, or is not the same person. */
  death_choice_not_possible: { kind: 'state', params: [] },
  /** Somebody else has changed values of the household that the case had changed. */
  death_effects_overtaken: { kind: 'state', params: [] },
  /** A main member under age needs somebody who speaks for them. */
  death_guardian_needed: { kind: 'state', params: [] },
  death_burial_day_needed: { kind: 'state', params: [] },
  /** Nobody is buried before the first possible day of death. */
  death_burial_too_early: { kind: 'state', params: [] },
  /** There are open invoices without a decision, or they have changed. */
  death_money_undecided: { kind: 'state', params: [] },
  /** Originals, open steps or missing costs have not been looked at before the case ends (decision 72). */
  death_case_left_open: { kind: 'state', params: [] },
  death_case_is_itself: { kind: 'state', params: [] },
  /** A case that was withdrawn or closed cannot be linked or joined. */
  death_other_case_ended: { kind: 'state', params: [] },
  /** A case with effects must be undone before it is joined to another. */
  death_case_has_effects: { kind: 'state', params: [] },
  /** The association pays only for cases that it has accepted. */
  death_case_not_accepted: { kind: 'state', params: [] },
  /** The cover can only be checked for a known day. */
  death_day_needed: { kind: 'state', params: [] },
  /** Without a clear check only the board decides. */
  death_cover_not_clear: { kind: 'state', params: [] },
  /** The facts of the last check have changed since. */
  death_check_outdated: { kind: 'state', params: [] },
  /** The facts have changed since the check that the decision was proposed from. */
  death_decision_outdated: { kind: 'state', params: [] },
  /** Abroad other limits hold: the decision must be taken back before the place changes. */
  death_place_decided: { kind: 'state', params: [] },
  /** The board has decided about this person before; a clerk cannot decide otherwise. */
  death_board_decides: { kind: 'state', params: [] },
  /** A decision still waits for signatures. */
  death_decision_waits: { kind: 'state', params: [] },
  death_decision_not_found: { kind: 'missing', params: [] },
  death_already_signed: { kind: 'state', params: [] },
  death_step_not_found: { kind: 'missing', params: [] },
  death_document_not_found: { kind: 'missing', params: [] },
  /** The association still answers for the original. */
  death_original_not_returned: { kind: 'state', params: [] },
  death_link_not_found: { kind: 'missing', params: [] },
  death_cost_over_limit: { kind: 'state', params: [] },
  /** Somebody else has to say that a cost above a limit, or of a kind without one, is paid. */
  death_cost_waits_for_second: { kind: 'state', params: [] },
  death_cost_not_found: { kind: 'missing', params: [] },
  /** A case is settled only after everything that the association pays is paid. */
  death_costs_unpaid: { kind: 'state', params: [] },
  /** Only what the association has decided can be written to the family. */
  death_print_no_decision: { kind: 'state', params: [] },
  death_print_no_originals: { kind: 'state', params: [] },
  death_print_not_settled: { kind: 'state', params: [] },
  /** Nobody has ordered an undertaker yet to whom an order could go. */
  death_print_no_undertaker: { kind: 'state', params: [] },
  /** A body in its grave, or a thing that the family has again, is not handed over. */
  death_custody_ended: { kind: 'state', params: [] },
  MemberNotFound: { kind: 'missing', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(deathRefusals);
