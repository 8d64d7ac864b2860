import { beforeAll, describe, expect, it } from 'vitest';
import { movingInContract } from '../../domain/movingIn/movingIn.contract.ts';
import type { TestClient } from '../testing/client.ts';
import { sendList } from '../testing/movingIn/importBuilders.ts';
import { aWorkbook } from '../testing/movingIn/sheetBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { clearImportedFiles } from './movingIn.jobs.ts';

let server: TestServer;
let board: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  ({ client: board } = await aClerk(server, 'board'));
  return () => server.stop();
});

const LIST = 'Mitgl.-Nr;Vorname;Zuname;Geb.-Datum;Besonderes\n7;Ali;Kaya;12.05.1960;3\n8;Can;Demir;irgendwann;4\n';

async function sent(list: Buffer | string = LIST, name?: string): Promise<number> {
  const { status, body } = await sendList(board, list, name);
  expect(status).toBe(201);
  return (body as { id: number }).id;
}

async function storedFiles(): Promise<number> {
  let count = 0;
  for await (const _file of server.context.files.list()) count += 1;
  return count;
}

describe('an uploaded list', () => {
  it('is read, and shows its columns with examples and what cannot be read', async () => {
    const id = await sent();

    const { body } = await board.call(movingInContract.getImportedFile, { id });
    const { body: problems } = await board.call(movingInContract.listImportProblems, { id, page: 9 });

    expect(body).toMatchObject({ name: 'Liste.csv', rows: 2, households: 2, people: 2, problem_count: 1 });
    expect((body as { sheets: unknown }).sheets).toEqual([
      {
        sheet: 1,
        name: '',
        head_row: 1,
        rows: 2,
        columns: [
          { header: 'Mitgl.-Nr', samples: ['7', '8'], meaning: { field: 'old_number', of: 'row' } },
          { header: 'Vorname', samples: ['Ali', 'Can'], meaning: { field: 'first_name', of: 'row' } },
          { header: 'Zuname', samples: ['Kaya', 'Demir'], meaning: { field: 'last_name', of: 'row' } },
          {
            header: 'Geb.-Datum',
            samples: ['12.05.1960', 'irgendwann'],
            meaning: { field: 'date_of_birth', of: 'row' },
          },
          { header: 'Besonderes', samples: ['3', '4'], meaning: null },
        ],
      },
    ]);
    expect(problems).toEqual({
      count: 1,
      page: 1,
      problems: [{ sheet: 1, row: 3, column: 4, why: 'day_not_readable', other_row: null }],
    });
  });

  it('is mapped by hand, and the next file with the same heads is proposed so', async () => {
    const id = await sent(LIST.replace('Besonderes', 'Eigenheit'));
    const columns = ['old_number', 'first_name', 'last_name', null, 'house_number'] as const;
    const meanings = columns.map((field) => field && ({ field, of: 'row' } as const));

    const { body } = await board.call(movingInContract.mapImportedFile, {
      id,
      sheets: [{ sheet: 1, columns: meanings }],
    });
    const next = await sent(LIST.replace('Besonderes', 'Eigenheit').replace('Ali', 'Veli'));

    expect(body).toMatchObject({ id, households: 2, problem_count: 0 });
    const { body: again } = await board.call(movingInContract.getImportedFile, { id: next });
    expect(
      (again as { sheets: { columns: { meaning: unknown }[] }[] }).sheets[0]?.columns.map(({ meaning }) => meaning),
    ).toEqual(meanings);
  });

  it('takes only columns that it has, and of children only what is a person’s', async () => {
    const id = await sent();
    const map = (sheets: unknown) => board.call(movingInContract.mapImportedFile, { id, sheets } as never);

    for (const sheets of [
      [{ sheet: 2, columns: [] }],
      [{ sheet: 1, columns: [null] }],
      [{ sheet: 1, columns: [{ field: 'iban', of: 'child_1' }, null, null, null, null] }],
    ]) {
      expect(await map(sheets)).toMatchObject({ status: 409, body: { message: 'import_columns_do_not_fit' } });
    }
  });

  it('is deleted with its file when it is given up, once', async () => {
    const id = await sent();
    const before = await storedFiles();

    const [one, other] = await Promise.all([1, 2].map(() => board.call(movingInContract.giveUpImportedFile, { id })));
    await server.runJobs();

    expect([one?.status, other?.status].sort()).toEqual([204, 404]);
    expect(await storedFiles()).toBe(before - 1);
    expect((await board.call(movingInContract.getImportedFile, { id })).status).toBe(404);
  });

  it('is deleted after ninety days', async () => {
    const old = await sent();
    await server.context.db
      .updateTable('imported_files')
      .set({ uploaded_at: new Date(server.clock.now().getTime() - 91 * 86_400_000) })
      .where('id', '=', old)
      .execute();
    const young = await sent();

    await clearImportedFiles.run(server.context, {});

    const { body } = await board.call(movingInContract.listImportedFiles);
    const ids = (body as unknown as { id: number }[]).map(({ id }) => id);
    expect(ids).toContain(young);
    expect(ids).not.toContain(old);
  });

  it('is recorded: uploaded, seen, mapped, given up', async () => {
    const id = await sent();
    await board.call(movingInContract.getImportedFile, { id });
    await board.call(movingInContract.mapImportedFile, {
      id,
      sheets: [{ sheet: 1, columns: [null, null, null, null, null] }],
    });
    await board.call(movingInContract.giveUpImportedFile, { id });

    const actions = (await auditOf(server, null))
      .filter(({ subject_id }) => subject_id === id)
      .map(({ action }) => action);
    expect(actions).toEqual(['uploaded', 'seen', 'mapped', 'given_up'].map((what) => `imported_file.${what}`));
  });
});

describe('a file that is refused', () => {
  it.each<[string, number, () => Buffer | Promise<Buffer>]>([
    ['import_wrong_kind', 415, () => Buffer.from('%PDF-1.7\n\0\x01')],
    ['import_too_large', 413, () => Buffer.alloc(20 * 1024 * 1024 + 1, 'a')],
    ['import_empty', 415, () => aWorkbook({ L: [] })],
  ])('leaves nothing behind: %s', async (key, status, bytes) => {
    const before = await storedFiles();

    expect(await sendList(board, await bytes())).toMatchObject({ status, body: { message: key } });

    expect(await storedFiles()).toBe(before);
  });
});

it('only the board may do any of it', async () => {
  const { client: clerk } = await aClerk(server);
  const id = await sent();

  for (const [call, input] of [
    [movingInContract.listImportedFiles, {}],
    [movingInContract.getImportedFile, { id }],
    [movingInContract.listImportProblems, { id }],
    [movingInContract.mapImportedFile, { id, sheets: [] }],
    [movingInContract.giveUpImportedFile, { id }],
    [movingInContract.getImportTemplate, { format: 'csv' }],
  ] as const) {
    expect((await clerk.call(call, input as never)).status).toBe(403);
  }
  expect((await sendList(clerk, LIST)).status).toBe(403);
});

describe('the template', () => {
  it.each(['xlsx', 'csv'] as const)('reads back with every column proposed: %s', async (format) => {
    const { bytes } = await board.call(movingInContract.getImportTemplate, { format });

    const id = await sent(format === 'csv' ? `${bytes.toString()}7;7\n` : bytes, `Vorlage.${format}`);

    const { body } = await board.call(movingInContract.getImportedFile, { id });
    const [list] = (body as { sheets: { columns: { header: string; meaning: unknown }[] }[] }).sheets;
    expect(list?.columns.length).toBeGreaterThan(40);
    expect(list?.columns.filter(({ meaning }) => meaning === null)).toEqual([]);
  });
});
