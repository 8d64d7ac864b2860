import { z } from 'zod';
import { coverGround } from '../deaths/coverGround.ts';
import { coverVerdicts } from '../membership/cover.ts';
import { contract } from '../shared/contract.ts';
import { choice, euros, id, instant, optional, optionalText, pathId, readNumber, wireDay } from '../shared/fields.ts';
import { list } from '../shared/measured.ts';
import { differenceKinds, explanations, listedStatuses } from './proof.ts';

/** So many differences can be explained with one press. */
export const MOST_EXPLAINED = 200;
export const proofShown = ['open', 'explained', 'all'] as const;
export type ProofShown = (typeof proofShown)[number];

export const proofFigures = z.object({
  households: z.int(),
  active: z.int(),
  waiting: z.int(),
  inactive: z.int(),
  covered: z.int(),
  not_covered: z.int(),
  /** People of whom the list does not say whether they are covered. */
  untold: z.int(),
  open_items: euros,
});
export type ProofFigures = z.output<typeof proofFigures>;

/** What a comparison says of all households of a list, and who signed it. */
export const proof = z.object({
  take_over: z.object({ id, name: z.string() }),
  /** Whether the run has ended, so that there is something to compare. */
  is_done: z.boolean(),
  compared_at: instant.nullable(),
  /** Households that changed since, or were compared on another day. */
  outdated: z.int(),
  open: z.int(),
  explained: z.int(),
  figures: z.object({ listed: proofFigures, here: proofFigures }),
  asked_at: instant.nullable(),
  asked_by: z.string().nullable(),
  is_own: z.boolean(),
  signed_at: instant.nullable(),
  signed_by: z.string().nullable(),
  /** The day whose figures were signed. */
  signed_for: wireDay.nullable(),
  by_two: z.boolean(),
  /** The day on which what was read of the list is deleted; null before it is signed or given up. */
  list_deleted_on: wireDay.nullable(),
  has_list: z.boolean(),
  may: z.object({ compare: z.boolean(), explain: z.boolean(), ask: z.boolean(), sign: z.boolean() }),
  running: z.object({ done: z.int(), total: z.int().nullable() }).nullable(),
});
export type Proof = z.output<typeof proof>;

const difference = z.object({
  id,
  kind: z.enum(differenceKinds),
  /** Whom it is about; null if it is about the household. */
  name: z.string().nullable(),
  /** A word of the list and one of the portal, or cents. */
  listed: z.string().nullable(),
  here: z.string().nullable(),
  because: z.enum(explanations).nullable(),
  words: z.string().nullable(),
  explained_by: z.string().nullable(),
  explained_at: instant.nullable(),
});
export type ProofDifference = z.output<typeof difference>;

const person = z.object({
  name: z.string(),
  listed: z.object({ status: z.enum(listedStatuses), is_covered: z.boolean().nullable() }).nullable(),
  here: z.object({ verdict: z.enum(coverVerdicts), grounds: z.array(coverGround) }).nullable(),
});
export type ProofPerson = z.output<typeof person>;

export const proofHousehold = z.object({
  row_id: id,
  sheet: z.int(),
  row: z.int(),
  name: z.string().nullable(),
  household_id: id.nullable(),
  membership_no: z.string().nullable(),
  people: z.array(person),
  listed_open: euros.nullable(),
  here_open: euros.nullable(),
  is_outdated: z.boolean(),
  differences: z.array(difference),
});
export type ProofHousehold = z.output<typeof proofHousehold>;

/** What a list waits for, how many of its differences are to be explained, or in how many households it says something otherwise. */
export const takeOverToDo = z.object({
  id,
  name: z.string(),
  open: z.int(),
  waits_for: z.enum(['agreement', 'differences', 'signature', 'changes']),
});
export type TakeOverToDo = z.output<typeof takeOverToDo>;

const one = {
  access: 'office',
  params: pathId,
  answer: proof,
  status: 200,
  missing: 'take_over_not_found',
} as const;

/** The taking over is proven: list and portal are compared, each difference is explained, and two of the board sign (decision 106). */
export const proofContract = contract({
  readProof: {
    ...one,
    method: 'GET',
    path: '/api/v1/office/take-overs/:id/proof',
    summary: 'What the last comparison of a list with the households here says in sums, and who signed it.',
    records: 'nothing',
  },
  compareTakeOver: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/proof/compare',
    summary: 'Compares the households that changed since the last comparison, in the background; the first time all.',
    records: ['take_over.compared'],
    refusals: ['take_over_is_running', 'proof_before_the_end', 'proof_without_list', 'proof_signed_already'],
  },
  listProof: {
    method: 'GET',
    path: '/api/v1/office/take-overs/:id/proof/households',
    summary:
      'Twenty households after one: for everybody covered today, since when and why not, beside what the list says.',
    access: 'office',
    records: ['take_over.seen'],
    params: pathId,
    query: z.object({ show: choice(proofShown), after: optional(readNumber) }),
    answer: z.object({ households: z.array(proofHousehold), total: z.int(), next: id.nullable() }),
    status: 200,
    missing: 'take_over_not_found',
  },
  explainDifferences: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/proof/explanations',
    summary: 'Says why differences are right; said again, the later word counts.',
    records: ['take_over.explained'],
    body: z.object({
      differences: list(id, MOST_EXPLAINED),
      because: choice(explanations),
      words: optionalText(200),
    }),
    refusals: ['proof_signed_already', 'difference_gone', 'explanation_needs_words'],
  },
  askProof: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/proof/ask',
    summary: 'The first of the board signs; another one has to sign the same sums.',
    records: ['take_over.proof_asked'],
    refusals: [
      'take_over_is_running',
      'proof_before_the_end',
      'proof_outdated',
      'proof_not_explained',
      'proof_asked_already',
      'proof_signed_already',
    ],
  },
  signProof: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/proof/sign',
    summary: 'The second of the board signs: the sums are kept, and count as confirmed.',
    records: ['take_over.proof_signed'],
    refusals: [
      'take_over_is_running',
      'proof_before_the_end',
      'proof_outdated',
      'proof_not_explained',
      'proof_not_asked',
      'proof_needs_second',
      'proof_signed_already',
    ],
  },
  printProof: {
    method: 'GET',
    path: '/api/v1/office/take-overs/:id/proof/print',
    summary: 'The sums with the explained differences, and who signed them, as a PDF.',
    access: 'office',
    records: ['take_over.proof_printed'],
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'take_over_not_found',
    refusals: ['proof_outdated'],
  },
});
