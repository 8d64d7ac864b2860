import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { isUnconfirmed } from '../../../domain/deaths/decisions.ts';
import { wordsOfStep } from '../../../domain/deaths/stepWords.ts';
import { formatEuro } from '../../../domain/shared/money.ts';
import { shownPhone } from '../../../domain/shared/shownPhone.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import type { Block, Panel, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { say } from '../../words.ts';
import { consigneeOf, contactLine, toContact } from './contacts.ts';
import { custodyBlocks } from './custodyBlocks.ts';
import {
  burialMoment,
  citizenshipWords,
  dayOfDeath,
  heading,
  known,
  moment,
  type PrintedCase,
  paragraph,
  paragraphs,
  sheetOf,
  words,
} from './printedCase.ts';
import type { PrintedStep } from './prints.reads.ts';

/** Everything known about a case, for the office alone: the only print with medical words. */
export function caseSheet(printed: PrintedCase): PdfDocument {
  return sheetOf(printed, 'case_sheet', [
    paragraph(words(printed)('sheet.confidential'), { bold: true }),
    person(printed),
    death(printed),
    caller(printed),
    burial(printed),
    ...custodyBlocks(printed),
    standing(printed),
    ...steps(printed),
    ...notes(printed),
  ]);
}

type Lines = readonly { label: string; value: string | null }[];

/** What is not known yet is listed as well, so that somebody can ask. */
function panel(printed: PrintedCase, title: string, facts: Lines, notes: string[] = []): Panel {
  const open = words(printed)('unknown');
  return { kind: 'panel', title, facts: facts.map(({ label, value }) => ({ label, value: value || open })), notes };
}

function person(printed: PrintedCase): Panel {
  const t = words(printed);
  const { language, whole } = printed;
  const { deceased_gender: gender, civil_status, passport_no, deceased_birth, member } = whole;
  return panel(printed, t('sheet.person'), [
    { label: t('caseNo'), value: whole.case_no },
    { label: t('fact.deceased'), value: whole.name },
    { label: t('fact.born'), value: deceased_birth },
    { label: t('fact.gender'), value: gender && say(language, `reference.gender.${gender}`) },
    { label: t('fact.civil'), value: civil_status && say(language, `reference.civilStatus.${civil_status}`) },
    { label: t('fact.citizenship'), value: citizenshipWords(printed) },
    { label: t('fact.passport'), value: passport_no },
    { label: t('membershipNo'), value: member?.membership_no ?? t('sheet.noMember') },
  ]);
}

function death(printed: PrintedCase): Panel {
  const t = words(printed);
  const { place, place_words, doctor_came, is_accident, held_since, released_on, medical_words } = printed.whole;
  const facts = [
    { label: t('fact.died'), value: dayOfDeath(printed) },
    { label: t('fact.place'), value: [place && t(`place.${place}`), place_words].filter(Boolean).join(', ') },
    { label: t('sheet.doctor'), value: yesOrNo(printed, doctor_came) },
    { label: t('sheet.accident'), value: yesOrNo(printed, is_accident) },
  ];
  const only = known([
    { label: t('sheet.held'), value: held_since },
    { label: t('sheet.released'), value: released_on },
    { label: t('sheet.medical'), value: medical_words },
  ]);
  return panel(printed, t('sheet.death'), [...facts, ...only]);
}

function caller(printed: PrintedCase): Panel {
  const t = words(printed);
  const { contacts } = printed;
  const { reporter_name, reporter_relation, reporter_phone, language, reported_at } = printed.whole;
  return panel(printed, t('sheet.caller'), [
    { label: t('sheet.name'), value: reporter_name },
    { label: t('sheet.relation'), value: reporter_relation },
    { label: t('phone'), value: reporter_phone && unbroken(shownPhone(reporter_phone)) },
    ...contacts.map((contact) => ({
      label: t(`sheet.contact.${contact.country}`),
      value: contactLine(toContact(contact)),
    })),
    { label: t('sheet.language'), value: t(`sheet.languages.${language}`) },
    { label: t('sheet.reported'), value: moment(reported_at) },
  ]);
}

function burial(printed: PrintedCase): Panel {
  const t = words(printed);
  const { destination, destination_words, has_undertaker, undertaker, ...whole } = printed.whole;
  const { burial_at, burial_place, flight_at, flight_words } = whole;
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');
  return panel(printed, t('sheet.burial'), [
    { label: t('fact.destination'), value: join(destination && t(`destination.${destination}`), destination_words) },
    { label: t('sheet.undertaker'), value: undertaker ?? yesOrNo(printed, has_undertaker) },
    { label: t('fact.airport'), value: printed.whole.destination_airport },
    { label: t('fact.consignee'), value: contactLine(consigneeOf(printed)) },
    { label: t('fact.burial'), value: join(burial_at && burialMoment(printed, burial_at), burial_place) },
    { label: t('fact.flight'), value: join(flight_at && moment(flight_at), flight_words) },
  ]);
}

/** How far the case is: state, check of the cover, decision, costs. */
function standing(printed: PrintedCase): Panel {
  const t = words(printed);
  const { whole, check, decision, costs } = printed;
  const ours = costs.filter(({ payer }) => payer === 'association');
  const sum = ours.reduce((total, { amount_cents }) => total + amount_cents, 0);
  return panel(printed, t('sheet.standing'), [
    { label: t('sheet.state'), value: `${t(`state.${whole.state}`)}, ${moment(whole.state_since)}` },
    { label: t('sheet.check'), value: check ? checked(printed, check) : null },
    { label: t('sheet.decision'), value: decision ? t(`sheet.outcome.${decision.outcome}`) : null },
    { label: t('sheet.costs'), value: formatEuro(sum as Parameters<typeof formatEuro>[0]) },
  ]);
}

function sheetKeyOf(because: string) {
  if (because === 'given_up') return 'sheet.givenUp';
  return because === 'unsigned_list' ? 'sheet.unsigned' : 'sheet.unseen';
}

/** What the check says: of each day between which the death lies, of a parent, and without money that nobody saw at the bank. */
function checked(
  printed: PrintedCase,
  { day, verdict, others: all, checked_at }: NonNullable<PrintedCase['check']>,
): string {
  const t = words(printed);
  const seen = all.filter(({ because }) => !isUnconfirmed(because));
  const unseen = all.filter(({ because }) => isUnconfirmed(because));
  const judged = [...seen, { day, verdict }].map((one) => `${one.day}: ${t(`verdict.${one.verdict}`)}`);
  const said = seen.length === 0 ? [t(`verdict.${verdict}`)] : judged;
  const without = unseen.map((one) => t(sheetKeyOf(one.because), { verdict: t(`verdict.${one.verdict}`) }));
  return `${[...said, ...without].join('; ')}, ${moment(checked_at)}`;
}

function steps(printed: PrintedCase): Block[] {
  const t = words(printed);
  if (printed.steps.length === 0) return [];
  return [
    heading(2, t('sheet.steps')),
    {
      kind: 'table',
      title: t('sheet.steps'),
      columns: [
        { label: t('sheet.step'), share: 0.56, align: 'left' },
        { label: t('sheet.stepState'), share: 0.44, align: 'left' },
      ],
      rows: printed.steps.map((step) => [stepName(printed, step), stepState(printed, step)]),
      sums: [],
    },
  ];
}

function stepName(printed: PrintedCase, step: PrintedStep): string {
  return wordsOfStep(step, printed.language, (key) => words(printed)(`steps.${key}`));
}

function stepState(printed: PrintedCase, { done_at, due_at, not_needed_because }: PrintedStep): string {
  const t = words(printed);
  if (done_at) return t('sheet.done', { when: moment(done_at) });
  if (not_needed_because) return t('sheet.notNeeded', { reason: not_needed_because });
  return due_at ? t('sheet.due', { when: moment(due_at) }) : t('unknown');
}

/** The newest first; the document ends somewhere. */
const MOST_NOTES = 20;

function notes(printed: PrintedCase): Block[] {
  const t = words(printed);
  const newest = printed.whole.notes.slice(0, MOST_NOTES);
  if (newest.length === 0) return [];
  return [heading(2, t('sheet.notes')), ...newest.flatMap(note)];
}

function note({ words: written, written_at, written_by }: DeathCase['notes'][number]): Block[] {
  const by = [moment(written_at), written_by].filter(Boolean).join(', ');
  return [paragraph(by, { quiet: true }), ...paragraphs(written)];
}

function yesOrNo(printed: PrintedCase, answer: boolean | null): string | null {
  if (answer === null) return null;
  return words(printed)(answer ? 'yes' : 'no');
}
