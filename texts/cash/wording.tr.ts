import type { cashWordingDe } from './wording.de.ts';

export const cashWordingTr: typeof cashWordingDe = {
  receipt: {
    title: 'Tahsilat makbuzu {{number}}',
    reversal: 'İptal makbuzu {{number}}',
    filename: 'Makbuz-{{number}}.pdf',
    number: 'Makbuz numarası',
    membershipNo: 'Üyelik numarası',
    date: 'Tarih',
    received: '{{amount}} tutarını nakit olarak aldık. Teşekkür ederiz.',
    receivedFrom: 'Ödeyen: {{name}}. {{amount}} tutarını nakit olarak aldık. Teşekkür ederiz.',
    reversed: 'Bu makbuz, {{number}} numaralı makbuzu iptal eder: {{amount}}.',
    wasReversed: 'Bu makbuz artık geçerli değildir. {{number}} numaralı makbuzla iptal edilmiştir.',
    for: 'Ne için ödendi',
    invoice: 'Fatura',
    billNumber: 'Numara',
    paid: 'Nakit ödenen',
    total: 'Toplam',
    stillOwed: 'Bu faturalarda daha {{amount}} açık tutar var.',
    allPaid: 'Bu faturalarda açık tutar kalmadı.',
    keep: 'Lütfen bu makbuzu saklayın.',
    questions: 'Sorunuz\u00a0mu var? Bizi arayın: {{phone}}.',
    sign: 'Dernek adına: {{name}}',
    signUnnamed: 'Dernek adına',
  },
  deposit: { reason: 'Kasadan bankaya yatırılan nakit, makbuz {{number}}' },
};
