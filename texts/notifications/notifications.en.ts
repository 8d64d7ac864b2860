import type { notificationsDe } from './notifications.de.ts';

export const notificationsEn: typeof notificationsDe = {
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  read_one: '{{count}} read',
  read_other: '{{count}} read',
  counts: '{{unread}}, {{read}}',
  isNew: 'New',
  list: 'Your messages',
  welcomeTitle: 'Welcome to the member portal',
  welcomeText: 'Here you read all that concerns your membership. There are no other messages yet.',
  welcomeLink: 'What to know about the waiting period',
  reply: {
    open: 'Reply',
    title: 'Reply to “{{title}}”',
    honest: 'Nothing is sent from this window. This is how your reply reaches us:',
    call: 'Call: {{phone}}',
    write: 'Write as an e-mail',
    text: 'Your reply',
    textHint: '“Write as an e-mail” takes your text along.',
    send: 'Send',
  },
};
