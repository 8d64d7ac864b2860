import { z } from 'zod';
import { lastDecision, overtaken, seen } from '../audit/lastDecision.ts';
import { owner } from '../members/owner.ts';
import { contract } from '../shared/contract.ts';
import { choice, id, instant, pathId, readNumber } from '../shared/fields.ts';
import { envelopeStates, returnReasons } from './returned.ts';

const asSeen = z.object({ seen });

/** A file for the printer of which something is still here. */
const letterPrint = z.object({
  id,
  created_at: instant,
  /** The staff member who started it; null if the account is gone. */
  by: z.string().nullable(),
  /** Null until its file was opened; until then, what waits is added to it. */
  opened_at: instant.nullable(),
  envelopes: z.int(),
});

/** The letters of a household in one envelope. */
export const envelope = z.object({
  id,
  print_id: id,
  ...owner,
  last_decision: lastDecision,
  state: z.enum(envelopeStates),
  created_at: instant,
  sent_at: instant.nullable(),
  returned_at: instant.nullable(),
  returned_because: z.enum(returnReasons).nullable(),
  /** What each letter is about, in its own language; empty once they are deleted. */
  subjects: z.array(z.string()),
  /** Whether it can be printed again. */
  is_kept: z.boolean(),
});

export type Envelope = z.output<typeof envelope>;
export type LetterPrint = z.output<typeof letterPrint>;

/** How many envelopes a list shows at once. */
export const ENVELOPES_SHOWN = 50;

/** Letters on paper, to households that want post or have no e-mail (decision 95). */
export const postContract = contract({
  getLetters: {
    method: 'GET',
    path: '/api/v1/office/letters',
    summary: 'How many letters wait, were printed, sent and came back; files for the printer that are not sent yet.',
    access: 'office',
    records: 'nothing',
    answer: z.object({
      waiting: z.object({ letters: z.int(), households: z.int() }),
      /** Households whose letters wait for an address, the hundred that have waited longest. */
      without_address: z.array(z.object({ ...owner, letters: z.int() })),
      /** The work that fills envelopes; null if none is under way. */
      run: z.object({ id, done: z.int(), total: z.int().nullable() }).nullable(),
      prints: z.array(letterPrint),
      printed: z.int(),
      sent: z.int(),
      returned: z.int(),
      /** Printed letters about money to a household in which somebody has died since. */
      to_pull_out: z.array(envelope),
    }),
    status: 200,
  },
  listEnvelopes: {
    method: 'GET',
    path: '/api/v1/office/envelopes',
    summary: 'Envelopes that are printed, sent, returned or pulled out, fifty at a time, the newest first.',
    access: 'office',
    records: 'nothing',
    query: z.object({ state: choice(envelopeStates), before: readNumber.optional() }),
    answer: z.object({ envelopes: z.array(envelope), are_more: z.boolean() }),
    status: 200,
  },
  listHouseholdLetters: {
    method: 'GET',
    path: '/api/v1/office/households/:id/letters',
    summary: 'The letters of a household: what waits, and its envelopes, the newest first.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: z.object({
      waiting: z.array(z.object({ id, created_at: instant, subject: z.string().nullable() })),
      envelopes: z.array(envelope),
    }),
    status: 200,
    missing: 'HouseholdNotFound',
  },
  printLetters: {
    method: 'POST',
    path: '/api/v1/office/letters/print',
    summary:
      'Starts the run that puts all waiting letters into envelopes, one for each household, for one file for the printer. Started again after a stop, it goes on.',
    access: 'office',
    records: ['letters.printed'],
    answer: z.object({ print_id: id, run_id: id }),
    status: 202,
    refusals: ['no_letters_wait'],
  },
  openLetterPrint: {
    method: 'GET',
    path: '/api/v1/office/letter-prints/:id/file',
    summary: 'All letters of a print as one PDF, sorted by post code; it is recorded.',
    access: 'office',
    records: ['letters.opened'],
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'letter_print_not_found',
    refusals: ['letters_being_printed', 'letter_not_kept', 'letters_hold_own_code'],
  },
  sendLetterPrint: {
    method: 'POST',
    path: '/api/v1/office/letter-prints/:id/sent',
    summary:
      'The letters of a print have left: those that are neither sent nor pulled out count as sent from today on.',
    access: 'office',
    records: ['letters.sent'],
    params: pathId,
    answer: z.object({ sent: z.int() }),
    status: 200,
    missing: 'letter_print_not_found',
    refusals: ['letters_being_printed', 'letters_not_printed', 'letters_sent_already'],
  },
  openEnvelope: {
    method: 'GET',
    path: '/api/v1/office/envelopes/:id/file',
    summary: 'The letters of one envelope as they were printed, without a code for an account; it is recorded.',
    access: 'office',
    records: ['letter.opened'],
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'envelope_not_found',
    refusals: ['letter_not_kept'],
  },
  returnEnvelope: {
    method: 'POST',
    path: '/api/v1/office/envelopes/:id/returned',
    summary: 'A letter has come back: nothing more is sent to this address until another one is entered.',
    access: 'office',
    records: ['letter.returned'],
    decidesAbout: { envelope: 'id' },
    params: pathId,
    body: asSeen.extend({ because: choice(returnReasons) }),
    answer: 'nothing',
    status: 204,
    missing: 'envelope_not_found',
    refusals: [...overtaken, 'letter_not_on_its_way'],
  },
  pullOutEnvelope: {
    method: 'POST',
    path: '/api/v1/office/envelopes/:id/pull-out',
    summary: 'A printed letter was taken out of the pile and is not sent.',
    access: 'office',
    records: ['letter.pulled_out'],
    decidesAbout: { envelope: 'id' },
    params: pathId,
    body: asSeen,
    answer: 'nothing',
    status: 204,
    missing: 'envelope_not_found',
    refusals: [...overtaken, 'letter_not_here', 'letter_tells_of_own_code'],
  },
});
