import { officeMergingEn } from './officeMerging.en.ts';

const { hindrance } = officeMergingEn;

/** Why two households are not merged. */
export const mergingRefusalsEn = {
  merging_changes_cover:
    "Somebody's membership would become valid by this, or stop to be valid. Please settle that first.",
  merging_number_of_several:
    'Several households had this number in the former list. Please enter the membership number.',
  merging_same: hindrance.same,
  merging_ended: hindrance.ended,
  merging_stays_not_active: hindrance.stays_not_active,
  merging_mourning: hindrance.mourning,
  merging_request: hindrance.request,
  merging_correction: hindrance.correction,
  merging_end_to_come: hindrance.end_to_come,
  merging_refund: hindrance.refund,
  merging_release: hindrance.release,
  merging_silence: hindrance.silence,
  merging_list: hindrance.list,
  merging_took_another: hindrance.took_another,
  merging_payer: hindrance.payer,
  merging_log_in: hindrance.log_in,
  merging_others_log_in: hindrance.others_log_in,
  merging_excluded: hindrance.excluded,
  merging_main: hindrance.main,
  merging_relation: hindrance.relation,
  merging_waits: hindrance.waits,
  merging_invoices: hindrance.invoices,
  merging_arrears: hindrance.arrears,
};
