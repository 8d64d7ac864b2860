import { describe, expect, it } from 'vitest';
import { tasksOf } from './tasks.ts';

const passport = { gap: 'document_passport', screen: 'main_member' } as const;
const personal = { gap: 'personal_data', screen: 'main_member' } as const;
const address = { gap: 'main_address', screen: 'household' } as const;
const fee = { gap: 'registration_fee', screen: 'payment' } as const;
const sentBack = { gap: 'sent_back', screen: 'payment' } as const;

describe('the state of each task', () => {
  it.each([
    ['at the start the first is the current one', 0, [passport, fee], ['current', 'next', 'next', 'next']],
    ['the step reached is the current one', 3, [fee], ['done', 'done', 'current', 'next']],
    ['what was gone past with something missing is not done', 3, [passport], ['open', 'done', 'current', 'next']],
    [
      'at the last it stays there while there is something to pay',
      4,
      [passport, fee],
      ['open', 'done', 'done', 'current'],
    ],
    ['else it leads to what is missing first', 4, [address, passport], ['current', 'open', 'done', 'done']],
    ['also where it has to be submitted again', 4, [address, sentBack], ['done', 'current', 'done', 'done']],
    ['which is done at the last', 4, [sentBack], ['done', 'done', 'done', 'current']],
  ] as const)('%s', (_sentence, reached, gaps, states) => {
    expect(Object.values(tasksOf({ reached, allowed: 4 }, gaps)).map(({ state }) => state)).toEqual(states);
  });
});

describe('the status of each task in words', () => {
  it.each([
    [
      'what cannot be started yet says so, also if something is missing there',
      { reached: 0, allowed: 1 },
      [personal, passport, address, fee],
      ['missing 2', 'blocked 1', 'blocked 0', 'blocked 1'],
    ],
    [
      'what the data allow tells what is missing, although it was not opened yet',
      { reached: 1, allowed: 4 },
      [passport, fee],
      ['missing 1', 'later 0', 'later 0', 'missing 1'],
    ],
    [
      'a passed task without gaps is done',
      { reached: 3, allowed: 4 },
      [fee],
      ['done 0', 'done 0', 'now 0', 'missing 1'],
    ],
    [
      'a passed task with gaps tells how many',
      { reached: 4, allowed: 4 },
      [passport, fee],
      ['missing 1', 'done 0', 'done 0', 'missing 1'],
    ],
    [
      'submitting again is the only thing missing',
      { reached: 4, allowed: 4 },
      [sentBack],
      ['done 0', 'done 0', 'done 0', 'missing 1'],
    ],
  ] as const)('%s', (_sentence, progress, gaps, told) => {
    const tasks = Object.values(tasksOf(progress, gaps));
    expect(tasks.map(({ status, missing }) => `${status} ${missing}`)).toEqual(told);
  });
});
