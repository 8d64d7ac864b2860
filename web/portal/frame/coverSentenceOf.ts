import type { membershipContract } from '../../../domain/membership/membership.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';

/** The key of a sentence below `membership.cover`, with its values; `toPayments`: a link to the payments follows. */
export type CoverSentenceKey = {
  key:
    | 'covered'
    | 'ended'
    | 'unbegun'
    | 'days'
    | 'payment'
    | 'documents'
    | 'household'
    | 'notAMember'
    | 'overAge'
    | 'inArrears'
    | 'unclear'
    | 'rests';
  values: Record<string, string>;
  toPayments: boolean;
};

export type PersonCover = Answer<typeof membershipContract.listCover>[number];

/** What is said about a person. While money rests because somebody has died, nobody is told to confirm or pay (decision 60). */
export function coverSentenceOf(cover: PersonCover, moneyRests: boolean): CoverSentenceKey {
  const words = wordsOf(cover);
  return words.toPayments && moneyRests ? say('rests') : words;
}

function wordsOf(cover: PersonCover): CoverSentenceKey {
  const date = cover.since ?? '';
  switch (cover.verdict) {
    case 'covered':
      return say('covered', { date });
    case 'waiting':
      return waitingWords(cover);
    case 'not_a_member':
      return { ...say('notAMember'), toPayments: true };
    case 'in_arrears':
      return { ...say('inArrears', { bills: cover.bill_numbers.join(', ') }), toPayments: true };
    case 'ended':
    case 'excluded':
      return cover.had_begun ? say('ended', { date }) : say('unbegun');
    case 'over_age':
      return say('overAge');
    case 'accident_exempt':
    case 'two_households':
    case 'unknown':
      return say('unclear');
  }
}

function waitingWords({ waiting_for, waiting_until }: PersonCover): CoverSentenceKey {
  switch (waiting_for) {
    case 'payment':
      return { ...say('payment'), toPayments: true };
    case 'documents':
      return say('documents');
    case 'household':
      return say('household');
    case 'days':
    case null:
      return say('days', { date: waiting_until ?? '' });
  }
}

function say(key: CoverSentenceKey['key'], values: CoverSentenceKey['values'] = {}): CoverSentenceKey {
  return { key, values, toPayments: false };
}
