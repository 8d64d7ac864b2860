/** The news of a household. */
export const notificationsDe = {
  unread_one: '{{count}} ungelesene Nachricht',
  unread_other: '{{count}} ungelesene Nachrichten',
  read_one: '{{count}} gelesene',
  read_other: '{{count}} gelesene',
  counts: '{{unread}}, {{read}}',
  isNew: 'Neu',
  list: 'Ihre Nachrichten',
  welcomeTitle: 'Willkommen im Mitgliederportal',
  welcomeText: 'Hier lesen Sie alles, was Ihre Mitgliedschaft betrifft. Noch gibt es keine weiteren Nachrichten.',
  welcomeLink: 'Was Sie über die Wartezeit wissen sollten',
  reply: {
    open: 'Antworten',
    title: 'Antwort auf „{{title}}“',
    honest: 'Aus diesem Fenster wird nichts gesendet. So erreicht uns Ihre Antwort:',
    call: 'Anrufen: {{phone}}',
    write: 'Als E-Mail schreiben',
    text: 'Ihre Antwort',
    textHint: 'Mit „Als E-Mail schreiben“ nehmen Sie Ihren Text mit.',
    send: 'Senden',
  },
};
