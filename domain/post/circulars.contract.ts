import { z } from 'zod';
import { approval } from '../approvals/approvalAnswers.ts';
import { channels } from '../members/channel.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, id, instant, linesOfText, optional, optionalText, pathId, text } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';

/** Whom a circular goes to by status: `members` wait or are active. */
export const circularStatuses = ['members', 'active', 'waiting', 'new'] as const;

/** Whom a circular goes to: households to which all of it applies. */
const chosen = {
  status: choice(circularStatuses),
  language: optional(choice(languages)),
  channel: optional(choice(channels)),
  /** The first digits of the post code of the main address. */
  postal_code: optionalText(10),
  place: optionalText(100),
  /** Something that was due on this day or earlier is still owed. */
  owes_since: optional(dayField),
  /** Those that a clerk chose in a list of the office, whatever their status; the other fields narrow them. */
  listed: id.optional(),
};

/**
 * On which way it goes. In the portal each household reads it as news; `portal`: only there, `channel`: also by mail or letter, as the
 * household wants it, `letter`: also on paper, whatever it wants.
 */
export const circularWays = ['channel', 'portal', 'letter'] as const;
export type CircularWay = (typeof circularWays)[number];

/** `waits`: for a second person; `withdrawn`: a second person declined it, or nobody decided in time. */
export const circularStates = ['waits', 'begun', 'withdrawn'] as const;
export type CircularState = (typeof circularStates)[number];

/** How one household got it. Who gets it by mail or letter reads it in the portal as well. */
export const gottenWays = ['portal', 'mail', 'letter'] as const;
export type GottenWay = (typeof gottenWays)[number];

const way = { way: choice(circularWays) };

const subject = text(100);
const words = linesOfText(20_000);

export const circularChosen = z.object(chosen);
export type CircularChosen = z.output<typeof circularChosen>;

export const circularTexts = z.object({
  ...{ subject_de: subject, text_de: words, subject_tr: subject, text_tr: words, subject_en: subject, text_en: words },
});
export type CircularTexts = z.output<typeof circularTexts>;

export const circular = z.object({
  id,
  ...{ subject_de: z.string(), subject_tr: z.string(), subject_en: z.string() },
  created_at: instant,
  /** Null if the account is gone. */
  by: z.string().nullable(),
  state: z.enum(circularStates),
  /** How many households have got it. */
  households: z.int(),
  is_running: z.boolean(),
  /** Its last run was stopped, or broke off, before all had got it. */
  is_stopped: z.boolean(),
});
export type Circular = z.output<typeof circular>;

/** How many households it reaches now, and on which way. */
const reached = z.object({
  households: z.int(),
  letters: z.int(),
  mails: z.int(),
  /** Those that can log in and read it in the portal. */
  portal: z.int(),
  /** Of the letters: those that wait for an address. */
  without_address: z.int(),
  /** Chosen, but left out: not released yet (decision 103), and in mourning. */
  silent: z.int(),
  mourning: z.int(),
});
export type CircularReached = z.output<typeof reached>;

const circularPage = circular.extend({
  ...circularTexts.shape,
  way: z.enum(circularWays),
  /** Whom it goes to; null where nothing is chosen. */
  chosen: z.object({
    status: z.enum(circularStatuses),
    language: z.enum(languages).nullable(),
    channel: z.enum(channels).nullable(),
    postal_code: z.string().nullable(),
    place: z.string().nullable(),
    /** DD.MM.YYYY. */
    owes_since: z.string().nullable(),
    /** Those of a list, whatever their status. */
    is_listed: z.boolean(),
  }),
  /** The run that sends it; null if none is under way. */
  run: z.object({ id, done: z.int(), total: z.int().nullable(), is_stop_wanted: z.boolean() }).nullable(),
  /** How many have got it on each way; those of earlier versions, whose way is not known, are in none. */
  portal: z.int(),
  mails: z.int(),
  letters: z.int(),
  /** How many have opened it in the portal. Nobody is told who. */
  read: z.int(),
  /** How many it reaches now, among them those that have got it. */
  reaches: reached,
  /** The accounts, addresses and phone numbers of others that it names. */
  names_others: z.array(z.string()),
  /** Null unless it waits for a second person. */
  approval: approval.nullable(),
});
export type CircularPage = z.output<typeof circularPage>;

/** What the office writes to many households, in the portal, by mail and on paper (decisions 100, 116); any clerk may write one. */
export const circularsContract = contract({
  listCirculars: {
    method: 'GET',
    path: '/api/v1/office/circulars',
    summary: 'The newest twenty circulars: who wrote each, and how many households have got it.',
    access: 'office',
    records: 'nothing',
    answer: z.array(circular),
    status: 200,
  },
  countCircular: {
    method: 'POST',
    path: '/api/v1/office/circulars/count',
    summary: 'How many households a circular would reach now, and on which way; changes nothing.',
    access: 'office',
    records: 'nothing',
    body: z.object({ ...chosen, ...way, texts: circularTexts.optional() }),
    /** `names_others`: for which a second person has to read the texts first. */
    answer: reached.extend({ names_others: z.array(z.string()) }),
    status: 200,
  },
  readCircular: {
    method: 'GET',
    path: '/api/v1/office/circulars/:id',
    summary: 'One circular: its texts, how many have got it on which way, and how many have read it in the portal.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: circularPage,
    status: 200,
    missing: 'circular_not_found',
  },
  testCircular: {
    method: 'POST',
    path: '/api/v1/office/circulars/test',
    summary: 'Mails a circular in each language to who asks for it, marked as a test; no household gets anything.',
    access: 'office',
    records: ['circular.tested'],
    body: circularTexts,
    answer: z.object({ email: z.string() }),
    status: 200,
    refusals: ['circular_unknown_placeholder'],
  },
  previewCircular: {
    method: 'POST',
    path: '/api/v1/office/circulars/preview',
    summary: 'The letter in one language as it is printed, for a household that is made up; changes nothing.',
    access: 'office',
    records: 'nothing',
    body: z.object({ language: choice(languages), subject, text: words }),
    answer: 'file',
    status: 200,
    refusals: ['circular_unknown_placeholder'],
  },
  writeCircular: {
    method: 'POST',
    path: '/api/v1/office/circulars',
    summary:
      'Writes to a chosen set of households, each in its language; a run does it in the background. A text with an account’s number, or an address or phone number of others, waits for a second person (decision 71).',
    access: 'office',
    records: ['circular.written', 'approval.asked'],
    keyed: true,
    body: z.object({ ...circularTexts.shape, ...chosen, ...way }),
    answer: circular,
    status: 201,
    refusals: ['circular_unknown_placeholder', 'circular_for_nobody'],
  },
  goOnWithCircular: {
    method: 'POST',
    path: '/api/v1/office/circulars/:id/go-on',
    summary: 'Begins the run of a circular again after it was stopped: who has got it gets no second one.',
    access: 'office',
    records: ['circular.gone_on'],
    params: pathId,
    answer: circular,
    status: 200,
    missing: 'circular_not_found',
    refusals: ['circular_not_begun'],
  },
});
