import { z } from 'zod';
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

/** On paper also to households that want mails. */
const way = { by_letter: z.boolean() };

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
  subject: z.string(),
  created_at: instant,
  /** Null if the account is gone. */
  by: z.string().nullable(),
  /** How many households have got it. */
  households: z.int(),
  is_running: z.boolean(),
});
export type Circular = z.output<typeof circular>;

/** Letters to a chosen set of households (decision 100); any clerk may write one. */
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
    /** `tells_owed`: the text tells what is owed, so that it goes to nobody whose money rests because of a death. */
    body: z.object({ ...chosen, ...way, tells_owed: z.boolean() }),
    answer: z.object({
      households: z.int(),
      letters: z.int(),
      mails: z.int(),
      /** Of the letters: those that wait for an address. */
      without_address: z.int(),
    }),
    status: 200,
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
    refusals: ['circular_unknown_placeholder', 'circular_names_others'],
  },
  writeCircular: {
    method: 'POST',
    path: '/api/v1/office/circulars',
    summary: 'Writes to a chosen set of households, each in its language; a run does it in the background.',
    access: 'office',
    records: ['circular.written'],
    keyed: true,
    body: z.object({ ...circularTexts.shape, ...chosen, ...way }),
    answer: circular,
    status: 201,
    refusals: ['circular_unknown_placeholder', 'circular_names_others', 'circular_for_nobody'],
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
  },
});
