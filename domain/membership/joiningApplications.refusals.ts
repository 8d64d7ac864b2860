import { type RefusalTable, refuser } from '../shared/refusal.ts';
import { joiningHindrances, refusalOfHindrance } from './joiningApplications.ts';

/** Why an application is not joined to a household of the former list (decision 112). */
export const joiningRefusals = {
  HouseholdNotFound: { kind: 'missing', params: [] },
  /** Somebody who is brought along was excluded from the household before. */
  person_was_excluded: { kind: 'state', params: [] },
  nothing_to_compare: { kind: 'state', params: [] },
  changed_meanwhile: { kind: 'state', params: [] },
  household_inactive: { kind: 'state', params: [] },
  household_has_account: { kind: 'state', params: [] },
  /** The main member of the application is not the main member of the household. */
  joining_other_main: { kind: 'state', params: [] },
  /** Somebody of the household has died. */
  joining_in_mourning: { kind: 'state', params: [] },
  /** The application has invoices or payments. */
  joining_with_money: { kind: 'state', params: [] },
  /** The log-in of the application is not open, or another address of it waits for a second person. */
  joining_log_in_unsure: { kind: 'state', params: [] },
  /** Joining is asked for already, and a second person has not decided yet. */
  joining_waits: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(joiningRefusals);

type Key = keyof typeof joiningRefusals;

/** The refusals of a call that joins. */
export const refusalsOfJoining = [
  'nothing_to_compare',
  'changed_meanwhile',
  'joining_waits',
  ...joiningHindrances.map((hindrance) => refusalOfHindrance[hindrance]),
] as const satisfies readonly Key[];
