import type { dunningWordingDe } from './wording.de.ts';

export const dunningWordingTr: typeof dunningWordingDe = {
  link: 'Ödemelere git',
  open: 'Kalan tutar: {{amount}}. {{issued}} tarihli {{number}} numaralı fatura, son ödeme tarihi {{date}}.',
  crossed: 'Havaleyi yaptıysanız lütfen bu mesajı dikkate almayın. Teşekkür ederiz.',
  total: 'Toplam kalan tutar: {{amount}}.',
  together: 'Hepsini tek havaleyle ödeyebilirsiniz. O zaman lütfen tam {{amount}} havale edin:',
  line: '{{description}}: kalan tutar {{amount}}. {{issued}} tarihli {{number}} numaralı fatura, son ödeme tarihi {{date}}.',
  means: {
    first: 'İlk hatırlatma. Lütfen önümüzdeki günlerde havale edin.',
    second: 'İkinci hatırlatma. Lütfen en kısa zamanda havale edin.',
    third: 'Üçüncü hatırlatma. Bu fatura ödenmezse üyeliğinizi kaybedebilirsiniz.',
    thirdEnded: 'Üçüncü hatırlatma.',
  },
  difficult: 'Şu anda ödemekte zorlanıyorsanız lütfen bizi arayın.',
  level1: {
    subject: 'Hatırlatma: {{description}}',
    intro: 'Belki bu fatura gözünüzden kaçmıştır: {{description}}.',
    subjectSeveral: 'Hatırlatma: {{count}} açık fatura',
    introSeveral: 'Belki bu faturalar gözünüzden kaçmıştır.',
    please: 'Lütfen kalan tutarı önümüzdeki günlerde havale edin.',
  },
  level2: {
    subject: 'İkinci hatırlatma: {{description}}',
    intro: 'Bu fatura henüz ödenmedi: {{description}}.',
    subjectSeveral: 'İkinci hatırlatma: {{count}} açık fatura',
    introSeveral: 'Bu faturalar henüz ödenmedi.',
    please: 'Lütfen en kısa zamanda havale edin. Şu anda ödemekte zorlanıyorsanız lütfen bizi arayın.',
  },
  level3: {
    subject: 'Üçüncü hatırlatma: {{description}}',
    intro: 'Size iki kez hatırlattık. Bu fatura henüz ödenmedi: {{description}}.',
    subjectSeveral: 'Üçüncü hatırlatma: {{count}} açık fatura',
    introSeveral: 'Size iki kez hatırlattık. Bu faturalar henüz ödenmedi.',
    please: 'Faturalar ödenmezse üyeliğinizi kaybedebilirsiniz. Lütfen bizi arayın, birlikte bir çözüm bulalım.',
    ended: 'Lütfen bizi arayın, birlikte bir çözüm bulalım.',
  },
};
