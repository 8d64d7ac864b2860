import type { deathLettersDe } from './letters.de.ts';

export const deathLettersTr: typeof deathLettersDe = {
  greeting: 'Sayın {{family}} ailesi,',
  link: 'Portala git',
  help: 'Cenaze işlemlerinde yanınızdayız. Bizi gece gündüz arayabilirsiniz: {{phone}}',
  helpInHours: 'Cenaze işlemlerinde yanınızdayız. Bizi arayabilirsiniz: {{phone}}',
  condolence: {
    subject: 'Başınız sağ olsun',
    words: 'Vefat eden {{name}} için Allah’tan rahmet, size ve ailenize sabır dileriz. Başınız sağ olsun.',
    nothingToDo: 'Üyelik için şu anda yapmanız gereken bir şey yok.',
  },
  correction: {
    subject: 'Hatamız için özür dileriz',
    words:
      'Yanlışlıkla size {{name}} için bir vefat mesajı göndermişiz. Bu bizim hatamızdı, çok üzgünüz, özür dileriz.',
    asBefore: 'Üyelik eskisi gibi devam ediyor. Yapmanız gereken bir şey yok.',
  },
  representative: {
    subject: 'Vefat: {{name}}',
    words: '{{name}} vefat etti. Başınız sağ olsun.',
    why: 'Böyle bir durumda aile adına konuşacak kişi olarak bize siz bildirilmiştiniz.',
  },
  representativeCorrection: {
    subject: 'Hatamız için özür dileriz',
    words:
      'Yanlışlıkla size {{name}} için bir vefat mesajı göndermişiz. Bu bizim hatamızdı, çok üzgünüz, özür dileriz.',
  },
  closing: {
    subject: 'Üyelik hakkında: {{name}}',
    until: '{{name}} adına üyelik {{date}} günü dâhil geçerliydi.',
    unbegun: '{{name}} adına üyelik henüz başlamamıştı.',
    household: 'Böylece hanenin üyeliği de sona ermiş oldu.',
    charged: 'Ödenmemiş tutarları “Ödemeler” sayfasında bulabilirsiniz. Lütfen {{date}} tarihine kadar havale edin.',
    stayReachable: 'Bundan sonra da yanınızdayız: {{phone}}',
  },
};
