import { healthPartsTr } from './parts.tr.ts';

/** The mail to the board while something is wrong with the running of the product. */
export const healthWordingTr = {
  ...healthPartsTr,
  mail: {
    subject: 'Bir şey olması gerektiği gibi çalışmıyor',
    intro: 'Büro programında bir şey olması gerektiği gibi çalışmıyor:',
    button: 'Büroda göster',
    onceADay: 'Bu e-posta, sorun sürdükçe günde en fazla bir kez gelir.',
  },
};
