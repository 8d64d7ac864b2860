import type { accountWordingDe } from './wording.de.ts';

export const accountWordingTr: typeof accountWordingDe = {
  wording: {
    greeting: 'Sayın {{name}},',
    greetingUnnamed: 'İyi günler,',
    closing: 'Saygılarımızla',
  },
  confirmation: {
    subject: 'Lütfen e-posta adresinizi onaylayın',
    intro:
      '{{association}} portalına ana üye olarak kaydoldunuz. Lütfen e-posta adresinizi onaylayın, ardından giriş yapabilirsiniz.',
    button: 'E-posta adresini onayla',
    validity: 'Bağlantı 48 saat geçerlidir ve bir kez kullanılabilir.',
    notYou: 'Kaydolan siz değil\u00a0misiniz? O hâlde bir şey yapmanız gerekmez: Onaylanmayan kayıt silinir.',
  },
  passwordReset: {
    subject: 'Yeni şifre seçin',
    intro: '{{association}} hesabınız için yeni bir şifre istendi. Yeni şifrenizi buradan seçebilirsiniz.',
    button: 'Yeni şifre seç',
    validity: 'Bağlantı bir saat geçerlidir ve bir kez kullanılabilir.',
    notYou: 'Bunu siz istemediniz\u00a0mi? O hâlde bir şey yapmanız gerekmez: Şifreniz olduğu gibi kalır.',
  },
  passwordNeeded: {
    intro: '{{association}} hesabınız için yeni bir şifre gerekiyor. Yeni şifrenizi buradan seçebilirsiniz.',
    validity:
      'Bağlantı bir saat geçerlidir ve bir kez kullanılabilir. Sonra “Şifremi unuttum” ile yenisini alabilirsiniz.',
    notYou: 'Bu hesap sizin değil\u00a0mi? Lütfen bizi hemen arayın: {{phone}}.',
  },
  passwordChanged: {
    subject: 'Şifreniz değiştirildi',
    intro:
      '{{association}} hesabınızın şifresi az önce değiştirildi. Tüm cihazlardan çıkış yapıldı; lütfen yeni şifrenizle giriş yapın.',
    notYou: 'Bunu siz yapmadınız\u00a0mı? Lütfen bizi hemen arayın: {{phone}}.',
  },
  secondFactor: {
    set: {
      subject: 'İki adımlı doğrulamanız kuruldu',
      intro:
        '{{association}} bürosundaki hesabınız için az önce iki adımlı doğrulama kuruldu. Artık her girişte uygulamadan bir kod gerekir. Diğer tüm cihazlardan çıkış yapıldı.',
      notYou: 'Bunu siz yapmadınız\u00a0mı? Lütfen şifrenizi hemen değiştirin ve yönetim kuruluna haber verin.',
    },
    removed: {
      subject: 'İki adımlı doğrulamanız kaldırıldı',
      intro:
        '{{association}} bürosundaki hesabınızın iki adımlı doğrulaması az önce kaldırıldı. Tüm cihazlardan çıkış yapıldı. Bir sonraki girişte yeniden kurarsınız.',
      notYou: 'Bunu siz yapmadınız\u00a0mı? Lütfen şifrenizi hemen değiştirin ve yönetim kuruluna haber verin.',
    },
    renewed: {
      subject: 'Yeni kurtarma kodlarınız var',
      intro:
        '{{association}} bürosundaki hesabınız için az önce yeni kurtarma kodları oluşturuldu. Eskileri artık geçerli değil.',
      notYou: 'Bunu siz yapmadınız\u00a0mı? Lütfen şifrenizi hemen değiştirin ve yönetim kuruluna haber verin.',
    },
    recovered: {
      subject: 'Bir kurtarma kodu kullanıldı',
      intro: 'Az önce {{association}} bürosundaki hesabınıza bir kurtarma koduyla giriş yapıldı.',
      notYou: 'Bunu siz yapmadınız\u00a0mı? Lütfen şifrenizi hemen değiştirin ve yönetim kuruluna haber verin.',
    },
    guessed: {
      subject: 'Hesabınızda yanlış kodlar',
      intro: 'Biri {{association}} şifrenizi biliyor ve birkaç kez yanlış kod girdi. Kimse giriş yapamadı.',
      notYou: 'Bunu siz yapmadınız\u00a0mı? Lütfen şifrenizi hemen değiştirin ve yönetim kuruluna haber verin.',
    },
  },
  emailChange: {
    subject: 'Lütfen yeni e-posta adresinizi onaylayın',
    intro:
      '{{association}} portalındaki bir hesap için bu yeni e-posta adresi bildirildi. Onayladığınızda girişi bu adresle yaparsınız. O zamana kadar eski adres geçerlidir.',
    button: 'Yeni e-posta adresini onayla',
    validity: 'Bağlantı 48 saat geçerlidir ve bir kez kullanılabilir.',
    notYou: 'Bunu siz istemediniz\u00a0mi? O hâlde bir şey yapmanız gerekmez.',
  },
  emailChangeNotice: {
    subject: 'E-posta adresiniz değiştirilmek isteniyor',
    intro:
      '{{association}} hesabınızda yeni e-posta adresi olarak {{email}} bildirildi. Yeni adres onaylanana kadar eski adresiniz geçerlidir.',
    button: 'Değişikliği geri al',
    validity: 'Bağlantı, yeni adres onaylanmış olsa da yedi gün geçerlidir. Sonra yeni bir şifre belirlersiniz.',
    notYou: 'Bunu siz yapmadınız\u00a0mı? Lütfen değişikliği geri alın. Sorularınız için bizi arayın: {{phone}}.',
  },
  officeEmail: {
    intro:
      '{{association}} bürosu, hesabınız için bu e-posta adresini kaydetti. Lütfen adresin size ait olduğunu onaylayın. Sonra girişi bu adresle yaparsınız.',
    password:
      'Eski şifreniz artık geçerli değil. Onayladıktan sonra bu adrese yeni şifre için bir bağlantı göndeririz. Daha sonra bağlantıyı “Şifremi unuttum” ile alabilirsiniz.',
  },
  officeEmailNotice: {
    intro:
      '{{association}} bürosu, gelen istek üzerine hesabınızın e-posta adresini değiştiriyor. Tüm cihazlardan çıkış yapıldı.',
    until: 'Yeni adres onaylanana kadar eski adresiniz ve şifreniz geçerlidir.',
    shut: 'Yeni adres onaylanana kadar kimse giriş yapamaz.',
    notYou: 'Bunu siz istemediniz\u00a0mi? Lütfen bizi hemen arayın: {{phone}}.',
  },
  welcome: {
    subject: 'Hoş geldiniz: {{association}}',
    intro: 'E-posta adresiniz onaylandı. Üyelik numaranız: {{membershipNo}}.',
    steps:
      'Şimdi başvurunuzu doldurun: kişisel bilgileriniz, adresiniz, aile bireyleriniz ve ödeme. İstediğiniz zaman ara verip daha sonra devam edebilirsiniz.',
    waiting: 'Ödemeniz bize ulaştığında 90 günlük bekleme süresi başlar. Bu sürenin sonunda üyeliğiniz geçerli olur.',
    button: 'Üye portalına git',
    newsTitle: 'Hoş geldiniz!',
    newsLink: 'Bekleme süresi hakkında bilmeniz gerekenler',
  },
};
