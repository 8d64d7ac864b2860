import type { MergingHindrance } from './merging.ts';

/** With which key each hindrance is refused. */
export const refusalOfMerging = {
  same: 'merging_same',
  ended: 'merging_ended',
  stays_not_active: 'merging_stays_not_active',
  mourning: 'merging_mourning',
  request: 'merging_request',
  correction: 'merging_correction',
  end_to_come: 'merging_end_to_come',
  refund: 'merging_refund',
  release: 'merging_release',
  silence: 'merging_silence',
  list: 'merging_list',
  took_another: 'merging_took_another',
  payer: 'merging_payer',
  log_in: 'merging_log_in',
  others_log_in: 'merging_others_log_in',
  excluded: 'merging_excluded',
  main: 'merging_main',
  relation: 'merging_relation',
  waits: 'merging_waits',
  invoices: 'merging_invoices',
  arrears: 'merging_arrears',
} as const satisfies Record<MergingHindrance, string>;
