import type { notificationsDe } from './notifications.de.ts';

export const notificationsTr: typeof notificationsDe = {
  unread_one: '{{count}} okunmamış mesaj',
  unread_other: '{{count}} okunmamış mesaj',
  read_one: '{{count}} okunmuş mesaj',
  read_other: '{{count}} okunmuş mesaj',
  counts: '{{unread}}, {{read}}',
  isNew: 'Yeni',
  list: 'Mesajlarınız',
  welcomeTitle: 'Üye portalına hoş geldiniz',
  welcomeText: 'Üyeliğinizle ilgili her şeyi burada okursunuz. Şimdilik başka mesaj yok.',
  welcomeLink: 'Bekleme süresi hakkında bilmeniz gerekenler',
  reply: {
    open: 'Yanıtla',
    title: '“{{title}}” mesajına yanıt',
    honest: 'Bu pencereden bize bir şey gönderilmez. Yanıtınızı bize şöyle iletebilirsiniz:',
    call: 'Arayın: {{phone}}',
    write: 'E-posta olarak yaz',
    text: 'Yanıtınız',
    textHint: '“E-posta olarak yaz” metninizi e-postaya taşır.',
    send: 'Gönder',
  },
};
