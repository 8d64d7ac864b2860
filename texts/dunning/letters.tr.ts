import type { dunningLettersDe } from './letters.de.ts';

export const dunningLettersTr: typeof dunningLettersDe = {
  link: 'Ödemelere git',
  open: 'Kalan borç: {{amount}}. {{issued}} tarihli {{number}} numaralı fatura, son ödeme tarihi {{date}}.',
  crossed: 'Havaleyi yaptıysanız lütfen bu mesajı dikkate almayın. Teşekkür ederiz.',
  level1: {
    subject: 'Hatırlatma: {{description}}',
    intro: 'Belki bu fatura gözünüzden kaçmıştır: {{description}}.',
    please: 'Lütfen kalan tutarı önümüzdeki günlerde havale edin.',
  },
  level2: {
    subject: 'İkinci hatırlatma: {{description}}',
    intro: 'Bu fatura henüz ödenmedi: {{description}}.',
    please: 'Lütfen en kısa zamanda havale edin. Şu anda zorlanıyorsanız lütfen bizi arayın.',
  },
  level3: {
    subject: 'Üçüncü hatırlatma: {{description}}',
    intro: 'Size iki kez hatırlattık. Bu fatura henüz ödenmedi: {{description}}.',
    please: 'Faturalar ödenmezse üyeliğinizi kaybedebilirsiniz. Lütfen bizi arayın, birlikte bir çözüm bulalım.',
    ended: 'Lütfen bizi arayın, birlikte bir çözüm bulalım.',
  },
};
