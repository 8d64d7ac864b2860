import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOG_INS_KEPT_DAYS } from '../../domain/accounts/logIns.ts';
import { DRAFT_KEEP_DAYS } from '../../domain/application/drafts.ts';
import { defaultSettings } from '../../domain/boardSettings/settings.ts';
import { KEPT_YEARS } from '../../domain/invoicing/retention.ts';
import { APPLICATION_KEPT_YEARS, WARNED_DAYS, WITHDRAWN_DAYS } from '../../domain/membership/erasure.ts';
import { PAYMENT_LINK_DAYS } from '../../domain/payments/paymentLinks.contract.ts';
import { languages } from '../../domain/shared/language.ts';
import { CONSENT_KEPT_YEARS } from '../../domain/textReminders/textReminders.ts';
import { CONFIRMATION_HOURS, UNDO_DAYS } from '../accounts/links.actions.ts';
import { ADDRESSES_KEPT_HOURS, LINKS_KEPT_DAYS } from '../accounts/sweep.writes.ts';
import { LISTS_KEPT_DAYS } from '../movingIn/movingIn.jobs.ts';
import { LIST_KEPT_DAYS } from '../movingIn/proof/proof.reads.ts';
import { CONTENT_KEPT_DAYS } from '../platform/mail/forget.ts';
import { RUNS_KEPT_DAYS } from '../platform/runs/worker.ts';
import { readLegalText } from './downloads.reads.ts';

const FOLDER = 'association/legal';
/** GDPR Art. 12(3). */
const ANSWERED_WITHIN_MONTHS = 1;
/** The board may change them; the text then has to say so too. */
const atADeath = defaultSettings;

/** All periods in the data protection text, in its order, from the product's constants. A new sentence needs a line here. */
const inForce = [
  ['log-ins', LOG_INS_KEPT_DAYS, 'day'],
  ['whole network addresses', ADDRESSES_KEPT_HOURS, 'hour'],
  ['the e-mail address of before', UNDO_DAYS + LINKS_KEPT_DAYS, 'day'],
  ['applications on paper that nobody goes on with', DRAFT_KEEP_DAYS, 'day'],
  ['registrations that nobody confirmed', CONFIRMATION_HOURS, 'hour'],
  ['abandoned applications', APPLICATION_KEPT_YEARS, 'year'],
  ['the warning before that', WARNED_DAYS, 'day'],
  ['applications that were withdrawn', WITHDRAWN_DAYS, 'day'],
  ['forms that were not sent', DRAFT_KEEP_DAYS, 'day'],
  ['memberships, invoices and payments', KEPT_YEARS, 'year'],
  ['mails and text messages', CONTENT_KEPT_DAYS, 'day'],
  ['letters', CONTENT_KEPT_DAYS, 'day'],
  ['former lists of members', LISTS_KEPT_DAYS, 'day'],
  ['what was read of them', LIST_KEPT_DAYS, 'day'],
  ['consents to text messages that have ended', CONSENT_KEPT_YEARS, 'year'],
  ['decided approvals', KEPT_YEARS, 'year'],
  ['own amounts', KEPT_YEARS, 'year'],
  ['long work of the office', RUNS_KEPT_DAYS, 'day'],
  ['payments of no household', KEPT_YEARS, 'year'],
  ['a link to an invoice', PAYMENT_LINK_DAYS, 'day'],
  ['reports in which nobody was identified', atADeath.keep_unidentified_days, 'day'],
  ['withdrawn cases of a death', atADeath.keep_withdrawn_days, 'day'],
  ['what is said about health, and links that have ended', atADeath.keep_medical_years, 'year'],
  ['closed cases with their costs', atADeath.keep_costs_years, 'year'],
  ['costs of a withdrawn case', atADeath.keep_costs_years, 'year'],
  ['the link for the undertaker or the imam', atADeath.guest_link_days, 'day'],
  ['the link for the family', atADeath.family_link_days, 'day'],
  ['backups', backupsKeptDays(), 'day'],
  ['answers to questions', ANSWERED_WITHIN_MONTHS, 'month'],
] as const;

type Unit = (typeof inForce)[number][2];

const units: Record<(typeof languages)[number], Record<Unit, RegExp>> = {
  de: { hour: /^stunden?$/, day: /^tage?n?$/, month: /^monat(en|e|s)?$/, year: /^(kalender)?jahre?n?$/ },
  en: { hour: /^hours?$/, day: /^days?$/, month: /^months?$/, year: /^years?$/ },
  tr: { hour: /^saat/, day: /^gün/, month: /^ay(dan|ı|ın)?$/, year: /^yıl/ },
};

/** Small numbers as the texts write them, in every form before a unit. */
const numberWords: Record<(typeof languages)[number], readonly RegExp[]> = {
  de: [/^eine?[nmrs]?$/, /^zwei$/, /^drei$/, /^vier$/, /^fünf$/, /^sechs$/, /^sieben$/, /^acht$/, /^neun$/, /^zehn$/],
  en: [/^(one|an?)$/, /^two$/, /^three$/, /^four$/, /^five$/, /^six$/, /^seven$/, /^eight$/, /^nine$/, /^ten$/],
  tr: [/^bir$/, /^iki$/, /^üç$/, /^dört$/, /^beş$/, /^altı$/, /^yedi$/, /^sekiz$/, /^dokuz$/, /^on$/],
};

const BETWEEN = /^(volle[nr]?|whole|full|calendar|tam|takvim)$/;

// proves: promise.16
test.each(languages)('the data protection text (%s) states the periods in force, and no others', async (language) => {
  const text = (await readLegalText('data_protection', language)).markdown;

  expect(periodsIn(text, language)).toEqual(inForce.map(([, count, unit]) => `${count} ${unit}`));
});

test('there is one data protection text for each language', () => {
  const texts = readdirSync(FOLDER).filter((name) => name.startsWith('data_protection'));

  expect(texts.sort()).toEqual(languages.map((language) => `data_protection.${language}.md`).sort());
});

test.each([
  [
    'de',
    'nach zwei vollen Jahren, höchstens 3 Stunden, binnen eines Monats; am Tag danach',
    ['2 year', '3 hour', '1 month'],
  ],
  [
    'en',
    'for two whole calendar years, 3 hours at most, within a month; the day after',
    ['2 year', '3 hour', '1 month'],
  ],
  ['tr', 'iki tam takvim yılı, en fazla 3 saat, bir ay içinde; sonraki gün', ['2 year', '3 hour', '1 month']],
] as const)('periods are read whether they stand in figures or in words (%s)', (language, text, periods) => {
  expect(periodsIn(text, language)).toEqual(periods);
});

function periodsIn(text: string, language: (typeof languages)[number]): string[] {
  const words = text.toLocaleLowerCase(language).match(/[\p{L}\d]+/gu) ?? [];
  return words.flatMap((word, place) => {
    const count = numberOf(word, language);
    const following = words.slice(place + 1).find((next) => !BETWEEN.test(next)) ?? '';
    const unit = Object.entries(units[language]).find(([, sign]) => sign.test(following))?.[0];
    return count !== undefined && unit ? [`${count} ${unit}`] : [];
  });
}

function numberOf(word: string, language: (typeof languages)[number]): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const place = numberWords[language].findIndex((sign) => sign.test(word));
  return place < 0 ? undefined : place + 1;
}

/** As in the example script that deletes backups. */
function backupsKeptDays(): number {
  return Number(/-mtime \+(\d+)/.exec(readFileSync('deploy/vefa-backup.service', 'utf8'))?.[1]);
}
