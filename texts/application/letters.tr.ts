import type { applicationLettersDe } from './letters.de.ts';

export const applicationLettersTr: typeof applicationLettersDe = {
  submitted: {
    subject: 'Başvurunuz bize ulaştı',
    greeting: 'Sayın {{name}},',
    intro: 'Üyelik başvurunuz eksiksiz olarak bize ulaştı. Teşekkür ederiz!',
    locked: 'Kişisel verileriniz artık kilitlidir. Belgelerinizi inceliyoruz.',
    waiting: 'Ödemeniz bize ulaştığında 90 günlük bekleme süresi başlar. Bu sürenin sonunda üyeliğiniz geçerli olur.',
    questions: 'Sorularınız mı var? Bizi arayın: {{phone}}.',
    button: 'Üye portalına git',
    closing: 'Saygılarımızla',
  },
};
