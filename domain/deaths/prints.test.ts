import { expect, it } from 'vitest';
import { type DeathPrint, deathPrints, type PrintFacts, printProblem } from './prints.ts';

const accepted: PrintFacts = { state: 'accepted', outcome: 'accepted', originals: 0 };
const declined: PrintFacts = { state: 'declined', outcome: 'declined', originals: 0 };

it.each<[string, PrintFacts, DeathPrint[]]>([
  ['reported', { state: 'reported', outcome: null, originals: 0 }, ['case_sheet', 'what_to_bring']],
  ['at the board once more', { ...declined, state: 'at_board' }, ['case_sheet', 'what_to_bring']],
  ['declined', declined, ['case_sheet', 'what_to_bring', 'decision_letter']],
  [
    'closed after it was declined',
    { ...declined, state: 'closed' },
    ['case_sheet', 'what_to_bring', 'decision_letter'],
  ],
  ['accepted', accepted, ['case_sheet', 'what_to_bring', 'undertaker_order', 'cost_confirmation', 'decision_letter']],
  ['settled, with originals', { ...accepted, state: 'settled', originals: 2 }, [...deathPrints]],
  ['closed, with originals', { ...accepted, state: 'closed', originals: 1 }, [...deathPrints]],
])('a case that is %s can be printed only as what is true already', (_, facts, possible) => {
  expect(deathPrints.filter((print) => printProblem(print, facts) === undefined)).toEqual(possible);
});
