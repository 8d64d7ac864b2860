import { sql } from 'kysely';
import { type AskedFields, readAsked } from '../../../domain/office/lists/listShape.ts';
import type { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { refuse } from '../../../domain/office/lists/lists.refusals.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { keepChosenList } from '../../post/circulars/circulars.actions.ts';
import { householdsSource } from './householdsSource.ts';
import { chosenOf } from './lists.reads.ts';

type Chosen = Answer<(typeof listsContract)['chooseHouseholds']>;

/** Keeps the households of the list as they are now, to write to them. Refuses with `list_has_changed`. */
export async function chooseHouseholds(change: StaffChange, fields: AskedFields & { rows?: unknown }): Promise<Chosen> {
  const asked = { source: householdsSource, asked: readAsked(householdsSource.shape, fields), today: change.today };
  const { rows } = await sql<{ id: number }>`select h.id from ${chosenOf(asked)}`.execute(change.db);
  const ids = rows.map(({ id }) => id);
  if (ids.length !== fields.rows) refuse('list_has_changed', { params: { count: ids.length } });
  return { id: await keepChosenList(change, ids), households: ids.length };
}
