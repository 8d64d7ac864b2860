import { officeMovingInDe } from './officeMovingIn.de.ts';
import { takeOversDe } from './takeOvers.de.ts';

/** What is stored with a household of the former list (decision 102). */
export const takeOverWordingDe = {
  openAmount: 'Offener Betrag aus der früheren Liste',
  ownAmount: 'So vereinbart laut früherer Liste',
  contact: 'Kontakt im Todesfall laut früherer Liste: {{name}}, {{phone}}',
  passport: 'Reisepass von {{name}} laut früherer Liste gültig bis {{day}}',
  permit: 'Aufenthaltstitel von {{name}} laut früherer Liste gültig bis {{day}}',
  rowsFile: {
    name: 'Zeilen-{{number}}.xlsx',
    result: 'Ergebnis',
    why: 'Warum',
    membershipNo: 'Mitgliedsnummer hier',
    place: 'Stelle',
    placeOf: takeOversDe.placeOf,
    aboutPerson: takeOversDe.aboutPerson,
    inColumn: takeOversDe.inColumn,
    verdicts: takeOversDe.verdicts,
    undone: takeOversDe.undone,
    reasons: takeOversDe.reasons,
    warnings: takeOversDe.warnings,
    kept: takeOversDe.kept,
    problems: officeMovingInDe.reasons,
  },
};
