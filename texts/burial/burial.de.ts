/** Where a main member wishes to be buried, and the papers that are asked for then. */
export const burialDe = {
  place: {
    title: 'Gewünschte Grabstätte',
    intro: 'Hier halten wir Ihren Wunsch fest. Das hilft Ihrer Familie im Todesfall.',
    saved: 'Ihre Grabstätte ist gespeichert.',
    missing: 'Bitte prüfen Sie die Grabstätte',
    grave: 'Lage des Grabes',
    graveHint: 'Nur, wenn es schon ein Grab gibt.',
    address: 'Adresse des Friedhofs',
  },
  field: {
    graveyard: 'Friedhof',
    grave_group: 'Gruppe',
    grave_row: 'Reihe',
    grave_number: 'Nummer',
    grave_user: 'Nutzungsberechtigte Person',
    street: 'Straße und Hausnummer',
    postal_code: 'Postleitzahl',
    city: 'Ort',
    state: 'Bundesland oder Provinz',
    country_id: 'Land',
  },
  hint: {
    graveyard: 'Name und Ort, zum Beispiel „Islamischer Friedhof, Wien-Liesing“.',
    grave_user: 'Wer das Recht hat, das Grab zu nutzen.',
  },
  proceed: {
    noneTitle: 'Keine Grabstätte gespeichert',
    changedTitle: 'Grabstätte nicht gespeichert',
    words:
      'Sie haben keine Grabstätte gespeichert. Wenn Sie fortfahren, wird Ihren Daten keine Grabstätte hinzugefügt!',
    changed: 'Was Sie bei der Grabstätte eingegeben haben, geht dabei verloren.',
    confirm: 'Trotzdem weiter',
    cancel: 'Hier bleiben',
  },
  papers: {
    title: 'Dokumente für den Todesfall',
    intro: 'Wenn Sie diese Dokumente heute hinterlegen, muss Ihre Familie sie später nicht suchen. Keines ist Pflicht.',
  },
};
