import { addDays, day } from '../../../domain/shared/day.ts';
import { proveTakeOver } from '../../movingIn/proof/proof.jobs.ts';
import { sumFigures } from '../../movingIn/proof/proof.reads.ts';
import { updateProof } from '../../movingIn/proof/proof.writes.ts';
import { runToEnd } from '../../platform/runs/worker.ts';
import type { TestServer } from '../testServer.ts';
import { aListedHousehold, aListedPerson } from './dirtyHouseholds.ts';
import { aTakeOver, takenOver } from './takeOverBuilders.ts';

/** A comparison of the whole list. */
export async function compared(server: TestServer, id: number): Promise<void> {
  await runToEnd(server.context, proveTakeOver, { take_over_id: id });
}

/** A list of one household and one that was refused, compared with what stands here. */
async function aComparedList(server: TestServer): Promise<number> {
  const { db } = server.context;
  const { id: last } = await db
    .selectFrom('take_overs')
    .select((is) => is.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const born = addDays(day('1920-01-01'), last ?? 0);
  const id = await aTakeOver(server, [
    aListedHousehold({
      key: `proven ${last}`,
      people: [aListedPerson({ last_name: 'Kanıt', date_of_birth: born, active_since: day('2010-04-01') })],
    }),
    aListedHousehold({ key: `refused ${last}`, people: [] }),
  ]);
  await takenOver(server, id);
  await compared(server, id);
  return id;
}

async function anExplainedList(server: TestServer): Promise<number> {
  const id = await aComparedList(server);
  const { db, clock } = server.context;
  const rows = db.selectFrom('take_over_rows').select('id').where('take_over_id', '=', id);
  await db
    .updateTable('take_over_differences')
    .set({ because: 'left_out', explained_at: clock.now() })
    .where('row_id', 'in', rows)
    .execute();
  return id;
}

/** The ids of the differences of a list. */
export async function differencesOf(server: TestServer, takeOverId: number): Promise<number[]> {
  const rows = await server.context.db
    .selectFrom('take_over_differences as d')
    .innerJoin('take_over_rows as r', 'r.id', 'd.row_id')
    .select('d.id')
    .where('r.take_over_id', '=', takeOverId)
    .orderBy('d.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists at the steps of their proof, for `world.ts`. */
export const proofMakers = {
  compared_take_over: aComparedList,
  explained_take_over: anExplainedList,
  once_signed_take_over: async (server: TestServer) => {
    const id = await anExplainedList(server);
    await server.change(async ({ tx, now }) => {
      const figures = await sumFigures(tx, id);
      await updateProof(tx, id, { asked_by: null, asked_at: now, asked_name: 'Hatice Kaya', figures });
    });
    return id;
  },
};
