import { officeMergingDe } from './officeMerging.de.ts';

const { hindrance } = officeMergingDe;

/** Why two households are not merged. */
export const mergingRefusalsDe = {
  merging_changes_cover:
    'Dadurch würde eine Mitgliedschaft gültig, die es nicht ist, oder umgekehrt. Bitte klären Sie das zuerst.',
  merging_number_of_several:
    'Mehrere Haushalte hatten diese Nummer in der bisherigen Liste. Bitte geben Sie die Mitgliedsnummer ein.',
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
