import { describe, expect, it } from 'vitest';
import { manualStates } from './manualSteps.ts';

const passport = { gap: 'document_passport', screen: 'main_member' } as const;
const address = { gap: 'main_address', screen: 'household' } as const;
const fee = { gap: 'registration_fee', screen: 'payment' } as const;
const sentBack = { gap: 'sent_back', screen: 'payment' } as const;

describe('the states of the manual’s steps', () => {
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
    expect(Object.values(manualStates(reached, gaps))).toEqual(states);
  });
});
