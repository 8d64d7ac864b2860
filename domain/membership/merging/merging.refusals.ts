import { type RefusalTable, refuser } from '../../shared/refusal.ts';
import { refusalOfMerging } from './refusalOfMerging.ts';

/** Why two households are not merged (decision 109). */
export const mergingRefusals = {
  HouseholdNotFound: { kind: 'missing', params: [] },
  changed_meanwhile: { kind: 'state', params: [] },
  /** Several households had this number in the former list. */
  merging_number_of_several: { kind: 'state', params: [] },
  /** Somebody would be covered who is not, or the other way round. */
  merging_changes_cover: { kind: 'state', params: [] },
  merging_same: { kind: 'state', params: [] },
  merging_ended: { kind: 'state', params: [] },
  merging_stays_not_active: { kind: 'state', params: [] },
  merging_mourning: { kind: 'state', params: [] },
  merging_request: { kind: 'state', params: [] },
  merging_correction: { kind: 'state', params: [] },
  merging_end_to_come: { kind: 'state', params: [] },
  merging_refund: { kind: 'state', params: [] },
  merging_release: { kind: 'state', params: [] },
  merging_silence: { kind: 'state', params: [] },
  merging_list: { kind: 'state', params: [] },
  merging_took_another: { kind: 'state', params: [] },
  merging_payer: { kind: 'state', params: [] },
  merging_log_in: { kind: 'state', params: [] },
  merging_others_log_in: { kind: 'state', params: [] },
  merging_excluded: { kind: 'state', params: [] },
  merging_main: { kind: 'state', params: [] },
  merging_relation: { kind: 'state', params: [] },
  merging_waits: { kind: 'state', params: [] },
  merging_invoices: { kind: 'state', params: [] },
  merging_arrears: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(mergingRefusals);

/** The refusals of a call that merges. */
export const refusalsOfMerging = Object.values(refusalOfMerging);
