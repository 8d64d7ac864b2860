export const membershipLettersTr = {
  card: {
    title: 'Üyelik kartı',
    filename: 'Uyelik-karti-{{number}}.pdf',
    hint: 'Kartı işaretlerden kesin. Ortadan katlayıp yapıştırın.',
    number: 'Üyelik numarası',
    day: 'Tarih',
    people: 'Üyelik şu kişiler için geçerli',
    always: 'Vefat hâlinde 7 gün 24 saat',
    officeHours: 'Vefat hâlinde bizi arayın',
    sayNumber: 'Lütfen {{number}} numarasını söyleyin.',
  },
  calendar: {
    title: 'Hatırlatma: Üye portalı',
    text: 'Lütfen üye portalını açın.',
    filename: 'Tarihler.ics',
  },
};
