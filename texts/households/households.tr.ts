import type { householdsDe } from './households.de.ts';

export const householdsTr: typeof householdsDe = {
  screen: {
    title: 'Adres',
    lead: 'Nerede oturuyorsunuz? Postanızı bu adrese göndeririz.',
    missing: 'Lütfen adresi kontrol edin',
    toMainMember: 'Ana üyeye dön',
    next: 'Aile bireylerine geç',
    saveAndNext: 'Kaydet ve aile bireylerine geç',
  },
  address: {
    legend: 'Avusturya’daki ana adres',
    street: 'Cadde, sokak ve kapı numarası',
    postal_code: 'Posta kodu',
    city: 'Şehir',
    state: 'Eyalet',
    stateHint: 'Önerilerden birini seçin veya kendiniz yazın.',
    country_id: 'Ülke',
  },
};
