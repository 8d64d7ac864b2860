import type { paymentWordingDe } from './wording.de.ts';

export const paymentWordingTr: typeof paymentWordingDe = {
  link: 'Ödemelere git',
  paid: {
    subject: 'Ödendi: {{description}}',
    intro: 'Ödemeniz {{date}} tarihinde bize ulaştı: {{description}}. Teşekkür ederiz.',
    tooMuch: 'Gerekenden fazla havale ettiniz. Fazla tutar için sizinle iletişime geçeceğiz.',
    nothingToDo: 'Bu fatura için yapmanız gereken başka bir şey yok.',
  },
  returned: {
    subject: 'Ödeme geri döndü: {{description}}',
    intro: 'Banka {{amount}} tutarındaki ödemenizi iade etti. Ödeme şunun içindi: {{description}}.',
    pay: 'Lütfen {{amount}} tutarını {{date}} tarihine kadar yeniden havale edin.',
    payAll: 'Böylece bu faturada {{amount}} açık kalıyor. Lütfen bu tutarı {{date}} tarihine kadar havale edin.',
  },
  unassigned: {
    subject: 'Ödeme düzeltildi: {{description}}',
    intro: '{{amount}} tutarında bir ödemeyi yanlışlıkla size kaydetmiştik. Ödeme şunun içindi: {{description}}.',
    pay: 'Lütfen {{amount}} tutarını {{date}} tarihine kadar havale edin.',
  },
  refunded: {
    subject: 'Size geri ödeme yaptık',
    intro: '{{date}} tarihinde size {{amount}} geri havale ettik.',
    account: 'Para, sonu {{end}} olan hesaba gitti.',
    reason: 'Nedeni: {{reason}}',
  },
  refundUndone: {
    subject: 'Geri ödememiz: düzeltme',
    intro: 'Size {{date}} tarihli {{amount}} tutarında bir geri ödeme bildirmiştik. Bu bizim hatamızdı.',
    stays: 'Tutar sizin için hâlâ bizde duruyor. Bir şey yapmanıza gerek yok.',
  },
};
