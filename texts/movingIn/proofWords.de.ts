/** In what a former list and the portal may differ, and why (decision 106): on the screen and on the printed proof. */
export const proofWordsDe = {
  kinds: {
    cover: 'Ob die Mitgliedschaft gilt',
    status: 'Status',
    open_items: 'Offener Betrag',
    person_missing: 'Person fehlt hier',
    person_added: 'Person nur hier',
    not_taken_over: 'Haushalt nicht hier',
    not_comparable: 'Nicht vergleichbar',
  },
  because: {
    list_out_of_date: 'Die Liste war nicht aktuell',
    changed_since: 'Hier seither geändert',
    our_rule: 'Unsere Regel ist eine andere',
    left_out: 'Bewusst nicht übernommen',
    entered_otherwise: 'Auf anderem Weg eingetragen',
    other: 'Anderer Grund',
  },
  counts: {
    households: 'Haushalte',
    active: 'Mitglieder',
    waiting: 'In der Wartezeit',
    inactive: 'Ausgeschieden',
    covered: 'Mitgliedschaft gilt',
    not_covered: 'Mitgliedschaft gilt nicht',
    untold: 'Steht nicht in der Liste',
    open_items: 'Offene Beträge',
  },
  listed: 'Liste',
  here: 'Portal',
};
