/** Text messages to members. Nobody, no amount and no cause is named, because they light up on locked screens. */
export const textRemindersLettersDe = {
  overdue: 'Vefa: Es gibt eine Erinnerung für Sie. Bitte sehen Sie im Portal nach.',
  due_soon: 'Vefa: Bald endet eine Frist. Bitte sehen Sie im Portal nach.',
  document: 'Vefa: Ein Dokument von Ihnen läuft bald ab. Bitte sehen Sie im Portal nach.',
  news: 'Vefa: Im Portal wartet eine Nachricht auf Sie.',
  code_one: 'Vefa: Ihr Code ist {{code}}. Er gilt eine Minute. Bitte geben Sie ihn nicht weiter.',
  code_other: 'Vefa: Ihr Code ist {{code}}. Er gilt {{count}} Minuten. Bitte geben Sie ihn nicht weiter.',
};
