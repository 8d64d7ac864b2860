/** Text messages to members. Nobody, no amount and no cause is named, because they light up on locked screens. */
export const textRemindersWordingDe = {
  overdue: '{{association}}: Es gibt eine Erinnerung für Sie. Bitte sehen Sie im Portal nach.',
  due_soon: '{{association}}: Bald endet eine Frist. Bitte sehen Sie im Portal nach.',
  document: '{{association}}: Ein Dokument von Ihnen läuft bald ab. Bitte sehen Sie im Portal nach.',
  news: '{{association}}: Im Portal wartet eine Nachricht auf Sie.',
  code_one: '{{association}}: Ihr Code ist {{code}}. Er gilt eine Minute. Bitte geben Sie ihn nicht weiter.',
  code_other: '{{association}}: Ihr Code ist {{code}}. Er gilt {{count}} Minuten. Bitte geben Sie ihn nicht weiter.',
};
