import type { DeathDecisions } from '../../../domain/deaths/deathDecisions.contract.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import '../deaths.tables.ts';

/** What the office wrote when it passed the case to the board the last time; null: nothing. */
export async function findNoteToBoard(db: Reader, caseId: number): Promise<DeathDecisions['note_to_board']> {
  const row = await db
    .selectFrom('death_case_history as h')
    .leftJoin('accounts as a', 'a.id', 'h.account_id')
    .select(['h.reason', 'h.happened_at', staffNameOf('a').as('who')])
    .where('h.case_id', '=', caseId)
    .where('h.verb', '=', 'sendToBoard')
    .orderBy('h.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reason ? { words: row.reason, who: row.who, written_at: row.happened_at.toISOString() } : null;
}
