import { expect, it } from 'vitest';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { cents } from '../../domain/shared/money.ts';
import { writeNote } from '../counter/notes.actions.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { aHousehold } from '../testing/builders.ts';
import { theOffice } from '../testing/lifeBuilders.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aListedHousehold, aListedPerson } from '../testing/movingIn/dirtyHouseholds.ts';
import { aTakeOver, rowsOf, takenOver } from '../testing/movingIn/takeOverBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { undoTakeOver } from './takeOvers.jobs.ts';

const server = testServer();

const NAMES = ['Akın', 'Bulut', 'Çelik', 'Doğan', 'Erdem', 'Fidan'];

/** A list of households of one person each, taken over; their ids. */
async function aTakenOverList() {
  const list = NAMES.map((last_name, place) =>
    aListedHousehold({ key: last_name, open_cents: cents(place * 100), people: [aListedPerson({ last_name })] }),
  );
  const id = await aTakeOver(server, list);
  await takenOver(server, id);
  const households = (await rowsOf(server, id)).map(({ household_id }) => household_id ?? 0);
  return { id, households };
}

async function undone(id: number) {
  await runToEnd(server.context, undoTakeOver, { take_over_id: id });
  return (await rowsOf(server, id)).map((row) => [row.key, row.undone, row.undone_reasons.join()]);
}

it('takes back what nobody has touched, keeps the rest with what was written, and never touches who was here', async () => {
  const { db } = server.context;
  const before = await aHousehold(server, { status: 'active' });
  const { id, households } = await aTakenOverList();
  const [noted = 0, scanned = 0, locked = 0] = households.slice(1);
  const office = await theOffice(server);
  server.clock.moveMinutes(5);
  await office((change) =>
    writeNote(change as never, { id: noted, words: 'ruft an', follow_up_on: undefined } as never),
  );
  const { id: main } = await db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', scanned)
    .executeTakeFirstOrThrow();
  await aDocument(server, main);
  await db.updateTable('members').set({ place_of_birth: 'Linz' }).where('household_id', '=', locked).execute();
  await db
    .updateTable('households')
    .set((eb) => ({ revision: eb('revision' as never, '+', 1 as never) }) as never)
    .where('id', '=', locked)
    .execute();

  expect(await undone(id)).toEqual([
    ['Akın', 'taken_back', ''],
    ['Bulut', 'kept', 'noted'],
    ['Çelik', 'kept', 'documents'],
    ['Doğan', 'kept', 'changed'],
    ['Erdem', 'taken_back', ''],
    ['Fidan', 'taken_back', ''],
  ]);
  const kept = await db.selectFrom('members').select('last_name').orderBy('id').execute();
  expect(kept.map(({ last_name }) => last_name)).toEqual(['Yılmaz', 'Bulut', 'Çelik', 'Doğan']);
  expect(
    await db.selectFrom('members').select('id').where('household_id', '=', before.household_id).execute(),
  ).toHaveLength(1);
  const invoices = await db.selectFrom('sale_invoices').select(['household_id', 'status_id']).orderBy('id').execute();
  const { open, void: gone } = invoiceStatusIds;
  // the numbers of void invoices stay
  expect(invoices.map(({ status_id }) => status_id)).toEqual([open, open, open, gone, gone]);
  await server.runJobs();
  expect(server.mails).toEqual([]);
});

it('may be taken over again, and is then one household', async () => {
  const person = aListedPerson({ last_name: 'Gündüz' });
  const list = [aListedHousehold({ key: 'again', people: [person] })];
  const first = await aTakeOver(server, list);
  await takenOver(server, first);
  expect(await undone(first)).toEqual([['again', 'taken_back', '']]);

  const second = await aTakeOver(server, list);
  await takenOver(server, second);

  expect(await rowsOf(server, second)).toMatchObject([{ verdict: 'made' }]);
  const people = await server.context.db.selectFrom('members').select('id').where('last_name', '=', 'Gündüz').execute();
  expect(people).toHaveLength(1);
});
