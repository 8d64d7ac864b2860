import type { PublicRefusalKey } from './refusalKeys.ts';

/** What the portal says when the server refuses: what happened, and what to do about it. */
export const refusalsDe: Record<PublicRefusalKey, string> = {
  unreadable_request: 'Die Anfrage war nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  unauthenticated: 'Sie wurden abgemeldet. Bitte melden Sie sich neu an.',
  forbidden: 'Das ist nicht erlaubt. Bei Fragen rufen Sie uns bitte an.',
  not_found: 'Diese Seite oder dieser Eintrag wurde nicht gefunden. Bitte gehen Sie zurück.',
  validation_failed: 'Einige Angaben fehlen oder stimmen nicht. Bitte prüfen Sie die markierten Felder.',
  request_too_large: 'Das war zu viel auf einmal. Bitte kürzen Sie Ihren Text.',
  unsupported_content_type:
    'Die Anfrage war nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  too_many_requests: 'Das waren zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  service_unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze noch einmal.',
  something_went_wrong: 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal oder rufen Sie uns an.',

  wrong_credentials: 'E-Mail, Mitgliedsnummer oder Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingabe.',
  wrong_email_format: 'Das ist keine gültige E-Mail-Adresse. Bitte prüfen Sie die Schreibweise.',
  email_already_exists:
    'Diese E-Mail-Adresse wird bereits verwendet. Bitte melden Sie sich an oder nehmen Sie eine andere.',
  email_already_exists_but_inactive:
    'Zu dieser E-Mail-Adresse gehört eine beendete Mitgliedschaft oder ein beendeter Antrag. Bitte rufen Sie uns an.',
  email_domain_not_allowed:
    'An diesen Anbieter können wir nicht schreiben. Bitte verwenden Sie eine andere E-Mail-Adresse.',
  email_not_confirmed: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in unserer E-Mail.',
  link_not_valid: 'Dieser Link ist abgelaufen oder wurde schon verwendet.',
  account_code_not_valid:
    'Code und Geburtstag passen nicht zusammen, oder der Code gilt nicht mehr. Bitte prüfen Sie beides. Sonst rufen Sie uns an.',
  log_out_first: 'Sie sind schon angemeldet. Bitte melden Sie sich zuerst ab.',
  foreign_origin: 'Diese Anfrage kam von einer fremden Website. Bitte verwenden Sie das Portal direkt.',

  no_membership_number_left: 'Es gibt keine freie Mitgliedsnummer mehr. Bitte rufen Sie uns an.',
};
