import type { joiningDe } from './joining.de.ts';

export const joiningTr: typeof joiningDe = {
  fee: 'Kayıt ücreti, bütün haneye bir kez: {{amount}}',
  feeByAge: 'Kayıt ücreti, bütün haneye bir kez: yaşa göre {{from}} ile {{to}} arası',
  contribution: 'Sizin yıllık aidatınız: {{amount}}',
  contributionByAge: 'Sizin yıllık aidatınız: yaşa göre {{from}} ile {{to}} arası',
  calendarYear: 'Yıllık aidat takvim yılı içindir. {{year}} Ocak ayından itibaren her yıl ödenir.',
  example:
    'Örnek: 40 ve 38 yaşında bir çift, 10 ve 6 yaşında iki çocuk. Girişte {{sum}}, ocaktan itibaren yılda {{yearly}}.',
  all: 'Yaşa göre tüm tutarlar, aile için de',
  kind: {
    sirf: 'Kayıt ücreti, bütün haneye bir kez',
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
