import { expect, it } from 'vitest';
import { type DeathPrint, deathPrints, type PrintFacts, printProblem } from './prints.ts';

const accepted: PrintFacts = { state: 'accepted', outcome: 'accepted', originals: 0, undertaker: 'Sonnenschein' };
const declined: PrintFacts = { state: 'declined', outcome: 'declined', originals: 0, undertaker: 'Sonnenschein' };

const always: DeathPrint[] = ['case_sheet', 'what_to_bring', 'consulate_sheet', 'after_burial'];

it.each<[string, PrintFacts, DeathPrint[]]>([
  ['reported', { state: 'reported', outcome: null, originals: 0, undertaker: null }, [...always]],
  ['at the board once more', { ...declined, state: 'at_board' }, [...always]],
  ['declined', declined, [...always, 'decision_letter']],
  ['closed after it was declined', { ...declined, state: 'closed' }, [...always, 'decision_letter']],
  ['accepted', accepted, [...always, 'undertaker_order', 'cost_confirmation', 'decision_letter']],
  [
    'accepted, without an undertaker to whom an order could go',
    { ...accepted, undertaker: null },
    [...always, 'cost_confirmation', 'decision_letter'],
  ],
  ['settled, with originals', { ...accepted, state: 'settled', originals: 2 }, [...deathPrints]],
  ['closed, with originals', { ...accepted, state: 'closed', originals: 1 }, [...deathPrints]],
])('a case that is %s can be printed only as what is true already', (_, facts, possible) => {
  expect(deathPrints.filter((print) => printProblem(print, facts) === undefined)).toEqual(
    deathPrints.filter((print) => possible.includes(print)),
  );
});
