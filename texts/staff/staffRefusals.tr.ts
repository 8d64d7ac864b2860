/** Why something about accounts of the office is refused (decision 110). */
export const staffRefusalsTr = {
  staff_account_not_found: 'Büroda böyle bir hesap yok. Lütfen sayfayı yenileyin.',
  last_of_board: 'Bu, yönetim kurulunun açık olan tek hesabı. Açık ve kurulda kalır. Önce kurula birini davet edin.',
  staff_request_waits: 'Bu konuda ikinci bir kişiyi bekleyen bir istek zaten var. Sayfanın üst kısmına bakın.',
  staff_unchanged: 'Zaten böyle. Değiştirilecek bir şey yok.',
  staff_changed_meanwhile: 'Bu hesapta bu arada bir şey değişti. Şimdi yeni durumu görüyorsunuz.',
  invitation_not_found: 'Bu davet artık yok. Kabul edildi, geri alındı ya da süresi doldu.',
  board_can_help: 'Yönetim kurulunun açık bir hesabı var. Lütfen bunu büroda „Hesaplar“ sayfasında değiştirin.',
  second_factor_not_set: 'Bu hesapta iki adımlı doğrulama yok.',
};
