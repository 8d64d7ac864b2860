import type { burialDe } from './burial.de.ts';

export const burialTr: typeof burialDe = {
  place: {
    title: 'İstenen mezar yeri',
    intro: 'Dileğinizi burada kayda geçiririz. Vakti geldiğinde ailenize kolaylık olur.',
    saved: 'Mezar yeriniz kaydedildi.',
    missing: 'Lütfen mezar yerini kontrol edin',
    grave: 'Mezarın konumu',
    graveHint: 'Yalnızca mezar yeri şimdiden belliyse.',
    address: 'Mezarlığın adresi',
  },
  field: {
    graveyard: 'Mezarlık',
    grave_group: 'Ada',
    grave_row: 'Sıra',
    grave_number: 'Numara',
    grave_user: 'Mezar kullanım hakkı sahibi',
    street: 'Cadde, sokak ve kapı numarası',
    postal_code: 'Posta kodu',
    city: 'Şehir',
    state: 'Eyalet veya il',
    country_id: 'Ülke',
  },
  hint: {
    graveyard: 'Adı ve yeri, örneğin “Karacaahmet Mezarlığı, İstanbul”.',
    grave_user: 'Mezarı kullanma hakkına sahip olan kişi.',
  },
  proceed: {
    noneTitle: 'Kayıtlı mezar yeri yok',
    changedTitle: 'Mezar yeri kaydedilmedi',
    words: 'Mezar yeri kaydetmediniz. Devam ederseniz bilgilerinize mezar yeri eklenmeyecek!',
    changed: 'Mezar yeri için girdiğiniz bilgiler kaybolur.',
    confirm: 'Yine de devam et',
    cancel: 'Burada kal',
  },
  papers: {
    title: 'Vefat hâlinde gereken belgeler',
    intro: 'Bu belgeleri şimdiden yüklerseniz aileniz sonradan aramak zorunda kalmaz. Hiçbiri zorunlu değildir.',
  },
};
