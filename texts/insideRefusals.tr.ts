import type { InsideRefusalKey } from './refusalKeys.ts';

/** The same in Turkish. */
export const insideRefusalsTr: Record<InsideRefusalKey, string> = {
  password_required: 'Güvenliğiniz için lütfen mevcut şifrenizi girin. Oturumunuz uzun süredir açık.',
  wrong_old_password: 'Mevcut şifreniz hatalı. Lütfen yeniden girin.',
  account_must_be_active: 'Bu hesap henüz onaylanmadı ya da kapatıldı. Adresi değiştirilemez.',
  device_not_found: 'Bu cihazdan zaten çıkış yapılmış. Lütfen sayfayı yenileyin.',
  staff_account_not_found: 'Bu e-posta ile bir büro hesabı yok.',
  second_factor_needed: 'Lütfen önce girişinizi bir kodla onaylayın.',
  second_factor_wrong: 'Bu kod yanlış ya da daha önce kullanılmış. Lütfen bir sonraki kodu girin.',
  second_factor_not_set: 'Bu hesapta iki adımlı doğrulama yok.',
  second_factor_not_offered: 'Bu işlem çok uzun sürdü. Lütfen şifrenizle yeniden başlayın.',

  membership_card_not_yet:
    'Kart, üyeliğiniz geçerli olunca hazır olur. O zamana kadar durumu Haberler bölümünde görürsünüz.',
  membership_card_ended: 'Üyeliğiniz sona erdi, bu yüzden kart verilmiyor. Sorularınız için lütfen bizi arayın.',
  membership_card_rests:
    'Üyelik kartını sizinle görüştükten sonra yeniden göstereceğiz. Lütfen bizi arayın, yardımcı oluruz.',
  membership_card_nobody: 'Üyelik şu anda kimse için geçerli değil. Nedenini Haberler bölümünde okuyabilirsiniz.',
  household_without_card:
    'Bu hane için bugün kart yok. Üyelik kimse için geçerli değil ya da açık bir vefat dosyası var.',
  calendar_empty: 'Şu anda takviminize eklenecek bir tarih yok.',

  reason_needed: 'Lütfen bunun neden değiştirildiğini yazın: aidat veya üyeliğin geçerliliği buna bağlı.',
  conversation_not_found: 'Bu görüşme artık yok. Lütfen sayfayı yenileyin.',
  conversation_over: 'Bu görüşme artık açık değil. Lütfen üyenin sizden nasıl istediğini yeniden seçin.',

  notification_not_found: 'Bu mesaj artık mevcut değil. Lütfen sayfayı yenileyin.',

  check_the_year: 'Lütfen yılı kontrol edin.',
  kind_does_not_expire: 'Bu belge için son gün gerekmez.',
  document_lost: 'Bu dosya artık açılamıyor. Yeniden yüklenmesi gerekiyor.',
  document_not_found: 'Bu belge artık mevcut değil. Lütfen sayfayı yenileyin.',
  missing_file: 'Dosya seçilmedi. Lütfen önce bir dosya seçin.',
  incorrect_file_type: 'Bu dosya türü uygun değil. Lütfen PNG, JPEG veya PDF kullanın.',
  file_is_heic:
    'HEIC biçimindeki fotoğraflar burada kullanılamıyor. iPhone’da fotoğrafın ekran görüntüsünü alıp onu gönderin. Ya da Ayarlar, Kamera, Biçimler bölümünde “En Uyumlu” seçeneğini seçip fotoğrafı yeniden çekin.',
  file_too_large: 'Dosya çok büyük. En fazla 15\u00a0MB yükleyebilirsiniz.',
  file_already_exists: 'Bu dosyayı zaten yüklediniz. Yeniden göndermeniz gerekmez.',
  file_damaged: 'Bu dosya bozuk veya eksik. Lütfen yeniden kaydedin veya bir fotoğraf gönderin.',
  file_too_many_pixels: 'Bu resmin piksel sayısı çok yüksek. Lütfen daha düşük çözünürlükte çekin veya tarayın.',
  file_needs_password: 'Bu PDF yalnızca şifreyle açılıyor. Lütfen şifresiz kaydedin veya bir fotoğraf gönderin.',
  file_not_safe:
    'Bu PDF program veya başka dosyalar içeriyor. Lütfen onu PDF olarak yazdırın ve yeni PDF’yi yükleyin. Ya da fotoğraf gönderin.',
  file_infected: 'Bu dosyada virüs bulundu. Lütfen cihazınızı kontrol edin ve yeni bir fotoğraf gönderin.',
  file_not_checked: 'Şu anda dosyaları virüslere karşı denetleyemiyoruz. Lütfen birkaç dakika sonra yeniden deneyin.',
  picture_not_possible: 'Bu belge burada gösterilemiyor. Lütfen orijinalini indirin.',
  upload_interrupted: 'Yükleme yarıda kesildi. Lütfen yeniden deneyin.',
  document_is_verified: 'Bu belgeyi büromuz onayladı. Silmek için lütfen bizi arayın.',
  storage_full: 'Şu anda dosya kaydedemiyoruz. Lütfen daha sonra yeniden deneyin.',

  MemberNotFound: 'Bu kişi bulunamadı. Lütfen sayfayı yenileyin.',
  PhoneNumberNotFound: 'Bu telefon numarası artık mevcut değil. Lütfen sayfayı yenileyin.',
  household_inactive: 'Üyelik veya başvuru sona erdiği için değişiklik yapılamıyor. Lütfen bizi arayın.',
  household_must_be_active: 'Bu, başvurunuz gönderildikten sonra mümkündür.',
  changed_meanwhile:
    'Bu bilgiler bu arada başka bir yerde değiştirildi. Lütfen sayfayı yenileyip bilgilerinizi kontrol edin.',
  inactive_reason_required: 'Bir neden eksik. Lütfen bir neden seçin.',
  death_needs_a_case: 'Vefat için lütfen bu pencerede “Vefat dosyası” düğmesine basın.',
  main_member_email_cant_be_null: 'Ana üyenin bir e-posta adresi olmalıdır. Lütfen bir adres girin.',
  main_member_cant_be_updated_to_main_member: 'Bu kişi zaten ana üye. Lütfen başka birini seçin.',
  new_main_member_is_minor: 'Lütfen bir yetişkin seçin. Reşit olmayan biri, yalnızca başka kimse yoksa ana üye olur.',
  new_main_member_not_active:
    'Bu kişi haneyi sürdüremez. Lütfen aktif olan ya da hane ile birlikte bekleyen birini seçin.',
  create_or_set_phone_number_to_main_number:
    'Bir telefon numarası ana numara olmalıdır. Lütfen önce başka bir numarayı işaretleyin.',
  main_phone_number_already_exists: 'Zaten bir ana numara var. Lütfen önce oradaki işareti değiştirin.',
  only_one_main_phone_number_allowed: 'Yalnızca bir numara ana numara olabilir. Lütfen tek bir numara işaretleyin.',
  no_main_phone_number: 'Ana numara işaretlenmemiş. Lütfen bir telefon numarası işaretleyin.',
  only_members_with_status_new_can_be_deleted:
    'Yalnızca durumu “yeni” olan aile bireyleri silinebilir. Lütfen bizi arayın.',
  change_request_not_found: 'Bu düzeltme talebi bulunamadı. Lütfen sayfayı yenileyin.',
  change_request_already_open: 'Bu bilgi için zaten düzeltme talebiniz var. Lütfen yanıtımızı bekleyin.',
  change_request_already_decided: 'Bu talep hakkında zaten karar verildi. Lütfen sayfayı yenileyin.',
  data_not_locked: 'Bu bilgi kilitli değil. Kendiniz değiştirebilirsiniz.',
  person_was_excluded: 'Bu kişi yönetim kurulu kararıyla üyelikten çıkarıldı. Lütfen bizi arayın.',
  child_older_than_30: 'Çocuk 30 yaşından büyük! Bu, yalnızca %60’ın üzerinde engellilikte ve belgeyle mümkündür.',

  HouseholdNotFound: 'Bu hane bulunamadı. Lütfen sayfayı yenileyin.',
  AddressNotFound: 'Bu adres artık mevcut değil. Lütfen sayfayı yenileyin.',
  create_or_set_address_to_main_address: 'Bir adres ana adres olmalıdır. Lütfen onu ana adres olarak işaretleyin.',
  main_address_at_least_one_must_exist: 'En az bir ana adresiniz olmalıdır. Lütfen önce başka bir adresi işaretleyin.',

  burial_place_not_found: 'Bu mezar yeri bulunamadı. Lütfen sayfayı yenileyin.',
  burial_place_already_exists: 'Kayıtlı bir mezar yeriniz zaten var. Lütfen sayfayı yenileyip onu güncelleyin.',
  text_messages_not_offered: 'Şu anda SMS gönderemiyoruz. Lütfen daha sonra yeniden deneyin.',
  number_gets_no_texts: 'Bu numaraya SMS gönderemiyoruz. Lütfen başka bir numara seçin.',
  text_code_wrong: 'Bu kod doğru değil. Lütfen SMS’e bir daha bakın.',
  text_code_over: 'Bu kod artık geçerli değil. Lütfen yeni bir kod isteyin.',
  death_contact_not_found: 'Bu kişi bulunamadı. Lütfen sayfayı yenileyin.',
  death_contact_already_exists: 'Bu ülkede zaten birini belirttiniz. Lütfen sayfayı yenileyip o kişiyi değiştirin.',

  substitute_not_found: 'Bu temsilci bulunamadı. Lütfen sayfayı yenileyin.',
  substitute_has_ended: 'Bu temsil sona erdirilmiş. Lütfen yeni bir temsilci ekleyin.',

  invoice_not_found: 'Bu fatura bulunamadı. Lütfen sayfayı yenileyin.',
  invoice_not_confirmed: 'Fatura henüz onaylanmadı. Lütfen önce onaylayın.',
  invoice_already_existing_for_member:
    'Bu kişi için zaten bir fatura var. Lütfen bizi arayın: Açık bir faturayı geçersiz kılabiliriz.',
  invoice_cant_be_updated_manually_to_this_status: 'Fatura bu duruma getirilemez. Lütfen başka bir durum seçin.',
  status_of_invoice_with_current_status_cant_be_updated_manually:
    'Bu faturanın durumu artık değiştirilemez. Lütfen sayfayı yenileyin.',
  fees_would_change:
    'Bununla ödeyeceğiniz tutar değişir: şimdiye kadar {{old}}\u00a0€, bundan sonra {{new}}\u00a0€. Lütfen önce yeni tutarı onaylayın.',
  no_matching_fee: 'Uygun bir ücret bulamadık. Lütfen bizi arayın.',
  nothing_to_precalculate: 'Ücretler henüz hesaplanamıyor. Lütfen önce tüm doğum tarihlerini girin.',
  fees_in_force_already: 'Bu günden itibaren zaten ücretler geçerli. Lütfen daha sonraki bir gün belirtin.',
  nothing_for_invoicing: 'Faturalanacak bir şey yok. Tüm faturalar zaten hazırlandı.',
  settings_not_found: 'Bu kurallar bulunamadı. Lütfen sayfayı yenileyin.',
  settings_begin_that_day_already: 'O gün başka kurallar zaten başlıyor. Lütfen başka bir gün seçin.',
  settings_in_force_already: 'Bu kurallar zaten geçerli. Lütfen bunun yerine yeni kurallar belirleyin.',
  too_many_settings_to_come: 'Zaten {{most}} değişiklik planlandı. Lütfen önce birini geri çekin.',

  bank_transaction_not_found: 'Bu ödeme bulunamadı. Lütfen listeyi yenileyin.',
  form_not_found: 'Bu form artık yok. Lütfen geri dönün.',

  bank_transaction_already_exists: 'Bu ödeme zaten kaydedilmiş. Lütfen ödeme listesini kontrol edin.',
  divided_bank_transaction_from_another_household:
    'Ödeme başka bir haneye ait. Lütfen aynı haneye ait bir ödeme seçin.',
  allowed_only_for_over_paid_invoices: 'Yalnızca fazla ödenmiş bir faturanın fazlası aktarılabilir.',
  status_of_invoice_not_supported_for_assignment:
    'Bu durumdaki bir faturayla ödeme eşleştirilemez. Lütfen başka bir fatura seçin.',
  new_amount_must_be_lower: 'Tutar daha düşük olmalıdır: Bu kadar boşta ya da açık tutar yok.',
  bank_transaction_already_decided: 'Bu konuda zaten karar verilmiş. Lütfen listeyi yenileyin.',
  bank_transaction_not_a_credit: 'Bu bir gelen ödeme değil. Bir faturayla eşleştirilemez.',
  bank_transaction_not_a_return: 'Bu uymuyor: Ya bir iade değil ya da bir üyenin ödemesi değil.',
  parts_must_add_up: 'Tutarların toplamı gelen paraya eşit değil. Lütfen her tutarı kontrol edin.',
  invoices_not_all_open: 'Yalnızca açık faturalar birlikte ödenebilir. Lütfen sayfayı yenileyin.',
  too_many_payment_links: 'Aynı anda en fazla {{most}} bağlantı olabilir. Lütfen önce birini sonlandırın.',
  payment_link_not_found: 'Bu bağlantı zaten sona ermiş. Lütfen sayfayı yenileyin.',
  nothing_to_refund: 'Bu hanenin boşta parası yok. Lütfen sayfayı yenileyin.',
  refund_not_found: 'Bu geri ödeme bulunamadı. Lütfen sayfayı yenileyin.',
  refund_already_exists: 'Bu geri ödeme zaten kayıtlı: aynı gün, aynı tutar. Lütfen listeyi kontrol edin.',
  refund_does_not_fit: 'Bu uymuyor: Tutar farklı, bu bir banka iadesi ya da geri ödeme tamamlanmış.',
  payment_not_seen_at_bank:
    'Boştaki tutar elle kaydedilmiş. Banka bunu henüz bildirmedi. Lütfen önce hesap ekstresini okutun.',
  payment_does_not_fit: 'Bu uymuyor: Tutar farklı, tarihler çok uzak ya da işlem tamamlanmış.',
  payment_was_refunded: 'Bu ödemenin bir kısmı haneye geri ödendi. Lütfen önce o geri ödemeyi geri alın.',
  payment_returned_on_another_day: 'Bu iade zaten {{date}} tarihiyle kayıtlı. Tarih değiştirilmedi.',
  bank_statement_wrong_kind:
    'Bu bir hesap ekstresi (camt.053) değil. Lütfen bankadan tek dosya veya ZIP olarak camt.053 biçiminde indirin.',
  bank_statement_not_readable: 'Bu dosya bozuk. Lütfen ekstreyi bankadan yeniden indirin.',
  bank_statement_entry_not_readable:
    '{{entry}}. kayıtta {{field}} alanı okunamıyor. Lütfen bu cümleyi bankaya gönderin. Hiçbir şey kaydedilmedi.',
  bank_statement_too_long: 'Bir dosyada en fazla {{most}} kayıt olabilir. Lütfen bankadan daha kısa dönemler indirin.',
  bank_archive_not_readable:
    'Bu ZIP açılamıyor: bozuk, çok büyük ya da şifreli. Lütfen içindeki ekstreleri tek tek seçin.',
  bank_statement_of_another_account: 'Bu ekstre başka bir hesaba ait. Lütfen derneğin hesabınınkini seçin.',
  bank_statement_not_in_euro: 'Bu dosyada euro tutarı yok. Hiçbir şey kaydedilmedi.',

  member_must_be_kept: 'Bu kişi henüz silinemez. Nedenleri hanenin sayfasında yazıyor.',
  household_must_be_kept: 'Bu hane henüz silinemez. Nedenleri hanenin sayfasında yazıyor.',
  application_incomplete: 'Başvurunuzda hâlâ eksikler var. Lütfen eksikler listesine bakın.',
  status_step_not_possible: 'Bu durumda bu işlem mümkün değildir. Lütfen sayfayı yenileyin.',
  registration_not_confirmed: 'Bu kayıt onaylanmadı. 48 saat sonra kendiliğinden silinir.',
  main_member_ends_with_household:
    'Ana üyenin üyeliği bütün haneyle birlikte sona erer. Ya da haneyi kimin sürdüreceğini seçin.',

  approval_not_found: 'Bu artık yok. Lütfen sayfayı yenileyin.',
  approval_already_decided: 'Buna zaten karar verildi. Lütfen sayfayı yenileyin.',
  second_person_must_agree: 'Buna siz değil, bürodan başka biri onay vermelidir.',
  documents_wait_for_second_person:
    'Belgeleriniz henüz açılamıyor. Bürodan bir kişinin daha yeni e-posta adresinizi onaylaması gerekiyor.',
  decided_meanwhile_by:
    '{{who}} bu arada burada bir karar verdi. Şimdi güncel durumu görüyorsunuz. Lütfen kontrol edin.',
  decided_meanwhile: 'Bu arada burada bir karar verildi. Şimdi güncel durumu görüyorsunuz. Lütfen kontrol edin.',
  run_not_found: 'Bu iş artık yok. Lütfen sayfayı yenileyin.',
  run_has_ended: 'Bu iş zaten bitti.',
  mail_not_found: 'Bu e-posta artık yok. Lütfen sayfayı yenileyin.',
  mail_not_waiting: 'Bu e-posta bu arada yola çıktı ya da tamamlandı. Şimdi güncel durumu görüyorsunuz.',
  text_message_not_found: 'Bu SMS artık yok. Lütfen sayfayı yenileyin.',
  text_message_not_waiting: 'Bu SMS bu arada tamamlandı. Şimdi güncel durumu görüyorsunuz.',
  shift_not_found: 'Bu kayıt artık yok. Lütfen sayfayı yenileyin.',
  only_own_shifts: 'Yalnızca kendinizi yazabilirsiniz. Başkalarını yönetim kurulu yazar.',
  already_on_call: 'Bu kişi bu günlerden birinde zaten yazılı. Lütfen o kaydı değiştirin.',
  shift_changed_meanwhile: 'Bu kaydı bu arada başka biri değiştirdi. Lütfen sayfayı yenileyin.',
  mail_must_not_be_sent_again: 'Bu e-posta yeniden gönderilemez. Lütfen listeden çıkarın.',
  mail_goes_elsewhere: 'Adres bu arada değişti. Lütfen e-postanın nereye gittiğini kontrol edin.',

  death_case_not_found: 'Bu vefat dosyası artık yok. Lütfen listeyi yenileyin.',
  death_case_changed:
    'Bu dosyayı bu arada başka biri değiştirdi. Yazdıklarınız duruyor: Lütfen sayfayı yenileyin ve nelerin değiştiğine bakın.',
  death_case_step_not_possible: 'Bu adım şu anda mümkün değil. Lütfen sayfayı yenileyin.',
  death_case_full: 'Bir dosyaya bu türden en fazla {{most}} giriş eklenebilir. Lütfen mevcut bir girişi kullanın.',
  death_case_exists: 'Bu kişi için zaten {{case_no}} numaralı dosya var.',
  death_effects_changed: 'Bu arada bir şey değişti. Lütfen sonuçları yenileyip yeniden kontrol edin.',
  death_choice_not_possible: 'Bu seçim artık mümkün değil. Lütfen sonuçları yenileyip yeniden seçin.',
  death_effects_overtaken: 'Hanede o zamandan beri bir şey değişti. Lütfen nelerin öyle kalacağına bakıp onaylayın.',
  death_burial_day_needed: 'Lütfen defnin ne zaman yapıldığını girin.',
  death_money_undecided:
    'Açık faturalar hakkında henüz karar verilmedi. Lütfen listeyi yenileyip her biri için karar verin.',
  death_case_is_itself: 'Lütfen başka bir dosya seçin.',
  death_case_has_effects: 'Bu dosyanın bir hane için şimdiden sonuçları var. Lütfen önce onları geri alın.',
  death_case_not_accepted:
    'Dernek ancak dosya üstlenildikten sonra ödeyebilir. Ailenin masraflarını şimdiden yazabilirsiniz.',
  death_step_not_found: 'Bu adım artık yok. Lütfen sayfayı yenileyin.',
  death_document_not_found: 'Bu belge artık yok. Lütfen sayfayı yenileyin.',
  death_original_not_returned: 'Belgenin aslı henüz geri verilmedi. Lütfen önce geri verildiğini yazın.',
  death_link_not_found: 'Böyle bir bağlantı yok. Lütfen sayfayı yenileyin.',
  death_cost_over_limit: 'Bununla yönetim kurulunun koyduğu sınır aşılıyor. Lütfen nedenini yazın.',
  death_print_no_decision: 'Mektup, karar yürürlüğe girince yazdırılabilir.',
  death_print_no_undertaker: 'Önce cenaze firmasını yazın: dosya, “İlk arama”, 8. soru.',
  death_custody_ended: 'Defin ya da geri teslimden sonra yeni teslim olmaz. Önce son teslimi geri alın.',
  death_print_no_originals: 'Teslim belgesi, bir belgenin aslı kaydedilince yazdırılabilir.',
  death_print_not_settled: 'Hesap özeti, masraflar kapatılınca yazdırılabilir.',
  death_cost_waits_for_second: 'Bu ödemeyi bürodan ikinci bir kişi onaylamalı.',
  death_cost_not_found: 'Bu masraf artık yok. Lütfen sayfayı yenileyin.',
  death_guardian_needed: 'Lütfen çocuk adına kimin konuştuğunu yazın: adı ve telefonu.',
  death_case_left_open: 'Açık bir şey var ya da masraflar eksik. Lütfen listeye bakıp onaylayın.',
  death_costs_unpaid: 'Derneğin bir masrafı henüz ödenmedi. Lütfen önce ödeme gününü yazın.',
  death_day_needed: 'Lütfen önce vefat gününü yazın.',
  death_cover_not_clear: 'İnceleme açık bir sonuç vermediği için burada yönetim kurulu karar verir.',
  death_check_outdated: 'Son incelemeden sonra bir şey değişti. Lütfen üyeliğin geçerliliğini yeniden inceleyin.',
  death_board_decides: 'Yönetim kurulu bu kişi hakkında daha önce karar verdi. Lütfen dosyayı ona iletin.',
  death_decision_waits: 'Bir karar hâlâ imza bekliyor. Lütfen sayfayı yenileyin.',
  death_decision_not_found: 'Bu karar artık yok. Lütfen sayfayı yenileyin.',
  death_burial_too_early: 'Defin ve uçuş en erken vefat günü olabilir. Lütfen iki günü de kontrol edin.',
  death_other_case_ended: 'Diğer dosya sona erdi. Lütfen devam eden bir dosya seçin.',
  death_place_decided: 'Karar, vefatın yurt dışında olup olmadığına göre verildi. Lütfen önce kararı geri alın.',
  death_decision_outdated:
    'Bu öneriden sonra bir şey değişti. Lütfen öneriyi geri çekin. Sonra üyeliğin geçerliliğini inceleyip yeniden karar verin.',
  death_already_signed: 'Siz zaten imzaladınız. Yönetim kurulundan başka birinin imzası gerekiyor.',
};
