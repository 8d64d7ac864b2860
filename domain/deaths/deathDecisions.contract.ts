import { z } from 'zod';
import { coverVerdicts } from '../membership/cover.ts';
import { amountProblem } from '../payments/amount.ts';
import { contract } from '../shared/contract.ts';
import { choice, euroField, euros, id, instant, linesOfText, optional, pathId, wireDay } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { coverGround } from './coverGround.ts';
import { caseRefusals, deathCase, revision } from './deathCases.contract.ts';
import { decisionOutcomes, otherAssumptions } from './decisions.ts';

const judged = z.object({ day: wireDay, verdict: z.enum(coverVerdicts), grounds: z.array(coverGround) });

/** `others`: what the rule answers under other assumptions; where one of all verdicts is not clear, the board decides. */
/** The verdict under other assumptions. */
export const coverOtherwise = judged.extend({ because: z.enum(otherAssumptions) });
const cover = judged.extend({ others: z.array(coverOtherwise) });

export const deathCheck = cover.extend({
  id,
  rule_version: z.int(),
  checked_at: instant,
  checked_by: z.string().nullable(),
});
export type DeathCheck = z.output<typeof deathCheck>;

export const deathDecision = z.object({
  id,
  outcome: z.enum(decisionOutcomes),
  reasons: z.string(),
  /** In which the reasons are written; null: unknown. */
  reasons_language: z.enum(languages).nullable(),
  /** The most that the association pays, in euros; null: no limit of its own. */
  limit: euros.nullable(),
  signatures_needed: z.int(),
  signatures: z.array(z.object({ who: z.string().nullable(), signed_at: instant })),
  proposed_at: instant,
  in_force_at: instant.nullable(),
  withdrawn_at: instant.nullable(),
  /** Whether the reader may sign and has not yet: a board member, or anybody of the office where the board has no other. */
  may_sign: z.boolean(),
  /** Whether the reader is a board member, and it waits for signatures. */
  may_withdraw: z.boolean(),
});
export type DeathDecision = z.output<typeof deathDecision>;

/** A decision in force that lacks a signature, because nobody else worked in the office. */
export const unsignedDecision = z.object({
  case_id: id,
  case_no: z.string(),
  name: z.string().nullable(),
  outcome: z.enum(decisionOutcomes),
  in_force_at: instant,
  decided_by: z.string().nullable(),
});
export type UnsignedDecision = z.output<typeof unsignedDecision>;

/** The facts about the cover, the checks and the decisions. */
export const deathDecisions = z.object({
  revision,
  /** The result of a check now; null while the day of death is unknown. */
  preview: cover.nullable(),
  /** The newest first. */
  checks: z.array(deathCheck),
  decisions: z.array(deathDecision),
  /** Payments that one person booked by hand and nobody saw at the bank; without them the cover is asked for as well. */
  unseen_money: z.array(
    z.object({
      bill_numbers: z.array(z.string()),
      amount: euros,
      value_date: wireDay,
      booked_by: z.string().nullable(),
    }),
  ),
  may_check: z.boolean(),
  /** The last check found nothing against it, under no assumption, so a clerk may accept. */
  may_accept: z.boolean(),
  may_send_to_board: z.boolean(),
  /** The reader is a board member, and no decision is pending. */
  may_propose: z.boolean(),
  /** What the office wrote to the board when it passed the case on; null: nothing, or the case is not with the board. */
  note_to_board: z.object({ words: z.string(), who: z.string().nullable(), written_at: instant }).nullable(),
  /** The most that one signature may grant as goodwill, in euros; null: no limit. */
  goodwill_limit: euros.nullable(),
});
export type DeathDecisions = z.output<typeof deathDecisions>;

const limit = euroField.superRefine((value, context) => {
  const message = amountProblem(value);
  if (message) context.addIssue({ code: 'custom', message });
});

const asSeen = z.object({ revision });
const ofCase = { params: pathId, answer: deathCase, status: 200, missing: 'death_case_not_found' } as const;

/** Checks of the cover, and the decision whether the association takes on a case (decision 60). */
export const deathDecisionsContract = contract({
  getDeathDecisions: {
    ...ofCase,
    method: 'GET',
    path: '/api/v1/office/deaths/:id/decisions',
    summary: 'The cover of the deceased on the day of death, frozen checks, decisions and their signatures.',
    access: 'office',
    records: 'nothing',
    answer: deathDecisions,
  },
  checkDeathCover: {
    ...ofCase,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/check',
    summary: 'Freezes the facts about the cover on the day of death; a later check is stored separately.',
    access: 'office',
    records: ['death_case.checked'],
    body: asSeen,
    refusals: [...caseRefusals, 'death_case_full', 'death_day_needed'],
  },
  acceptDeath: {
    ...ofCase,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/accept',
    summary: 'Accepts a case whose last check is clear; all others are decided by the board.',
    access: 'office',
    records: ['death_case.decided'],
    body: asSeen,
    refusals: [
      ...caseRefusals,
      'death_case_full',
      'death_cover_not_clear',
      'death_board_decides',
      'death_check_outdated',
    ],
  },
  sendDeathToBoard: {
    ...ofCase,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/to-board',
    summary: 'Passes a checked or declined case to the board, with a note.',
    access: 'office',
    records: ['death_case.decided'],
    body: asSeen.extend({ reason: optional(linesOfText(1000)) }),
    refusals: caseRefusals,
  },
  proposeDeathDecision: {
    ...ofCase,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/decide',
    summary:
      'A board member decides a case and signs; it is in force after the number of signatures in the board’s settings.',
    access: 'office',
    records: ['death_case.decided'],
    body: asSeen.extend({
      outcome: choice(decisionOutcomes),
      /** Shown to the household in the letter. */
      reasons: linesOfText(1000),
      /** In which they are written; by default the sender’s. The letter marks reasons that are in another than its own. */
      reasons_language: choice(languages).optional(),
      limit: optional(limit),
    }),
    refusals: [...caseRefusals, 'death_case_full', 'death_decision_waits', 'death_check_outdated'],
  },
  signDeathDecision: {
    ...ofCase,
    method: 'POST',
    path: '/api/v1/office/death-decisions/:id/sign',
    summary: 'Another member of the board signs a decision, also one in force that still lacks a signature.',
    access: 'office',
    records: ['death_case.signed'],
    body: asSeen,
    missing: 'death_decision_not_found',
    refusals: [...caseRefusals, 'death_already_signed', 'death_decision_outdated'],
  },
  withdrawDeathDecision: {
    ...ofCase,
    method: 'POST',
    path: '/api/v1/office/death-decisions/:id/withdraw',
    summary: 'Withdraws a decision that is not in force yet.',
    access: 'office',
    records: ['death_case.decided'],
    body: asSeen,
    missing: 'death_decision_not_found',
    refusals: caseRefusals,
  },
});
