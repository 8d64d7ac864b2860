import { describe, expect, it } from 'vitest';
import { type CoverVerdict, coverVerdicts } from '../../../domain/membership/cover.ts';
import { membershipDe } from '../../../texts/membership/membership.de.ts';
import { membershipEn } from '../../../texts/membership/membership.en.ts';
import { membershipTr } from '../../../texts/membership/membership.tr.ts';
import type { PersonCover } from './coverSentenceOf.ts';
import { coverSentenceOf } from './coverSentenceOf.ts';

const texts = { de: membershipDe, tr: membershipTr, en: membershipEn };
const aboutMoney = {
  de: /zahl|rechnung|beitrag|offen/i,
  tr: /öde|fatura|aidat/i,
  en: /\b(pa(y|id)|unpaid|invoice|contribution)\b/i,
};
const waits = ['payment', 'documents', 'household', 'days', null] as const;
const people: [CoverVerdict, PersonCover['waiting_for']][] = coverVerdicts.flatMap((verdict) =>
  verdict === 'waiting' ? waits.map((wait): (typeof people)[number] => [verdict, wait]) : [[verdict, null]],
);

function personOf([verdict, waiting_for]: (typeof people)[number]): PersonCover {
  return {
    member_id: 1,
    verdict,
    waiting_for,
    since: null,
    had_begun: true,
    waiting_until: null,
    bill_numbers: ['2027-1'],
  };
}

describe.each(['de', 'tr', 'en'] as const)('for whom the membership is valid, in %s', (language) => {
  const speaks = (moneyRests: boolean) =>
    people.filter((person) => {
      const { key, toPayments } = coverSentenceOf(personOf(person), moneyRests);
      return toPayments || aboutMoney[language].test(texts[language].cover[key]);
    });

  it('says nothing about money while it rests', () => {
    expect(speaks(true)).toEqual([]);
  });

  it('otherwise says what is to be confirmed or paid', () => {
    expect(speaks(false)).toEqual([
      ['not_a_member', null],
      ['in_arrears', null],
      ['waiting', 'payment'],
    ]);
  });
});
