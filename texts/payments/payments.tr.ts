import type { paymentsDe } from './payments.de.ts';

export const paymentsTr: typeof paymentsDe = {
  due: {
    left_one: '{{count}} gün kaldı',
    left_other: '{{count}} gün kaldı',
    today: 'Son gün bugün',
    late_one: '{{count}} gün gecikti',
    late_other: '{{count}} gün gecikti',
  },
  together: {
    which: 'Hepsini tek havaleyle ödeyin',
    hint: 'O zaman tek QR kodu ve tek referans yeter.',
    pay: '{{amount}} tutarındaki havaleyi göster',
    tooFew: 'En az iki fatura seçin.',
    exactly: 'Lütfen tam bu tutarı havale edin. Böylece seçilen faturaların hepsi ödenir.',
    name: 'toplu havale',
  },
  share: {
    data: 'Havale bilgilerini gönder',
    copy: 'Havale bilgilerini kopyala',
    copied: 'Kopyalandı',
    invoice: 'PDF gönder',
  },
  link: {
    make: 'Yakınınıza ödeme bağlantısı gönderin',
    made: 'Bu bağlantıyı açan yalnızca bu havaleyi görür. {{date}} tarihine kadar geçerlidir.',
    address: 'Bağlantı',
    share: 'Bağlantıyı gönder',
    own: 'Yakınlarınız için bağlantılar',
    one: '{{number}}: {{amount}}, {{date}} tarihine kadar geçerli',
    end: 'Bu bağlantıyı sonlandır',
    endTitle: 'Bu bağlantı sonlandırılsın\u00a0mı?',
    endWords: 'Açan kişi artık bir şey görmez. İstediğiniz zaman yenisini oluşturabilirsiniz.',
    keep: 'Vazgeç',
  },
};
