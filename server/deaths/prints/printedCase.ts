import type { DeathPrint } from '../../../domain/deaths/prints.ts';
import type { Association } from '../../../domain/shared/association.ts';
import { businessDay, type Day, toWireDay } from '../../../domain/shared/day.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import { addressLines, sayCountry } from '../../invoicing/billedParty.reads.ts';
import type { Block, Fact, Heading, Paragraph, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { footerOf, returnLineOf } from '../../platform/pdf/stationery.ts';
import { say, sayHonoured, type WordingKey } from '../../words.ts';
import type { CaseToPrint } from './prints.reads.ts';

/** A case that is printed, and for whom. */
export type PrintedCase = CaseToPrint & { language: Language; association: Association; now: Date; today: Day };

type PrintKey = Extract<WordingKey, `deaths.print.${string}`>;
type WithoutPrefix<Key> = Key extends `deaths.print.${infer Rest}` ? Rest : never;
export type PrintWord = WithoutPrefix<PrintKey>;

/** Words of the prints by their short key, in the language of the document. */
export function words({ language }: Pick<PrintedCase, 'language'>) {
  return (key: PrintWord, params?: Record<string, string>): string =>
    say(language, `deaths.print.${key}` as PrintKey, params);
}

/** A document without an address, for the office or to hand over. */
export function sheetOf(printed: PrintedCase, print: DeathPrint, blocks: Block[]): PdfDocument {
  const { language, association, now, whole } = printed;
  const title = words(printed)(`title.${print}`);
  return {
    language,
    author: association.name,
    created_at: now.toISOString(),
    footer: footerOf(association),
    title: `${title} ${whole.case_no}`,
    blocks: [heading(1, title), ...blocks],
  };
}

/** A document with its recipient in the window of an envelope. */
export function letterOf(
  printed: PrintedCase,
  print: DeathPrint,
  { recipient, blocks }: { recipient: string[]; blocks: Block[] },
): PdfDocument {
  const t = words(printed);
  const { association, household, whole, today } = printed;
  const phone = association.emergency_phone ?? association.phone;
  return {
    ...sheetOf(printed, print, blocks),
    letterhead: {
      return_line: returnLineOf(association),
      recipient,
      facts: [
        { label: t('caseNo'), value: whole.case_no, strong: true },
        // an undertaker needs the number of the case alone
        ...(household && print !== 'undertaker_order'
          ? [{ label: t('membershipNo'), value: household.membership_no }]
          : []),
        { label: t('date'), value: toWireDay(today) },
        { label: t('phone'), value: unbroken(phone) },
      ],
    },
  };
}

/** The family with its main address; of somebody of no household the name of the person who called, without an address. */
export function familyAddress(printed: PrintedCase): string[] {
  const { household, whole, language } = printed;
  if (!household) return [whole.reporter_name ?? ''];
  const lines = household.address ? addressLines(household.address, language) : [];
  return [words(printed)('family', { family: household.last_name }), ...lines];
}

/** A letter to the family begins with whom it is about, and with the condolence. */
export function condolence(printed: PrintedCase): Block[] {
  const t = words(printed);
  const { household, whole } = printed;
  const { name, deceased_gender: gender } = whole;
  const greeting = household ? t('greeting', { family: household.last_name }) : t('greetingUnnamed');
  const about = name
    ? t('condolence', { name: sayHonoured(printed.language, { name, gender }) })
    : t('condolenceUnnamed');
  return [paragraph(greeting), paragraph(about)];
}

/** How to reach the association, and the last words of a letter. */
export function farewell(printed: PrintedCase): Block[] {
  const t = words(printed);
  const { emergency_phone, phone, name } = printed.association;
  const reach = emergency_phone
    ? t('reach', { phone: unbroken(emergency_phone) })
    : t('reachInHours', { phone: unbroken(phone) });
  return [paragraph(reach), paragraph(t('closing')), paragraph(name)];
}

/** Who has died, where everybody reading knows it: nobody is called by a placeholder. */
export function nameOf(printed: PrintedCase): string {
  return printed.whole.name ?? words(printed)('nameUnknown');
}

/** The day of death, or between which days it lies. */
export function dayOfDeath(printed: PrintedCase): string {
  const { died_from: from, died_until: until } = printed.whole;
  if (!from || !until) return words(printed)('unknown');
  return from === until ? from : words(printed)('between', { from, until });
}

/** The country, or whether it is Austria, Türkiye or another one; null while unknown. */
export function citizenshipWords({ whole, citizenship_id, language }: PrintedCase): string | null {
  const { citizenship } = whole;
  if (citizenship === 'other' && citizenship_id !== null) return sayCountry(citizenship_id, language);
  return citizenship && words({ language })(`citizenship.${citizenship}`);
}

/** Day and time in Vienna. */
export function moment(instant: string | Date): string {
  const at = new Date(instant);
  return `${toWireDay(businessDay(at))}, ${clock.format(at)}`;
}

/** `moment` of a burial; one in Türkiye has its local time too. */
export function burialMoment(printed: PrintedCase, at: string): string {
  const time = moment(at);
  if (printed.whole.destination !== 'turkey') return time;
  return words(printed)('fact.local', { time, local: turkishClock.format(new Date(at)) });
}

const clock = new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' });
const turkishClock = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
});

/** Facts that are known; the others say nothing. */
export function known(facts: readonly { label: string; value: string | null }[]): Fact[] {
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

export function heading(level: Heading['level'], text: string): Heading {
  return { kind: 'heading', level, text };
}

export function paragraph(text: string, look: { bold?: boolean; quiet?: boolean } = {}): Paragraph {
  const { bold = false, quiet = false } = look;
  return { kind: 'paragraph', spans: [{ text, bold }], quiet };
}

/** A text of several lines that somebody has typed. */
export function paragraphs(text: string): Paragraph[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [paragraph(line)]));
}

export function bullets(items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', ordered: false, items: items.map((text) => [{ text }]) }];
}
