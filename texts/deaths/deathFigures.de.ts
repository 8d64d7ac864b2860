/** Figures of the deaths of a year: the screen and the file. */
export const deathFiguresDe = {
  title: 'Todesfälle im Jahr',
  lead: 'Ohne Namen, für den Vorstand und die Generalversammlung.',
  nav: 'Zahlen eines Jahres',
  year: 'Jahr',
  file: 'Als Tabelle speichern (CSV)',
  none: 'In diesem Jahr wurde kein Todesfall gemeldet.',
  cases: 'Fälle',
  withdrawn: 'Zurückgezogen, nicht gezählt',
  where: 'Begräbnis',
  decided: 'Entscheidung',
  days: 'Tage vom Anruf bis zum Begräbnis',
  daysOf: '{{average}} Tage im Durchschnitt, längstens {{longest}} Tage',
  average: 'Durchschnitt',
  costs: 'Kosten des Vereins',
  kindHead: 'Wofür',
  sum: 'Summe',
  total: 'Zusammen',
  declined: 'Abgelehnt',
  noneDeclined: 'Kein Fall wurde abgelehnt.',
  noCosts: 'Noch keine Kosten.',
  noDays: 'Es gab noch kein Begräbnis.',
  destination: {
    austria: 'Österreich',
    turkey: 'Türkei',
    elsewhere: 'Anderes Land',
    open: 'Noch offen',
  },
  outcome: {
    accepted: 'Übernommen',
    goodwill: 'Aus Kulanz',
    declined: 'Abgelehnt',
    open: 'Noch nicht entschieden',
  },
};

/** What only the file says. */
export const deathFiguresFileDe = { longest: 'Längstens', reasons: 'Begründung' };
