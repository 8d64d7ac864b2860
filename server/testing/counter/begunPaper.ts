import { notePaper } from '../../households/paperApplications.actions.ts';
import { aHousehold } from '../builders.ts';
import type { TestServer } from '../testServer.ts';

/** The household of an application that is being entered from a paper. */
export async function aBegunPaper(server: TestServer): Promise<number> {
  const { household_id } = await aHousehold(server, { status: 'new' });
  await server.change((change) =>
    notePaper(change, {
      ...{ household_id, arrived_on: change.today, counts: true, entered_at: change.now },
      ...{ entered_by: null, idempotency_key: null },
    }),
  );
  return household_id;
}
