import type { officeDeathPrintsDe } from './officeDeathPrints.de.ts';

export const officeDeathPrintsTr: typeof officeDeathPrintsDe = {
  title: 'Yazdır',
  intro: 'Her belge PDF olarak gelir. Kimin kaydettiği tutanağa yazılır.',
  language: 'Dil',
  fitting: 'Okuyana göre',
  fittingHint: 'Aile: {{language}}. Cenaze firmasını görevlendirme: Almanca. Dosya özeti: sizin diliniz.',
  save: 'PDF kaydet',
  saveOf: 'PDF kaydet: {{print}}',
  print: {
    case_sheet: 'Dosya özeti',
    what_to_bring: 'Ailenin getireceği belgeler',
    undertaker_order: 'Cenaze firmasını görevlendirme',
    cost_confirmation: 'Masraf onayı',
    originals_receipt: 'Belge asıllarının teslimi',
    decision_letter: 'Karar mektubu',
    settlement: 'Hesap özeti',
    consulate_sheet: 'Konsolosluk için bilgiler',
    after_burial: 'Cenazeden sonra',
  },
  for: {
    case_sheet: 'Yalnızca büro için, tıbbi bilgilerle.',
    what_to_bring: 'Aile için, medeni hâle ve vatandaşlığa göre.',
    undertaker_order: 'Yönetim kurulunun en yüksek tutarlarıyla.',
    cost_confirmation: 'Aileye mektup.',
    originals_receipt: 'Her aslın nerede olduğu, imza yeriyle.',
    decision_letter: 'Gerekçesiyle birlikte aileye mektup.',
    settlement: 'Bütün masraflar, kimin ödediği ve kalan.',
    consulate_sheet: 'Nakil belgesi için, bilinen her şeyle.',
    after_burial: 'Aile için: emeklilik, sağlık, banka, ev, resmî yerler.',
  },
};
