import type { officeNewsDe } from './officeNews.de.ts';

export const officeNewsTr: typeof officeNewsDe = {
  subject: 'Konu',
  text: 'Metin',
  textHint: 'Boş bir satır yeni bir paragraf başlatır. https adresleri bağlantı olur.',
  noMail: 'Mesaj portalda “Haberler” altında görünür. E-posta gönderilmez.',
  language: 'Mesajın dili',
  languageHint: 'Ekran okuyucular metni doğru seslendirsin diye.',
  severalLanguages: 'birden fazla dil',
  toOne: 'Mesaj: {{name}}',
  toOneHint: 'Hanenin dili: {{language}}.',
  sendOne: 'Gönder',
  sentOne: 'Mesaj gönderildi.',
};
