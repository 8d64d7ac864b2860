/** The membership card, and the calendar: its titles name neither religion, burial, amounts nor names. */
export const membershipWordingDe = {
  card: {
    title: 'Mitgliedskarte',
    filename: 'Mitgliedskarte-{{number}}.pdf',
    sheetFilename: 'Mitgliedskarte-{{number}}-A4.pdf',
    hint: 'Schneiden Sie die Karte an den Marken aus. Falten Sie sie in der Mitte und kleben Sie sie zusammen.',
    number: 'Mitgliedsnummer',
    day: 'Stand',
    people: 'Die Mitgliedschaft gilt für',
    always: 'Im Todesfall, Tag und Nacht',
    officeHours: 'Im Todesfall rufen Sie uns an',
    sayNumber: 'Bitte nennen Sie die Nummer {{number}}.',
  },
  calendar: {
    due: 'Erinnerung: Rechnung im Mitgliederportal',
    begin: 'Erinnerung: Neues im Mitgliederportal',
    text: 'Bitte öffnen Sie das Mitgliederportal.',
    filename: 'Termine.ics',
  },
  link: 'Zum Mitgliederportal',
  waiting: {
    subject: 'Ihre Wartezeit hat begonnen',
    intro: 'Ihre Beiträge sind bezahlt. Am {{from}} hat Ihre Wartezeit von 90 Tagen begonnen.',
    introAlone: 'Am {{from}} hat Ihre Wartezeit von 90 Tagen begonnen.',
    until: 'Der letzte Tag der Wartezeit ist der {{until}}.',
    next: 'Wenn Ihre Dokumente bestätigt sind, ist Ihre Mitgliedschaft ab {{date}} gültig.',
  },
  waitingStopped: {
    subject: 'Ihre Wartezeit ist gestoppt',
    returned: 'Eine Zahlung wurde zurückgegeben. Deshalb läuft Ihre Wartezeit gerade nicht.',
    unpaid:
      'Für Ihren Haushalt sind noch nicht alle Gebühren und Beiträge bezahlt. Deshalb läuft Ihre Wartezeit gerade nicht.',
    next: 'Sobald alles bezahlt ist, beginnt sie neu, mit dem Tag Ihrer Zahlung.',
  },
  familyWaits: {
    subject: 'Wartezeit für {{name}}',
    until: 'Der letzte Tag der Wartezeit für {{name}} ist der {{until}}.',
    next: 'Ab {{date}} gilt die Mitgliedschaft auch für diese Person.',
    withHousehold: 'Die Mitgliedschaft gilt danach auch für diese Person, sobald sie für Ihren Haushalt gilt.',
  },
  waitsAfterAll: {
    intro: 'Nach der Berichtigung gilt auch für {{name}} die Wartezeit von 90 Tagen.',
    meanwhile: 'Bis zu ihrem Ende gilt die Mitgliedschaft nicht für diese Person.',
    owed: 'Sie beginnt, sobald der Beitrag für diese Person bezahlt ist.',
  },
  active: {
    subject: 'Ihre Mitgliedschaft ist gültig',
    since: 'Ihre Mitgliedschaft ist seit {{date}} gültig.',
    thanks: 'Danke, dass Sie unsere Gemeinschaft mittragen.',
    atADeath: 'Im Todesfall erreichen Sie uns Tag und Nacht: {{phone}}. Sagen Sie das auch Ihrer Familie.',
  },
  familyActive: {
    subject: 'Die Mitgliedschaft gilt nun auch für {{name}}',
    since: 'Seit {{date}} gilt Ihre Mitgliedschaft auch für {{name}}.',
  },
  decisionToCome: {
    emailSubject: 'Ihre E-Mail-Adresse soll geändert werden',
    email:
      'In unserem Büro wurde für Ihr Konto eine andere E-Mail-Adresse eingetragen. Am {{date}} schicken wir den Link dorthin.',
    codeSubject: 'Ein Code für Ihr Konto ist geplant',
    code: 'Jemand hat für Sie um einen Code für Ihr Konto im Portal gebeten. Wir geben ihn am {{date}} aus.',
    joiningSubject: 'Jemand soll sich für Ihren Haushalt anmelden',
    joining:
      'Jemand hat sich im Portal mit Ihrem Namen registriert. Dieses Konto gehört ab {{date}} zu Ihrem Haushalt.',
    refundSubject: 'Eine Rückzahlung an Sie ist geplant',
    refund:
      'Wir wollen Ihnen {{amount}} zurückzahlen. Das Konto kennen wir noch nicht. Wir überweisen frühestens am {{date}}.',
    object: 'Haben Sie das nicht gewünscht? Dann rufen Sie uns bitte gleich an.',
  },
  substituteEnding: {
    subject: 'Vertretung läuft aus: {{name}}',
    intro: 'Die Vertretung durch {{name}} gilt nur noch bis {{date}}.',
    next: 'Soll sie weiter gelten? Dann geben Sie im Portal bitte einen neuen letzten Tag an.',
    link: 'Zu den Vertretungen',
  },
  substitutePassed: {
    subject: 'Vertretung abgelaufen: {{name}}',
    intro: 'Die Vertretung durch {{name}} galt bis {{date}} und ist nun abgelaufen.',
    next: 'Soll sie wieder gelten? Dann geben Sie im Portal bitte einen neuen letzten Tag an.',
  },
  documentEnding: {
    subject: 'Ein Dokument läuft bald ab',
    intro: '{{document}} von {{name}} gilt noch bis {{date}}.',
    next: 'Haben Sie schon ein neues Dokument? Dann laden Sie es bitte im Portal hoch.',
    nothingEnds: 'An Ihrer Mitgliedschaft ändert sich dadurch nichts.',
  },
  childLimit: {
    subject: 'Altersgrenze für Kinder: {{name}}',
    intro: 'Kinder sind bis zum 30. Geburtstag mit dabei. Für {{name}} ist das der {{date}}.',
    next: 'Danach braucht Ihr Kind eine eigene Mitgliedschaft. Wir beraten Sie gern.',
    disability: 'Bei einer Behinderung von über 60\u00a0% bleibt Ihr Kind mit dabei. Bitte rufen Sie uns an.',
    link: 'Zu den Familienmitgliedern',
  },
  erasure: {
    subject: 'Möchten Sie Ihren Antrag noch fortsetzen?',
    intro: 'Sie haben Ihren Antrag lange nicht geöffnet. Ab {{date}} dürfen wir ihn mit allen Daten löschen.',
    next: 'Möchten Sie ihn behalten? Dann melden Sie sich bis dahin einmal an. Sonst brauchen Sie nichts zu tun.',
    link: 'Zum Mitgliederportal',
  },
  ended: {
    subject: 'Ihre Mitgliedschaft ist beendet',
    unbegunSubject: 'Ihr Antrag ist beendet',
    unbegunSince: 'Ihr Antrag ist seit {{date}} beendet. Eine Mitgliedschaft hat nicht begonnen.',
    subjectOf: 'Mitgliedschaft beendet: {{name}}',
    since: 'Ihre Mitgliedschaft ist seit {{date}} beendet.',
    sinceOf: 'Die Mitgliedschaft von {{name}} ist seit {{date}} beendet.',
    unbegunSubjectOf: 'Anmeldung beendet: {{name}}',
    unbegunSinceOf: '{{name}} ist seit {{date}} nicht mehr angemeldet. Eine Mitgliedschaft hat nicht begonnen.',
    reason: 'Grund: {{reason}}.',
  },
  endToCome: {
    subject: 'Ende Ihrer Mitgliedschaft: {{date}}',
    subjectOf: 'Mitgliedschaft endet: {{name}}',
    until: 'Der {{date}} ist der letzte Tag Ihrer Mitgliedschaft. Bis dahin gilt alles wie bisher.',
    untilOf: 'Der {{date}} ist der letzte Tag der Mitgliedschaft von {{name}}. Bis dahin gilt alles wie bisher.',
    notMeant: 'Ist das nicht gemeint? Rufen Sie uns bitte vor diesem Tag an.',
  },
  endKept: {
    subject: 'Ihre Mitgliedschaft geht weiter',
    subjectOf: 'Mitgliedschaft geht weiter: {{name}}',
    goesOn: 'Das Ende am {{date}} ist zurückgenommen. Ihre Mitgliedschaft gilt wie bisher.',
    goesOnOf: 'Das Ende am {{date}} ist zurückgenommen. Die Mitgliedschaft von {{name}} gilt wie bisher.',
  },
  condolence: {
    /** As the condolence calls who has died; English and German need no word of honour. */
    name: '{{name}}',
    nameMale: '{{name}}',
    nameFemale: '{{name}}',
    closing: 'In aufrichtiger Anteilnahme',
  },
  goesOn: {
    who: '{{name}} führt den Haushalt als Hauptmitglied weiter.',
    same: 'Die Mitgliedschaft gilt weiter, ohne neue Wartezeit und ohne neue Beitrittsgebühr. Sie melden sich an wie bisher.',
    newPassword:
      'Die Mitgliedschaft gilt weiter, ohne neue Wartezeit und ohne neue Beitrittsgebühr. Zum Anmelden brauchen Sie ein neues Passwort. Den Link schicken wir Ihnen mit einer eigenen E-Mail.',
  },
  back: {
    subject: 'Ihre Mitgliedschaft wurde wieder aufgenommen',
    unbegunSubject: 'Ihr Antrag wurde wieder aufgenommen',
    subjectOf: 'Mitgliedschaft wieder aufgenommen: {{name}}',
    again: 'Ihre Mitgliedschaft wurde wieder aufgenommen.',
    unbegunAgain: 'Ihr Antrag wurde wieder aufgenommen.',
    againOf: 'Die Mitgliedschaft von {{name}} wurde wieder aufgenommen.',
    unbegunSubjectOf: 'Wieder angemeldet: {{name}}',
    unbegunAgainOf: '{{name}} ist wieder angemeldet.',
    next: 'Den aktuellen Stand sehen Sie im Mitgliederportal.',
  },
  documentRefused: {
    subject: 'Bitte senden Sie uns ein Dokument noch einmal',
    intro: 'Dieses Dokument konnten wir nicht annehmen: {{document}} ({{name}}). Der Grund:',
    next: 'Bitte laden Sie es im Portal noch einmal hoch.',
    link: 'Zu den Dokumenten',
  },
  documentAccepted: {
    subject: 'Ihr Dokument ist doch in Ordnung',
    intro: 'Wir haben dieses Dokument nun angenommen: {{document}} ({{name}}).',
    nothingToDo: 'Sie müssen es nicht noch einmal senden.',
  },
  corrected: {
    subject: 'Wir haben Ihre Angaben berichtigt',
    intro: 'Wir haben bei {{name}} berichtigt: {{fields}}.',
    next: 'Bitte sehen Sie im Portal nach, ob jetzt alles stimmt.',
    link: 'Zu den Angaben',
  },
  notCorrected: {
    subject: 'Zu Ihrem Korrekturwunsch',
    intro: 'Diese Angabe bei {{name}} haben wir nicht geändert: {{fields}}. Der Grund:',
    next: 'Sehen Sie das anders? Dann laden Sie bitte ein passendes Dokument hoch und bitten Sie noch einmal darum.',
  },
  myData: {
    lost: 'Diese Datei lässt sich bei uns nicht mehr öffnen. Bitte laden Sie sie noch einmal hoch.',
  },
};
