/** The page behind the link of an invitation to the office. */
export const joinStaffDe = {
  title: 'Willkommen im Büro',
  lead: 'Wählen Sie ein Passwort für Ihren Zugang.',
  submit: 'Passwort speichern',
  doneTitle: 'Ihr Zugang ist bereit',
  doneText: 'Melden Sie sich jetzt an. Danach verbinden Sie eine App auf Ihrem Handy: Sie ist Ihr zweiter Faktor.',
  invalidTitle: 'Diese Einladung gilt nicht mehr',
  invalidText: 'Sie wurde schon angenommen, zurückgenommen, oder ihre Zeit ist um. Bitten Sie im Büro um eine neue.',
};
