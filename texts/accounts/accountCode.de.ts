/** The page on which a household opens its account with a code of the association. */
export const accountCodeDe = {
  title: 'Konto mit Code öffnen',
  lead: 'Sie sind schon Mitglied und haben vom Verein einen Code bekommen.',
  code: 'Code',
  codeHint: 'Zwölf Zeichen, zum Beispiel ABCD-EFGH-JKMN',
  birthDay: 'Geburtstag des Hauptmitglieds',
  access: 'Ihre Anmeldung',
  submit: 'Konto öffnen',
  noCode: 'Kein Code? Rufen Sie uns bitte an.',
  loggedInTitle: 'Sie sind schon angemeldet',
  loggedInText: 'Mit dem Code öffnet ein anderer Haushalt sein Konto. Dafür melden Sie sich bitte zuerst ab.',
  goOn: 'Weiter im Portal',
};
