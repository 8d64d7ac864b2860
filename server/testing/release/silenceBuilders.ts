import { sql } from 'kysely';
import type { TestServer } from '../testServer.ts';

type Which = { household_id: number };

/** The household is silent from today on, as if it had been taken over. */
export async function silence(server: TestServer, { household_id }: Which): Promise<void> {
  await server.context.db
    .updateTable('households')
    .set({ silent_since: server.clock.today() })
    .where('id', '=', household_id)
    .execute();
}

/** The effect keys of everything that was ever to leave for a household: mails, letters, news and text messages. */
export async function outboxOf(server: TestServer, { household_id }: Which): Promise<string[]> {
  const { rows } = await sql<{ effect_key: string }>`
    select effect_key from mails where household_id = ${household_id}
      or recipient = (select a.email from accounts a join households h on h.account_id = a.id where h.id = ${household_id})
    union all select effect_key from letters where household_id = ${household_id}
    union all select effect_key from notifications where household_id = ${household_id}
    union all select effect_key from text_messages where household_id = ${household_id}
    order by 1`.execute(server.context.db);
  return rows.map(({ effect_key }) => effect_key);
}
