import { deathCaseSteps } from '../../../domain/deaths/deathCase.ts';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import type { DeathDecisions, deathDecisionsContract } from '../../../domain/deaths/deathDecisions.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import {
  isClearCheck,
  isUnconfirmed,
  mayCheck,
  signaturesFor,
  stepOfOutcome,
} from '../../../domain/deaths/decisions.ts';
import { coverRuleVersion } from '../../../domain/membership/cover.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { businessDay } from '../../../domain/shared/day.ts';
import { toEuros } from '../../../domain/shared/money.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { record } from '../../audit/audit.actions.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import { accountOf, type OfficeActor, type SystemActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import { languageOf, type StaffChange } from '../../platform/staff.ts';
import { type CaseRow, findCase, getCase } from '../deathCase.reads.ts';
import { updateCase } from '../deaths.writes.ts';
import { lockCase, stepCase } from '../lockCase.actions.ts';
import { assertRoomFor } from '../room.reads.ts';
import {
  checkNow,
  countOtherSigners,
  countSignatures,
  findCheck,
  findDecision,
  findLastCheck,
  findOpenDecision,
  hasBoardJudged,
  listChecks,
  listDecisions,
  listUnseenMoney,
  maySign,
  type Signer,
  saysTheSame,
  shownCover,
  wasDeclined,
} from './decisions.reads.ts';
import { insertCheck, insertDecision, insertSignature, updateInForce, updateWithdrawn } from './decisions.writes.ts';
import { findNoteToBoard } from './noteToBoard.reads.ts';

type Calls = typeof deathDecisionsContract;

/** The cover as it is known now, frozen checks and decisions. Refuses with `death_case_not_found`. */
export async function readDecisions(ask: Ask<OfficeActor>, { id }: { id: number }): Promise<DeathDecisions> {
  const row = (await findCase(ask.db, id)) ?? refuse('death_case_not_found');
  const preview = await checkNow(ask.db, row);
  const checks = await listChecks(ask.db, id);
  const reader = signerOf(ask.actor);
  const decisions = await listDecisions(ask.db, id, reader);
  const isWaiting = decisions.some(({ in_force_at, withdrawn_at }) => !in_force_at && !withdrawn_at);
  const [last] = checks;
  const { goodwill_limit_cents } = await rulesOf(ask.db, row);
  return {
    revision: row.revision,
    preview: preview && shownCover(preview),
    checks,
    decisions,
    unseen_money: preview ? await listUnseenMoney(ask.db, row) : [],
    may_check: mayCheck(row.state) && preview !== null,
    may_accept:
      row.state === 'checked' && last !== undefined && isClearCheck(last) && !(await hasBoardJudged(ask.db, row)),
    may_send_to_board: mayStep(deathCaseSteps, 'sendToBoard', row.state),
    may_propose: row.state === 'at_board' && reader.isBoard && !isWaiting,
    note_to_board: row.state === 'at_board' ? await findNoteToBoard(ask.db, id) : null,
    goodwill_limit: goodwill_limit_cents === null ? null : toEuros(goodwill_limit_cents),
  };
}

/** Freezes a check of the cover. Refuses with `death_day_needed` and `death_case_full`, and as `lockCase` and `stepCase`. */
export async function checkCover(
  change: StaffChange,
  { id, revision }: Input<Calls['checkDeathCover']>,
): Promise<DeathCase> {
  const row = await lockCase(change, { id, revision });
  if (!mayCheck(row.state)) return refuse('death_case_step_not_possible');
  const checked = (await checkNow(change.tx, row)) ?? refuse('death_day_needed');
  await assertRoomFor(change.tx, id, 'checks');
  const { day, facts, settings, cover, others } = checked;
  await insertCheck(change.tx, {
    case_id: id,
    day,
    verdict: cover.verdict,
    rule_version: coverRuleVersion,
    checked_at: change.now,
    grounds: JSON.stringify(cover.grounds),
    facts: JSON.stringify(facts),
    settings: JSON.stringify(settings),
    others: JSON.stringify(others),
    checked_by: accountOf(change.actor),
  });
  if (row.state === 'identified') await stepCase(change, row, 'check');
  else await updateCase(change, id, {});
  await record(change, { action: 'death_case.checked', household_id: null, subject_id: id });
  return getCase(change, id);
}

/**
 * A clerk takes on a clear case. Refuses with `death_cover_not_clear`, with `death_board_decides` if the board has decided about
 * the person before, with `death_check_outdated` if a check now would say something else, with `death_case_full`, and as `lockCase` and `stepCase`.
 */
export async function acceptCase(
  change: StaffChange,
  { id, revision }: Input<Calls['acceptDeath']>,
): Promise<DeathCase> {
  const row = await lockCase(change, { id, revision });
  if (row.state !== 'checked') return refuse('death_case_step_not_possible');
  const check = (await findLastCheck(change.tx, id)) ?? refuse('death_case_step_not_possible');
  if (!isClearCheck(check)) return refuse('death_cover_not_clear');
  if (await hasBoardJudged(change.tx, row)) return refuse('death_board_decides');
  if (!saysTheSame(check, await checkNow(change.tx, row))) return refuse('death_check_outdated');
  await assertRoomFor(change.tx, id, 'decisions');
  await insertDecision(change.tx, {
    case_id: id,
    check_id: check.id,
    outcome: 'accepted',
    reasons: '',
    limit_cents: null,
    signatures_needed: 0,
    proposed_at: change.now,
    proposed_by: accountOf(change.actor),
    in_force_at: change.now,
  });
  await stepCase(change, row, 'accept');
  return decided(change, id);
}

/** Passes a case to the board, which then decides anew. Refuses as `lockCase` and `stepCase`. */
export async function sendToBoard(
  change: StaffChange,
  { id, revision, reason }: Input<Calls['sendDeathToBoard']>,
): Promise<DeathCase> {
  const row = await lockCase(change, { id, revision });
  await stepCase(change, row, 'sendToBoard', reason ?? undefined);
  return decided(change, id);
}

/**
 * A member of the board decides, which is the first signature. Refuses with `forbidden` anybody else, with
 * `death_decision_waits` while another decision waits for signatures, with `death_check_outdated` if a check now would say
 * something else, with `death_case_full`, and as `lockCase` and `stepCase`.
 */
export async function proposeDecision(
  change: StaffChange,
  { id, revision, outcome, reasons, limit, reasons_language }: Input<Calls['proposeDeathDecision']>,
): Promise<DeathCase> {
  const signer = boardOnly(change);
  const row = await lockCase(change, { id, revision });
  if (row.state !== 'at_board') return refuse('death_case_step_not_possible');
  if (await findOpenDecision(change.tx, id)) return refuse('death_decision_waits');
  const check = (await findLastCheck(change.tx, id)) ?? refuse('death_case_step_not_possible');
  if (!saysTheSame(check, await checkNow(change.tx, row))) return refuse('death_check_outdated');
  await assertRoomFor(change.tx, id, 'decisions');
  const limit_cents = outcome === 'goodwill' ? (limit ?? null) : null;
  const rules = await rulesOf(change.tx, row);
  const decidedOn = {
    is_clear: isClearCheck(check),
    has_unseen_money: check.others.some(({ because }) => isUnconfirmed(because)),
    was_declined: await wasDeclined(change.tx, row),
  };
  const decision = await insertDecision(change.tx, {
    case_id: id,
    check_id: check.id,
    outcome,
    reasons,
    limit_cents,
    reasons_language: reasons_language ?? languageOf(change.actor),
    signatures_needed: signaturesFor(outcome, limit_cents, rules, decidedOn),
    in_force_at: null,
    proposed_at: change.now,
    proposed_by: signer.account_id,
  });
  await sign(change, row, decision);
  return decided(change, id);
}

/**
 * Signs a proposal, or a decision in force that lacks a signature, because nobody else was there (decision 71). Refuses with `death_decision_not_found`, `death_already_signed`, with `death_decision_outdated` if the facts
 * are no longer those that a proposal was made from, with `forbidden` a clerk while the board has another member, and as
 * `lockCase`.
 */
export async function signDecision(
  change: StaffChange,
  { id, revision }: Input<Calls['signDeathDecision']>,
): Promise<DeathCase> {
  const { row, decision } = await lockDecision(change, { id, revision });
  if (!maySign(signerOf(change.actor), await countOtherSigners(change.tx, decision))) return refuse('forbidden');
  if (decision.in_force_at) await assertLacking(change, decision);
  else await assertCurrent(change, row, decision);
  await sign(change, row, id);
  await record(change, { action: 'death_case.signed', household_id: null, subject_id: row.id });
  return getCase(change, row.id);
}

/** Takes back a decision that waits for signatures. Refuses as `signDecision`. */
export async function withdrawDecision(
  change: StaffChange,
  { id, revision }: Input<Calls['withdrawDeathDecision']>,
): Promise<DeathCase> {
  boardOnly(change);
  const { row, decision } = await lockDecision(change, { id, revision });
  if (decision.in_force_at) return refuse('death_case_step_not_possible');
  await updateWithdrawn(change.tx, id, change.now);
  await updateCase(change, row.id, {});
  return decided(change, row.id);
}

/** The board's settings for a case: those of the day of death. */
function rulesOf(db: Ask['db'], { died_until, reported_at }: CaseRow) {
  return settingsOn(db, died_until ?? businessDay(reported_at));
}

async function lockDecision(change: StaffChange, { id, revision }: { id: number; revision: number }) {
  const before = (await findDecision(change.tx, id)) ?? refuse('death_decision_not_found');
  const row = await lockCase(change, { id: before.case_id, revision });
  const decision = (await findDecision(change.tx, id)) ?? refuse('death_decision_not_found');
  if (decision.withdrawn_at) return refuse('death_case_step_not_possible');
  return { row, decision };
}

type Decision = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

async function assertLacking({ tx }: StaffChange, { id, signatures_needed }: Decision): Promise<void> {
  if ((await countSignatures(tx, id)) >= signatures_needed) return refuse('death_case_step_not_possible');
}

async function assertCurrent({ tx }: StaffChange, row: CaseRow, { check_id }: Decision): Promise<void> {
  if (!saysTheSame(await findCheck(tx, check_id), await checkNow(tx, row))) return refuse('death_decision_outdated');
}

/** Signs; with the last signature the decision is in force, and the case takes its step. */
async function sign(change: StaffChange, row: CaseRow, decisionId: number): Promise<void> {
  const decision = (await findDecision(change.tx, decisionId)) ?? refuse('death_decision_not_found');
  await insertSignature(change.tx, {
    decision_id: decisionId,
    account_id: accountOf(change.actor),
    signed_at: change.now,
  });
  if (decision.in_force_at) return updateCase(change, row.id, {});
  const isLacking = (await countSignatures(change.tx, decisionId)) < decision.signatures_needed;
  // no burial waits for somebody who is not there: the case shows that a signature is missing
  if (isLacking && (await countOtherSigners(change.tx, decision)).anybody > 0) {
    return updateCase(change, row.id, {});
  }
  await updateInForce(change.tx, decisionId, change.now);
  await stepCase(change, row, stepOfOutcome[decision.outcome]);
}

async function decided(change: StaffChange, id: number): Promise<DeathCase> {
  await record(change, { action: 'death_case.decided', household_id: null, subject_id: id });
  return getCase(change, id);
}

function signerOf(actor: OfficeActor | SystemActor): Signer {
  return { account_id: accountOf(actor), isBoard: actor.kind === 'office' && actor.role === 'board' };
}

function boardOnly({ actor }: StaffChange): Signer {
  const signer = signerOf(actor);
  return signer.isBoard ? signer : refuse('forbidden');
}
