export const membershipLettersTr = {
  card: {
    title: 'Üyelik kartı',
    filename: 'Uyelik-karti-{{number}}.pdf',
    sheetFilename: 'Uyelik-karti-{{number}}-A4.pdf',
    hint: 'Kartı işaretlerden kesin. Ortadan katlayıp yapıştırın.',
    number: 'Üyelik numarası',
    day: 'Tarih',
    people: 'Üyelik şu kişiler için geçerli',
    always: 'Vefat hâlinde 7 gün 24 saat',
    officeHours: 'Vefat hâlinde bizi arayın',
    sayNumber: 'Lütfen {{number}} numarasını söyleyin.',
  },
  calendar: {
    due: 'Hatırlatma: Üye portalında fatura',
    begin: 'Hatırlatma: Üye portalında haber',
    text: 'Lütfen üye portalını açın.',
    filename: 'Tarihler.ics',
  },
};
