import { describe, expect, it } from 'vitest';
import { openSteps } from '../shared/steps.ts';
import {
  type DeathCaseState,
  deathCaseStates,
  deathCaseSteps,
  hasTakenEffect,
  isOpenCase,
  isSilentAboutMoney,
  mayTakeBack,
} from './deathCase.ts';

describe('steps that are open in each state', () => {
  const table: Record<DeathCaseState, string[]> = {
    reported: ['identify', 'withdraw'],
    identified: ['check', 'recordOnly', 'withdraw'],
    checked: ['accept', 'sendToBoard', 'recordOnly', 'withdraw'],
    at_board: ['accept', 'grantGoodwill', 'decline', 'withdraw'],
    accepted: ['begin', 'withdraw'],
    goodwill: ['begin', 'withdraw'],
    declined: ['sendToBoard', 'close', 'withdraw'],
    under_way: ['bury', 'withdraw'],
    buried: ['settle'],
    settled: ['close'],
    closed: [],
    withdrawn: ['reopen'],
  };

  it.each(deathCaseStates)('%s', (state) => {
    expect(openSteps(deathCaseSteps, state)).toEqual(table[state]);
  });
});

it('everything until the burial can be taken back', () => {
  expect(deathCaseStates.filter(mayTakeBack)).toEqual([
    ...['identified', 'checked', 'at_board', 'accepted', 'goodwill', 'declined', 'under_way'],
  ]);
});

it('money is not mentioned from identifying somebody until the case is closed', () => {
  expect(deathCaseStates.filter((state) => !isSilentAboutMoney(state))).toEqual(['reported', 'closed', 'withdrawn']);
  expect(deathCaseStates.filter((state) => !hasTakenEffect(state))).toEqual(['reported', 'withdrawn']);
  expect(deathCaseStates.filter((state) => !isOpenCase(state))).toEqual(['closed', 'withdrawn']);
});
