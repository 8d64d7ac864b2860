import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, SettingError } from './config.ts';
import { openContext, openContextForCommand } from './context.ts';
import { backUp } from './maintenance/backupCommands.ts';
import { readBackup } from './platform/backup/restoreBackup.ts';
import { openDatabase } from './platform/db.ts';
import { openLog } from './platform/log.ts';
import { migrate, migrationNames } from './platform/migrate.ts';
import { KEYS } from './testing/processes/keys.ts';
import { removeTemporaryFolder, temporaryFolder } from './testing/processes/temporaryFolder.ts';
import { makeOlderSchema } from './testing/schema/olderSchema.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

let folder: string;
let url: string;
let drop: () => Promise<void>;

beforeEach(async () => {
  folder = temporaryFolder('vefa-context');
  const made = await createTestDatabase();
  url = asUrl(new Client(made.connection));
  drop = made.drop;
});
afterEach(async () => {
  removeTemporaryFolder(folder);
  await drop();
});

test('a newer database stops the start, and the message names the version that it needs', async () => {
  await run("insert into kysely_migration values ('9999_future', now())");

  const said =
    'is newer than this version of Vefa (9999_future): start the version that it was used with last, ' +
    'or restore a backup that an older one made';
  await expect(start(url)).rejects.toEqual(new SettingError(`The database ${named()} ${said}`));
  await expect(startCommand(url)).rejects.toEqual(new SettingError(`The database ${named()} ${said}`));
});

test('the database of a trial version is refused before anything is written', async () => {
  await run("update kysely_migration set name = '0001_accounts' where name like '0001%'");
  const before = await run('select xmin, * from kysely_migration');

  const said =
    'was made by a trial version of Vefa, whose data are not taken over, and is unchanged: ' +
    'begin anew with an empty data folder or another database';
  await expect(start(url)).rejects.toEqual(new SettingError(`The database ${named()} ${said}`));
  await expect(startCommand(url)).rejects.toEqual(new SettingError(`The database ${named()} ${said}`));

  expect(await run('select xmin, * from kysely_migration')).toEqual(before);
});

test('a command leaves the database of an older version unchanged: an older server may be running on it', async () => {
  const newest = await makeOlder();

  await expect(startCommand(url)).rejects.toEqual(
    new SettingError(
      `The database ${named()} is older than this version of Vefa, which has ${newest} besides: ` +
        'the server brings it up to date when it is started. Until then use the commands of the version that serves it',
    ),
  );

  expect(await doneLast()).not.toBe(newest);
});

test('a backup copies the database of an older version unchanged, so that either version can restore it', async () => {
  const newest = await makeOlder();
  const to = join(folder, 'backup');

  await backUp(settings(url), { to, withKeys: false }, () => {});

  const { migrations } = await readBackup(to);
  expect(migrations).toEqual((await migrationNames()).filter((name) => name !== newest));
  expect(await doneLast()).toBe(migrations.at(-1));
});

test('a migration that fails is named, and nothing of it remains', async () => {
  const adding = '0001_first_schema';
  await makeOlder(adding);
  await run('create table fees (id integer)');
  const tables = 'select count(*) from pg_class';
  const before = await run(tables);

  await expect(start(url)).rejects.toEqual(
    new SettingError(`The database ${named()} is as it was, for ${adding} failed: relation "fees" already exists`),
  );

  expect(await run(tables)).toEqual(before);
});

test('a database that refuses the connection is reported with its own words', async () => {
  const nowhere = url.replace('?', '_too?');
  const { pathname } = new URL(nowhere);
  const said = `cannot be used: database "${pathname.slice(1)}" does not exist`;

  await expect(start(nowhere)).rejects.toEqual(new SettingError(`The database ${named(nowhere)} ${said}`));
  await expect(startCommand(nowhere)).rejects.toEqual(new SettingError(`The database ${named(nowhere)} ${said}`));
});

test('a database that does not answer is reported, whatever its host name means', async () => {
  const refused = await start('postgresql://vefa:secret@localhost:1/vefa').catch((error) => error);

  expect(refused).toBeInstanceOf(SettingError);
  expect(refused.message).toMatch(/^The database localhost:1\/vefa cannot be used: .*ECONNREFUSED/);
  expect(refused.message).not.toContain('secret');
});

test('migrations have no time limit, whatever the database sets for others', async () => {
  await makeOlder('0001_first_schema');
  await run(`alter database ${named().split('/').at(-1)} set statement_timeout = '200ms'`);
  const { db } = openDatabase({ connectionString: url }, { poolSize: 1, patience: 'maintenance' });
  const busy = new Client({ connectionString: url });
  await busy.connect();
  await busy.query('begin; set local statement_timeout = 0; lock table kysely_migration in access exclusive mode');

  const migrating = migrate(db);
  await busy.query('select pg_sleep(0.6); commit').finally(() => busy.end());

  await expect(migrating).resolves.toBeUndefined();
  await db.destroy();
});

/** A database of an earlier version, by default the last one. Returns the first migration that it lacks. */
async function makeOlder(lacking?: string): Promise<string> {
  const names = await migrationNames();
  const done = lacking ? names.indexOf(lacking) : names.length - 1;
  const { db } = openDatabase({ connectionString: url }, { poolSize: 1, patience: 'clockwork' });
  await makeOlderSchema(db, names.slice(0, done));
  await db.destroy();
  return names[done] ?? '';
}

async function doneLast(): Promise<string> {
  const [row] = await run('select max(name) as name from kysely_migration');
  return row.name;
}

async function run(text: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function settings(DATABASE_URL: string) {
  return { ...KEYS, DATABASE_URL, DATA_DIR: join(folder, 'data') };
}

async function start(DATABASE_URL: string): Promise<void> {
  const { close } = await openContext(readConfig(settings(DATABASE_URL)), openLog('silent'));
  await close();
}

async function startCommand(DATABASE_URL: string): Promise<void> {
  const { close } = await openContextForCommand(readConfig(settings(DATABASE_URL)), openLog('silent'));
  await close();
}

/** If the host is a socket's folder, it stands in the query string. */
function asUrl({ host, port, user, password, database }: Client): string {
  const more = new URLSearchParams({ host, port: String(port), user: String(user), password: String(password) });
  return `postgresql://localhost/${database}?${more}`;
}

/** As it is shown to people: without user and password. */
function named(database = url): string {
  const { pathname, searchParams } = new URL(database);
  return `${searchParams.get('host')}${pathname}`;
}
