import { mergingRefusalsDe } from '../membership/mergingRefusals.de.ts';
import { listChangesRefusalsDe } from './listChangesRefusals.de.ts';

/** Why a former list is not tried, taken over or taken back (decision 102). */
export const takeOverRefusalsDe = {
  ...mergingRefusalsDe,
  application_is_compared: 'Wir prüfen diesen Antrag noch. Bis dahin gibt es keine Rechnung.',
  nothing_to_compare: 'Hier wartet nichts auf den Vergleich. Bitte laden Sie die Seite neu.',
  comparison_needs_reason:
    'Jemand aus der bisherigen Liste sieht gleich aus. Bitte sagen Sie, warum es jemand anderer ist.',
  joining_other_main: 'Das Hauptmitglied des Antrags ist dort nicht das Hauptmitglied. Bitte ändern Sie das zuerst.',
  joining_in_mourning: 'In diesem Haushalt ist jemand gestorben. Bitte schließen Sie zuerst den Fall ab.',
  joining_with_money: 'Zu diesem Antrag gibt es Rechnungen oder Zahlungen. Bitte klären Sie diese zuerst.',
  joining_log_in_unsure: 'Das Konto des Antrags ist nicht offen, oder etwas wartet auf eine zweite Person.',
  joining_waits: 'Jemand hat schon gebeten, den Antrag zusammenzulegen. Bitte entscheiden Sie zuerst darüber.',
  take_over_not_found: 'Diese Übernahme gibt es nicht. Bitte laden Sie die Seite neu.',
  take_over_not_tried: 'Bitte machen Sie zuerst einen Probelauf.',
  take_over_asked_already: 'Jemand hat schon darum gebeten. Jetzt muss eine zweite Person des Vorstands zustimmen.',
  take_over_not_asked: 'Zuerst muss jemand aus dem Vorstand um die Übernahme bitten.',
  take_over_needs_second: 'Sie haben selbst darum gebeten. Zustimmen muss eine andere Person des Vorstands.',
  take_over_agreed_already: 'Der Übernahme wurde schon zugestimmt.',
  too_many_cells_unread:
    'In dieser Liste konnten mehr als {{most}} Zellen nicht gelesen werden. Meist ist eine Spalte falsch zugeordnet. Bitte prüfen Sie die Spalten, oder teilen Sie die Liste.',
  take_over_is_running: 'An dieser Liste wird gerade gearbeitet. Bitte warten Sie, bis das fertig ist.',
  nothing_to_take_back: 'Es gibt keinen Haushalt, den man zurücknehmen könnte.',
  ...listChangesRefusalsDe,
  proof_before_the_end: 'Die Übernahme ist noch nicht fertig.',
  proof_without_list: 'Was aus der Liste gelesen wurde, ist gelöscht. Ein Vergleich ist nicht mehr möglich.',
  proof_outdated: 'Seit dem Vergleich hat sich etwas geändert. Bitte vergleichen Sie noch einmal.',
  proof_not_explained: 'Bitte erklären Sie zuerst jeden Unterschied.',
  proof_asked_already: 'Jemand hat schon unterschrieben. Jetzt muss eine zweite Person des Vorstands unterschreiben.',
  proof_not_asked: 'Zuerst muss jemand aus dem Vorstand unterschreiben.',
  proof_needs_second: 'Sie haben schon unterschrieben. Jetzt muss eine andere Person des Vorstands unterschreiben.',
  proof_signed_already: 'Der Abgleich ist unterschrieben. Daran ändert sich nichts mehr.',
  difference_gone: 'Ein Unterschied hat sich geändert. Bitte laden Sie die Seite neu.',
  explanation_needs_words: 'Bitte schreiben Sie die Erklärung in Worten.',
};
