import { insertRelease } from '../../release/release.writes.ts';
import { aHousehold } from '../builders.ts';
import type { TestServer } from '../testServer.ts';

type Which = { household_id: number };
type State = 'asked' | 'released';

/** A release of one household; `asked`: it waits for another of the board. */
export async function aRelease(server: TestServer, { household_id }: Which, state: State): Promise<number> {
  const { db, now } = { db: server.context.db, now: server.clock.now() };
  const id = await server.change(({ tx }) =>
    insertRelease(tx, {
      ...{ state, asked_by: null, asked_at: now, agreed_by: null, leaves_at: state === 'asked' ? null : now },
      ...{ first_invoices_at: null, first_reminders_at: null, idempotency_key: null },
    }),
  );
  const released_on = state === 'asked' ? null : server.clock.today();
  await db
    .insertInto('release_households')
    .values({ release_id: id, household_id, invitation: 'letter', released_on })
    .execute();
  return id;
}

/** What ids of calls about releases may refer to. */
export const releaseMakers = {
  release: async (server: TestServer) => aRelease(server, await aHousehold(server), 'asked'),
  left_release: async (server: TestServer) => aRelease(server, await aHousehold(server), 'released'),
};
