import type { AloneKind, aloneOutcomes } from '../../../domain/audit/alone.ts';
import { recordTr } from './record.tr.ts';

/** What one person of the office did or tried alone. */
export const aloneTr = {
  kinds: {
    refused: 'Reddedildi',
    waiting: 'İkinci kişi için',
    money: 'Tek başına: para',
    cover: 'Tek başına: üyelik ve vefat',
    data: 'Tek başına: veri ve mesaj',
  } satisfies Record<AloneKind, string>,
  tried: {
    ...recordTr,
    // the board reads of it only where it was refused
    approval_agreed: 'İkinci kişi olarak onay',
    board_page: 'Yönetim kurulunun sayfası açıldı',
  },
  outcomes: {
    needs_second: 'Reddedildi: ikinci kişi gerekir',
    not_allowed: 'Reddedildi: yetkisi yok',
    against_rule: 'Reddedildi: kurala aykırı',
    not_valid: 'Reddedildi: bilgiler geçersiz',
    not_there: 'Reddedildi: böyle bir şey yok',
    too_often: 'Reddedildi: çok sık',
    waits: 'Bekliyor',
    for_second: 'İkinci kişi gerekir',
    agreed: 'Onaylandı',
    declined: 'İkinci kişi reddetti',
    withdrawn: 'Geri çekildi',
    lapsed: 'Süresi geçti',
    took_effect: 'Kendiliğinden geçerli oldu',
    done: 'Yapıldı',
    by_two: 'Yapıldı, iki kişiyle',
  } satisfies Record<(typeof aloneOutcomes)[number], string>,
};
