import { importRefusalsDe } from './movingIn/importRefusals.de.ts';
import { takeOverRefusalsDe } from './movingIn/takeOverRefusals.de.ts';
import type { InsideRefusalKey } from './refusalKeys.ts';
import { releaseRefusalsDe } from './release/releaseRefusals.de.ts';
import { staffRefusalsDe } from './staff/staffRefusals.de.ts';

/** Refusals that only somebody who is logged in can meet: the log-in page does not wait for them. */
export const insideRefusalsDe: Record<InsideRefusalKey, string> = {
  ...importRefusalsDe,
  ...releaseRefusalsDe,
  list_has_changed:
    'Die Liste hat sich geändert. So viele Zeilen hat sie jetzt: {{count}}. Bitte sehen Sie nach, und speichern Sie noch einmal.',
  ...staffRefusalsDe,
  ...takeOverRefusalsDe,
  password_required:
    'Bitte geben Sie zur Sicherheit Ihr aktuelles Passwort ein. Ihre Anmeldung liegt schon länger zurück.',
  wrong_old_password: 'Ihr aktuelles Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.',
  account_must_be_active:
    'Dieses Konto ist noch nicht bestätigt oder schon geschlossen. Die Adresse lässt sich nicht ändern.',
  device_not_found: 'Dieses Gerät ist nicht mehr angemeldet. Bitte laden Sie die Seite neu.',
  second_factor_needed: 'Bitte bestätigen Sie Ihre Anmeldung zuerst mit einem Code.',
  second_factor_wrong: 'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte nehmen Sie den nächsten.',
  second_factor_not_offered: 'Das hat zu lange gedauert. Bitte beginnen Sie noch einmal mit Ihrem Passwort.',
  membership_card_not_yet:
    'Die Karte gibt es, sobald Ihre Mitgliedschaft gilt. Bis dahin sehen Sie den Stand unter Neuigkeiten.',
  membership_card_ended:
    'Ihre Mitgliedschaft ist beendet, deshalb gibt es keine Karte mehr. Bei Fragen rufen Sie uns bitte an.',
  membership_card_rests:
    'Bis wir alles mit Ihnen geklärt haben, gibt es keine Karte. Bitte rufen Sie uns an, wir helfen Ihnen.',
  membership_card_nobody: 'Die Mitgliedschaft gilt gerade für niemanden. Den Grund lesen Sie unter Neuigkeiten.',
  household_without_card:
    'Heute gibt es für diesen Haushalt keine Karte. Die Mitgliedschaft gilt für niemanden, oder ein Todesfall ist offen.',
  calendar_empty: 'Für Ihren Kalender gibt es gerade keinen Termin.',
  reason_needed: 'Bitte sagen Sie in Worten, warum das geändert wird: Beitrag oder Gültigkeit hängen daran.',
  note_not_found: 'Diese Notiz gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  household_has_account: 'Dieser Haushalt hat schon ein Konto. Es braucht keinen Code.',
  account_code_not_found: 'Diesen Code gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  account_code_not_ready:
    'Dieser Code lässt sich nicht zeigen. Er wartet noch, wurde schon gezeigt oder gilt nicht mehr.',
  account_code_needs_birth_day: 'Bitte tragen Sie zuerst den Geburtstag des Hauptmitglieds ein.',
  account_code_needs_address: 'Für einen Brief fehlt die Adresse. Bitte tragen Sie sie zuerst ein.',
  conversation_not_found: 'Dieses Gespräch gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  conversation_over:
    'Dieses Gespräch ist nicht mehr offen. Bitte wählen Sie noch einmal, wie das Mitglied Sie gebeten hat.',
  notification_not_found: 'Diese Nachricht gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  person_already_there: 'Diese Person ist schon eingetragen: Mitglied {{number}}. Öffnen Sie diesen Haushalt.',
  application_must_be_kept:
    'Dieser Antrag ist schon gesendet oder verrechnet. Beenden Sie ihn, wenn er nicht mehr gewünscht ist.',
  paper_already_entered: 'Dieser Antrag wird schon eingetragen: Mitglied {{number}}. Machen Sie dort weiter.',
  check_the_year: 'Bitte prüfen Sie die Jahreszahl.',
  kind_does_not_expire: 'Bei diesem Dokument ist kein letzter Tag nötig.',
  document_lost: 'Diese Datei lässt sich bei uns nicht mehr öffnen. Sie muss noch einmal hochgeladen werden.',
  document_not_found: 'Dieses Dokument gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  missing_file: 'Es wurde keine Datei gewählt. Bitte wählen Sie zuerst eine Datei.',
  incorrect_file_type: 'Dieser Dateityp ist nicht möglich. Bitte verwenden Sie PNG, JPEG oder PDF.',
  file_is_heic:
    'Fotos im Format HEIC lassen sich hier nicht verwenden. Am iPhone: Machen Sie ein Bildschirmfoto davon und senden Sie dieses. Oder wählen Sie unter Einstellungen, Kamera, Formate „Maximale Kompatibilität“ und fotografieren Sie noch einmal.',
  file_too_large: 'Die Datei ist zu groß. Erlaubt sind höchstens 15\u00a0MB.',
  file_already_exists: 'Diese Datei haben Sie bereits hochgeladen. Sie müssen sie nicht noch einmal senden.',
  file_damaged: 'Diese Datei ist beschädigt oder abgeschnitten. Bitte speichern Sie sie neu oder senden Sie ein Foto.',
  file_too_many_pixels:
    'Dieses Bild hat zu viele Bildpunkte. Bitte fotografieren oder scannen Sie mit geringerer Auflösung.',
  file_needs_password:
    'Dieses PDF öffnet sich nur mit Passwort. Bitte speichern Sie es ohne Passwort oder senden Sie ein Foto.',
  file_not_safe:
    'Dieses PDF enthält Programme oder weitere Dateien. Bitte drucken Sie es als PDF und laden Sie dieses hoch. Oder senden Sie ein Foto.',
  file_infected: 'In dieser Datei wurde ein Virus gefunden. Bitte prüfen Sie Ihr Gerät und senden Sie ein neues Foto.',
  file_not_checked:
    'Wir können Dateien gerade nicht auf Viren prüfen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  picture_not_possible: 'Dieses Dokument lässt sich hier nicht zeigen. Bitte laden Sie das Original herunter.',
  upload_interrupted: 'Das Hochladen wurde unterbrochen. Bitte versuchen Sie es noch einmal.',
  signed_form_stays: 'Dieses Formular zeigt die Unterschrift unter den Antrag. Deshalb bleibt es hier.',
  document_is_verified: 'Das Büro hat dieses Dokument bestätigt. Zum Löschen rufen Sie uns bitte an.',
  storage_full: 'Wir können gerade keine Dateien speichern. Bitte versuchen Sie es später noch einmal.',
  MemberNotFound: 'Diese Person wurde nicht gefunden. Bitte laden Sie die Seite neu.',
  PhoneNumberNotFound: 'Diese Telefonnummer gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  household_inactive:
    'Die Mitgliedschaft oder der Antrag ist beendet, Änderungen sind nicht möglich. Bitte rufen Sie uns an.',
  household_must_be_active: 'Das ist möglich, sobald Ihr Antrag gesendet ist.',
  changed_meanwhile:
    'Die Daten wurden inzwischen anderswo geändert. Bitte laden Sie die Seite neu und prüfen Sie Ihre Angaben.',
  inactive_reason_required: 'Es fehlt ein Grund. Bitte wählen Sie einen aus.',
  death_needs_a_case: 'Einen Todesfall erfassen Sie bitte mit der Taste „Todesfall“ in diesem Fenster.',
  main_member_email_cant_be_null: 'Das Hauptmitglied braucht eine E-Mail-Adresse. Bitte geben Sie eine an.',
  main_member_cant_be_updated_to_main_member:
    'Diese Person ist bereits Hauptmitglied. Bitte wählen Sie jemand anderen.',
  new_main_member_is_minor:
    'Bitte wählen Sie eine erwachsene Person. Wer noch nicht volljährig ist, führt den Haushalt nur, wenn sonst niemand da ist.',
  new_main_member_not_active:
    'Diese Person kann den Haushalt nicht weiterführen. Bitte wählen Sie jemanden, der aktiv ist oder mit dem Haushalt wartet.',
  create_or_set_phone_number_to_main_number:
    'Eine Telefonnummer muss die Hauptnummer sein. Bitte markieren Sie zuerst eine andere.',
  main_phone_number_already_exists: 'Es gibt bereits eine Hauptnummer. Bitte ändern Sie zuerst diese Markierung.',
  only_one_main_phone_number_allowed: 'Nur eine Nummer kann Hauptnummer sein. Bitte markieren Sie nur eine.',
  no_main_phone_number: 'Es ist keine Hauptnummer markiert. Bitte markieren Sie eine Telefonnummer.',
  only_members_with_status_new_can_be_deleted:
    'Nur Familienmitglieder mit dem Status „Neu“ können gelöscht werden. Bitte rufen Sie uns an.',
  change_request_not_found: 'Dieser Korrekturwunsch wurde nicht gefunden. Bitte laden Sie die Seite neu.',
  change_request_already_open:
    'Für diese Angabe gibt es schon einen Korrekturwunsch. Bitte warten Sie auf unsere Antwort.',
  change_request_already_decided: 'Über diesen Korrekturwunsch ist schon entschieden. Bitte laden Sie die Seite neu.',
  data_not_locked: 'Diese Angabe ist nicht gesperrt. Sie können sie selbst ändern.',
  person_was_excluded: 'Diese Person hat der Vorstand ausgeschlossen. Bitte rufen Sie uns an.',
  child_older_than_30:
    'Das Kind ist älter als 30 Jahre! Möglich ist das nur bei einer Behinderung von über 60\u00a0%, mit einem Dokument darüber.',
  HouseholdNotFound: 'Dieser Haushalt wurde nicht gefunden. Bitte laden Sie die Seite neu.',
  AddressNotFound: 'Diese Adresse gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  create_or_set_address_to_main_address: 'Eine Adresse muss die Hauptadresse sein. Bitte markieren Sie diese.',
  main_address_at_least_one_must_exist:
    'Sie brauchen mindestens eine Hauptadresse. Bitte markieren Sie zuerst eine andere.',

  burial_place_not_found: 'Diese Grabstätte wurde nicht gefunden. Bitte laden Sie die Seite neu.',
  burial_place_already_exists:
    'Sie haben bereits eine Grabstätte gespeichert. Bitte laden Sie die Seite neu und ändern Sie diese.',
  text_messages_not_offered: 'SMS können wir gerade nicht senden. Bitte versuchen Sie es später noch einmal.',
  number_gets_no_texts: 'An diese Nummer können wir keine SMS senden. Bitte wählen Sie eine andere.',
  text_code_wrong: 'Dieser Code stimmt nicht. Bitte sehen Sie in der SMS noch einmal nach.',
  text_code_over: 'Dieser Code gilt nicht mehr. Bitte lassen Sie sich einen neuen senden.',
  death_contact_not_found: 'Dieser Kontakt wurde nicht gefunden. Bitte laden Sie die Seite neu.',
  death_contact_already_exists:
    'In diesem Land haben Sie schon jemanden angegeben. Bitte laden Sie die Seite neu und ändern Sie diesen Kontakt.',

  substitute_not_found: 'Diese Vertretung wurde nicht gefunden. Bitte laden Sie die Seite neu.',
  substitute_has_ended: 'Diese Vertretung wurde beendet. Bitte legen Sie eine neue an.',

  invoice_not_found: 'Diese Rechnung wurde nicht gefunden. Bitte laden Sie die Seite neu.',
  invoice_not_confirmed: 'Die Rechnung ist noch nicht bestätigt. Bitte bestätigen Sie sie zuerst.',
  invoice_already_existing_for_member:
    'Für diese Person gibt es bereits eine Rechnung. Bitte rufen Sie uns an: Wir können eine offene Rechnung für ungültig erklären.',
  invoice_cant_be_updated_manually_to_this_status:
    'Die Rechnung kann diesen Status nicht erhalten. Bitte wählen Sie einen anderen.',
  status_of_invoice_with_current_status_cant_be_updated_manually:
    'Der Status dieser Rechnung lässt sich nicht mehr ändern. Bitte laden Sie die Seite neu.',
  fees_would_change:
    'Damit ändert sich, was Sie zahlen: bisher €\u00a0{{old}}, dann €\u00a0{{new}}. Bitte bestätigen Sie zuerst den neuen Betrag.',
  no_matching_fee: 'Wir haben keinen passenden Beitrag gefunden. Bitte rufen Sie uns an.',
  nothing_to_precalculate:
    'Die Beiträge lassen sich noch nicht berechnen. Bitte geben Sie zuerst alle Geburtsdaten an.',
  fees_in_force_already: 'Ab diesem Tag gelten schon Beiträge. Bitte nennen Sie einen späteren Tag.',
  nothing_for_invoicing: 'Es gibt nichts zu verrechnen. Alle Rechnungen sind bereits erstellt.',
  settings_not_found: 'Diese Regeln wurden nicht gefunden. Bitte laden Sie die Seite neu.',
  settings_begin_that_day_already: 'An diesem Tag beginnen schon andere Regeln. Bitte wählen Sie einen anderen Tag.',
  settings_in_force_already: 'Diese Regeln gelten schon. Bitte führen Sie stattdessen neue ein.',
  too_many_settings_to_come: 'Es sind schon {{most}} Änderungen geplant. Bitte nehmen Sie zuerst eine davon zurück.',

  bank_transaction_not_found: 'Diese Zahlung wurde nicht gefunden. Bitte laden Sie die Liste neu.',
  form_not_found: 'Dieses Formular gibt es nicht mehr. Bitte gehen Sie zurück.',

  bank_transaction_already_exists: 'Diese Zahlung ist bereits gebucht. Bitte prüfen Sie die Liste der Zahlungen.',
  divided_bank_transaction_from_another_household:
    'Die Zahlung gehört zu einem anderen Haushalt. Bitte wählen Sie eine desselben Haushalts.',
  allowed_only_for_over_paid_invoices: 'Nur der Überschuss einer überzahlten Rechnung kann verschoben werden.',
  status_of_invoice_not_supported_for_assignment:
    'Dieser Rechnung kann man keine Zahlung zuordnen. Bitte wählen Sie eine andere.',
  new_amount_must_be_lower: 'Der Betrag muss niedriger sein: So viel ist nicht frei oder nicht offen.',
  bank_transaction_already_decided: 'Darüber ist schon entschieden. Bitte laden Sie die Liste neu.',
  bank_transaction_not_a_credit: 'Das ist keine Gutschrift. Sie kann keiner Rechnung zugeordnet werden.',
  bank_transaction_not_a_return: 'Das passt nicht zusammen: keine Rückbuchung oder keine Zahlung eines Mitglieds.',
  parts_must_add_up: 'Die Beträge ergeben zusammen nicht, was eingegangen ist. Bitte prüfen Sie jeden Betrag.',
  invoices_not_all_open: 'Nur offene Rechnungen lassen sich gemeinsam bezahlen. Bitte laden Sie die Seite neu.',
  too_many_payment_links: 'Mehr als {{most}} Links auf einmal sind nicht möglich. Bitte beenden Sie zuerst einen.',
  payment_link_not_found: 'Dieser Link ist schon beendet. Bitte laden Sie die Seite neu.',
  nothing_to_refund: 'Bei diesem Haushalt ist kein Geld frei. Bitte laden Sie die Seite neu.',
  refund_not_found: 'Diese Rückzahlung wurde nicht gefunden. Bitte laden Sie die Seite neu.',
  refund_already_exists:
    'Diese Rückzahlung ist bereits gebucht: gleicher Tag, gleicher Betrag. Bitte prüfen Sie die Liste.',
  refund_does_not_fit: 'Das passt nicht zusammen: ein anderer Betrag, eine Rückbuchung der Bank, oder schon erledigt.',
  payment_not_seen_at_bank:
    'Was frei ist, wurde von Hand gebucht. Die Bank hat es noch nicht gemeldet. Bitte lesen Sie zuerst den Kontoauszug ein.',
  payment_does_not_fit: 'Das passt nicht: anderer Betrag, zu weit auseinander oder schon erledigt.',
  payment_was_refunded:
    'Von dieser Zahlung ging Geld zurück an den Haushalt. Bitte nehmen Sie zuerst diese Rückzahlung zurück.',
  payment_was_cash: 'Diese Zahlung war bar. Bitte heben Sie ihren Beleg im Kassabuch auf.',
  household_has_no_email: 'Dieser Haushalt hat keine E-Mail-Adresse. Bitte drucken Sie die Rechnung.',
  circular_not_found: 'Dieses Rundschreiben gibt es nicht.',
  circular_unknown_placeholder: 'Den Platzhalter {{placeholder}} gibt es nicht. Bitte nehmen Sie einen aus der Liste.',
  circular_not_begun:
    'Das Rundschreiben ist nicht verschickt: Eine zweite Person muss zustimmen, oder es wurde zurückgezogen.',
  words_name_account: 'Im Text steht ein fremdes Konto. Bitte nennen Sie dem Mitglied nur das Konto des Vereins.',
  circular_for_nobody: 'Auf diese Auswahl passt gerade kein Haushalt.',
  own_amount_not_chargeable: 'Das geht nur für Mitglieder und für ein Jahr, das noch läuft oder kommt.',
  own_amount_settled: 'Für dieses Jahr ist schon etwas bezahlt oder abgeschrieben. Buchen Sie zuerst das zurück.',
  own_amount_waits: 'Für diese Person und dieses Jahr wartet schon ein Betrag auf eine zweite Person.',
  own_amount_not_found: 'Für diese Person und dieses Jahr gibt es keinen eigenen Betrag mehr.',
  household_money_rests: 'Nach einem Todesfall schreibt das Portal diesem Haushalt nichts über Geld.',
  cash_entry_not_found: 'Diesen Beleg gibt es nicht. Bitte laden Sie die Seite neu.',
  cash_closing_not_found: 'Diese Zählung gibt es nicht. Bitte laden Sie die Seite neu.',
  cash_day_counted: 'Die Kassa ist bis {{date}} gezählt. Bitte wählen Sie einen späteren Tag.',
  cash_not_enough: 'So viel ist nicht in der Kassa. Es sind {{balance}}.',
  cash_changed_meanwhile: 'Inzwischen wurde etwas eingetragen. Sie sehen den neuen Stand. Bitte zählen Sie neu.',
  cash_nothing_to_count: 'Bis zu diesem Tag ist schon alles gezählt.',
  cash_entry_not_reversible: 'Dieser Beleg ist schon aufgehoben, oder er lässt sich nicht aufheben.',
  cash_deposit_told: 'Die Bank hat diese Einzahlung schon gemeldet. Bitte nehmen Sie zuerst deren Zeile auf.',
  cash_deposit_does_not_fit: 'Das passt nicht zusammen: anderer Betrag, anderer Tag oder schon erledigt.',
  cash_already_agreed: 'Diese Zählung hat schon eine zweite Person bestätigt.',
  payment_returned_on_another_day:
    'Diese Rückbuchung ist schon mit dem Tag {{date}} vermerkt. Der Tag wurde nicht geändert.',
  bank_statement_wrong_kind:
    'Das ist kein Kontoauszug (camt.053). Bitte laden Sie ihn bei der Bank als camt.053 herunter, einzeln oder als ZIP.',
  bank_statement_not_readable:
    'Diese Datei ist beschädigt. Bitte laden Sie den Auszug bei der Bank noch einmal herunter.',
  bank_statement_entry_not_readable:
    'Im Eintrag {{entry}} ist das Feld {{field}} nicht lesbar. Bitte schicken Sie der Bank diesen Satz. Es wurde nichts gebucht.',
  bank_statement_too_long:
    'Eine Datei darf höchstens {{most}} Buchungen haben. Bitte laden Sie bei der Bank kürzere Zeiträume herunter.',
  bank_archive_not_readable:
    'Dieses ZIP lässt sich nicht öffnen: beschädigt, zu groß oder mit Passwort. Bitte wählen Sie die Auszüge darin einzeln.',
  bank_statement_of_another_account: 'Dieser Auszug gehört zu einem anderen Konto. Wählen Sie den des Vereins.',
  bank_statement_not_in_euro: 'In dieser Datei ist kein Betrag in Euro. Es wurde nichts gebucht.',
  member_must_be_kept: 'Diese Person darf noch nicht gelöscht werden. Die Seite des Haushalts sagt, warum.',
  household_must_be_kept: 'Dieser Haushalt darf noch nicht gelöscht werden. Seine Seite sagt, was dagegen spricht.',
  application_incomplete: 'In Ihrem Antrag fehlt noch etwas. Bitte sehen Sie in der Liste der fehlenden Angaben nach.',
  status_step_not_possible: 'Bei diesem Status ist das nicht möglich. Bitte laden Sie die Seite neu.',
  registration_not_confirmed: 'Diese Registrierung ist nicht bestätigt. Sie wird nach 48 Stunden von selbst gelöscht.',
  main_member_ends_with_household:
    'Diese Mitgliedschaft endet zusammen mit der des ganzen Haushalts. Oder wählen Sie, wer den Haushalt weiterführt.',

  approval_not_found: 'Das ist nicht mehr da. Bitte laden Sie die Seite neu.',
  approval_already_decided: 'Darüber ist schon entschieden. Bitte laden Sie die Seite neu.',
  second_person_must_agree: 'Hier muss jemand anderer im Büro zustimmen, nicht Sie selbst.',
  documents_wait_for_second_person:
    'Ihre Dokumente öffnen sich noch nicht. Im Büro muss noch jemand Ihre neue E-Mail-Adresse bestätigen.',
  decided_meanwhile_by:
    '{{who}} hat hier inzwischen entschieden. Sie sehen jetzt den neuen Stand. Bitte prüfen Sie ihn.',
  decided_meanwhile: 'Hier wurde inzwischen entschieden. Sie sehen jetzt den neuen Stand. Bitte prüfen Sie ihn.',
  no_letters_wait: 'Gerade wartet kein Brief, der gedruckt werden kann.',
  letter_print_not_found: 'Diese Briefe gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  letters_being_printed: 'Die Briefe werden noch vorbereitet. Bitte warten Sie einen Augenblick.',
  letters_hold_own_code: 'Diese Datei muss jemand anderer öffnen. Darin steht ein Code, den Sie verlangt haben.',
  letters_not_printed: 'Öffnen Sie bitte zuerst die Datei für den Drucker.',
  letters_sent_already: 'Von diesen Briefen ist keiner mehr hier. Sie sehen jetzt den neuen Stand.',
  envelope_not_found: 'Diesen Brief gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  letter_not_kept: 'Der Inhalt dieses Briefs wurde nach der Frist gelöscht.',
  letter_not_on_its_way: 'Dieser Brief ist nicht unterwegs. Sie sehen jetzt den neuen Stand.',
  letter_not_here: 'Dieser Brief ist nicht mehr hier. Sie sehen jetzt den neuen Stand.',
  letter_tells_of_own_code: 'Diesen Brief muss jemand anderer herausnehmen. Den Code dazu haben Sie verlangt.',
  run_not_found: 'Diese Arbeit gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  run_has_ended: 'Diese Arbeit ist schon beendet.',
  mail_not_found: 'Diese E-Mail gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  mail_not_waiting: 'Diese E-Mail ist inzwischen unterwegs oder erledigt. Sie sehen jetzt den neuen Stand.',
  text_message_not_found: 'Diese SMS gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  text_message_not_waiting: 'Diese SMS ist inzwischen erledigt. Sie sehen jetzt den neuen Stand.',
  shift_not_found: 'Diesen Eintrag gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  only_own_shifts: 'Sie können nur sich selbst eintragen. Für andere trägt der Vorstand ein.',
  already_on_call: 'Diese Person ist an einem dieser Tage schon eingetragen. Bitte ändern Sie diesen Eintrag.',
  shift_changed_meanwhile: 'Jemand anderer hat diesen Eintrag inzwischen geändert. Bitte laden Sie die Seite neu.',
  mail_must_not_be_sent_again: 'Diese E-Mail kann nicht erneut gesendet werden. Nehmen Sie sie von der Liste.',
  mail_goes_elsewhere: 'Die Adresse hat sich inzwischen geändert. Bitte prüfen Sie, wohin die E-Mail geht.',

  death_case_not_found: 'Diesen Todesfall gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  death_case_changed:
    'Jemand anderer hat diesen Fall inzwischen geändert. Ihre Eingaben stehen noch da: Bitte laden Sie den Fall neu und sehen Sie nach, was sich geändert hat.',
  death_case_step_not_possible: 'Dieser Schritt ist jetzt nicht möglich. Bitte laden Sie den Fall neu.',
  death_case_full:
    'Mehr als {{most}} Einträge dieser Art nimmt ein Fall nicht auf. Bitte verwenden Sie einen, der schon da ist.',
  death_case_exists: 'Für diese Person gibt es schon den Fall {{case_no}}.',
  death_effects_changed:
    'Inzwischen hat sich etwas geändert. Bitte laden Sie die Folgen neu und prüfen Sie sie noch einmal.',
  death_choice_not_possible:
    'Diese Auswahl ist nicht mehr möglich. Bitte laden Sie die Folgen neu und wählen Sie noch einmal.',
  death_effects_overtaken:
    'Im Haushalt hat sich seither etwas geändert. Bitte sehen Sie nach, was so bleiben würde, und bestätigen Sie es.',
  death_burial_day_needed: 'Bitte tragen Sie ein, wann das Begräbnis war.',
  death_money_undecided:
    'Über offene Rechnungen ist noch nicht entschieden. Bitte laden Sie die Liste neu und entscheiden Sie über jede.',
  death_case_is_itself: 'Bitte wählen Sie einen anderen Fall.',
  death_case_has_effects: 'Dieser Fall hat schon Folgen für einen Haushalt. Bitte nehmen Sie diese zuerst zurück.',
  death_case_not_accepted:
    'Bezahlen kann der Verein erst, wenn der Fall übernommen ist. Kosten der Familie können Sie schon eintragen.',
  death_step_not_found: 'Diesen Schritt gibt es nicht mehr. Bitte laden Sie den Fall neu.',
  death_document_not_found: 'Dieses Dokument gibt es nicht mehr. Bitte laden Sie den Fall neu.',
  death_original_not_returned: 'Das Original ist noch nicht zurückgegeben. Bitte tragen Sie zuerst die Rückgabe ein.',
  death_link_not_found: 'Diesen Link gibt es nicht. Bitte laden Sie die Seite neu.',
  death_cost_over_limit: 'Damit wird eine Grenze des Vorstands überschritten. Bitte schreiben Sie dazu, warum.',
  death_print_no_decision: 'Den Brief gibt es, sobald eine Entscheidung gilt.',
  death_print_no_undertaker: 'Tragen Sie zuerst den Bestatter ein: Fall, „Erster Anruf“, Frage 8.',
  death_custody_ended:
    'Nach dem Begräbnis oder der Rückgabe gibt es keine Übergabe mehr. Nehmen Sie zuerst die letzte zurück.',
  death_print_no_originals: 'Die Empfangsbestätigung gibt es, sobald ein Original eingetragen ist.',
  death_print_not_settled: 'Die Abrechnung gibt es, sobald der Fall abgerechnet ist.',
  death_cost_waits_for_second: 'Eine zweite Person im Büro muss diese Zahlung bestätigen.',
  death_cost_not_found: 'Diesen Posten gibt es nicht mehr. Bitte laden Sie die Kosten neu.',
  death_guardian_needed: 'Bitte tragen Sie ein, wer für das Kind spricht: Name und Telefon.',
  death_case_left_open:
    'Es ist noch etwas offen, oder Kosten fehlen. Bitte sehen Sie die Liste an und bestätigen Sie sie.',
  death_costs_unpaid: 'Ein Posten des Vereins ist noch nicht bezahlt. Bitte tragen Sie zuerst den Tag der Zahlung ein.',
  death_day_needed: 'Bitte tragen Sie zuerst den Todestag ein.',
  death_cover_not_clear: 'Hier entscheidet der Vorstand, weil die Prüfung nicht eindeutig ist.',
  death_check_outdated: 'Seit der letzten Prüfung hat sich etwas geändert. Bitte prüfen Sie noch einmal.',
  death_board_decides: 'Der Vorstand hat über diese Person schon entschieden. Bitte geben Sie den Fall an ihn weiter.',
  death_decision_waits: 'Eine Entscheidung wartet noch auf Unterschriften. Bitte laden Sie den Fall neu.',
  death_decision_not_found: 'Diese Entscheidung gibt es nicht mehr. Bitte laden Sie den Fall neu.',
  death_burial_too_early: 'Begräbnis und Flug sind frühestens am Todestag. Bitte prüfen Sie beide Tage.',
  death_other_case_ended: 'Der andere Fall ist beendet. Bitte wählen Sie einen laufenden Fall.',
  death_place_decided:
    'Die Entscheidung gilt auch dafür, ob der Tod im Ausland war. Bitte nehmen Sie zuerst die Entscheidung zurück.',
  death_decision_outdated:
    'Seit diesem Vorschlag hat sich etwas geändert. Bitte ziehen Sie ihn zurück. Prüfen Sie dann die Mitgliedschaft, und entscheiden Sie neu.',
  death_already_signed: 'Sie haben schon unterschrieben. Es fehlt noch eine andere Person des Vorstands.',
};
