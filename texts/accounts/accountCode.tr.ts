import type { accountCodeDe } from './accountCode.de.ts';

export const accountCodeTr: typeof accountCodeDe = {
  title: 'Kodla hesap açın',
  lead: 'Zaten üyesiniz ve dernekten bir kod aldınız.',
  code: 'Kod',
  codeHint: 'On iki karakter, örneğin ABCD-EFGH-JKMN',
  birthDay: 'Ana üyenin doğum tarihi',
  access: 'Giriş bilgileriniz',
  submit: 'Hesabı aç',
  noCode: 'Kodunuz yok mu? Lütfen bizi arayın.',
  loggedInTitle: 'Zaten giriş yaptınız',
  loggedInText: 'Kod, başka bir hanenin hesabını açmak içindir. Bunun için lütfen önce çıkış yapın.',
  goOn: 'Portala devam et',
};
