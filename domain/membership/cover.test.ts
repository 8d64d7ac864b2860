import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../boardSettings/settings.ts';
import { day } from '../shared/day.ts';
import { type CoverSettings, coverOn, coverVerdicts } from './cover.ts';
import {
  accident,
  asked,
  childBorn,
  covered,
  ended,
  invoice,
  membership,
  owing,
  period,
  step,
  waiting,
  waits,
} from './coverExamples.ts';
import type { CoverFacts } from './coverFacts.ts';

type Case = [name: string, facts: CoverFacts, grounds: string, settings?: Partial<CoverSettings>];

const [at0, at3] = [{ accident_exempt_after_days: 0 }, { accident_exempt_after_days: 3 }];
const other = { household_id: 2 };
const over = (held_by: 'documents' | 'household' | null) => period('2027-01-02', '2027-04-02', held_by);
const EXCLUDED = 23;
const DECEASED = 2;
const newborn = waiting({ steps: [step('waiting', '2027-02-01')], period: period('2027-02-05', null) });
const newbornHeld = waiting({ ...newborn, period: period('2027-02-05', null, 'household') });
const newbornLater = waiting({ ...newborn, period: period('2027-02-05', null, null, '2027-02-20') });
const movedAway = ended('2027-08-01', 24);
const movedIn = membership({
  ...other,
  entered: { on: day('2027-07-20'), status: 'new' },
  steps: [step('active', '2027-08-01')],
});
const movedLater = membership({ ...movedIn, steps: [step('waiting', '2027-08-01'), step('active', '2027-11-02')] });
const again = ended('2027-06-01');
const takenUp = { ...again, steps: [...again.steps, step('active', '2027-09-01')] };
const anew = waiting({
  steps: [waits, step('inactive', '2027-02-01', 1), step('waiting', '2027-09-01')],
  period: period('2027-09-01', '2027-11-30'),
});
const lateEnd = membership({ steps: [waits, step('active', '2027-04-03'), step('inactive', '2027-03-20', DECEASED)] });
const imported = membership({ entered: { on: day('2020-05-01'), status: 'active' }, steps: [] });
const excludedOnce = ended('2027-06-01', EXCLUDED);
const twoSteps = membership({
  steps: [step('waiting', '2026-12-27'), step('active', '2027-04-03'), step('waiting', '2027-05-10')],
});

const keptDays = waiting({
  steps: [waits, step('inactive', '2027-02-01', 1), step('waiting', '2027-02-20')],
  period: over(null),
});
const soon = { on: day('2028-05-01'), status: 'active' } as const;

const cases: Record<string, Case[]> = {
  waiting: [
    ['on the first day of waiting', asked('2027-01-02', [waiting()]), 'waiting'],
    ['in the middle', asked('2027-02-15', [waiting()]), 'waiting'],
    ['on the last day', asked('2027-04-02', [waiting()]), 'waiting'],
    ['on the last day, documents verified', asked('2027-04-02', [waiting({ period: over(null) })]), 'waiting'],
    ['the day after, documents verified', asked('2027-04-03', [waiting({ period: over(null) })]), 'covered'],
    ['long after, documents not verified', asked('2027-06-01', [waiting({ period: over('documents') })]), 'waiting'],
    [
      'the days are over, the household is not active',
      asked('2027-06-01', [waiting({ period: over('household') })]),
      'waiting',
    ],
    ['nothing is paid', asked('2027-03-01', [waiting({ period: period(null, null) })]), 'waiting'],
    ['after the third reminder', asked('2027-06-20', [waiting({ invoices: [invoice()] })]), 'in_arrears waiting'],
    ['submitted, paid only after the day', asked('2026-12-30', [waiting()]), 'waiting'],
    ['active since the day after the period', asked('2027-04-03', [covered()]), 'covered'],
    ['the day before activation', asked('2027-04-02', [covered()]), 'waiting'],
    [
      'over a leap day, on the last day',
      asked('2028-02-29', [waiting({ period: period('2027-12-01', '2028-02-29') })]),
      'waiting',
    ],
    ['the day after it', asked('2028-03-01', [waiting({ period: period('2027-12-01', '2028-02-29') })]), 'covered'],
    [
      'the payment went back: waiting has not begun',
      asked('2027-04-10', [waiting({ period: period(null, null) })]),
      'waiting',
    ],
    ['made to wait after all', asked('2027-05-10', [twoSteps]), 'waiting'],
    ['before being made to wait after all', asked('2027-05-09', [twoSteps]), 'covered'],
  ],
  accident: [
    ['no exemption is set', asked('2027-02-01', [waiting()], accident), 'waiting'],
    ['exempt from the first day', asked('2027-01-02', [waiting()], accident), 'accident_exempt waiting', at0],
    ['before the first day', asked('2027-01-01', [waiting()], accident), 'waiting', at0],
    [
      'nothing paid, nothing begun',
      asked('2027-02-01', [waiting({ period: period(null, null) })], accident),
      'waiting',
      at0,
    ],
    ['after two days of three', asked('2027-01-04', [waiting()], accident), 'waiting', at3],
    ['after three days of three', asked('2027-01-05', [waiting()], accident), 'accident_exempt waiting', at3],
    ['on the last day of waiting', asked('2027-04-02', [waiting()], accident), 'accident_exempt waiting', at3],
    [
      'after the last day of waiting, documents missing',
      asked('2027-06-01', [waiting()], accident),
      'accident_exempt waiting',
      at3,
    ],
    [
      'of a newborn whose household still waits',
      asked('2027-02-10', [newbornHeld], { ...accident, ...childBorn('2027-01-10') }),
      'accident_exempt waiting',
      at0,
    ],
    ['a period that nobody knows', asked('2027-02-01', [waiting({ period: 'unknown' })], accident), 'unknown', at0],
    ['an illness is not exempt', asked('2027-02-01', [waiting()]), 'waiting', at0],
    ['a covered person needs no exemption', asked('2027-05-01', [covered()], accident), 'covered', at0],
    ['an ended membership has no exemption', asked('2027-09-02', [ended('2027-09-01')], accident), 'ended', at0],
    [
      'an application that was not submitted has no exemption',
      asked('2026-12-24', [waiting()], accident),
      'not_a_member',
      at0,
    ],
  ],
  'ended and taken up again': [
    ['the last day', asked('2027-08-31', [ended('2027-09-01')]), 'covered'],
    ['the first day without', asked('2027-09-01', [ended('2027-09-01')]), 'ended'],
    ['long after', asked('2030-01-01', [ended('2027-09-01')]), 'ended'],
    ['the day of death is covered', asked('2027-08-31', [ended('2027-09-01', DECEASED)]), 'covered'],
    ['ended while waiting', asked('2027-02-02', [ended('2027-02-01', 1, waiting())]), 'ended'],
    ['the end was heard of after the activation', asked('2027-04-10', [lateEnd]), 'ended'],
    ['before that end it waits', asked('2027-03-19', [lateEnd]), 'waiting'],
    ['in the gap', asked('2027-08-31', [takenUp]), 'ended'],
    ['before the gap', asked('2027-05-31', [takenUp]), 'covered'],
    ['on the day of taking it up', asked('2027-09-01', [takenUp]), 'covered'],
    ['waits anew', asked('2027-10-01', [anew]), 'waiting'],
    ['waited anew', asked('2027-12-01', [anew]), 'covered'],
    ['within thirty days: the first days count', asked('2027-04-03', [keptDays]), 'covered'],
    ['and not while ended', asked('2027-02-10', [keptDays]), 'ended'],
    ['ended on the day of activation', asked('2027-04-03', [ended('2027-04-03')]), 'ended'],
    ['excluded while waiting', asked('2027-03-01', [ended('2027-02-01', EXCLUDED, waiting())]), 'excluded'],
    [
      'sent back to the applicant',
      asked('2027-02-01', [membership({ steps: [waits, step('new', '2027-01-20')] })]),
      'not_a_member',
    ],
    ['ended with debts', asked('2027-09-02', [ended('2027-09-01', 15, owing())]), 'ended in_arrears'],
  ],
  'age limit of children': [
    ['on the thirtieth birthday', asked('2027-06-01', [covered()], childBorn('1997-06-01')), 'covered'],
    ['the day after', asked('2027-06-02', [covered()], childBorn('1997-06-01')), 'over_age covered'],
    ['born on 29 February, on 1 March', asked('2030-03-01', [covered()], childBorn('2000-02-29')), 'covered'],
    ['born on 29 February, on 2 March', asked('2030-03-02', [covered()], childBorn('2000-02-29')), 'over_age covered'],
    ['with a disability', asked('2037-06-02', [covered()], { birth: day('1997-06-01') }), 'covered'],
    ['over age while waiting', asked('2027-03-01', [waiting()], childBorn('1997-02-01')), 'over_age waiting'],
    ['over age and ended', asked('2027-09-02', [ended('2027-09-01', 17)], childBorn('1997-02-01')), 'ended over_age'],
    [
      'the basis of the day is unknown',
      asked('2027-06-02', [covered()], { ...childBorn('1997-06-01'), is_age_limited: 'unknown' }),
      'unknown covered',
    ],
    [
      'unknown, but young',
      asked('2027-06-01', [covered()], { ...childBorn('1997-06-01'), is_age_limited: 'unknown' }),
      'covered',
    ],
    [
      'a child without a day of birth',
      asked('2027-06-01', [covered()], { ...childBorn('1997-06-01'), birth: null }),
      'unknown covered',
    ],
    ['a main member without a day of birth', asked('2027-06-01', [covered()], { birth: null }), 'covered'],
  ],
  newborn: [
    ['covered from the payment', asked('2027-02-05', [newborn], childBorn('2027-01-10')), 'covered'],
    ['the day before it', asked('2027-02-04', [newborn], childBorn('2027-01-10')), 'waiting'],
    ['the household still waits', asked('2027-02-10', [newbornHeld], childBorn('2027-01-10')), 'waiting'],
    ['the household is active only later', asked('2027-02-19', [newbornLater], childBorn('2027-01-10')), 'waiting'],
    ['and then they are covered', asked('2027-02-20', [newbornLater], childBorn('2027-01-10')), 'covered'],
    ['never entered', asked('2027-02-10', [], childBorn('2027-01-10')), 'not_a_member'],
    ['entered, not billed', asked('2027-02-10', [membership({ steps: [] })], childBorn('2027-01-10')), 'not_a_member'],
  ],
  'excluded, moved, in two households': [
    ['excluded', asked('2027-06-01', [excludedOnce]), 'excluded'],
    ['the day before', asked('2027-05-31', [excludedOnce]), 'covered'],
    [
      'brought back by the board',
      asked('2027-09-01', [{ ...excludedOnce, steps: [...excludedOnce.steps, step('active', '2027-08-01')] }]),
      'covered',
    ],
    ['excluded, and entered elsewhere', asked('2028-06-01', [excludedOnce, covered(other)]), 'excluded covered'],
    ['in two households', asked('2027-06-01', [covered(), covered(other)]), 'two_households covered covered'],
    ['covered here, waiting there', asked('2027-06-01', [covered(), waiting(other)]), 'two_households waiting covered'],
    ['covered here, ended there', asked('2027-09-02', [covered(), ended('2027-09-01', 1, other)]), 'covered'],
    ['covered here, applicant there', asked('2027-09-02', [covered(), membership({ ...other, steps: [] })]), 'covered'],
    [
      'over age here, a spouse there',
      asked('2027-09-02', [ended('2027-09-01', 17, { is_age_limited: true }), covered(other)], {
        birth: day('1990-01-01'),
      }),
      'covered',
    ],
    [
      'a child of age in one of two',
      asked('2027-09-02', [covered({ is_age_limited: true }), covered(other)], { birth: day('1990-01-01') }),
      'two_households over_age covered covered',
    ],
    [
      'excluded there, and in two others',
      asked('2028-06-01', [excludedOnce, covered(other), covered({ household_id: 3 })]),
      'excluded two_households covered covered',
    ],
    [
      'ended here, applicant there',
      asked('2027-09-02', [ended('2027-09-01'), membership({ ...other, steps: [] })]),
      'ended not_a_member',
    ],
    [
      'moved while waiting, and waits there',
      asked('2027-03-01', [ended('2027-02-01', 24, waiting()), waiting(other)]),
      'waiting',
    ],
    ['ended in both', asked('2027-09-02', [ended('2027-09-01'), ended('2027-08-01', 1, other)]), 'ended ended'],
    ['moved: the last day in the first', asked('2027-07-31', [movedAway, movedIn]), 'covered'],
    ['moved: the first day in the second', asked('2027-08-01', [movedAway, movedIn]), 'covered'],
    [
      'moved, and waits in the second',
      asked('2027-08-02', [movedAway, { ...movedLater, period: period('2027-08-01', '2027-11-01') }]),
      'waiting',
    ],
    [
      'moved: the debts stay with the first',
      asked('2027-08-02', [{ ...movedAway, invoices: [invoice()] }, movedIn]),
      'covered',
    ],
    [
      'a successor as main member keeps the days',
      asked('2027-08-02', [covered()], { is_age_limited: 'unknown' as const, birth: day('2000-01-01') }),
      'covered',
    ],
  ],
  'before joining, and what nobody knows': [
    ['nowhere', asked('2027-06-01', []), 'not_a_member'],
    ['before being entered', asked('2026-12-19', [covered()]), 'not_a_member'],
    ['entered, not submitted', asked('2026-12-26', [covered()]), 'not_a_member'],
    ['imported, after the first day on record', asked('2020-05-01', [imported]), 'covered'],
    ['imported, before it', asked('2020-04-30', [imported]), 'unknown'],
    [
      'unknown here, ended there',
      asked('2020-04-30', [imported, ended('2019-01-01', 1, { ...other, steps: [step('active', '2018-01-01')] })]),
      'unknown',
    ],
    ['unknown here, covered there', asked('2028-04-30', [{ ...imported, entered: soon }, covered(other)]), 'covered'],
    ['the waiting period of the day is unknown', asked('2027-02-01', [waiting({ period: 'unknown' })]), 'unknown'],
  ],
};

for (const [topic, list] of Object.entries(cases)) {
  describe(`cover: ${topic}`, () => {
    it.each(list)('%s', (_name, facts, grounds, settings) => {
      const cover = coverOn(facts, { ...defaultSettings, ...settings });

      expect(cover.grounds.map(({ verdict }) => verdict).join(' ')).toBe(grounds);
      expect(cover.verdict).toBe(cover.grounds[0]?.verdict);
    });
  });
}

it('has at least eighty cases, and each verdict is the first of one', () => {
  const all = Object.values(cases).flat();

  expect(all.length).toBeGreaterThanOrEqual(80);
  expect(new Set(all.map(([, , grounds]) => grounds.split(' ')[0]))).toEqual(new Set(coverVerdicts));
});
