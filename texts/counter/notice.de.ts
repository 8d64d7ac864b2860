/** The notice that data protection law wants for data which somebody else gave (Art. 14 GDPR). */
export const noticeDe = {
  title: 'Woher wir Ihre Daten haben (Artikel 14 DSGVO)',
  who: 'Verantwortlich für Ihre Daten ist {{association}}, {{address}}. Telefon {{phone}}, E-Mail {{email}}.',
  source:
    'Ihre Daten kommen aus der bisherigen Mitgliederliste des Vereins. Das gilt für alle Ihrer Familie, die darin stehen. Bitte sagen Sie es ihnen.',
  kinds:
    'Es sind Namen, Geburtstage, Geschlecht, Familienstand, Namen der Eltern, Staatsbürgerschaft und Verwandtschaft. Dazu kommen Ausweisnummern, Adresse, Telefon, E-Mail-Adresse und die Tage Ihrer Dokumente. Auch Beginn und Ende der Mitgliedschaft, Beiträge, offene Beträge und Bankkonten gehören dazu. Wünsche für das Begräbnis und Kontakte für den Todesfall können dabei sein. Auch eine Behinderung kann vermerkt sein, und aus der Mitgliedschaft kann der Glaube hervorgehen. Oft haben wir nur einen Teil davon.',
  purpose:
    'Wir führen damit die Mitgliedschaft und helfen im Todesfall (Art. 6 Abs. 1 lit. b und f, Art. 9 Abs. 2 lit. d DSGVO). Für Rechnungen und Buchführung verlangt es das Gesetz (Art. 6 Abs. 1 lit. c DSGVO). Es ist auch unser berechtigtes Interesse, niemanden doppelt zu führen und das Portal zu schützen.',
  howLong:
    'Wir bewahren sie auf, solange die Mitgliedschaft besteht. Danach bleiben sie sieben volle Kalenderjahre (§ 132 BAO). Dann löschen wir sie.',
  receivers:
    'Nur Menschen im Büro des Vereins sehen sie, soweit ihre Aufgabe es verlangt. Unternehmen, die für uns Technik betreiben, sind vertraglich gebunden. Im Todesfall bekommen Bestatter, Imam und Behörden das Nötige, mit Einwilligung der Familie. In Länder außerhalb der EU gehen Daten nur für eine Überführung.',
  rights:
    'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Übertragbarkeit. Sie können der Verarbeitung widersprechen. Schreiben Sie uns dafür, oder rufen Sie uns an.',
  complaint:
    'Beschweren können Sie sich bei der Österreichischen Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, www.dsb.gv.at.',
  decisions: 'Kein Computer entscheidet allein über Ihre Mitgliedschaft. Profile erstellen wir nicht.',
  agreed: 'Sie stimmen damit nichts zu und müssen nichts unterschreiben.',
  whole: 'Der ganze Text zum Datenschutz steht hier: {{whole}}',
};
