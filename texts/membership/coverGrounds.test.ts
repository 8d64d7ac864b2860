import { expect, it } from 'vitest';
import { coverOn } from '../../domain/membership/cover.ts';
import {
  accident,
  asked,
  childBorn,
  covered,
  ended,
  invoice,
  owing,
  period,
  waiting,
} from '../../domain/membership/coverExamples.ts';
import { groundSentences } from '../../domain/membership/coverWords.ts';
import { day } from '../../domain/shared/day.ts';
import { officeScreensDe } from '../officeScreens.de.ts';
import { officeScreensEn } from '../officeScreens.en.ts';
import { officeScreensTr } from '../officeScreens.tr.ts';
import { sentence } from '../sentence.ts';

const texts = { de: officeScreensDe, tr: officeScreensTr, en: officeScreensEn };
const settings = { accident_exempt_after_days: 3, holds_until_reminder: 2 } as const;
const imported = covered({ entered: { on: day('2020-05-01'), status: 'active' }, steps: [] });
const inBoth = [covered({ is_age_limited: 'unknown' }), waiting({ household_id: 2, period: 'unknown' })];

const examples = {
  covered: asked('2027-05-01', [covered()]),
  waiting: asked('2027-02-01', [waiting({ period: period('2027-01-02', '2027-04-02', 'documents') })]),
  'waiting, unpaid': asked('2027-02-01', [waiting({ period: period(null, null) })]),
  'waiting, newborn': asked('2027-02-10', [waiting({ period: period('2027-02-05', null, 'household', '2027-02-20') })]),
  accident_exempt: asked('2027-01-12', [waiting()], accident),
  in_arrears: asked('2027-07-01', [owing()]),
  over_age: asked('2027-06-02', [covered()], childBorn('1997-06-01')),
  two_households: asked('2027-06-02', [covered(), covered({ household_id: 2 })]),
  unknown: asked('2027-07-01', [covered({ invoices: [invoice({ reminders: 'unknown' })] })]),
  'unknown, imported': asked('2020-04-30', [imported]),
  'unknown, in two households': asked('2027-07-01', inBoth, { birth: day('1990-01-01') }),
  not_a_member: asked('2027-06-01', []),
  'not_a_member, entered': asked('2026-12-22', [waiting()]),
  ended: asked('2027-09-02', [ended('2027-09-01')]),
  'ended, unbegun': asked('2027-03-01', [ended('2027-02-01', 1, waiting())]),
  excluded: asked('2027-09-02', [ended('2027-09-01', 23)]),
};

function saidOf(name: keyof typeof examples, language: keyof typeof texts): string[] {
  return coverOn(examples[name], settings)
    .grounds.flatMap((ground) => groundSentences(ground, (id) => `Grund ${id}`))
    .map(({ key, params }) => sentence(texts[language], language, key, params) ?? key);
}

const names = Object.keys(examples) as (keyof typeof examples)[];

it.each(names)('%s: has its sentences in each language, with every place filled', (name) => {
  for (const language of ['de', 'tr', 'en'] as const) {
    const said = saidOf(name, language);

    expect(said).not.toEqual([]);
    expect(said.filter((text) => text.includes('{{') || text.startsWith('coverGrounds.'))).toEqual([]);
  }
});

it('reads in German', () => {
  expect(names.map((name) => `${name}: ${saidOf(name, 'de').join(' ')}`)).toMatchInlineSnapshot(`
    [
      "covered: Die Mitgliedschaft gilt seit 03.04.2027.",
      "waiting: Die Wartezeit dauert von 02.01.2027 bis 02.04.2027. Pflichtdokumente sind noch nicht geprüft.",
      "waiting, unpaid: Die Wartezeit lief nicht: Beitrittsgebühr oder Beitrag waren nicht bezahlt.",
      "waiting, newborn: Als Neugeborenes ohne eigene Wartezeit. Der Haushalt selbst wartet noch. Frühestens ab 20.02.2027, dem ersten Tag des Haushalts.",
      "accident_exempt: Bei einem Unfall genügen 3 Tage Wartezeit. Gewartet wurden 10 Tage seit 02.01.2027. Die Wartezeit dauert von 02.01.2027 bis 02.04.2027. Pflichtdokumente sind noch nicht geprüft.",
      "in_arrears: Rechnung R-2027-1: € 60,00 offen, Erinnerung 3 am 19.06.2027. Die Mitgliedschaft gilt seit 03.04.2027.",
      "over_age: Geboren am 01.06.1997; als Kind bis 01.06.2027. Die Mitgliedschaft gilt seit 03.04.2027.",
      "two_households: In mehreren Haushalten zugleich. Der Vorstand entscheidet. Die Mitgliedschaft gilt seit 03.04.2027. Die Mitgliedschaft gilt seit 03.04.2027.",
      "unknown: Woran bis zu diesem Tag erinnert wurde, ist nicht bekannt. Die Mitgliedschaft gilt seit 03.04.2027.",
      "unknown, imported: Was vor dem 01.05.2020 war, weiß hier niemand.",
      "unknown, in two households: In mehreren Haushalten zugleich. Der Vorstand entscheidet. Der Anspruch an diesem Tag ist nicht bekannt. Die Wartezeit an diesem Tag ist nicht bekannt. Die Mitgliedschaft gilt seit 03.04.2027.",
      "not_a_member: In keinem Haushalt eingetragen.",
      "not_a_member, entered: An diesem Tag kein Mitglied. Eingetragen am 20.12.2026.",
      "ended: Beendet ab 01.09.2027. Grund: Grund 1",
      "ended, unbegun: Beendet ab 01.02.2027, bevor sie begonnen hatte. Grund: Grund 1",
      "excluded: Vom Vorstand ausgeschlossen ab 01.09.2027.",
    ]
  `);
});
