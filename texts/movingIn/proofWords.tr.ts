import type { proofWordsDe } from './proofWords.de.ts';

/** In what a former list and the portal may differ, and why (decision 106): on the screen and on the printed proof. */
export const proofWordsTr: typeof proofWordsDe = {
  kinds: {
    cover: 'Üyelik geçerli\u00a0mi',
    status: 'Durum',
    open_items: 'Açık tutar',
    person_missing: 'Kişi burada yok',
    person_added: 'Kişi yalnızca burada',
    not_taken_over: 'Hane burada yok',
    not_comparable: 'Karşılaştırılamıyor',
  },
  because: {
    list_out_of_date: 'Liste güncel değildi',
    changed_since: 'Burada sonradan değişti',
    our_rule: 'Bizim kuralımız farklı',
    left_out: 'Bilerek aktarılmadı',
    entered_otherwise: 'Başka yoldan girildi',
    other: 'Başka neden',
  },
  counts: {
    households: 'Haneler',
    active: 'Üyeler',
    waiting: 'Bekleme süresinde',
    inactive: 'Ayrılanlar',
    covered: 'Üyeliği geçerli',
    not_covered: 'Üyeliği geçerli değil',
    untold: 'Listede yazmıyor',
    open_items: 'Açık tutarlar',
  },
  listed: 'Liste',
  here: 'Portal',
};
