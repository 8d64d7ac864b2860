import type { officeDeathPrintsDe } from './officeDeathPrints.de.ts';

export const officeDeathPrintsEn: typeof officeDeathPrintsDe = {
  title: 'Print',
  intro: 'Each document is a PDF. Who saved it is on record.',
  language: 'Language',
  fitting: 'As fits the reader',
  fittingHint: 'Family: {{language}}. Instructions to the undertaker: German. Case sheet: your language.',
  save: 'Save PDF',
  saveOf: 'Save PDF: {{print}}',
  print: {
    case_sheet: 'Case sheet',
    what_to_bring: 'What the family has to bring',
    undertaker_order: 'Instructions to the undertaker',
    cost_confirmation: 'Confirmation of costs',
    originals_receipt: 'Receipt for originals',
    decision_letter: 'Letter with the decision',
    settlement: 'Settlement',
    consulate_sheet: 'Details for the consulate',
    after_burial: 'After the burial',
  },
  for: {
    case_sheet: 'For the office only, with medical information.',
    what_to_bring: 'For the family, by civil status and citizenship.',
    undertaker_order: 'With the limits of the board.',
    cost_confirmation: 'A letter to the family.',
    originals_receipt: 'Where each original is, with lines to sign on.',
    decision_letter: 'A letter to the family with the reasons.',
    settlement: 'All costs, who has paid, and what is open.',
    consulate_sheet: 'For the permit to transport, with everything that is known.',
    after_burial: 'For the family: pension, health, bank, home, authorities.',
  },
};
