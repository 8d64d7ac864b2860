import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { expect } from 'vitest';
import { query, postgresTest as test } from '../../testing/processes/postgresTest.ts';
import { temporaryFolder } from '../../testing/processes/temporaryFolder.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts';
import { EmbeddedPostgresError } from './postgresError.ts';

const asRoot = process.getuid?.() === 0;

test('a second start finds the data of the first', async ({ start, stop }) => {
  const first = await start();
  await query(first, "CREATE TABLE note AS SELECT 'Şükrü Öztürk' AS name");
  await stop(first);

  const second = await start();

  expect(await query(second, 'SELECT name FROM note')).toEqual([['Şükrü Öztürk']]);
});

test('the database uses UTF-8 and UTC, and listens on no network', async ({ start }) => {
  const postgres = await start();

  const names = ['server_encoding', 'TimeZone', 'listen_addresses', 'password_encryption'];
  const rows = await query(postgres, `SELECT current_setting(n) FROM unnest('{${names}}'::text[]) AS n`);

  expect(rows.flat()).toEqual(['UTF8', 'UTC', '', 'scram-sha-256']);
  expect(await query(postgres, "SELECT lower('ÖĞÜŞ')")).toEqual([['öğüş']]);
});

test('only the owner reads the password and reaches the socket', async ({ dataDir, start }) => {
  const postgres = await start();

  expect(statSync(join(dataDir, 'pg.password')).mode & 0o777).toBe(0o600);
  expect(statSync(postgres.connection.host).mode & 0o077).toBe(0);
  const stranger = new Client({ ...postgres.connection, password: 'guessed' });
  await expect(stranger.connect()).rejects.toThrow('password authentication failed');
});

test('a second app on the same folder is refused with a message of one line', async ({ dataDir, start }) => {
  await start();

  const second = startEmbeddedPostgres({ dataDir, durable: false, patienceMs: 0 });

  await expect(second).rejects.toThrow(`Another Vefa server is already using ${dataDir}`);
});

test('a path with a space and umlauts works', async ({ emptyDir, start }) => {
  const folder = join(emptyDir, "Vefa Büro's Ordner, neu");

  const postgres = await start({ folder });

  expect(await query(postgres, 'SHOW data_directory')).toEqual([[join(folder, 'pg')]]);
});

test('a path too long for a socket works through a temporary short link', async ({ emptyDir, start, stop }) => {
  const folder = join(emptyDir, 'x'.repeat(120));
  const postgres = await start({ folder });
  const { host } = postgres.connection;

  expect(await query(postgres, 'SELECT 1')).toEqual([[1]]);
  await stop(postgres);

  expect(host.length).toBeLessThan(80);
  expect(existsSync(dirname(host))).toBe(false);
});

test('an interrupted first start is started again', async ({ emptyDir, start }) => {
  mkdirSync(join(emptyDir, 'pg.init-torn/pg/base'), { recursive: true });
  writeFileSync(join(emptyDir, 'pg.password'), '');

  const postgres = await start({ folder: emptyDir });

  expect(await query(postgres, 'SELECT 1')).toEqual([[1]]);
  expect(readdirSync(emptyDir).filter((name) => name.startsWith('pg.init'))).toEqual([]);
});

test('a folder with other files is left alone', async ({ emptyDir, start }) => {
  mkdirSync(join(emptyDir, 'pg'));
  writeFileSync(join(emptyDir, 'pg/photo.jpg'), '');

  await expect(start({ folder: emptyDir })).rejects.toThrow('is no database');
});

test('a data folder that cannot be created is reported in one line', async ({ emptyDir, start }) => {
  writeFileSync(join(emptyDir, 'file'), '');

  await expect(start({ folder: join(emptyDir, 'file') })).rejects.toThrow(EmbeddedPostgresError);
});

test('a lost password file is reported, not replaced', async ({ dataDir, start, stop }) => {
  await stop(await start());
  rmSync(join(dataDir, 'pg.password'));

  await expect(start()).rejects.toThrow('pg.password is missing');
});

test.runIf(asRoot)(
  'root’s own folder has a link, and the database is where its user can reach it',
  async ({ emptyDir, start, stop }) => {
    chmodSync(emptyDir, 0o700);
    const first = await start({ folder: emptyDir });
    await query(first, 'CREATE TABLE kept (id int)');
    await stop(first);

    const second = await start({ folder: emptyDir });

    expect(lstatSync(join(emptyDir, 'pg')).isSymbolicLink()).toBe(true);
    expect(second.folder).toBe(first.folder);
    expect(await query(second, 'SELECT count(*) FROM kept')).toEqual([['0']]);
    expect(statSync(second.folder).uid).not.toBe(0);
  },
);

test.runIf(asRoot)('a copied link does not open the original’s database', async ({ emptyDir, start, stop }) => {
  chmodSync(emptyDir, 0o700);
  const postgres = await start({ folder: emptyDir });
  const copy = temporaryFolder('vefa-postgres-copy');
  cpSync(emptyDir, copy, { recursive: true, verbatimSymlinks: true });
  const openCopy = (open: typeof startEmbeddedPostgres | typeof joinEmbeddedPostgres) =>
    open({ dataDir: copy, durable: false, patienceMs: 0 });
  const says = `${copy} is a copy: its link pg leads to the database of ${emptyDir}.`;

  for (const open of [startEmbeddedPostgres, joinEmbeddedPostgres]) await expect(openCopy(open)).rejects.toThrow(says);
  await stop(postgres);
  for (const open of [startEmbeddedPostgres, joinEmbeddedPostgres]) await expect(openCopy(open)).rejects.toThrow(says);

  expect((await start({ folder: emptyDir })).folder).toBe(postgres.folder);
  rmSync(copy, { recursive: true });
});

test.runIf(asRoot)('a data folder that was moved keeps its database', async ({ emptyDir, start, stop }) => {
  chmodSync(emptyDir, 0o700);
  const postgres = await start({ folder: emptyDir });
  await stop(postgres);
  const moved = temporaryFolder('vefa-postgres-moved');
  cpSync(emptyDir, moved, { recursive: true, verbatimSymlinks: true });
  rmSync(join(emptyDir, 'pg'));

  const again = await start({ folder: moved });

  expect(again.folder).toBe(postgres.folder);
  await stop(again);
  rmSync(moved, { recursive: true });
});

test.runIf(asRoot)(
  'a link to a missing database is reported, and no empty database replaces it',
  async ({ emptyDir, start, stop }) => {
    chmodSync(emptyDir, 0o700);
    const first = await start({ folder: emptyDir });
    await stop(first);
    rmSync(dirname(first.folder), { recursive: true });

    await expect(start({ folder: emptyDir })).rejects.toThrow('is missing: restore it');
  },
);
