/** Why what a later list says is not decided or taken over (decision 108). */
export const listChangesRefusalsDe = {
  listed_household_not_found: 'Diesen Haushalt der Liste gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  list_changes_outdated: 'Hier hat sich inzwischen etwas geändert. Bitte prüfen Sie den Haushalt noch einmal.',
  change_is_by_hand: 'Das lässt sich nicht aus der Liste übernehmen. Bitte ändern Sie es auf der Seite des Haushalts.',
  nothing_new_to_take: 'Es gibt nichts Neues, das sich ohne Entscheidung übernehmen lässt.',
  taking_over_finished: 'Die Übernahme ist abgeschlossen. Listen werden nicht mehr verglichen oder übernommen.',
  taking_over_not_begun: 'Es wurde noch keine Liste übernommen.',
};
