import type { DeathDocuments, deathDocumentsContract } from '../../../domain/deaths/deathDocuments.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { isEntrusted, nextMoves, type OriginalMove } from '../../../domain/deaths/documents.ts';
import { MOST_MOVES } from '../../../domain/deaths/limitsOfCase.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { type Day, isAfter, isBefore } from '../../../domain/shared/day.ts';
import { record } from '../../audit/audit.actions.ts';
import { discardKeptFiles } from '../../documents/documents.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { updateCase } from '../deaths.writes.ts';
import { assertTakesWork, lockCase } from '../lockCase.actions.ts';
import { assertFewer, assertRoomFor } from '../room.reads.ts';
import { countMoves, findCaseDocument, findLastMove, getDocuments } from './caseDocuments.reads.ts';
import { deleteCaseDocument, deleteMove, insertCaseDocument, insertMove } from './caseDocuments.writes.ts';

type Calls = typeof deathDocumentsContract;
type Seen = { id: number; revision: number };
type Move = { moved: OriginalMove; moved_on: Day; person: string };

/**
 * Deletes a document with its file and the moves of its original. Refuses as `lockDocument`, and with
 * `death_original_not_returned` while the association answers for the original.
 */
export async function removeCaseDocument(
  change: StaffChange,
  seen: Input<Calls['removeDeathDocument']>,
): Promise<DeathDocuments> {
  const { case_id, storage_key } = await lockDocument(change, seen);
  if (isEntrusted((await findLastMove(change.tx, seen.id))?.moved)) return refuse('death_original_not_returned');
  await deleteCaseDocument(change.tx, seen.id);
  if (storage_key) await discardKeptFiles(change, [storage_key]);
  return changed(change, case_id, 'document_removed');
}

/** An original came of which there is no document yet. Refuses as `lockCase` and `assertTakesWork`, with `death_case_full`, and with `validation_failed` for its day. */
export async function receiveOriginal(
  change: StaffChange,
  { id, revision, kind, name, ...move }: Input<Calls['receiveDeathOriginal']>,
): Promise<DeathDocuments> {
  assertTakesWork(await lockCase(change, { id, revision }));
  await assertRoomFor(change.tx, id, 'documents');
  const document = await insertCaseDocument(change.tx, {
    case_id: id,
    kind,
    name: name ?? null,
    storage_key: null,
    link_id: null,
    created_at: change.now,
    created_by: accountOf(change.actor),
  });
  await enterMove(change, document, { ...move, moved: 'received' });
  return changed(change, id, 'original_moved');
}

/**
 * Writes down where an original went, also after the case has ended: the family gets it back whenever. Refuses as `lockDocument`, with `death_case_step_not_possible` for a move that does not
 * follow the last one, with `death_case_full`, and with `validation_failed` for a day to come or before the last move.
 */
export async function moveOriginal(
  change: StaffChange,
  { id, revision, ...move }: Input<Calls['moveDeathOriginal']>,
): Promise<DeathDocuments> {
  const { case_id } = await lockDocument(change, { id, revision });
  await enterMove(change, id, move);
  return changed(change, case_id, 'original_moved');
}

/** Takes back the last move. Refuses as `lockDocument`, and with `death_case_step_not_possible` where there is none. */
export async function undoMove(change: StaffChange, seen: Input<Calls['undoDeathOriginal']>): Promise<DeathDocuments> {
  const { case_id } = await lockDocument(change, seen);
  const last = (await findLastMove(change.tx, seen.id)) ?? refuse('death_case_step_not_possible');
  await deleteMove(change.tx, last.id);
  return changed(change, case_id, 'original_moved');
}

async function enterMove(change: StaffChange, documentId: number, move: Move): Promise<void> {
  const last = await findLastMove(change.tx, documentId);
  if (!nextMoves(last?.moved).includes(move.moved)) return refuse('death_case_step_not_possible');
  const problem = dayProblem(move.moved_on, change.today, last?.moved_on);
  if (problem) return refuse('validation_failed', { errors: { moved_on: [problem] } });
  assertFewer(await countMoves(change.tx, documentId), MOST_MOVES);
  await insertMove(change.tx, {
    case_document_id: documentId,
    ...move,
    written_at: change.now,
    written_by: accountOf(change.actor),
  });
}

function dayProblem(day: Day, today: Day, last: Day | undefined): string | undefined {
  if (isAfter(day, today)) return 'day_in_the_future';
  return last && isBefore(day, last) ? 'before_the_first_day' : undefined;
}

async function lockDocument(change: StaffChange, { id, revision }: Seen) {
  const { case_id } = (await findCaseDocument(change.tx, id)) ?? refuse('death_document_not_found');
  await lockCase(change, { id: case_id, revision });
  // read again: the lock may have waited for somebody who removed it
  return (await findCaseDocument(change.tx, id)) ?? refuse('death_document_not_found');
}

async function changed(
  change: StaffChange,
  caseId: number,
  what: 'document_removed' | 'original_moved',
): Promise<DeathDocuments> {
  await updateCase(change, caseId, {});
  await record(change, { action: `death_case.${what}`, household_id: null, subject_id: caseId });
  return getDocuments({ db: change.tx }, { id: caseId });
}
