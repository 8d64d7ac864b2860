import { healthPartsTr } from './parts.tr.ts';

/** The mails to the board: something is wrong with the running of the product, and the end of the record. */
export const healthWordingTr = {
  ...healthPartsTr,
  mail: {
    subject: 'Bir şey olması gerektiği gibi çalışmıyor',
    intro: 'Büro programında bir şey olması gerektiği gibi çalışmıyor:',
    button: 'Büroda göster',
    onceADay: 'Bu e-posta, sorun sürdükçe günde en fazla bir kez gelir.',
  },
  recordMail: {
    subject: 'Kayıtların denetim değeri',
    intro: 'Kayıtlar, büroda kimin ne yaptığını ve neye baktığını gösterir.',
    value: 'Denetim değeri: {{head}}',
    keep: 'Lütfen bu e-postayı saklayın. Teknik sorumlu, bu değerle o günden beri hiçbir şeyin değişmediğini gösterir.',
    button: 'Kayıtları göster',
    onceAWeek: 'Bu e-posta haftada bir gelir.',
  },
};
