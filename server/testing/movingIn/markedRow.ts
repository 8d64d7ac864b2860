import { sql } from 'kysely';
import type { TestServer } from '../testServer.ts';

type Marked = { household_id: number; mark: string; iban: string };

/** As if the household had been taken over from a former list, with a mark in everything that is kept of it. */
export async function wasInAList({ context }: TestServer, { household_id, mark, iban }: Marked): Promise<void> {
  const { db, vault, clock } = context;
  const now = clock.now();
  await sql`update households set old_number = ${mark} where id = ${household_id}`.execute(db);
  await sql`insert into household_accounts (household_id, iban) values (${household_id}, ${iban})`.execute(db);
  await sql`with t as (insert into take_overs (name, created_at) values ('Liste', ${now}) returning id),
    r as (
      insert into take_over_rows (take_over_id, key, old_number, sheet, row_no, data, verdict, decided_at, household_id)
      select id, ${mark}, ${mark}, 1, 2, ${vault.seal(mark)}, 'made', ${now}, ${household_id} from t returning id)
    insert into take_over_differences (row_id, kind, because, words, explained_at)
    select id, 'status', 'other', ${mark}, ${now} from r`.execute(db);
}
