/** The household's address. */
export const householdsDe = {
  screen: {
    title: 'Haushalt',
    lead: 'Wo wohnen Sie? An diese Adresse schicken wir Ihre Post.',
    missing: 'Bitte prüfen Sie die Adresse',
    toMainMember: 'Zurück zum Hauptmitglied',
    next: 'Weiter zu den Familienmitgliedern',
    saveAndNext: 'Speichern und weiter zu den Familienmitgliedern',
  },
  address: {
    legend: 'Hauptadresse in Österreich',
    street: 'Straße und Hausnummer',
    postal_code: 'Postleitzahl',
    city: 'Ort',
    state: 'Bundesland',
    stateHint: 'Wählen Sie einen Vorschlag oder schreiben Sie selbst.',
    country_id: 'Land',
  },
};
