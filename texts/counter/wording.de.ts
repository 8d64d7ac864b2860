/** What a household is told when the office has done something for it. */
export const counterWordingDe = {
  acted: {
    subject: 'Wir haben etwas für Sie geändert',
    rang: 'Sie haben uns angerufen. Wie gewünscht haben wir für Sie erledigt:',
    came: 'Sie waren bei uns. Wie gewünscht haben wir für Sie erledigt:',
    wrote: 'Sie haben uns geschrieben. Wie gewünscht haben wir für Sie erledigt:',
    wrong: 'Stimmt etwas nicht, oder haben Sie uns nicht darum gebeten? Dann rufen Sie uns bitte gleich an.',
    link: 'Meine Daten ansehen',
    did: {
      person_added: 'Ein Familienmitglied ist eingetragen.',
      person_changed: 'Angaben zu einer Person sind geändert.',
      person_removed: 'Ein Familienmitglied ist gestrichen.',
      phone_changed: 'Die Telefonnummern sind geändert.',
      address_changed: 'Die Adresse ist geändert.',
      document_added: 'Ein Dokument ist hinterlegt.',
      document_changed: 'Die Gültigkeit eines Dokuments ist eingetragen.',
      document_removed: 'Ein Dokument ist entfernt.',
      burial_place_changed: 'Der Ort für das Begräbnis ist eingetragen.',
      death_contact_changed: 'Die Kontakte für den Todesfall sind geändert.',
      substitute_changed: 'Wer Sie vertreten darf, ist geändert.',
      correspondence_changed: 'Sprache und Weg unserer Nachrichten sind geändert.',
      invoices_made: 'Die Rechnungen sind erstellt.',
      application_submitted: 'Der Antrag ist gesendet.',
    },
  },
};
