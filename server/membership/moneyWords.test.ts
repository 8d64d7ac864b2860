import { describe, expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { type Language, languages } from '../../domain/shared/language.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import { testAssociation } from '../testing/testServer.ts';
import { backMessage, endedMessage, sentBackMessage, takenBackMessage } from './ending/standing.letters.ts';
import { activeMessage, familyActiveMessage } from './joining/activation.letters.ts';
import { submittedNews } from './joining/submitted.letters.ts';
import { familyWaitsMessage, missedWaitingMessage, waitingMessage } from './joining/waiting.letters.ts';

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
const messages: Record<string, (to: Recipient) => Message | string> = {
  'the application has arrived': (to) => submittedNews({ ...to, email: '', is_settled: false }).html,
  'the paid application has arrived': (to) => submittedNews({ ...to, email: '', is_settled: true }).html,
  'the waiting period has begun': (to) => waitingMessage({ from: day('2027-02-01'), until }, to),
  'a person waits': (to) => familyWaitsMessage({ person, until, household: null }, to),
  'a person waits after all': (to) => missedWaitingMessage({ person, until, household: null }, to),
  'a person waits after all, from a day that nobody knows': (to) =>
    missedWaitingMessage({ person, until: null, household: null }, to),
  'the membership is valid': (to) => activeMessage(until, to, testAssociation),
  'the membership is valid for a person': (to) => familyActiveMessage({ person, active_from: until }, to),
  'the membership of a person has ended': (to) => endedMessage(ended, to),
  'the membership is taken up again': (to) => backMessage({ person: undefined, hasBegun: true }, to),
  'the application is sent back': (to) => sentBackMessage({ reason: 'Ein Foto fehlt', about: undefined }, to),
  'the application waits again': (to) => takenBackMessage(to),
};

const aboutMoney: Record<Language, RegExp> = {
  de: /zahl|rechnung|beitr[aä]g|gebühr|betrag|€/i,
  tr: /öde|fatura|aidat|ücret|tutar|€/i,
  en: /\b(pa(y|id)|payments?|invoices?|fees?|contributions?|amount)\b|€/i,
};

function readerOf(language: Language, money_rests: boolean): Recipient {
  const reader = { household_id: 1, first_name: 'Ayşe', last_name: 'Kaya', email: 'ayse@example.at' };
  return { ...reader, language, standing: 'member', money_rests };
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
