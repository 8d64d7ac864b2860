import type { listChangesRefusalsDe } from './listChangesRefusals.de.ts';

export const listChangesRefusalsTr: typeof listChangesRefusalsDe = {
  listed_household_not_found: 'Listedeki bu hane artık yok. Lütfen sayfayı yenileyin.',
  list_changes_outdated: 'Burada bu arada bir şey değişti. Lütfen haneye yeniden bakın.',
  change_is_by_hand: 'Bu, listeden alınamaz. Lütfen hanenin sayfasında değiştirin.',
  nothing_new_to_take: 'Karar verilmeden alınabilecek bir yenilik yok.',
  taking_over_finished: 'Aktarma tamamlandı. Listeler artık karşılaştırılmaz ve aktarılmaz.',
  taking_over_not_begun: 'Henüz hiçbir liste aktarılmadı.',
};
