import type { officeNewsDe } from './officeNews.de.ts';

export const officeNewsTr: typeof officeNewsDe = {
  title: 'Haberler',
  lead: 'Bekleyen ve aktif tüm hanelere bir haber yazın.',
  missing: 'Eksik bir şey var',
  subject: 'Konu',
  text: 'Metin',
  textHint: 'Boş bir satır yeni bir paragraf başlatır. https adresleri bağlantı olur.',
  noMail: 'Mesaj portalda “Haberler” altında görünür. E-posta gönderilmez.',
  languages: 'Üyeler Almanca, Türkçe veya İngilizce okur. En iyisi üç dilde de yazmanızdır.',
  preview: 'Önizleme',
  previewEmpty: 'Yazdıklarınızı burada görürsünüz.',
  send: 'Herkese gönder',
  sendTitle: 'Haber tüm hanelere gönderilsin\u00a0mi?',
  sendWords: 'Bekleyen ve aktif tüm haneler bunu okur: “{{title}}”. Geri alınamaz.',
  sendConfirm: 'Herkese gönder',
  sent: 'Haber yolda: Birkaç dakika içinde herkes alır.',
  toOne: 'Mesaj: {{name}}',
  toOneHint: 'Hanenin dili: {{language}}.',
  sendOne: 'Gönder',
  sentOne: 'Mesaj gönderildi.',
};
