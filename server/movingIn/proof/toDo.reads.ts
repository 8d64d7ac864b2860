import { sql } from 'kysely';
import type { TakeOverToDo } from '../../../domain/movingIn/proof.contract.ts';
import type { Ask } from '../../platform/context.ts';
import { findOpenList } from '../changes/finished.reads.ts';

/**
 * Lists whose taking over waits for another of the board, those whose proof waits for explanations or a signature, and the newest that
 * says something otherwise than is here (decision 108).
 */
export async function listTakeOversToDo({ db }: Pick<Ask, 'db'>): Promise<TakeOverToDo[]> {
  const { rows } = await sql<TakeOverToDo>`
    select w.id, w.name, w.open,
      case when w.agreed_at is null then 'agreement' when w.open > 0 then 'differences' else 'signature' end as waits_for
    from (
      select t.id, t.name, t.agreed_at, p.asked_at as signed_once_at,
        (select count(*)::integer from take_over_differences d join take_over_rows r on r.id = d.row_id
          where r.take_over_id = t.id and d.because is null) as open
      from take_overs t left join take_over_proofs p on p.take_over_id = t.id
      where t.asked_at is not null and p.signed_at is null
        and exists (select from take_over_rows r where r.take_over_id = t.id and r.data is not null)) w
    where w.agreed_at is null or w.open > 0 or w.signed_once_at is not null
    order by w.id`.execute(db);
  const changed = await findOpenList(db);
  if (!changed) return rows;
  const { households: open, ...list } = changed;
  return [...rows, { ...list, open, waits_for: 'changes' }];
}
