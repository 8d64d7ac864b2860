import type { PublicFieldKey } from './fieldKeys.ts';

/** What stands at a field that is missing or wrong. The passwords' ones are also the live list of rules. */
export const fieldsDe: Record<PublicFieldKey, string> = {
  required: 'Bitte ausfüllen (Pflichtfeld)',
  invalid_value: 'Bitte prüfen Sie diese Angabe',
  invalid_choice: 'Bitte wählen Sie aus der Liste',
  invalid_characters: 'Hier stehen Zeichen, die wir nicht speichern können',
  must_be_ticked: 'Bitte kreuzen Sie dieses Kästchen an',
  too_many: 'Mehr Einträge sind hier nicht möglich',
  max_15_characters: 'Höchstens 15 Zeichen',
  max_50_characters: 'Höchstens 50 Zeichen',
  max_100_characters: 'Höchstens 100 Zeichen',
  max_200_characters: 'Höchstens 200 Zeichen',
  min_6_characters: 'Mindestens 6 Zeichen',
  min_8_characters: 'Mindestens 8 Zeichen',
  invalid_membership_no: 'Das ist keine Mitgliedsnummer. Bitte vergleichen Sie die sieben Ziffern mit Ihrer Rechnung.',
  invalid_name: 'Bitte nur lateinische Buchstaben wie im Pass, Leerzeichen, Bindestriche, Apostrophe und Punkte',
  invalid_email: 'Ungültige E-Mail-Adresse',
  several_phone_numbers: 'Das sind zwei Telefonnummern. Bitte schreiben Sie hier nur eine.',
  invalid_phone_number: 'Ungültige Telefonnummer. Erlaubt sind nur Ziffern, am Anfang auch ein Plus.',
  password_must_match: 'Die Passwörter müssen übereinstimmen',
  password_needs_uppercase: 'Mindestens ein Großbuchstabe',
  password_needs_lowercase: 'Mindestens ein Kleinbuchstabe',
  password_needs_digit: 'Mindestens eine Ziffer',
  password_too_common: 'Bitte kein häufiges Passwort, das andere leicht erraten',
};
