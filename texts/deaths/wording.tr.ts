import type { deathWordingDe } from './wording.de.ts';

export const deathWordingTr: typeof deathWordingDe = {
  greeting: 'Değerli {{family}} ailesi,',
  link: 'Portala git',
  help: 'Yanınızdayız. Bizi gece gündüz arayabilirsiniz: {{phone}}',
  helpInHours: 'Yanınızdayız. Bizi arayabilirsiniz: {{phone}}',
  condolence: {
    subject: 'Başınız sağ olsun',
    words: 'Başınız sağ olsun. {{name}} için Allah’tan rahmet, size ve ailenize sabır dileriz.',
    wordsOfChild: 'Evladınızın acısını paylaşıyor, size başsağlığı ve sabır diliyoruz.',
    nothingToDo: 'Üyelik için şu anda yapmanız gereken bir şey yok.',
  },
  correction: {
    subject: 'Hatamız için özür dileriz',
    words:
      'Size yanlışlıkla {{name}} için bir vefat mesajı gönderdik. Çok üzgünüz, sizden özür dileriz. Allah uzun ve sağlıklı ömür versin.',
    asBefore: 'Üyelik eskisi gibi devam ediyor. Yapmanız gereken bir şey yok.',
  },
  representative: {
    subject: 'Vefat: {{name}}',
    words: '{{name}} vefat etti. Başınız sağ olsun.',
    why: 'Aile bize sizin adınızı vermişti: Böyle bir durumda onlar adına siz konuşuyorsunuz. Lütfen bizi arayın.',
  },
  representativeCorrection: {
    subject: 'Hatamız için özür dileriz',
    words:
      'Size yanlışlıkla {{name}} için bir vefat mesajı gönderdik. Çok üzgünüz, sizden özür dileriz. Allah uzun ve sağlıklı ömür versin.',
  },
  closing: {
    subject: 'Üyelik hakkında: {{name}}',
    subjectOfMoney: 'Açık faturalarınız hakkında',
    until: '{{name}} adına üyelik {{date}} günü dâhil geçerliydi.',
    unbegun: '{{name}} adına üyelik henüz başlamamıştı.',
    household: 'Böylece hanenin üyeliği de sona ermiş oldu.',
    charged: 'Ödenmemiş tutarları “Ödemeler” sayfasında bulabilirsiniz. Lütfen {{date}} tarihine kadar havale edin.',
    stayReachable: 'Bundan sonra da yanınızdayız: {{phone}}',
  },
};
