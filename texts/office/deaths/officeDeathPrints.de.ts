import type { DeathPrint } from '../../../domain/deaths/prints.ts';

/** What can be printed of a case. */
export const officeDeathPrintsDe = {
  title: 'Drucken',
  intro: 'Jedes Blatt kommt als PDF. Wer es gespeichert hat, steht im Protokoll.',
  language: 'Sprache',
  fitting: 'Passend',
  fittingHint: 'Familie: {{language}}. Auftrag an den Bestatter: Deutsch. Fallblatt: Ihre Sprache.',
  save: 'PDF speichern',
  saveOf: 'PDF speichern: {{print}}',
  print: {
    case_sheet: 'Fallblatt',
    what_to_bring: 'Was die Familie mitbringt',
    undertaker_order: 'Auftrag an den Bestatter',
    cost_confirmation: 'Bestätigung der Kosten',
    originals_receipt: 'Empfang von Originalen',
    decision_letter: 'Brief mit der Entscheidung',
    settlement: 'Abrechnung',
    consulate_sheet: 'Angaben für das Konsulat',
    after_burial: 'Nach dem Begräbnis',
  } satisfies Record<DeathPrint, string>,
  for: {
    case_sheet: 'Nur für das Büro, mit medizinischen Angaben.',
    what_to_bring: 'Für die Familie, je nach Familienstand und Staatsbürgerschaft.',
    undertaker_order: 'Mit den Höchstbeträgen des Vorstands.',
    cost_confirmation: 'Brief an die Familie.',
    originals_receipt: 'Wo jedes Original ist, mit Platz für Unterschriften.',
    decision_letter: 'Brief an die Familie, mit der Begründung.',
    settlement: 'Alle Kosten, wer bezahlt hat und was offen ist.',
    consulate_sheet: 'Für die Erlaubnis zur Überführung, mit allem, was schon bekannt ist.',
    after_burial: 'Für die Familie: Pension, Krankenkasse, Bank, Wohnung, Ämter.',
  } satisfies Record<DeathPrint, string>,
};
