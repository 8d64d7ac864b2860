import type { Proof, proofContract } from '../../../domain/movingIn/proof.contract.ts';
import { refuse } from '../../../domain/movingIn/takeOver.refusals.ts';
import type { AuditAction } from '../../../domain/shared/auditActions.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import { accountOf, type OfficeActor } from '../../platform/actor.ts';
import type { Ask, Change } from '../../platform/context.ts';
import { startRun } from '../../platform/runs/runs.ts';
import { runningOf } from '../progress.reads.ts';
import { assertBoard } from '../takeOvers.actions.ts';
import { findTakeOver, lockTakeOver } from '../takeOvers.reads.ts';
import { listProofHouseholds } from './listing.reads.ts';
import { proveTakeOver } from './proof.jobs.ts';
import {
  countOpen,
  countOutdated,
  isSigned,
  type LockedProof,
  lockHouseholdsOf,
  lockProof,
  readProofFor,
  sumFigures,
} from './proof.reads.ts';
import { ensureProof, explain, updateProof } from './proof.writes.ts';
import { mayAloneSign, nameOfStaff } from './signers.reads.ts';

type Calls = typeof proofContract;
type Office = Change<OfficeActor>;
type Id = { id: number };

/** Refuses with `forbidden`, `take_over_not_found`. */
export async function readProof(ask: Ask<OfficeActor>, { id }: Id): Promise<Proof> {
  assertBoard(ask.actor);
  return (await readProofFor(ask, id)) ?? refuse('take_over_not_found');
}

/** Refuses with `forbidden`, `take_over_not_found`. */
export async function listProof(
  change: Office,
  { id, ...page }: Input<Calls['listProof']>,
): Promise<Answer<Calls['listProof']>> {
  assertBoard(change.actor);
  if (!(await findTakeOver(change.db, id))) return refuse('take_over_not_found');
  await record(change, { action: 'take_over.seen', household_id: null, subject_id: id });
  return listProofHouseholds(change, id, page);
}

/** Refuses as `lockDone`, and with `proof_signed_already`, `proof_without_list`. */
export async function beginComparison(change: Office, { id }: Id): Promise<Proof> {
  await lockDone(change, id);
  await assertUnsigned(change, id);
  if (!(await readProofFor(change, id))?.has_list) return refuse('proof_without_list');
  await startRun(change, proveTakeOver, { take_over_id: id });
  return done(change, id, 'take_over.compared');
}

/** Refuses with `forbidden`, `take_over_not_found`, `proof_signed_already`, `difference_gone`, `explanation_needs_words`. */
export async function explainDifferences(
  change: Office,
  { id, differences, because, words }: Input<Calls['explainDifferences']>,
): Promise<Proof> {
  assertBoard(change.actor);
  if (!(await lockTakeOver(change.tx, id))) return refuse('take_over_not_found');
  await assertUnsigned(change, id);
  if (because === 'other' && !words) return refuse('explanation_needs_words');
  const ids = [...new Set(differences)];
  const why = { because, words: words ?? null, explained_by: accountOf(change.actor), explained_at: change.now };
  if ((await explain(change.tx, id, ids, why)) < ids.length) return refuse('difference_gone');
  return done(change, id, 'take_over.explained');
}

/** The first signature. Refuses as `lockProven`, and with `proof_asked_already`. */
export async function askProof(change: Office, { id }: Id): Promise<Proof> {
  const proof = await lockProven(change, id);
  if (proof.asked_at) return refuse('proof_asked_already');
  await updateProof(change.tx, id, {
    asked_by: accountOf(change.actor),
    asked_at: change.now,
    asked_name: await nameOfStaff(change.tx, change.actor),
    figures: await sumFigures(change.tx, id),
  });
  return done(change, id, 'take_over.proof_asked');
}

/** The second signature. Refuses as `lockProven`, and with `proof_not_asked`, `proof_needs_second`. */
export async function signProof(change: Office, { id }: Id): Promise<Proof> {
  const { tx, actor, now, today } = change;
  const { asked_at, asked_by } = await lockProven(change, id);
  if (!asked_at) return refuse('proof_not_asked');
  const isOwn = asked_by === accountOf(actor);
  if (isOwn && !(await mayAloneSign(change, asked_at))) return refuse('proof_needs_second');
  await updateProof(tx, id, {
    signed_by: accountOf(actor),
    signed_at: now,
    signed_name: await nameOfStaff(tx, actor),
    by_two: !isOwn,
    signed_for: today,
    figures: await sumFigures(tx, id),
  });
  return done(change, id, 'take_over.proof_signed');
}

/**
 * Nobody changes one of the households until the signature is stored. Refuses as `lockDone`, and with `proof_signed_already`,
 * `proof_outdated`, `proof_not_explained`.
 */
async function lockProven(change: Office, id: number): Promise<LockedProof> {
  const { tx, today } = change;
  await lockDone(change, id);
  await ensureProof(tx, id);
  const proof = (await lockProof(tx, id)) ?? refuse('take_over_not_found');
  if (proof.signed_at) return refuse('proof_signed_already');
  await lockHouseholdsOf(tx, id);
  if (!proof.compared_at || (await countOutdated(tx, id, today)) > 0) return refuse('proof_outdated');
  if ((await countOpen(tx, id)) > 0) return refuse('proof_not_explained');
  return proof;
}

/** Refuses with `forbidden`, `take_over_not_found`, `take_over_is_running`, and with `proof_before_the_end` of the run. */
async function lockDone(change: Office, id: number): Promise<void> {
  assertBoard(change.actor);
  if (!(await lockTakeOver(change.tx, id))) return refuse('take_over_not_found');
  if (await runningOf(change.tx, id)) return refuse('take_over_is_running');
  if (!(await readProofFor(change, id))?.is_done) return refuse('proof_before_the_end');
}

async function assertUnsigned(change: Office, id: number): Promise<void> {
  if (await isSigned(change.tx, id)) refuse('proof_signed_already');
}

async function done(change: Office, id: number, action: AuditAction): Promise<Proof> {
  await record(change, { action, household_id: null, subject_id: id });
  return (await readProofFor(change, id)) ?? refuse('take_over_not_found');
}
