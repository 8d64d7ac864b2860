import type { joiningDe } from './joining.de.ts';

export const joiningTr: typeof joiningDe = {
  fee: 'Kayıt ücreti, bir defaya mahsus: {{amount}}',
  feeByAge: 'Kayıt ücreti, bir defaya mahsus: yaşa göre {{from}} ile {{to}} arası',
  contribution: 'Sizin yıllık aidatınız: {{amount}}',
  contributionByAge: 'Sizin yıllık aidatınız: yaşa göre {{from}} ile {{to}} arası',
  all: 'Yaşa göre tüm tutarlar, aile için de',
  kind: {
    sirf: 'Kayıt ücreti, bir defaya mahsus',
    main: 'Yıllık aidat: ana üye',
    spouse: 'Yıllık aidat: eş veya hayat arkadaşı',
    child: 'Yıllık aidat: çocuk',
    child_with_disability: 'Yıllık aidat: engelli çocuk (%\u00a060’ın üzerinde)',
  },
  everyAge: 'Her yaş',
  upTo: '{{to}} yaşına kadar',
  from: '{{from}} yaşından itibaren',
  between: '{{from}}–{{to}} yaş',
};
