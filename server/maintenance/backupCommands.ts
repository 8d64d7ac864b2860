import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { forgetLogIns } from '../accounts/sessions.actions.ts';
import { linkUpToNow } from '../audit/chain/linking.actions.ts';
import { listUnknownHeads } from '../audit/chain/verify.reads.ts';
import { type Config, readConfig } from '../config.ts';
import { databaseNamed, openNewContext } from '../context.ts';
import { noteBackup } from '../health/backups.actions.ts';
import { system } from '../platform/actor.ts';
import { BackupError } from '../platform/backup/backupError.ts';
import { isEmptyDatabase } from '../platform/backup/load.ts';
import { keyChecks, makeBackup } from '../platform/backup/makeBackup.ts';
import { DATABASE_PART, KEYS_FOLDER, type Manifest } from '../platform/backup/manifest.ts';
import { readBackup, restoreDatabase, restoreFiles } from '../platform/backup/restoreBackup.ts';
import type { Context } from '../platform/context.ts';
import { makeDataFolder } from '../platform/dataFolder.ts';
import { isMarked, renewStoreMark } from '../platform/files/storeMark.ts';
import { openLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { openVault } from '../platform/secrets/vault.ts';
import { inChange } from '../platform/work.ts';
import { forgetAllInvitations } from '../staff/invitations.actions.ts';
import { listStaff } from '../staff/staff.reads.ts';
import { openCommandContext } from './commandContext.ts';
import { isDataIntact } from './integrity.ts';

type Print = (line: string) => void;
type Environment = NodeJS.ProcessEnv;

const KEY_SETTINGS = ['FILE_KEY', 'SESSION_SECRET'] as const;

/** Copies the running product's data into a new folder, with a generated name unless `to` is given. */
export async function backUp(env: Environment, wish: { to?: string; withKeys: boolean }, print: Print): Promise<void> {
  const { config, context, close } = await openCommandContext({ env, anyAge: true });
  try {
    const target = resolve(wish.to ?? join('backups', nameFor(context.clock.now())));
    mkdirSync(join(target, '..'), { recursive: true, mode: 0o700 });
    // before the tables are copied, so that the copy contains this link
    const auditHead = await linkUpToNow(context).catch(
      () => void print('The audit log was not linked: npm run audit -- verify'),
    );
    const manifest = await makeBackup(context, {
      target,
      auditHead,
      ...(wish.withKeys ? { keys: keysOf(config) } : {}),
    });
    await noteBackup(context.db, { made_at: new Date(manifest.made_at), bytes: await sizeOf(target, manifest) });
    print(`Backup: ${target}`);
    summary(manifest).forEach(print);
    if (wish.withKeys)
      print('The keys are in it: everybody who has this folder can read everything in it. Keep it locked away.');
    else
      print(
        'The keys are not in it. Without FILE_KEY nobody can read it, nor restore it: keep that key, but elsewhere.',
      );
  } finally {
    await close();
  }
}

/**
 * Restores a backup into an empty place, and checks all of it. Returns whether everything is right; throws a BackupError before
 * anything is written if it cannot be restored.
 */
export async function restore(env: Environment, from: string, print: Print): Promise<boolean> {
  const folder = resolve(from);
  const manifest = await readBackup(folder);
  const dataDir = resolve(env.DATA_DIR || './data');
  assertVacant(dataDir);
  await takeKeys(env, folder, dataDir, manifest);
  const config = readConfig(env);
  assertKeys(config, manifest);
  print(`Database: ${databaseNamed(config)}`);
  const { context, close } = await openNewContext(config, openLog('error'), async (db) => {
    if (!(await isEmptyDatabase(db))) throw new BackupError('The database is not empty: nothing was changed');
    await migrate(db, manifest.migrations);
  });
  try {
    await assertNoDocuments(context);
    await restoreDatabase(context, folder, manifest);
    await renewStoreMark(context);
    await inChange(context, system, forgetLogIns);
    await inChange(context, system, forgetAllInvitations);
    await restoreFiles(context.files.storage, folder);
    print(`Restored: ${folder}, made at ${manifest.made_at}`);
    summary(manifest).forEach(print);
    print('No session and no mailed link of the backup works: everybody logs in anew.');
    (await openStaff(context)).forEach(print);
    const isSame = await isChainOf(context, manifest, print);
    const well = (await isDataIntact(context, print)) && isSame;
    if (config.smtpUrl)
      print('SMTP_URL is set: once started, this product mails members. For a trial start it without.');
    return well;
  } finally {
    await close();
  }
}

/**
 * Entries of other programs that may be there: npm's in the user's home, Node's cache in the container, `lost+found` of a disk.
 */
const NOT_OURS = /^(\..*|compiled|lost\+found)$/;

function assertVacant(dataDir: string): void {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const content = names.filter((name) => name !== KEYS_FOLDER && !NOT_OURS.test(name));
  if (content.length > 0)
    throw new BackupError(`${dataDir} is not empty: a backup is restored into a new DATA_DIR only`);
}

async function assertNoDocuments({ files }: Context): Promise<void> {
  for await (const _ of files.list()) throw new BackupError('There are files already: nothing was restored');
  if (await isMarked(files))
    throw new BackupError('The store of documents belongs to a database: nothing was restored');
}

/** The keys of the backup, if it contains them and the settings name no others. */
async function takeKeys(env: Environment, folder: string, dataDir: string, manifest: Manifest): Promise<void> {
  for (const setting of KEY_SETTINGS) {
    const path = join(KEYS_FOLDER, setting.toLowerCase());
    const own = join(dataDir, path);
    if (env[setting] || existsSync(own)) continue;
    if (path in manifest.parts) {
      makeDataFolder(dataDir);
      await mkdir(join(dataDir, KEYS_FOLDER), { recursive: true, mode: 0o700 });
      await copyFile(join(folder, path), own);
    } else if (setting === 'FILE_KEY') {
      throw new BackupError('FILE_KEY is missing, and the backup has no keys in it: set the one that it was made with');
    }
  }
}

function assertKeys({ fileKeys }: Config, { key_checks }: Manifest): void {
  const [newest = ''] = key_checks;
  if (keyChecks(openVault(fileKeys)).includes(newest)) return;
  throw new BackupError('FILE_KEY is wrong: it is not the one that the backup was made with');
}

/** Whether the audit log is the one of which the manifest notes the end. */
async function isChainOf({ db }: Context, { audit_head }: Manifest, print: Print): Promise<boolean> {
  const unknown = audit_head ? await listUnknownHeads(db, [audit_head]) : [];
  for (const head of unknown) print(`  the audit log does not contain ${head}, which the backup notes`);
  return unknown.length === 0;
}

function keysOf({ fileKeys, sessionSecrets }: Config) {
  return { FILE_KEY: fileKeys, SESSION_SECRET: sessionSecrets };
}

/** Of the tables and the documents; the lists and keys beside them are small. */
async function sizeOf(folder: string, { files }: Manifest): Promise<number> {
  return (await stat(join(folder, DATABASE_PART))).size + files.bytes;
}

function summary({ migrations, tables, files, audit_head }: Manifest): string[] {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return [
    `  ${rows} rows of ${Object.keys(tables).length} tables, schema ${migrations.at(-1)}`,
    `  ${files.count} files, ${files.bytes} bytes`,
    ...(audit_head ? [`  audit log: ${audit_head}`] : []),
  ];
}

/** Open accounts of staff: those of people who have left since the backup are open again. */
async function openStaff({ db }: Context): Promise<string[]> {
  const staff = (await listStaff(db)).filter(({ closed_at }) => closed_at === null);
  return [
    'Accounts of the staff that are open, as they were then (close who has left: docs/operations.md, “Old backups”):',
    ...staff.map(({ email, role, second_factor_set_at: since }) => {
      return `  ${email}, ${role}, ${since ? `second factor since ${since.toISOString().slice(0, 10)}` : 'no second factor'}`;
    }),
  ];
}

function nameFor(now: Date): string {
  return `vefa-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}
