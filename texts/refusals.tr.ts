import type { PublicRefusalKey } from './refusalKeys.ts';

export const refusalsTr: Record<PublicRefusalKey, string> = {
  unreadable_request: 'Gönderilen bilgi okunamadı. Lütfen sayfayı yenileyip yeniden deneyin.',
  unauthenticated: 'Oturumunuzun süresi doldu. Lütfen yeniden giriş yapın.',
  forbidden: 'Bu işlem için yetkiniz yok. Sorularınız için lütfen bizi arayın.',
  not_found: 'Bu sayfa veya kayıt bulunamadı. Lütfen geri dönün.',
  validation_failed: 'Bazı bilgiler eksik veya hatalı. Lütfen işaretli alanları kontrol edin.',
  request_too_large: 'Bir seferde çok fazla bilgi gönderildi. Lütfen metninizi kısaltın.',
  unsupported_content_type: 'Gönderilen bilgi okunamadı. Lütfen sayfayı yenileyip yeniden deneyin.',
  too_many_requests: 'Çok fazla deneme yapıldı. Lütfen daha sonra yeniden deneyin.',
  service_unavailable: 'Hizmete şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
  something_went_wrong: 'Bizden kaynaklanan bir hata oluştu. Lütfen yeniden deneyin veya bizi arayın.',

  wrong_credentials: 'E-posta, üyelik numarası veya şifre hatalı. Lütfen bilgilerinizi kontrol edin.',
  wrong_email_format: 'Bu geçerli bir e-posta adresi değil. Lütfen yazılışını kontrol edin.',
  email_already_exists: 'Bu e-posta adresi zaten kullanılıyor. Lütfen giriş yapın veya başka bir adres kullanın.',
  email_already_exists_but_inactive: 'Bu e-posta adresi sona ermiş bir üyeliğe veya başvuruya ait. Lütfen bizi arayın.',
  email_domain_not_allowed: 'Bu sağlayıcıya e-posta gönderemiyoruz. Lütfen başka bir e-posta adresi kullanın.',
  email_not_confirmed: 'E-posta adresiniz henüz onaylanmadı. Lütfen e-postamızdaki bağlantıyı açın.',
  link_not_valid: 'Bu bağlantının süresi dolmuş veya bağlantı kullanılmış.',
  account_code_not_valid:
    'Kod ve doğum tarihi birbirine uymuyor veya kod artık geçerli değil. Lütfen ikisini de kontrol edin. Olmazsa bizi arayın.',
  log_out_first: 'Zaten giriş yaptınız. Lütfen önce çıkış yapın.',
  foreign_origin: 'Bu istek başka bir siteden geldi. Lütfen doğrudan portalı kullanın.',

  no_membership_number_left: 'Boş üyelik numarası kalmadı. Lütfen bizi arayın.',
};
