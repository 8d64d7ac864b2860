import type { paymentLinkDe } from './paymentLink.de.ts';

export const paymentLinkTr: typeof paymentLinkDe = {
  languages: 'Dil',
  call: 'Sorunuz\u00a0mu var? Bizi arayın:',
  title: 'Havale',
  intro: 'Bu sayfayı size biri gönderdi. {{association}} için yapılacak bir havaleyi gösterir.',
  introSeveral:
    '{{association}} tarafından gönderilen bu faturalar henüz ödenmedi. Lütfen her birini ayrı havale edin.',
  amount: 'Tutar (Betrag)',
  recipient: 'Alıcı (Empfänger)',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Ödeme referansı (Zahlungsreferenz)',
  due: 'Son ödeme tarihi',
  invoice: 'Fatura (Rechnung)',
  invoices: 'Faturalar (Rechnungen)',
  qr: 'Havale için QR kodu',
  qrHint: 'Banka uygulamasıyla okutun. Bütün bilgiler kendiliğinden gelir.',
  exactly: 'Lütfen tam bu tutarı, tam bu referansla havale edin.',
  until: 'Bu sayfa {{date}} tarihine kadar geçerlidir.',
  paid: { title: 'Ödendi. Teşekkür ederiz!', words: 'Artık havale edilecek bir şey yok.' },
  gone: { title: 'Bu bağlantı artık geçerli değil', words: 'Yeni bir bağlantı isteyin ya da bizi arayın.' },
  tooMany: { title: 'Sayfa çok sık açıldı', words: 'Lütfen on beş dakika sonra yeniden deneyin.' },
  outage: { title: 'Sayfaya şu anda ulaşılamıyor', words: 'Lütfen biraz sonra yeniden deneyin.' },
};
