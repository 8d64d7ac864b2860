/** The page behind the link of an invitation to the office. */
export const joinStaffTr = {
  title: 'Büroya hoş geldiniz',
  lead: 'Girişiniz için bir şifre seçin.',
  submit: 'Şifreyi kaydet',
  doneTitle: 'Hesabınız hazır',
  doneText: 'Şimdi giriş yapın. Sonra telefonunuzda bir uygulamayı bağlayın: İkinci adımınız budur.',
  invalidTitle: 'Bu davet artık geçerli değil',
  invalidText: 'Davet kabul edildi, geri alındı ya da süresi doldu. Bürodan yeni bir davet isteyin.',
};
