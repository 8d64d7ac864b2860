import { sql } from 'kysely';
import type { HouseholdNote, NoteToFollowUp } from '../../domain/counter/note.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader, Tx } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './counter.tables.ts';

/** A clerk reads the latest; nobody writes more about a household. */
const MOST_SHOWN = 200;

type Row = { id: number; at: Date; by: string | null; words: string; follow_up_on: Day | null; is_done: boolean };

/** The notes about a household, the latest first. */
export async function listNotes(db: Reader, householdId: number): Promise<HouseholdNote[]> {
  const rows = await notes(db)
    .where('n.household_id', '=', householdId)
    .orderBy('n.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(toNote);
}

export async function findNote(db: Reader, id: number): Promise<HouseholdNote | undefined> {
  const row = await notes(db).where('n.id', '=', id).executeTakeFirst();
  return row && toNote(row);
}

export async function findNoteByKey(db: Reader, householdId: number, key: string): Promise<HouseholdNote | undefined> {
  const row = await notes(db)
    .where('n.household_id', '=', householdId)
    .where('n.idempotency_key', '=', key)
    .executeTakeFirst();
  return row && toNote(row);
}

/** A note under the lock of its household, so that two do not end it at once. */
export async function lockNote(tx: Tx, id: number) {
  return tx
    .selectFrom('household_notes')
    .select(['household_id', 'follow_up_on', 'done_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes whose day has come, the earliest first. */
export async function listNotesToFollowUp({ db, today }: Pick<Ask, 'db' | 'today'>): Promise<NoteToFollowUp[]> {
  const { rows } = await sql<Omit<NoteToFollowUp, 'follow_up_on'> & { follow_up_on: Day }>`
    select n.household_id, h.membership_no, ${fullNameOf('m')} as name, n.id as note_id, n.words, n.follow_up_on
    from household_notes n
    join households h on h.id = n.household_id
    join members m on m.household_id = h.id and m.is_main
    where n.done_at is null and n.follow_up_on <= ${today}
    order by n.follow_up_on, n.id limit ${MOST_WAITING}`.execute(db);
  return rows.map((row) => ({ ...row, follow_up_on: toWireDay(row.follow_up_on) }));
}

function notes(db: Reader) {
  return db
    .selectFrom('household_notes as n')
    .leftJoin('accounts as a', 'a.id', 'n.written_by')
    .select(['n.id', 'n.written_at as at', 'n.words', 'n.follow_up_on', staffNameOf('a').as('by')])
    .select(sql<boolean>`n.done_at is not null`.as('is_done'));
}

function toNote({ at, follow_up_on, ...row }: Row): HouseholdNote {
  return { ...row, at: at.toISOString(), follow_up_on: follow_up_on && toWireDay(follow_up_on) };
}
