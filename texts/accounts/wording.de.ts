export const accountWordingDe = {
  wording: {
    greeting: 'Guten Tag {{name}}!',
    greetingUnnamed: 'Guten Tag!',
    closing: 'Mit freundlichen Grüßen',
  },
  confirmation: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    intro:
      'Sie haben sich bei {{association}} als Hauptmitglied registriert. Bitte bestätigen Sie Ihre E-Mail-Adresse, danach können Sie sich anmelden.',
    button: 'E-Mail-Adresse bestätigen',
    validity: 'Der Link gilt 48 Stunden und nur einmal.',
    notYou:
      'Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Bestätigung wird die Registrierung gelöscht.',
  },
  passwordReset: {
    subject: 'Neues Passwort wählen',
    intro: 'Für Ihr Konto bei {{association}} wurde ein neues Passwort angefordert. Hier können Sie es wählen.',
    button: 'Neues Passwort wählen',
    validity: 'Der Link gilt eine Stunde und nur einmal.',
    notYou: 'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  passwordNeeded: {
    intro: 'Ihr Konto bei {{association}} braucht ein neues Passwort. Hier können Sie es wählen.',
    validity: 'Der Link gilt eine Stunde und nur einmal. Danach bekommen Sie mit „Passwort vergessen“ einen neuen.',
    notYou: 'Das ist nicht Ihr Konto? Rufen Sie uns bitte gleich an: {{phone}}.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    intro:
      'Das Passwort Ihres Kontos bei {{association}} wurde soeben geändert. Alle Geräte wurden abgemeldet; bitte melden Sie sich mit dem neuen Passwort an.',
    notYou: 'Sie waren das nicht? Rufen Sie uns bitte gleich an: {{phone}}.',
  },
  secondFactor: {
    set: {
      subject: 'Ihr zweiter Faktor ist eingerichtet',
      intro:
        'Für Ihr Konto im Büro von {{association}} wurde soeben ein zweiter Faktor eingerichtet. Ab jetzt braucht jede Anmeldung einen Code aus der App. Alle anderen Geräte wurden abgemeldet.',
      notYou: 'Sie waren das nicht? Ändern Sie bitte sofort Ihr Passwort und sagen Sie es dem Vorstand.',
    },
    removed: {
      subject: 'Ihr zweiter Faktor wurde entfernt',
      intro:
        'Der zweite Faktor Ihres Kontos im Büro von {{association}} wurde soeben entfernt. Sie wurden überall abgemeldet. Beim nächsten Anmelden richten Sie ihn neu ein.',
      notYou: 'Sie waren das nicht? Ändern Sie bitte sofort Ihr Passwort und sagen Sie es dem Vorstand.',
    },
    renewed: {
      subject: 'Sie haben neue Notfall-Codes',
      intro:
        'Für Ihr Konto im Büro von {{association}} wurden soeben neue Notfall-Codes erstellt. Die bisherigen gelten nicht mehr.',
      notYou: 'Sie waren das nicht? Ändern Sie bitte sofort Ihr Passwort und sagen Sie es dem Vorstand.',
    },
    recovered: {
      subject: 'Ein Notfall-Code wurde verwendet',
      intro: 'Mit einem Notfall-Code hat sich soeben jemand in Ihrem Konto im Büro von {{association}} angemeldet.',
      notYou: 'Sie waren das nicht? Ändern Sie bitte sofort Ihr Passwort und sagen Sie es dem Vorstand.',
    },
    guessed: {
      subject: 'Falsche Codes bei Ihrem Konto',
      intro:
        'Jemand kennt Ihr Passwort bei {{association}} und hat mehrmals einen falschen Code eingegeben. Angemeldet wurde niemand.',
      notYou: 'Sie waren das nicht? Ändern Sie bitte sofort Ihr Passwort und sagen Sie es dem Vorstand.',
    },
  },
  emailChange: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    intro:
      'Für ein Konto bei {{association}} wurde diese neue E-Mail-Adresse angegeben. Nach der Bestätigung melden Sie sich mit dieser Adresse an. Bis dahin gilt die bisherige Adresse.',
    button: 'Neue E-Mail-Adresse bestätigen',
    validity: 'Der Link gilt 48 Stunden und nur einmal.',
    notYou: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun.',
  },
  emailChangeNotice: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    intro:
      'In Ihrem Konto bei {{association}} wurde die neue E-Mail-Adresse {{email}} angegeben. Ihre bisherige Adresse gilt, bis die neue bestätigt ist.',
    button: 'Änderung rückgängig machen',
    validity:
      'Der Link gilt sieben Tage, auch wenn die neue Adresse schon bestätigt ist. Danach wählen Sie ein neues Passwort.',
    notYou: 'Sie waren das nicht? Machen Sie die Änderung bitte rückgängig. Bei Fragen rufen Sie uns an: {{phone}}.',
  },
  officeEmail: {
    intro:
      'Das Büro von {{association}} hat diese E-Mail-Adresse für Ihr Konto notiert. Bitte bestätigen Sie, dass es Ihre ist. Danach melden Sie sich mit ihr an.',
    password:
      'Ihr bisheriges Passwort gilt nicht mehr. Nach der Bestätigung senden wir Ihnen an diese Adresse einen Link für ein neues. Später bekommen Sie ihn mit „Passwort vergessen“.',
  },
  officeEmailNotice: {
    intro:
      'Das Büro von {{association}} ändert die E-Mail-Adresse Ihres Kontos, weil es darum gebeten wurde. Alle Geräte wurden abgemeldet.',
    until: 'Ihre bisherige Adresse und Ihr Passwort gelten, bis die neue Adresse bestätigt ist.',
    shut: 'Niemand kann sich anmelden, bis die neue Adresse bestätigt ist.',
    notYou: 'Sie haben nicht darum gebeten? Rufen Sie uns bitte gleich an: {{phone}}.',
  },
  welcome: {
    subject: 'Willkommen bei {{association}}',
    intro: 'Ihre E-Mail-Adresse ist bestätigt. Ihre Mitgliedsnummer lautet {{membershipNo}}.',
    steps:
      'Nun füllen Sie Ihren Antrag aus: Ihre Daten, Ihren Haushalt, Ihre Familienmitglieder und die Zahlung. Sie können jederzeit unterbrechen und später weitermachen.',
    waiting:
      'Sobald Ihre Zahlung eingegangen ist, beginnt eine Wartezeit von 90 Tagen. Danach ist Ihre Mitgliedschaft gültig.',
    button: 'Zum Mitgliederportal',
    newsTitle: 'Willkommen!',
    newsLink: 'Was Sie über die Wartezeit wissen sollten',
  },
};
