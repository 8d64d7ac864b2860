import type { applicationWordingDe } from './wording.de.ts';

export const applicationWordingTr: typeof applicationWordingDe = {
  submitted: {
    subject: 'Başvurunuz bize ulaştı',
    greeting: 'Sayın {{name}},',
    intro: 'Üyelik başvurunuz eksiksiz olarak bize ulaştı. Teşekkür ederiz!',
    locked: 'Kişisel bilgileriniz artık kilitlidir. Belgelerinizi inceliyoruz.',
    waiting: 'Ödemeniz bize ulaştığında 90 günlük bekleme süresi başlar. Bu sürenin sonunda üyeliğiniz geçerli olur.',
    settled:
      'Tüm ödemeler yapıldı. Böylece 90 günlük bekleme süresi şimdi başlıyor. Bu sürenin sonunda üyeliğiniz geçerli olur.',
    questions: 'Sorularınız\u00a0mı var? Bizi arayın: {{phone}}.',
    button: 'Üye portalına git',
    closing: 'Saygılarımızla',
  },
  compared: {
    subject: 'Başvurunuz devam ediyor',
    intro: 'Başvurunuzu inceledik.',
    next: 'Portalda artık ne ödeneceğini görürsünüz. Lütfen orada onaylayın.',
    link: 'Ödemelere git',
  },
  sentBack: {
    subject: 'Lütfen başvurunuzu tamamlayın',
    intro: 'Başvurunuzu inceledik ve şu ricayla geri gönderiyoruz:',
    about: '{{name}} için: {{what}}.',
    address: 'adres',
    next: 'Lütfen bunu düzeltip başvurunuzu yeniden gönderin.',
    link: 'Başvuruya git',
  },
  /** Only the office reads it. */
  paper: {
    entered: 'Kâğıt başvuru, {{date}}',
    hasDied: 'O günden sonra ailede biri vefat etti.',
  },
  takenBack: {
    subject: 'Başvurunuz incelenmeye devam ediyor',
    sorry: 'Başvurunuzu yanlışlıkla size geri gönderdik. Bunun için özür dileriz.',
    nothingToDo: 'Bir şey yapmanız gerekmez. Başvurunuz kaldığı yerden devam ediyor, hiçbir gün kaybolmadı.',
  },
};
