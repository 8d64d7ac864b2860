/** The membership card, and the calendar: its titles name neither religion, burial, amounts nor names. */
export const membershipLettersDe = {
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
};
