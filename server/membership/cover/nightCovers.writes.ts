import { sql } from 'kysely';
import type { CoverVerdict } from '../../../domain/membership/cover.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Tx } from '../../platform/db.ts';
import './nightCovers.tables.ts';

type Found = { day: Day; found: readonly (readonly [member_id: number, verdict: CoverVerdict])[] };

/** Stores what a night found. Who was erased meanwhile is left out; rows are locked by id, as other workers of the night do. */
export async function replaceNightCovers(tx: Tx, { day, found }: Found): Promise<void> {
  const ids = found.map(([id]) => id);
  const verdicts = found.map(([, verdict]) => verdict);
  await sql`
    with found as (
      select f.member_id, f.verdict from unnest(${ids}::integer[], ${verdicts}::text[]) f (member_id, verdict)
      join members m on m.id = f.member_id order by m.id for key share of m)
    insert into night_covers (member_id, verdict, day) select member_id, verdict, ${day}::date from found order by member_id
    on conflict (member_id) do update set verdict = excluded.verdict, day = excluded.day`.execute(tx);
}
