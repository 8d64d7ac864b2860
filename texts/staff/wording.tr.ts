/** Mails about accounts of the office. */
export const staffWordingTr = {
  events: {
    staff_invitation: 'Büroya davet',
    staff_role: 'başka rol',
    staff_reset: 'iki adımlı doğrulama sıfırlandı',
    staff_reopening: 'hesap yeniden açık',
    closed: 'hesap kapatıldı',
    joined: 'davet kabul edildi',
  },
  news: {
    subject: 'Büro hesapları: {{name}}',
    asked: '{{who}} onay istiyor. {{name}}: {{what}}. Yönetim kurulundan başka biri büroda karar verir.',
    done: 'Şimdi tamamlandı, son işlem: {{who}}. {{name}}: {{what}}.',
    button: 'Büroda göster',
    notRight: 'Bu doğru değil\u00a0mi? Hesabı hemen büroda kapatın.',
  },
  invitation: {
    subject: 'Büroya davetiniz',
    intro: 'Büroda çalışmaya davet edildiniz.',
    next: 'Önce şifrenizi seçin. İlk girişte telefonunuzda bir uygulamayı bağlarsınız.',
    button: 'Daveti kabul et',
    validity: 'Bağlantı {{days}} gün ve yalnızca bir kez geçerlidir.',
    notYou: 'Derneği tanımıyor\u00a0musunuz? O zaman bu e-postayı dikkate almayın.',
  },
  reopened: {
    subject: 'Büro hesabınız yeniden açık',
    intro: 'Büro hesabınız yeniden açık. Eski şifreniz artık geçerli değil.',
    next: 'Yeni şifre için bir bağlantı isteyin. Sonra iki adımlı doğrulamayı kurun.',
    button: 'Yeni şifre iste',
    notYou: 'Bunu beklemiyor\u00a0muydunuz? O zaman lütfen büroyu arayın.',
  },
};
