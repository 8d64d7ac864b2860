import type { ImportedHousehold } from '../../../domain/movingIn/importedHousehold.ts';
import { addDays, businessDay, day } from '../../../domain/shared/day.ts';
import { compareRow, shownName } from '../../movingIn/changes/deciding.actions.ts';
import { storeTakeOver } from '../../movingIn/preparing.actions.ts';
import { runTakeOver, tryTakeOver } from '../../movingIn/takeOvers.jobs.ts';
import { updateTakeOver } from '../../movingIn/takeOvers.writes.ts';
import { runToEnd } from '../../platform/runs/worker.ts';
import { aHeldApplication } from '../membership/heldBuilders.ts';
import type { TestServer } from '../testServer.ts';
import { aListedHousehold, aListedPerson } from './dirtyHouseholds.ts';
import { anImportedFile } from './importBuilders.ts';

/** A list that was read and not tried yet. */
export async function aTakeOver(
  server: TestServer,
  households: readonly ImportedHousehold[],
  name = 'liste.xlsx',
): Promise<number> {
  const rows = households.map((household) => ({ place: { sheet: 1, row: 2 }, household, problems: [] }));
  return server.change((change) => storeTakeOver(change, { fileId: null, name, rows }));
}

/** The whole dry run. */
export async function tried(server: TestServer, id: number): Promise<void> {
  await runToEnd(server.context, tryTakeOver, { take_over_id: id });
}

/** As if two of the board had agreed. */
export async function agreed(server: TestServer, id: number): Promise<void> {
  const now = server.clock.now();
  await server.change(async ({ tx }) => {
    await updateTakeOver(tx, id, { asked_by: null, asked_at: now });
    await updateTakeOver(tx, id, { agreed_by: null, agreed_at: now });
  });
}

/** The whole run, agreed to. */
export async function takenOver(server: TestServer, id: number): Promise<void> {
  await agreed(server, id);
  await runToEnd(server.context, runTakeOver, { take_over_id: id });
}

/** The rows of a list in order, with what was predicted and what became of them. */
export async function rowsOf(server: TestServer, id: number) {
  return server.context.db
    .selectFrom('take_over_rows')
    .select([
      'id',
      'key',
      'predicted',
      'predicted_reasons',
      'verdict',
      'reasons',
      'warnings',
      'household_id',
      'undone',
      'undone_reasons',
    ])
    .where('take_over_id', '=', id)
    .orderBy('id')
    .execute();
}

/** A list of one household, that went so far. */
async function aListOf(server: TestServer, key: string, last_name: string): Promise<number> {
  return aTakeOver(server, [aListedHousehold({ key, people: [aListedPerson({ last_name })] })]);
}

const LISTED = 'Gizlioğlu';

/** Lists at each step, for `world.ts`. */
export const takeOverMakers = {
  /** A household whose application the office has to compare with the list. */
  held: (server: TestServer) => aHeldApplication(server, LISTED),
  imported_file: (server: TestServer) => anImportedFile(server, LISTED),
  take_over: (server: TestServer) => aListOf(server, 'untried', LISTED),
  tried_take_over: async (server: TestServer) => {
    const id = await aListOf(server, 'tried', LISTED);
    await server.change((change) => updateTakeOver(change.tx, id, { tried_at: change.now }));
    return id;
  },
  asked_take_over: async (server: TestServer) => {
    const id = await aListOf(server, 'asked', LISTED);
    const asked = { asked_by: null, asked_at: server.clock.now() };
    await server.change((change) => updateTakeOver(change.tx, id, asked));
    return id;
  },
  stopped_take_over: async (server: TestServer) => {
    const id = await aListOf(server, 'stopped', LISTED);
    await agreed(server, id);
    return id;
  },
  /** Of somebody whom no other list names. */
  done_take_over: async (server: TestServer) => {
    const key = await nextKey(server);
    const somebody = aListedPerson({ last_name: 'Tamam', date_of_birth: addDays(day('1930-01-01'), key) });
    const id = await aTakeOver(server, [aListedHousehold({ key: `done ${key}`, people: [somebody] })]);
    await takenOver(server, id);
    return id;
  },
  /** A list that says something else of one household than the list before. */
  changed_take_over: (server: TestServer) => aChangedList(server),
  /** The row of such a household. */
  changed_row: async (server: TestServer) => {
    const [row] = await rowsOf(server, await aChangedList(server));
    if (!row) throw new Error('the list has no row');
    return row.id;
  },
};

async function aChangedList(server: TestServer): Promise<number> {
  const key = await nextKey(server);
  const date_of_birth = addDays(day('1940-01-01'), key);
  const listed = (place_of_birth: string) =>
    aListedHousehold({
      key: `changed ${key}`,
      people: [aListedPerson({ last_name: 'Değişen', date_of_birth, place_of_birth })],
    });
  await takenOver(server, await aTakeOver(server, [listed('Linz')]));
  const later = await aTakeOver(server, [listed('Wels')]);
  await takenOver(server, later);
  return later;
}

/** What a screen that shows the row's differences sends back. */
export async function shownOf({ context }: TestServer, rowId: number): Promise<string> {
  const { db, vault, clock } = context;
  const compared = await compareRow({ db, vault, today: businessDay(clock.now()) }, rowId);
  return compared ? shownName(compared) : '';
}

async function nextKey({ context: { db } }: TestServer): Promise<number> {
  const { id } = await db
    .selectFrom('take_overs')
    .select((is) => is.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** Something was taken over, nothing works on a list, and nobody has declared it finished. Made once. */
export async function readyToFinish(server: TestServer): Promise<void> {
  const { db, clock } = server.context;
  const begun = await db.selectFrom('take_overs').select('id').where('agreed_at', 'is not', null).executeTakeFirst();
  if (!begun) await takeOverMakers.done_take_over(server);
  await db
    .updateTable('runs')
    .set({ outcome: 'stopped', ended_at: clock.now() })
    .where('kind', 'like', 'moving_in.%')
    .where('outcome', 'is', null)
    .execute();
  await db.deleteFrom('taking_over_finished').execute();
}
