/** Refusals about silent households. */
export const releaseRefusalsDe = {
  release_not_found: 'Diese Freigabe gibt es nicht. Bitte laden Sie die Seite neu.',
  release_for_nobody: 'Auf diese Auswahl passt gerade kein stiller Haushalt.',
  release_not_waiting: 'Diese Freigabe wartet nicht mehr. Sie sehen jetzt den neuen Stand.',
  release_not_ready: 'Das geht erst nach der Freigabe, und nur einmal.',
  release_by_another:
    'Sie haben diese Freigabe selbst verlangt. Bitte lassen Sie jemand anderen aus dem Vorstand zustimmen.',
  household_silent: 'Dieser Haushalt ist noch nicht freigegeben. Bis dahin geht nichts an ihn hinaus.',
};
