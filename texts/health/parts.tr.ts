/** What can be wrong with the running of the product, as the screen and the mail to the board name it; and what to do. */
export const healthPartsTr = {
  parts: {
    mails: 'Bekleyen e-postalar',
    lost_mails: 'Ulaşmayan e-postalar',
    jobs: 'Arka plandaki işler',
    backup: 'Yedekleme',
    disk: 'Disk alanı',
    bank: 'Banka dosyası',
    record: 'Kayıtlar',
  },
  toDo: {
    mails:
      'E-postalar bir saatten uzun süredir bekliyor. Lütfen teknik sorumluyu arayın: E-posta sunucusu yanıt vermiyor.',
    lost_mails:
      'Bazı e-postalar gönderilemedi, nedeni adresler değil. Lütfen teknik sorumluyu arayın. Sonra e-postaları “Yapılacaklar” ekranından yeniden gönderin.',
    jobs: 'Bir iş başarısız oldu ya da gecikti. Lütfen teknik sorumluyu arayın.',
    backup: 'Bir günden uzun süredir yeni yedek yok. Lütfen teknik sorumluyu arayın.',
    disk: 'Disk dolmak üzere. Lütfen teknik sorumluyu arayın.',
    bank: 'Ödeme hatırlatmaları bankayı bekliyor. Lütfen en yeni banka dosyasını okutun.',
    record:
      'Kayıtlarda bir şey değiştirilmiş ya da silinmiş, ya da artık denetlenmiyor. Lütfen teknik sorumluyu arayın.',
  },
};
