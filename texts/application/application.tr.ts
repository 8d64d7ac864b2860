import type { applicationDe } from './application.de.ts';

export const applicationTr: typeof applicationDe = {
  submit: {
    title: 'Gönderilsin mi? Sonrasında bilgileriniz kilitlenir.',
    words: 'Bu adımla başvurunuz tamamlanır. Lütfen her şeyi bir kez daha gözden geçirin.',
    afterwards: 'Gönderdikten sonra bilgilerinizi büromuz kontrol eder. Değişiklikleri artık biz yaparız.',
    confirm: 'Evet, gönder',
    cancel: 'Henüz değil',
    main_member: 'Ana üye',
    address: 'Adres',
    documents: 'Belgeler',
    alone: 'Aile bireyi yok',
    nothing: 'Yok',
  },
};
