import type { proofWordingDe } from './proofWording.de.ts';
import { proofWordsTr } from './proofWords.tr.ts';

/** The printed proof of a taking over (decision 106). */
export const proofWordingTr: typeof proofWordingDe = {
  proof: {
    ...proofWordsTr,
    title: 'Aktarma doğrulaması',
    filename: 'Dogrulama-{{day}}.pdf',
    of: 'Liste: {{name}}',
    day: 'Karşılaştırma günü: {{day}}',
    sums: 'Kişiler, haneler ve açık tutarlar',
    what: 'Ne',
    equal: 'Aynı',
    differences: 'Açıklanan farklar',
    kind: 'Fark',
    why: 'Açıklama',
    count: 'Sayı',
    noDifference: 'Fark yoktu.',
    signed: 'Portalda imzalayanlar: {{first}}, {{firstDay}} ve {{second}}, {{secondDay}}.',
    signedAlone:
      'Portalda imzalayan: {{first}}, {{firstDay}} ve yeniden {{secondDay}}. Yönetim kurulunda başka kimse yoktu.',
    unsigned: 'Bu doğrulama henüz imzalanmadı.',
    stillOpen: '{{number}} fark henüz açıklanmadı.',
    board: 'Yönetim kurulu',
  },
};
