import type { onCallWordingDe } from './wording.de.ts';

export const onCallWordingTr: typeof onCallWordingDe = {
  deathReported: {
    subject: 'Nöbet: Bir aile aramanızı bekliyor',
    intro: 'Bir vefat bildirildi. Aile aranmayı bekliyor. Lütfen dosyayı açın ve aileyi arayın.',
    button: 'Dosyayı aç',
    textMessage: '{{association}}: Yeni bildirim. Lütfen büroya giriş yapıp arayın.',
  },
  buriedEarly: {
    subject: 'Lütfen bakın: planlanan günden önce defin',
    intro: 'Cenaze firması, defnin planlanan günden önce yapıldığını bildirdi. Lütfen sorun.',
    button: 'Dosyayı aç',
    textMessage: 'Vefa: Bir defin, gününden önce bildirildi. Lütfen büroya bakın.',
  },
  manyReports: {
    subject: 'Nöbet: Alışılmadık sayıda bildirim',
    intro:
      'Kısa sürede çok sayıda vefat bildirildi. Formu bir program dolduruyor olabilir. Form aileler için açık kalır. Lütfen kontrol edin.',
    button: 'Bildirimlere bak',
    textMessage: '{{association}}: Çok sayıda bildirim geliyor. Lütfen büroya giriş yapın.',
  },
  notOpened: {
    subject: 'Henüz açılmadı: Bir aile aranmayı bekliyor',
    intro: 'Bir vefat bildirildi ve dosyayı henüz kimse açmadı. Lütfen ilk müsait olan açsın.',
    button: 'Dosyayı aç',
    textMessage: '{{association}}: Bir bildirim açılmadı. Lütfen büroya giriş yapın.',
  },
  manyWaiting: {
    subject: 'Henüz açılmadı: birden çok bildirim var',
    intro_one: 'Bir bildirimi henüz kimse açmadı. Bir aileden gelmiş olabilir. Lütfen bakın.',
    intro_other: '{{count}} bildirimi henüz kimse açmadı. Ailelerden gelenler olabilir. Lütfen hepsine bakın.',
    button: 'Bildirimlere bak',
    textMessage_one: '{{association}}: Bir bildirim açılmadı. Lütfen büroya giriş yapın.',
    textMessage_other: '{{association}}: {{count}} bildirim açılmadı. Lütfen büroya giriş yapın.',
  },
  test: {
    subject: 'Deneme: Nöbette size böyle haber verilir',
    intro:
      'Bu yalnızca bir denemedir. Bir aile yardıma ihtiyaç duyduğunda size böyle haber verilir. Bir şey yapmanız gerekmez.',
    button: 'Nöbete git',
    textMessage: '{{association}}: Bu bir nöbet denemesi. Bir şey yapmanız gerekmez.',
  },
  because: {
    onCall: 'Bu mesaj size bugün nöbetçi olduğunuz için gönderildi.',
    nobodyOnCall: 'Bu mesaj size bugün için nöbetçi yazılmadığı için gönderildi.',
    everybody_one: 'Bu mesaj bir dakika sonra bürodaki herkese gider.',
    everybody_other: 'Bu mesaj {{count}} dakika sonra bürodaki herkese gider.',
    asked: 'Bu mesaj size büroda istediğiniz için gönderildi.',
  },
};
