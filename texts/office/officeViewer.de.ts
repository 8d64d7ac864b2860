/** Looking at a document in the office. */
export const officeViewerDe = {
  tools: 'Ansicht',
  smaller: 'Verkleinern',
  larger: 'Vergrößern',
  zoom: '{{percent}} %',
  fit: 'Auf Breite einpassen',
  turn: 'Nach rechts drehen',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  page: 'Seite {{number}} von {{pages}}',
  keys: 'Tasten: + und − für die Größe, 0 zum Einpassen, R zum Drehen, Pfeile zum Verschieben.',
  keysOfPages: 'Tasten: + und − für die Größe, 0 zum Einpassen, R zum Drehen. Pfeile verschieben und blättern.',
  download: 'Original herunterladen',
  needsPassword:
    'Dieses PDF öffnet sich nur mit einem Passwort. Laden Sie das Original herunter, oder bitten Sie um ein neues Dokument.',
  notPossible:
    'Dieses Dokument lässt sich hier nicht zeigen. Laden Sie das Original herunter, oder bitten Sie um ein neues Dokument.',
};
