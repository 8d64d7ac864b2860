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

/** A note that the office wants to look at again today. */
export async function aNote(
  { context: { db }, clock }: TestServer,
  { household_id }: { household_id: number },
  words = 'Ruft noch einmal an.',
): Promise<number> {
  const note = { household_id, words, written_at: clock.now(), written_by: null, idempotency_key: null };
  const { id } = await db
    .insertInto('household_notes')
    .values({ ...note, follow_up_on: clock.today() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
