import type { membershipDe } from './membership.de.ts';

export const membershipTr: typeof membershipDe = {
  cover: {
    title: 'Üyelik bugün kimler için geçerli',
    covered: '{{date}} tarihinden beri geçerli.',
    ended: '{{date}} tarihinden beri sona ermiş durumda. Sorularınız için lütfen bizi arayın.',
    unbegun: 'Üyelik başlamadı. Sorularınız için lütfen bizi arayın.',
    days: 'Bekleme süresi {{date}} gününe kadar sürüyor. Üyelik sonra geçerli olur.',
    payment: 'Bekleme süresi, aidatın tamamı ödenince başlar.',
    documents: 'Bekleme süresi bitti. Belgeleri henüz inceliyoruz.',
    household: 'Ana üyenin üyeliği geçerli olunca geçerli olur.',
    notAMember: 'Henüz geçerli değil. Lütfen önce aidat faturasını onaylayın.',
    overAge: 'Çocuk olarak yalnızca 30. yaş gününe kadar geçerlidir. Lütfen bizi arayın, yardımcı oluruz.',
    inArrears: '{{bills}} numaralı fatura henüz ödenmedi. Lütfen yakında ödeyin ya da bizi arayın.',
    unclear: 'Bunu sizinle görüşmemiz gerekiyor. Lütfen bizi arayın.',
    rests: 'Bunu sizinle daha sonra konuşacağız. Şu anda bir şey yapmanız gerekmez.',
    toPayments: 'Ödemelere git',
  },
  card: {
    title: 'Üyelik kartı',
    intro: 'Telefonda göstermek için veya aileniz ve komşularınız için kâğıt üzerinde.',
    number: 'Üyelik numarası',
    day: 'Tarih',
    people: 'Üyelik şu kişiler için geçerli',
    alwaysDe: 'Im Todesfall, Tag und Nacht',
    alwaysTr: 'Vefat hâlinde 7 gün 24 saat',
    officeHoursDe: 'Im Todesfall rufen Sie uns an',
    officeHoursTr: 'Vefat hâlinde bizi arayın',
    saveCard: 'Kartı indir',
    saveSheet: 'Kesilecek PDF',
  },
  calendar: {
    title: 'Takviminiz için tarihler',
    intro: 'Telefonunuz üç gün önce hatırlatır. Takvimde yalnızca “Hatırlatma: Üye portalı” yazar.',
    days: 'Şu anda: {{days}}.',
    save: 'Takvime ekle',
  },
};
