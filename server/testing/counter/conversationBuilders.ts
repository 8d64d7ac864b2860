import '../../counter/counter.tables.ts';
import type { TestServer } from '../testServer.ts';

/** A conversation in which a household asked for something today. */
export async function aConversation(
  { context: { db }, clock }: TestServer,
  { household_id }: { household_id: number },
  reason: string | null = null,
): Promise<number> {
  const { id } = await db
    .insertInto('conversations')
    .values({ household_id, account_id: null, asked: 'rang', reason, begun_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
