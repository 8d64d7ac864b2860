import type { applicationLettersDe } from './letters.de.ts';

export const applicationLettersTr: typeof applicationLettersDe = {
  submitted: {
    subject: 'Başvurunuz bize ulaştı',
    greeting: 'Sayın {{name}},',
    intro: 'Üyelik başvurunuz eksiksiz olarak bize ulaştı. Teşekkür ederiz!',
    locked: 'Kişisel bilgileriniz artık kilitlidir. Belgelerinizi inceliyoruz.',
    waiting: 'Ödemeniz bize ulaştığında 90 günlük bekleme süresi başlar. Bu sürenin sonunda üyeliğiniz geçerli olur.',
    settled:
      'Tüm ödemeler yapıldı. Böylece 90 günlük bekleme süresi şimdi başlıyor. Bu sürenin sonunda üyeliğiniz geçerli olur.',
    questions: 'Sorularınız\u00a0mı var? Bizi arayın: {{phone}}.',
    button: 'Üye portalına git',
    closing: 'Saygılarımızla',
  },
  link: 'Üye portalına git',
  waiting: {
    subject: 'Bekleme süreniz başladı',
    intro: 'Ödenecek tutarınız kalmadı. 90 günlük bekleme süreniz {{from}} tarihinde başladı.',
    introAlone: '90 günlük bekleme süreniz {{from}} tarihinde başladı.',
    until: 'Bekleme süresinin son günü: {{until}}.',
    next: 'Belgeleriniz onaylandıysa üyeliğiniz {{date}} tarihinden itibaren geçerli olur.',
  },
  waitingStopped: {
    subject: 'Bekleme süreniz durduruldu',
    returned: 'Bir ödeme geri döndü. Bu nedenle bekleme süreniz şu anda işlemiyor.',
    unpaid: 'Haneniz için ücret ve aidatların tamamı henüz ödenmedi. Bu nedenle bekleme süreniz şu anda işlemiyor.',
    next: 'Tüm ödemeler yapılınca süre, ödeme gününüzden itibaren yeniden başlar.',
  },
  familyWaits: {
    subject: 'Bekleme süresi: {{name}}',
    until: '{{name}} için bekleme süresinin son günü: {{until}}.',
    next: '{{date}} tarihinden itibaren üyelik bu kişiyi de kapsar.',
    withHousehold: 'Bu günden sonra üyelik, haneniz için geçerli olduğunda bu kişiyi de kapsar.',
  },
  waitsAfterAll: {
    intro: 'Yapılan düzeltme nedeniyle {{name}} için de 90 günlük bekleme süresi geçerlidir.',
    meanwhile: 'Bu süre dolana kadar üyelik bu kişiyi kapsamaz.',
    owed: 'Süre, bu kişinin aidatı ödenince başlar.',
  },
  active: {
    subject: 'Üyeliğiniz geçerli',
    since: 'Üyeliğiniz {{date}} tarihinden beri geçerlidir.',
    thanks: 'Topluluğumuza destek olduğunuz için teşekkür ederiz.',
    atADeath: 'Vefat hâlinde bize 7 gün 24 saat ulaşabilirsiniz: {{phone}}. Bu numarayı ailenize de verin.',
  },
  familyActive: {
    subject: 'Üyeliğiniz şu kişiyi de kapsıyor: {{name}}',
    since: 'Üyeliğiniz {{date}} tarihinden beri {{name}} adlı kişiyi de kapsıyor.',
  },
  deedToCome: {
    emailSubject: 'E-posta adresiniz değiştirilecek',
    email:
      'Büromuzda hesabınız için başka bir e-posta adresi kaydedildi. {{date}} tarihinde bağlantıyı oraya göndereceğiz.',
    refundSubject: 'Size bir geri ödeme planlandı',
    refund: '{{amount}} tutarını göndermek istediğimiz hesabı henüz tanımıyoruz. Bu, {{date}} tarihinde geçerli olur.',
    object: 'Bunu siz istemediyseniz lütfen bizi hemen arayın.',
  },
  substituteEnding: {
    subject: 'Temsil süresi doluyor: {{name}}',
    intro: '{{name}} sizi yalnızca {{date}} tarihine kadar temsil edebilir.',
    next: 'Temsilin sürmesini isterseniz lütfen portalda yeni bir son gün girin.',
    link: 'Temsilcilere git',
  },
  substitutePassed: {
    subject: 'Temsil süresi doldu: {{name}}',
    intro: '{{name}} sizi {{date}} tarihine kadar temsil edebiliyordu. Bu süre doldu.',
    next: 'Temsilin yeniden geçerli olmasını isterseniz lütfen portalda yeni bir son gün girin.',
  },
  documentEnding: {
    subject: 'Bir belgenin süresi yakında doluyor',
    intro: '{{name}} adına kayıtlı belge {{date}} tarihine kadar geçerlidir: {{document}}.',
    next: 'Yeni belgeniz hazır\u00a0mı? O zaman lütfen portala yükleyin.',
    nothingEnds: 'Üyeliğinizde bu yüzden hiçbir şey değişmez.',
  },
  childLimit: {
    subject: 'Çocuklar için yaş sınırı: {{name}}',
    intro: 'Çocuklar 30. doğum gününe kadar kapsamdadır. {{name}} için bu tarih: {{date}}.',
    next: 'Bundan sonra çocuğunuzun kendi üyeliği olmalıdır. Size seve seve yardımcı oluruz.',
    disability: 'Çocuğunuzun %60’ın üzerinde engeli varsa kapsamda kalır. Lütfen bizi arayın.',
    link: 'Aile bireylerine git',
  },
  erasure: {
    subject: 'Başvurunuza devam etmek ister\u00a0misiniz?',
    intro: 'Başvurunuzu uzun süredir açmadınız. {{date}} tarihinden itibaren tüm verileriyle birlikte silebiliriz.',
    next: 'Başvurunuz kalsın istiyorsanız o güne kadar bir kez giriş yapmanız yeterli. İstemiyorsanız bir şey yapmanız gerekmez.',
    link: 'Üye portalına git',
  },
  sentBack: {
    subject: 'Lütfen başvurunuzu tamamlayın',
    intro: 'Başvurunuzu inceledik ve şu ricayla geri gönderiyoruz:',
    next: 'Lütfen bunu düzeltip başvurunuzu yeniden gönderin.',
    link: 'Başvuruya git',
  },
  takenBack: {
    subject: 'Başvurunuz incelenmeye devam ediyor',
    sorry: 'Başvurunuzu yanlışlıkla size geri gönderdik. Bunun için özür dileriz.',
    nothingToDo: 'Bir şey yapmanız gerekmez. Başvurunuz kaldığı yerden devam ediyor, hiçbir gün kaybolmadı.',
  },
  ended: {
    subject: 'Üyeliğiniz sona erdi',
    unbegunSubject: 'Başvurunuz sona erdi',
    unbegunSince: 'Başvurunuz {{date}} tarihinde sona erdi. Üyelik başlamadı.',
    subjectOf: 'Üyelik sona erdi: {{name}}',
    since: 'Üyeliğiniz {{date}} tarihinden beri geçerli değil.',
    sinceOf: '{{name}} için üyelik {{date}} tarihinden beri geçerli değil.',
    unbegunSubjectOf: 'Kayıt sona erdi: {{name}}',
    unbegunSinceOf: '{{name}} {{date}} tarihinden beri kayıtlı değil. Üyelik başlamadı.',
    reason: 'Neden: {{reason}}.',
  },
  condolence: {
    subject: 'Başınız sağ olsun',
    words:
      'Vefat eden {{name}} için Allah’tan rahmet, size ve ailenize sabır dileriz. Yanınızdayız. {{name}} için üyelik {{date}} tarihinden beri geçerli değil.',
    unbegun:
      'Vefat eden {{name}} için Allah’tan rahmet, size ve ailenize sabır dileriz. Yanınızdayız. Üyelik henüz başlamamıştı.',
  },
  goesOn: {
    who: 'Ana üye olarak haneyi artık {{name}} sürdürüyor.',
    same: 'Üyelik, yeni bekleme süresi ve yeni kayıt ücreti olmadan devam ediyor. Eskisi gibi giriş yapabilirsiniz.',
    newPassword:
      'Üyelik, yeni bekleme süresi ve yeni kayıt ücreti olmadan devam ediyor. Giriş için yeni bir şifre gerekiyor. Bağlantısını size ayrı bir e-postayla gönderiyoruz.',
  },
  back: {
    subject: 'Üyeliğiniz yeniden başlatıldı',
    unbegunSubject: 'Başvurunuz yeniden ele alındı',
    subjectOf: 'Üyelik yeniden başlatıldı: {{name}}',
    again: 'Üyeliğiniz yeniden başlatıldı.',
    unbegunAgain: 'Başvurunuz yeniden ele alındı.',
    againOf: '{{name}} için üyelik yeniden başlatıldı.',
    unbegunSubjectOf: 'Yeniden kaydedildi: {{name}}',
    unbegunAgainOf: '{{name}} yeniden kayıtlı.',
    next: 'Güncel durumu üye portalında görebilirsiniz.',
  },
  documentRefused: {
    subject: 'Lütfen bir belgeyi yeniden gönderin',
    intro: 'Bu belgeyi kabul edemedik: {{document}} ({{name}}). Nedeni:',
    next: 'Lütfen belgeyi portalda bir kez daha yükleyin.',
    link: 'Belgelere git',
  },
  documentAccepted: {
    subject: 'Belgeniz kabul edildi',
    intro: 'Bu belgeyi şimdi kabul ettik: {{document}} ({{name}}).',
    nothingToDo: 'Yeniden göndermeniz gerekmiyor.',
  },
  corrected: {
    subject: 'Bilgilerinizi düzelttik',
    intro: '{{name}} için şu bilgileri düzelttik: {{fields}}.',
    next: 'Lütfen portalda her şeyin doğru olup olmadığına bakın.',
    link: 'Bilgilere git',
  },
  notCorrected: {
    subject: 'Düzeltme talebiniz hakkında',
    intro: '{{name}} için şu bilgiyi değiştirmedik: {{fields}}. Nedeni:',
    next: 'Sizce yanlış\u00a0mı? Lütfen bir belge yükleyin ve yeniden talep edin.',
  },
  myData: {
    lost: 'Bu dosya artık açılamıyor. Lütfen yeniden yükleyin.',
  },
};
