import { beforeAll, expect, it } from 'vitest';
import { movingInContract } from '../../domain/movingIn/movingIn.contract.ts';
import { type TakeOver, takeOversContract } from '../../domain/movingIn/takeOvers.contract.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import type { TestClient } from '../testing/client.ts';
import { aDirtyWorkbook } from '../testing/movingIn/dirtyWorkbook.ts';
import { sendList } from '../testing/movingIn/importBuilders.ts';
import { rowsOf, takenOver, tried } from '../testing/movingIn/takeOverBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { undoTakeOver } from './takeOvers.jobs.ts';

const server = testServer();
let board: TestClient;
beforeAll(async () => {
  ({ client: board } = await aClerk(server, 'board'));
});

const HEADS = 'Familiennummer;Vorname;Nachname;Geburtsdatum;Beziehung;Eigenes';

/** Uploads a list and tries it. */
async function aTriedList(list: Buffer | string, name?: string): Promise<number> {
  const { body: file } = await sendList(board, list, name);
  const { id } = file as { id: number };
  const { body } = await board.call(takeOversContract.prepareTakeOver, { id });
  const takeOver = (body as TakeOver).id;
  await tried(server, takeOver);
  return takeOver;
}

async function saved(id: number, stage: 'dry_run' | 'run' | 'undo', result: 'refused' | 'taken_back' | 'kept') {
  const { bytes, status } = await board.call(takeOversContract.saveTakeOverRows, { id, stage, result });
  expect(status).toBe(200);
  return bytes;
}

/** What the sheets of an uploaded workbook hold, by its outline. */
async function outlineOf(bytes: Buffer) {
  const { body } = await sendList(board, bytes, 'Zeilen.xlsx');
  const file = await board.call(movingInContract.getImportedFile, { id: (body as { id: number }).id });
  return file.body as {
    rows: number;
    sheets: { columns: { header: string; samples: string[]; meaning: { field: string } | null }[] }[];
  };
}

it('holds the refused lines as they stand in the list, with the reasons, and reads back as they were', async () => {
  const rows = ['1;Ali;Kaya;12.05.1960;Hauptmitglied;rot', '2;Can;Demir;irgendwann;Hauptmitglied;blau'];
  const id = await aTriedList([HEADS, ...rows].join('\n'));

  const file = await outlineOf(await saved(id, 'dry_run', 'refused'));

  expect(file.rows).toBe(1);
  expect(file.sheets[0]?.columns.map(({ header, samples, meaning }) => [header, samples[0], meaning?.field])).toEqual([
    ['Familiennummer', '2', 'key'],
    ['Vorname', 'Can', 'first_name'],
    ['Nachname', 'Demir', 'last_name'],
    ['Geburtsdatum', 'irgendwann', 'date_of_birth'],
    ['Beziehung', 'Hauptmitglied', 'relation'],
    ['Eigenes', 'blau', undefined],
    ['Vefa: Ergebnis', 'Abgelehnt', undefined],
    ['Vefa: Warum', expect.stringContaining('4. Spalte: Das'), undefined],
    ['Vefa: Mitgliedsnummer hier', undefined, undefined],
  ]);
});

it('keeps what was said by hand of columns under the same heads', async () => {
  const list = `${HEADS}\n5;Can;Eren;irgendwann;Hauptmitglied;Baden`;
  const { body } = await sendList(board, list);
  const { id: fileId } = body as { id: number };
  const names = ['key', 'first_name', 'last_name', 'date_of_birth', 'relation', 'place_of_birth'] as const;
  const columns = names.map((field) => ({ field, of: 'row' as const }));
  await board.call(movingInContract.mapImportedFile, { id: fileId, sheets: [{ sheet: 1, columns }] });
  const prepared = await board.call(takeOversContract.prepareTakeOver, { id: fileId });
  const { id } = prepared.body as TakeOver;
  await tried(server, id);

  const file = await outlineOf(await saved(id, 'dry_run', 'refused'));

  expect(file.sheets[0]?.columns.map(({ meaning }) => meaning?.field ?? null)).toEqual([...names, null, null, null]);
});

it('is refused for the same reasons when a dirty list is saved and read again unmended', async () => {
  const { bytes } = await aDirtyWorkbook(20_261_128, 120);
  const id = await aTriedList(bytes, 'Liste.xlsx');
  const refused = (await rowsOf(server, id)).filter(({ predicted, key }) => predicted === 'refused' && key !== null);
  expect(refused.length).toBeGreaterThan(3);

  const again = await aTriedList(await saved(id, 'dry_run', 'refused'), 'Zeilen.xlsx');

  const said = ({ key, predicted, predicted_reasons }: (typeof refused)[number]) => [key, predicted, predicted_reasons];
  // a line that stood twice is alone in the file
  const keys = new Set(refused.map(({ key }) => key));
  const second = (await rowsOf(server, again)).filter(({ key }) => keys.has(key));
  expect(second.map(said)).toEqual(refused.map(said));
});

it('tells what was taken back and what stayed, also after the file was deleted', async () => {
  const id = await aTriedList(
    `${HEADS}\n71;Eda;Aslan;1.1.1970;Hauptmitglied;\n71;Efe;Aslan;1.1.2015;Sohn;\n72;Nur;Tan;1.1.1971;Hauptmitglied;`,
  );
  await takenOver(server, id);
  const [, kept] = await rowsOf(server, id);
  await server.context.db
    .updateTable('households')
    .set({ silent_since: null })
    .where('id', '=', kept?.household_id ?? 0)
    .execute();
  await runToEnd(server.context, undoTakeOver, { take_over_id: id });

  const back = await outlineOf(await saved(id, 'undo', 'taken_back'));
  const stayed = await outlineOf(await saved(id, 'undo', 'kept'));
  await server.context.db.deleteFrom('imported_files').execute();
  const places = await outlineOf(await saved(id, 'undo', 'kept'));

  expect(back.sheets[0]?.columns[1]?.samples).toEqual(['Eda', 'Efe']);
  expect(stayed.sheets[0]?.columns.map(({ samples }) => samples[0]).slice(6)).toEqual([
    'Geblieben',
    'freigegeben',
    expect.stringMatching(/^\d+$/),
  ]);
  expect(places.sheets[0]?.columns.map(({ samples }) => samples[0])).toEqual([
    'Blatt 1, Zeile 4',
    'Geblieben',
    'freigegeben',
    expect.stringMatching(/^\d+$/),
  ]);
});

it('is only for the board', async () => {
  const { client: clerk } = await aClerk(server);
  const asked = { id: 1, stage: 'run', result: 'made' } as const;

  expect((await clerk.call(takeOversContract.saveTakeOverRows, asked)).status).toBe(403);
  expect((await board.call(takeOversContract.saveTakeOverRows, { ...asked, id: 9_999 })).body).toMatchObject({
    message: 'take_over_not_found',
  });
});
