import { mergingRefusalsTr } from '../membership/mergingRefusals.tr.ts';
import { listChangesRefusalsTr } from './listChangesRefusals.tr.ts';

/** Why a former list is not tried, taken over or taken back (decision 102). */
export const takeOverRefusalsTr = {
  ...mergingRefusalsTr,
  application_is_compared: 'Bu başvuruyu hâlâ inceliyoruz. O zamana kadar fatura yoktur.',
  nothing_to_compare: 'Burada karşılaştırılacak bir şey yok. Lütfen sayfayı yenileyin.',
  comparison_needs_reason: 'Önceki listeden biri aynı görünüyor. Lütfen neden başka biri olduğunu yazın.',
  joining_other_main: 'Başvurunun ana üyesi orada ana üye değil. Lütfen önce bunu değiştirin.',
  joining_in_mourning: 'Bu hanede biri vefat etti. Lütfen önce dosyayı kapatın.',
  joining_with_money: 'Bu başvurunun faturaları ya da ödemeleri var. Lütfen önce bunları çözün.',
  joining_log_in_unsure: 'Başvurunun hesabı açık değil ya da bir işlem ikinci bir kişiyi bekliyor.',
  joining_waits: 'Biri başvurunun birleştirilmesini zaten istedi. Lütfen önce bunun için karar verin.',
  take_over_not_found: 'Böyle bir aktarma yok. Lütfen sayfayı yenileyin.',
  take_over_not_tried: 'Lütfen önce bir deneme yapın.',
  take_over_asked_already: 'Bu zaten istendi. Şimdi yönetim kurulundan ikinci bir kişi onaylamalı.',
  take_over_not_asked: 'Önce yönetim kurulundan biri aktarmayı istemeli.',
  take_over_needs_second: 'Bunu siz istediniz. Yönetim kurulundan başka bir kişi onaylamalı.',
  take_over_agreed_already: 'Aktarma zaten onaylandı.',
  too_many_cells_unread:
    'Bu listede {{most}} hücreden fazlası okunamadı. Çoğu zaman bir sütunun anlamı yanlış seçilmiştir. Lütfen sütunları kontrol edin ya da listeyi bölün.',
  take_over_is_running: 'Bu liste üzerinde şu anda çalışılıyor. Lütfen bitmesini bekleyin.',
  nothing_to_take_back: 'Geri alınabilecek hane yok.',
  ...listChangesRefusalsTr,
  proof_before_the_end: 'Aktarma henüz bitmedi.',
  proof_without_list: 'Listeden okunanlar silindi. Artık karşılaştırma yapılamaz.',
  proof_outdated: 'Karşılaştırmadan beri bir şey değişti. Lütfen yeniden karşılaştırın.',
  proof_not_explained: 'Lütfen önce her farkı açıklayın.',
  proof_asked_already: 'Biri zaten imzaladı. Şimdi yönetim kurulundan ikinci bir kişi imzalamalı.',
  proof_not_asked: 'Önce yönetim kurulundan biri imzalamalı.',
  proof_needs_second: 'Siz zaten imzaladınız. Şimdi yönetim kurulundan başka bir kişi imzalamalı.',
  proof_signed_already: 'Doğrulama imzalandı. Artık değişmez.',
  difference_gone: 'Bir fark değişti. Lütfen sayfayı yenileyin.',
  explanation_needs_words: 'Lütfen açıklamayı kelimelerle yazın.',
};
