import { expect, it } from 'vitest';
import { type DeathCaseEvent, type DeathCaseState, deathCaseSteps } from '../deathCase.ts';
import { stateBefore } from './takingBack.ts';

/** The states that the verbs lead to; undoing a step leads to the state before it. */
function historyOf(...verbs: (DeathCaseEvent | [DeathCaseEvent, DeathCaseState])[]) {
  return verbs.map((one) => {
    if (Array.isArray(one)) return { verb: one[0], to_state: one[1] };
    if (one === 'report' || one === 'takeBack') return { verb: one, to_state: 'reported' as const };
    return { verb: one, to_state: deathCaseSteps[one].to };
  });
}

it.each([
  ['nothing was done', historyOf('report'), undefined],
  ['identified', historyOf('report', 'identify'), 'reported'],
  ['under way', historyOf('report', 'identify', 'check', 'accept', 'begin'), 'accepted'],
  ['declined by the board', historyOf('report', 'identify', 'check', 'sendToBoard', 'decline'), 'at_board'],
  ['taken back once', historyOf('report', 'identify', 'check', ['takeBack', 'identified']), 'reported'],
  [
    'undone, and done again',
    historyOf('report', 'identify', 'check', ['takeBack', 'identified'], 'check'),
    'identified',
  ],
  [
    'taken back twice',
    historyOf('report', 'identify', 'check', ['takeBack', 'identified'], ['takeBack', 'reported']),
    undefined,
  ],
  ['taken up again', historyOf('report', 'identify', 'withdraw', 'reopen'), undefined],
  ['taken up again and identified', historyOf('report', 'identify', 'withdraw', 'reopen', 'identify'), 'reported'],
  [
    'before the board again',
    historyOf('report', 'identify', 'check', 'sendToBoard', 'decline', 'sendToBoard'),
    'declined',
  ],
])('%s', (_name, history, before) => {
  expect(stateBefore(history)).toBe(before);
});
