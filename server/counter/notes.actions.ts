import { refuse } from '../../domain/counter/counter.refusals.ts';
import type { HouseholdNote } from '../../domain/counter/note.ts';
import type { notesContract } from '../../domain/counter/notes.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { addYears, isAfter, isBefore } from '../../domain/shared/day.ts';
import { record } from '../audit/audit.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { accountOf, type OfficeActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { findNote, findNoteByKey, lockNote } from './notes.reads.ts';
import { insertNote, updateDone } from './notes.writes.ts';

type Calls = typeof notesContract;

/** A later day is a mistyped year. */
const LONGEST_YEARS = 5;

/**
 * Stores a note; the same idempotency key again returns the one that was stored. Refuses with `HouseholdNotFound`, and with
 * `validation_failed` for a day that is past or more than five years away.
 */
export async function writeNote(
  change: Change<OfficeActor>,
  { id, words, follow_up_on, idempotency_key: key }: Input<Calls['writeNote']>,
): Promise<HouseholdNote> {
  if (!(await lockHousehold(change.tx, id))) return refuse('HouseholdNotFound');
  const made = key && (await findNoteByKey(change.tx, id, key));
  if (made) return made;
  if (follow_up_on && isBefore(follow_up_on, change.today)) return refuseDay('date_must_not_be_past');
  if (follow_up_on && isAfter(follow_up_on, addYears(change.today, LONGEST_YEARS))) return refuseDay('check_the_year');
  const noteId = await insertNote(change.tx, {
    household_id: id,
    words,
    written_at: change.now,
    written_by: accountOf(change.actor),
    follow_up_on: follow_up_on ?? null,
    idempotency_key: key ?? null,
  });
  await record(change, { action: 'note.written', household_id: id, subject_id: noteId });
  return (await findNote(change.tx, noteId)) ?? refuse('note_not_found');
}

/** A note of nobody in particular about a household that was just made. */
export async function enterListedNote(change: Change, household_id: number, words: string): Promise<void> {
  const nobody = { written_by: null, follow_up_on: null, idempotency_key: null };
  await insertNote(change.tx, { ...nobody, household_id, words, written_at: change.now });
}

/** Repeating it changes nothing. Refuses with `note_not_found`, also for a note without a day. */
export async function endFollowUp(change: Change<OfficeActor>, { id }: Input<Calls['endFollowUp']>): Promise<void> {
  const note = await lockNote(change.tx, id);
  if (!note?.follow_up_on) return refuse('note_not_found');
  if (note.done_at) return;
  await updateDone(change.tx, id, { done_at: change.now, done_by: accountOf(change.actor) });
  await record(change, { action: 'note.done', household_id: note.household_id, subject_id: id });
}

function refuseDay(problem: 'date_must_not_be_past' | 'check_the_year'): never {
  return refuse('validation_failed', { errors: { follow_up_on: [problem] } });
}
