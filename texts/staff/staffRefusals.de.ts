/** Why something about accounts of the office is refused (decision 110). */
export const staffRefusalsDe = {
  staff_account_not_found: 'Dieses Konto gibt es im Büro nicht. Bitte laden Sie die Seite neu.',
  last_of_board:
    'Das ist das einzige offene Konto des Vorstands. Es bleibt offen und beim Vorstand. Laden Sie zuerst jemanden in den Vorstand ein.',
  staff_request_waits: 'Dazu wartet schon etwas auf eine zweite Person. Sehen Sie oben auf der Seite nach.',
  staff_unchanged: 'So ist es schon. Es gibt nichts zu ändern.',
  staff_changed_meanwhile: 'Bei diesem Konto hat sich inzwischen etwas geändert. Sie sehen jetzt den neuen Stand.',
  invitation_not_found: 'Diese Einladung gibt es nicht mehr. Sie wurde angenommen, zurückgenommen oder ist abgelaufen.',
  board_can_help: 'Der Vorstand hat ein offenes Konto. Bitte ändern Sie das im Büro unter „Zugänge“.',
  second_factor_not_set: 'Für dieses Konto gibt es keinen zweiten Faktor.',
};
