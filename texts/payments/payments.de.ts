/** What the payments add on a phone: one transfer for several invoices, passing a transfer on, links. */
export const paymentsDe = {
  due: {
    left_one: 'Noch {{count}} Tag',
    left_other: 'Noch {{count}} Tage',
    today: 'Heute fällig',
    late_one: 'Seit {{count}} Tag fällig',
    late_other: 'Seit {{count}} Tagen fällig',
  },
  together: {
    which: 'Alles mit einer Überweisung bezahlen',
    hint: 'Sie brauchen dann nur einen QR-Code und eine Referenz.',
    pay: 'Überweisung über {{amount}} anzeigen',
    tooFew: 'Wählen Sie mindestens zwei Rechnungen.',
    exactly: 'Bitte überweisen Sie genau diesen Betrag. Dann sind alle gewählten Rechnungen bezahlt.',
    name: 'gemeinsame Überweisung',
  },
  share: {
    data: 'Überweisungsdaten senden',
    copy: 'Überweisungsdaten kopieren',
    copied: 'Kopiert',
    invoice: 'PDF senden',
  },
  link: {
    make: 'Link für Angehörige',
    made: 'Wer diesen Link hat, sieht nur diese Überweisung. Er gilt bis {{date}}.',
    address: 'Link',
    share: 'Link senden',
    own: 'Ihre Links für Angehörige',
    one: '{{number}}: {{amount}}, gültig bis {{date}}',
    end: 'Diesen Link beenden',
    endTitle: 'Diesen Link beenden?',
    endWords: 'Wer ihn öffnet, sieht dann nichts mehr. Sie können jederzeit einen neuen machen.',
    keep: 'Behalten',
  },
};
