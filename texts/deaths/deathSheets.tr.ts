import type { deathSheetsDe } from './deathSheets.de.ts';

export const deathSheetsTr: typeof deathSheetsDe = {
  consulate: {
    intro: 'Aşağıda bilgileri bulunan merhum için cenaze nakil belgesi verilmesini rica ederiz.',
    blank: '……………………………………',
    transport: 'Nakil',
    people: 'Kişiler',
    association: 'Nakil işlemlerini {{name}} yürütüyor, telefon {{phone}}.',
    documents: 'Ekler',
    needed: {
      passport: 'Vefat eden kişinin pasaportu, aslı',
      deathCertificate: 'Uluslararası ölüm belgesi',
      corpsePass: 'Cenaze pasaportu (Leichenpass)',
      coffin: 'Cenaze firmasının lehimli çinko tabut belgesi',
      applicant: 'Başvuran kişinin kimliği',
    },
    check: 'Bazı konsolosluklar başka belge de ister. Gitmeden önce lütfen telefonla sorun.',
  },
  after: {
    intro: 'Birçok işi hemen yapmanız gerekmez. Bu sayfa bir şeyi unutmamanız içindir.',
    soon: 'İlk haftalarda',
    pension:
      'Emeklilik: Vefatı emeklilik kurumuna (Pensionsversicherung) bildirin. Dul ve yetim aylığını orada sorun. Altı ay içinde başvurursanız aylık, vefatın ertesi gününden başlar.',
    health:
      'Hastalık sigortası (ÖGK): Onun üzerinden sigortalı olanlar bundan sonrasını sigortaya sorsun. Vefat eden kişinin e-card kartı artık geçmez.',
    employer: 'İşyeri ya da AMS: Haber verin. Bazen ödenecek maaş ya da tazminat olur.',
    money: 'Para ve miras',
    bank: 'Banka: Hesap çoğu zaman miras işi bitene kadar kapalıdır. Bankanın yine de hangi faturaları ödediğini sorun. Otomatik ödemelere bakın.',
    probate: 'Miras (Verlassenschaft): Mahkeme adına bir noter size yazar. Eşyaları ondan önce dağıtmayın.',
    insurances: 'Sigortalar: Sözleşmeleri arayın, işyerinde ve arabada da olabilir. Süre çoğu zaman kısadır.',
    home: 'Ev ve günlük işler',
    landlord: 'Ev sahibi: İlk iki hafta içinde konuşun. Aynı evde yaşayanlar çoğu zaman evde kalabilir.',
    registration:
      'Adres kaydı (Meldeamt): Vefatı Avusturya’da bir nüfus dairesi (Standesamt) yazdıysa kaydı siz sildirmezsiniz. Yoksa oraya bildirin.',
    contracts:
      'Sözleşmeler: Telefon, elektrik, internet ve arabayı devredin ya da kapatın. Çoğu yerde ölüm belgesinin kopyası yeter.',
    turkey: 'Türkiye’de',
    nufus: 'Nüfus kaydı: Vefatı, uluslararası ölüm belgesiyle konsolosluğa ya da nüfus müdürlüğüne bildirin.',
    sgk: 'Türkiye’den aylık: Dul ve yetim aylığını SGK’ya sorun.',
    inheritance: 'Türkiye’deki miras: Mirasçılık belgesini noter ya da mahkeme verir.',
    documents: 'Ölüm belgeleri',
    copies: 'Birkaç ölüm belgesi isteyin, uluslararası olanından da. Birçok yer görmek ister.',
  },
};
