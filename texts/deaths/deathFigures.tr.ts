import type { deathFiguresDe, deathFiguresFileDe } from './deathFigures.de.ts';

export const deathFiguresTr: typeof deathFiguresDe = {
  title: 'Yıl içindeki vefatlar',
  lead: 'İsimsiz; yönetim kurulu ve genel kurul için.',
  nav: 'Bir yılın rakamları',
  year: 'Yıl',
  file: 'Tablo olarak kaydet (CSV)',
  none: 'Bu yıl vefat bildirilmedi.',
  cases: 'Dosya sayısı',
  withdrawn: 'Geri çekilen, sayılmadı',
  where: 'Defin',
  decided: 'Karar',
  days: 'Aramadan defne kadar geçen günler',
  daysOf: 'Ortalama {{average}} gün, en fazla {{longest}} gün',
  average: 'Ortalama',
  costs: 'Derneğin masrafları',
  kindHead: 'Ne için',
  sum: 'Toplam',
  total: 'Hepsi',
  declined: 'Reddedilen',
  noneDeclined: 'Hiçbir dosya reddedilmedi.',
  noCosts: 'Henüz masraf yok.',
  noDays: 'Henüz kimse defnedilmedi.',
  destination: {
    austria: 'Avusturya',
    turkey: 'Türkiye',
    elsewhere: 'Başka ülke',
    open: 'Henüz belli değil',
  },
  outcome: {
    accepted: 'Üstlenildi',
    goodwill: 'İyi niyetle',
    declined: 'Reddedildi',
    open: 'Henüz karar yok',
  },
};

/** What only the file says. */
export const deathFiguresFileTr: typeof deathFiguresFileDe = { longest: 'En çok', reasons: 'Gerekçe' };
