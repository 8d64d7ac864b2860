/** What can be wrong with the running of the product, as the screen and the mail to the board name it; and what to do. */
export const healthPartsDe = {
  parts: {
    mails: 'E-Mails, die warten',
    lost_mails: 'E-Mails, die nicht ankamen',
    jobs: 'Arbeiten im Hintergrund',
    backup: 'Sicherung',
    disk: 'Speicherplatz',
    bank: 'Bankdatei',
    record: 'Protokoll',
  },
  toDo: {
    mails: 'E-Mails warten seit mehr als einer Stunde. Bitte rufen Sie die Technik an: Der Mailserver antwortet nicht.',
    lost_mails:
      'E-Mails konnten nicht verschickt werden, und das liegt nicht an der Adresse. Bitte rufen Sie die Technik an. Danach senden Sie die E-Mails unter „Zu tun“ noch einmal.',
    jobs: 'Eine Arbeit ist fehlgeschlagen oder verspätet. Bitte rufen Sie die Technik an.',
    backup: 'Seit mehr als einem Tag gibt es keine neue Sicherung. Bitte rufen Sie die Technik an.',
    disk: 'Der Speicherplatz geht zu Ende. Bitte rufen Sie die Technik an.',
    bank: 'Zahlungserinnerungen warten auf die Bank. Bitte lesen Sie die neueste Bankdatei ein.',
    record:
      'Im Protokoll wurde etwas verändert oder gelöscht, oder es wird nicht mehr geprüft. Bitte rufen Sie die Technik an.',
  },
};
