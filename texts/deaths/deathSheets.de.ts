/** Documents for the consulate and for after the burial. */
export const deathSheetsDe = {
  consulate: {
    intro: 'Wir bitten um die Erlaubnis zur Überführung (cenaze nakil belgesi) für die hier genannte Person.',
    blank: '……………………………………',
    transport: 'Überführung',
    people: 'Personen',
    association: 'Die Überführung betreut {{name}}, Telefon {{phone}}.',
    documents: 'Beilagen',
    needed: {
      passport: 'Reisepass der verstorbenen Person, im Original',
      deathCertificate: 'Internationale Sterbeurkunde',
      corpsePass: 'Leichenpass',
      coffin: 'Bestätigung des Bestatters über den verlöteten Zinksarg',
      applicant: 'Ausweis der Person, die den Antrag stellt',
    },
    check: 'Manche Konsulate wollen weitere Dokumente. Bitte rufen Sie dort an, bevor Sie hingehen.',
  },
  after: {
    intro: 'Vieles müssen Sie jetzt nicht gleich tun. Dieses Blatt hilft Ihnen, nichts zu vergessen.',
    soon: 'In den ersten Wochen',
    pension:
      'Pension: Melden Sie den Todesfall der Pensionsversicherung. Fragen Sie dort nach der Witwen-, Witwer- oder Waisenpension. Stellen Sie den Antrag innerhalb von sechs Monaten: Dann gilt sie ab dem Tag nach dem Tod.',
    health:
      'Krankenkasse: Wer mitversichert war, fragt bei der Krankenkasse, wie es weitergeht. Die e-card der verstorbenen Person gilt nicht mehr.',
    employer: 'Arbeit oder AMS: Geben Sie dort Bescheid. Manchmal gibt es noch Lohn oder eine Abfertigung.',
    money: 'Geld und Erbe',
    bank: 'Bank: Das Konto ist meist gesperrt, bis die Verlassenschaft geklärt ist. Fragen Sie, welche Rechnungen die Bank trotzdem bezahlt. Sehen Sie Daueraufträge durch.',
    probate:
      'Verlassenschaft: Ein Notar schreibt Ihnen im Auftrag des Gerichts. Geben Sie Erbsachen erst danach weiter.',
    insurances:
      'Versicherungen: Suchen Sie die Verträge, auch beim Arbeitgeber und beim Auto. Oft gilt eine kurze Frist.',
    home: 'Wohnung und Alltag',
    landlord:
      'Vermieter: Sprechen Sie in den ersten zwei Wochen mit ihm. Wer mit im Haushalt lebt, darf oft in der Wohnung bleiben.',
    registration:
      'Meldeamt: Hat ein Standesamt in Österreich den Tod eingetragen, müssen Sie niemanden abmelden. Sonst melden Sie den Tod dort.',
    contracts:
      'Verträge: Telefon, Strom, Internet und Auto ummelden oder kündigen. Eine Kopie der Sterbeurkunde reicht meist.',
    turkey: 'In der Türkei',
    nufus:
      'Standesregister (nüfus): Melden Sie den Tod dem türkischen Konsulat oder dem Nüfus-Amt, mit der internationalen Sterbeurkunde.',
    sgk: 'Pension aus der Türkei: Fragen Sie bei der SGK nach der Pension für Hinterbliebene.',
    inheritance: 'Erbe in der Türkei: Den Erbschein (mirasçılık belgesi) gibt es beim Notar oder Gericht.',
    documents: 'Sterbeurkunden',
    copies: 'Lassen Sie sich mehrere Sterbeurkunden ausstellen, auch internationale. Viele Stellen wollen eine sehen.',
  },
};
