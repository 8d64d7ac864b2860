import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SettingError } from './config.ts';
import { verifyAudit } from './maintenance/auditCommands.ts';
import { backUp, restore } from './maintenance/backupCommands.ts';
import { openCommandContext } from './maintenance/commandContext.ts';
import { giveUpLost, newKey, resealEverything } from './maintenance/keyCommands.ts';
import { BackupError } from './platform/backup/backupError.ts';
import { EmbeddedPostgresError } from './platform/postgres/postgresError.ts';

const usage = {
  backup: `Usage: npm run backup -- [--to folder] [--with-keys]
Copies database and files of the running product into a new folder (backups/vefa-<time> by default).`,
  restore: `Usage: npm run restore -- folder
Puts a backup in place where there is no DATA_DIR yet, and an empty database.`,
  audit: `Usage: npm run audit -- verify [--head 1234-0f3a…] [--backup folder]
Whether an entry of the audit log was changed, removed or added: by its chain, and by ends that a mail or a backup notes.`,
  keys: `Usage: npm run keys -- new      prints a new key
       npm run keys -- reseal   seals everything with the first key of FILE_KEY
       npm run keys -- give-up-lost --yes   every older FILE_KEY is lost: deletes what only it would open`,
};

/** `npm run backup`, `npm run restore`, `npm run audit`, `npm run keys`: maintenance beside the running server. */
try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  // the operator must see why a folder cannot be written: the system's own message names the path
  const isOutside = error instanceof Error && 'syscall' in error;
  const isExpected = [SettingError, BackupError, EmbeddedPostgresError].some((known) => error instanceof known);
  if (!isOutside && !isExpected) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main([command = '', ...args]: string[]): Promise<boolean> {
  if (command === 'backup') return runBackup(args);
  if (command === 'restore') return runRestore(args);
  if (command === 'audit') return runAudit(args);
  const { positionals, values } = parsed('keys', args, { yes: { type: 'boolean' } });
  if (positionals.join() === 'give-up-lost' && values.yes === true) return giveUpLost(process.env, print);
  if (values.yes === true) throw new SettingError(usage.keys);
  if (positionals.join() === 'new') return print(newKey());
  if (positionals.join() === 'reseal') return reseal();
  throw new SettingError(usage.keys);
}

async function runBackup(args: string[]): Promise<boolean> {
  const { positionals, values } = parsed('backup', args, { to: { type: 'string' }, 'with-keys': { type: 'boolean' } });
  if (positionals.length > 0) throw new SettingError(usage.backup);
  const to = typeof values.to === 'string' ? { to: values.to } : {};
  await backUp(process.env, { ...to, withKeys: values['with-keys'] === true }, print);
  return true;
}

async function runRestore(args: string[]): Promise<boolean> {
  const { positionals } = parsed('restore', args, {});
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new SettingError(usage.restore);
  return restore(process.env, folder, print);
}

async function runAudit(args: string[]): Promise<boolean> {
  const { positionals, values } = parsed('audit', args, {
    head: { type: 'string', multiple: true },
    backup: { type: 'string' },
  });
  if (positionals.join() !== 'verify') throw new SettingError(usage.audit);
  const heads = Array.isArray(values.head) ? values.head.map(String) : [];
  const backup = typeof values.backup === 'string' ? { backup: values.backup } : {};
  return verifyAudit(process.env, { heads, ...backup }, print);
}

async function reseal(): Promise<boolean> {
  const { context, close } = await openCommandContext({ env: process.env });
  try {
    return await resealEverything(context, print);
  } finally {
    await close();
  }
}

function parsed(command: keyof typeof usage, args: string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new SettingError(`${error instanceof Error ? error.message : error}\n${usage[command]}`);
  }
}

function print(line: string): true {
  console.log(line);
  return true;
}
