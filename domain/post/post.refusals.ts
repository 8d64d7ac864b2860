import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const postRefusals = {
  HouseholdNotFound: { kind: 'missing', params: [] },
  /** No letter waits that has an address. */
  no_letters_wait: { kind: 'state', params: [] },
  letter_print_not_found: { kind: 'missing', params: [] },
  /** The run that fills the envelopes of this print has not ended. */
  letters_being_printed: { kind: 'state', params: [] },
  /** A colleague opens the file, so that nobody takes a household's account alone (decision 98). */
  letters_hold_own_code: { kind: 'forbidden', params: [] },
  /** The file was never opened, so nothing of it can have been sent. */
  letters_not_printed: { kind: 'state', params: [] },
  /** All its letters were sent or pulled out, by a colleague as well. */
  letters_sent_already: { kind: 'state', params: [] },
  circular_not_found: { kind: 'missing', params: [] },
  /** The placeholder as it was written. */
  circular_unknown_placeholder: { kind: 'state', params: ['placeholder'] },
  /** It waits for a second person, or was withdrawn. */
  circular_not_begun: { kind: 'state', params: [] },
  circular_for_nobody: { kind: 'state', params: [] },
  envelope_not_found: { kind: 'missing', params: [] },
  /** Its content was deleted, as the data protection text says. */
  letter_not_kept: { kind: 'state', params: [] },
  /** Only what was sent can come back, and only once. */
  letter_not_on_its_way: { kind: 'state', params: [] },
  /** What was sent cannot be pulled out any more. */
  letter_not_here: { kind: 'state', params: [] },
  /** It tells that an account was opened with a code, and whoever asked for the code wants to take it out. */
  letter_tells_of_own_code: { kind: 'forbidden', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(postRefusals);
