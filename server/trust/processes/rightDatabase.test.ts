import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openContext } from '../../context.ts';
import { system } from '../../platform/actor.ts';
import { openLog } from '../../platform/log.ts';
import type { MailData } from '../../platform/mail/mailData.ts';
import { queueMail } from '../../platform/mail/mailQueue.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/postgres/embeddedPostgres.ts';
import { inChange } from '../../platform/work.ts';
import { anEffect } from '../../testing/post/effects.ts';
import { KEYS } from '../../testing/processes/keys.ts';
import { type Outcome, runProgram } from '../../testing/processes/program.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';

const commands = {
  backup: ['dist/server/upkeep.js', 'backup', '--to'],
  keys: ['dist/server/upkeep.js', 'keys', 'reseal'],
  office: ['dist/server/office.js', 'fees'],
  jobs: ['dist/server/jobs.js', 'daily'],
} as const;

const mailData = { language: 'de', subject: 'x', greeting: 'x', paragraphs: [], closing: 'x' } satisfies MailData;

let folder: string;
let dataDir: string;
/** A product that was started once, and its backup. */
let product: { folder: string; dataDir: string; backup: Outcome };

beforeAll(async () => {
  folder = temporaryFolder('vefa-right-database');
  dataDir = join(folder, 'data');
  const { context, close } = await start({});
  await inChange(context, system, (change) => queueMail(change, anEffect('test/sealed'), 'ayse@example.at', mailData));
  await close();
  product = { folder, dataDir, backup: await command('backup', {}) };
});
afterAll(() => {
  removeTemporaryFolder(product.dataDir);
  removeTemporaryFolder(product.folder);
});
beforeEach(() => {
  folder = temporaryFolder('vefa-right-database');
  dataDir = join(folder, 'data');
});
afterEach(() => {
  removeTemporaryFolder(dataDir);
  removeTemporaryFolder(folder);
});

test.each(Object.keys(commands) as (keyof typeof commands)[])(
  '%s creates no database if there is none, and nothing else either',
  async (name) => {
    const { said } = await command(name, {});

    expect(said).toBe(
      `There is no database in ${dataDir}, and a command makes none: set DATABASE_URL and DATA_DIR as the server has them\n`,
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('a command creates no keys: they must be in the server’s settings', async () => {
  mkdirSync(join(dataDir, 'pg'), { recursive: true });

  const { said } = await command('keys', { SESSION_SECRET: KEYS.SESSION_SECRET });

  expect(said).toBe(
    `Setting FILE_KEY is missing, and there is no ${dataDir}/keys/file_key: a command makes no keys, set it as the server has it\n`,
  );
  expect(readdirSync(dataDir)).toEqual(['pg']);
});

test('with another key than the one that encrypted its data nothing starts, and nothing is encrypted with it', async () => {
  const { dataDir: DATA_DIR } = product;
  const right = readFileSync(join(DATA_DIR, 'keys/file_key'), 'utf8');

  const wrong = await start({ DATA_DIR, FILE_KEY: KEYS.FILE_KEY }).catch(({ message }) => message);
  const { said } = await command('office', { DATA_DIR, FILE_KEY: KEYS.FILE_KEY });
  const both = await start({ DATA_DIR, FILE_KEY: `${KEYS.FILE_KEY},${right}` });

  await both.close();
  expect(wrong).toBe(
    `FILE_KEY opens nothing of what is sealed in ${DATA_DIR}/pg: it has to be the key with which this database was used before`,
  );
  expect(said).toContain(wrong);
});

test('a command prints which database it uses, and does its work', () => {
  const { said, exitCode } = product.backup;

  expect(exitCode).toBe(0);
  expect(said).toContain(`Database: ${product.dataDir}/pg\n`);
  expect(existsSync(join(product.folder, 'backup/manifest.json'))).toBe(true);
});

test('restoring with a mail server set warns that members will get mails; files of npm, Node or the disk do not hinder it', async () => {
  // as the service's user with its home there; as in the container; as a disk's root folder
  for (const name of ['.npm', 'compiled', 'lost+found']) mkdirSync(join(dataDir, name), { recursive: true });
  const args = ['dist/server/upkeep.js', 'restore', join(product.folder, 'backup')];
  const key = readFileSync(join(product.dataDir, 'keys/file_key'), 'utf8');

  const { said, exitCode } = await runProgram(args, {
    DATA_DIR: dataDir,
    FILE_KEY: key,
    SMTP_URL: 'smtp://mail.example',
  });

  expect(exitCode).toBe(0);
  expect(said).toContain(`Database: ${dataDir}/pg\n`);
  expect(said).toContain('SMTP_URL is set: once started, this product mails members. For a trial start it without.\n');
});

test('an empty database of its own stays empty, and is named without its password', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    const settings = { ...KEYS, DATABASE_URL: urlOf(postgres) };

    const { said } = await command('backup', settings);

    expect(said).toBe(
      `Database: ${postgres.folder}/vefa\nThe database is empty, and a command makes no tables: is it the one that the server uses?\n`,
    );
    expect(existsSync(join(folder, 'backup'))).toBe(false);
    expect(await tablesOf(postgres)).toBe(0);
  } finally {
    await postgres.stop();
  }
});

function start(settings: Record<string, string>) {
  return openContext(readConfig({ DATA_DIR: dataDir, DEMO: '0', ...settings }), openLog('silent'));
}

function command(name: keyof typeof commands, settings: Record<string, string>) {
  const args = name === 'backup' ? [...commands.backup, join(folder, 'backup')] : commands[name];
  return runProgram(args, { DATA_DIR: dataDir, ...settings });
}

function urlOf({ connection: { host, port, user, password } }: EmbeddedPostgres): string {
  return `postgresql://localhost/vefa?${new URLSearchParams({ host, port: String(port), user, password })}`;
}

async function tablesOf(postgres: EmbeddedPostgres): Promise<number> {
  const client = new Client({ connectionString: postgres.url() });
  await client.connect();
  try {
    const { rows } = await client.query("select from pg_tables where schemaname in ('public', 'pgboss')");
    return rows.length;
  } finally {
    await client.end();
  }
}
