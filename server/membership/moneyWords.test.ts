import { describe, expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { type Language, languages } from '../../domain/shared/language.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { InLanguage } from '../messages.ts';
import { testAssociation } from '../testing/testServer.ts';
import { backMessage, endedMessage, sentBackMessage, takenBackMessage } from './ending/standing.wording.ts';
import { activeMessage, familyActiveMessage } from './joining/activation.wording.ts';
import { submittedNews } from './joining/submitted.wording.ts';
import { familyWaitsMessage, missedWaitingMessage, waitingMessage } from './joining/waiting.wording.ts';

const person = { first_name: 'Emre', last_name: 'Kaya' };
const until = day('2027-05-01');
const ended = {
  person,
  next: undefined,
  needsNewPassword: false,
  reasonId: 1,
  from: until,
  hasBegun: true,
};

/** What the topic writes to a household at any time, also while its money rests. */
const messages: Record<string, (to: Recipient) => ReturnType<InLanguage>> = {
  'the application has arrived': (to) => submittedNews({ ...to, is_settled: false })(to),
  'the paid application has arrived': (to) => submittedNews({ ...to, is_settled: true })(to),
  'the waiting period has begun': waitingMessage({ from: day('2027-02-01'), until }),
  'a person waits': familyWaitsMessage({ person, until, household: null }),
  'a person waits after all': missedWaitingMessage({ person, until, household: null }),
  'a person waits after all, from a day that nobody knows': missedWaitingMessage({
    person,
    until: null,
    household: null,
  }),
  'the membership is valid': activeMessage({ active_from: until, association: testAssociation }),
  'the membership is valid for a person': familyActiveMessage({ person, active_from: until }),
  'the membership of a person has ended': endedMessage(ended),
  'the membership is taken up again': backMessage({ person: undefined, hasBegun: true }),
  'the application is sent back': sentBackMessage({ reason: 'Ein Foto fehlt', about: undefined }),
  'the application waits again': takenBackMessage(),
};

const aboutMoney: Record<Language, RegExp> = {
  de: /zahl|rechnung|beitr[aä]g|gebühr|betrag|€/i,
  tr: /öde|fatura|aidat|ücret|tutar|€/i,
  en: /\b(pa(y|id)|payments?|invoices?|fees?|contributions?|amount)\b|€/i,
};

function readerOf(language: Language, money_rests: boolean): Recipient {
  const reader = { household_id: 1, first_name: 'Ayşe', last_name: 'Kaya', email: 'ayse@example.at' };
  return { ...reader, language, channel: 'email', standing: 'member', money_rests };
}

describe.each(languages)('while money rests nothing is said of it in %s', (language) => {
  it.each(Object.keys(messages))('%s', (name) => {
    const written = messages[name]?.(readerOf(language, true));

    expect(JSON.stringify(written)).not.toMatch(aboutMoney[language]);
    expect(JSON.stringify(written)).toMatch(/\p{L}{3}/u);
  });
});

it('otherwise it is said', () => {
  const spoken = Object.keys(messages).filter((name) =>
    aboutMoney.de.test(JSON.stringify(messages[name]?.(readerOf('de', false)))),
  );
  expect(spoken).toEqual([
    'the application has arrived',
    'the paid application has arrived',
    'the waiting period has begun',
    'a person waits after all, from a day that nobody knows',
  ]);
});
