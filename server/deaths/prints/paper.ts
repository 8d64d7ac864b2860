import type { DeathPrint } from '../../../domain/deaths/prints.ts';
import type { Association } from '../../../domain/shared/association.ts';
import { businessDay, type Day, toWireDay } from '../../../domain/shared/day.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import { addressLines, sayCountry } from '../../invoicing/billedParty.reads.ts';
import { footerOf, returnLineOf } from '../../platform/pdf/letterPaper.ts';
import type { Block, Fact, Heading, Paragraph, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { type LetterKey, say, sayHonoured } from '../../words.ts';
import type { CaseToPrint } from './prints.reads.ts';

/** A case that is printed, and for whom. */
export type Paper = CaseToPrint & { language: Language; association: Association; now: Date; today: Day };

type PrintKey = Extract<LetterKey, `deaths.print.${string}`>;
type WithoutPrefix<Key> = Key extends `deaths.print.${infer Rest}` ? Rest : never;
export type PrintWord = WithoutPrefix<PrintKey>;

/** Words of the prints by their short key, in the language of the paper. */
export function words({ language }: Pick<Paper, 'language'>) {
  return (key: PrintWord, params?: Record<string, string>): string =>
    say(language, `deaths.print.${key}` as PrintKey, params);
}

/** A paper without an address, for the office or to hand over. */
export function sheetOf(paper: Paper, print: DeathPrint, blocks: Block[]): PdfDocument {
  const { language, association, now, whole } = paper;
  const title = words(paper)(`title.${print}`);
  return {
    language,
    author: association.name,
    created_at: now.toISOString(),
    footer: footerOf(association),
    title: `${title} ${whole.case_no}`,
    blocks: [heading(1, title), ...blocks],
  };
}

/** A paper with its recipient in the window of an envelope. */
export function letterOf(
  paper: Paper,
  print: DeathPrint,
  { recipient, blocks }: { recipient: string[]; blocks: Block[] },
): PdfDocument {
  const t = words(paper);
  const { association, household, whole, today } = paper;
  const phone = association.emergency_phone ?? association.phone;
  return {
    ...sheetOf(paper, print, blocks),
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
export function familyAddress(paper: Paper): string[] {
  const { household, whole, language } = paper;
  if (!household) return [whole.reporter_name ?? ''];
  const lines = household.address ? addressLines(household.address, language) : [];
  return [words(paper)('family', { family: household.last_name }), ...lines];
}

/** A letter to the family begins with whom it is about, and with the condolence. */
export function condolence(paper: Paper): Block[] {
  const t = words(paper);
  const { household, whole } = paper;
  const { name, deceased_gender: gender } = whole;
  const greeting = household ? t('greeting', { family: household.last_name }) : t('greetingUnnamed');
  const about = name
    ? t('condolence', { name: sayHonoured(paper.language, { name, gender }) })
    : t('condolenceUnnamed');
  return [paragraph(greeting), paragraph(about)];
}

/** How to reach the association, and the last words of a letter. */
export function farewell(paper: Paper): Block[] {
  const t = words(paper);
  const { emergency_phone, phone, name } = paper.association;
  const reach = emergency_phone
    ? t('reach', { phone: unbroken(emergency_phone) })
    : t('reachInHours', { phone: unbroken(phone) });
  return [paragraph(reach), paragraph(t('closing')), paragraph(name)];
}

/** Who has died, where everybody reading knows it: nobody is called by a placeholder. */
export function nameOf(paper: Paper): string {
  return paper.whole.name ?? words(paper)('nameUnknown');
}

/** The day of death, or between which days it lies. */
export function dayOfDeath(paper: Paper): string {
  const { died_from: from, died_until: until } = paper.whole;
  if (!from || !until) return words(paper)('unknown');
  return from === until ? from : words(paper)('between', { from, until });
}

/** The country, or whether it is Austria, Türkiye or another one; null while unknown. */
export function citizenshipWords({ whole, citizenship_id, language }: Paper): string | null {
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
export function burialMoment(paper: Paper, at: string): string {
  const time = moment(at);
  if (paper.whole.destination !== 'turkey') return time;
  return words(paper)('fact.local', { time, local: turkishClock.format(new Date(at)) });
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
