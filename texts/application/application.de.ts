export const applicationDe = {
  submit: {
    title: 'Einreichen? Danach sind Ihre Daten gesperrt.',
    words: 'Mit diesem Schritt ist Ihr Antrag vollständig. Bitte sehen Sie alles noch einmal durch.',
    afterwards: 'Nach dem Einreichen prüft unser Büro Ihre Angaben. Änderungen nehmen dann wir für Sie vor.',
    confirm: 'Ja, einreichen',
    cancel: 'Noch nicht',
    main_member: 'Hauptmitglied',
    address: 'Adresse',
    documents: 'Dokumente',
    alone: 'Keine Familienmitglieder',
    nothing: 'Keine',
  },
};
