import { readConfig, SettingError } from './config.ts';
import { openGroundBeside } from './ground.ts';
import { newKey, resealEverything } from './keyCommands.ts';
import { openLog } from './platform/log.ts';
import { EmbeddedPostgresError } from './platform/postgres/postgresError.ts';
import type { Ground } from './platform/work.ts';

/** `npm run keys`, `npm run backup`, `npm run restore`: what keeps the product in good order, beside the running server. */
const USAGE: Record<string, string> = {
  keys: `Usage: npm run keys -- new      prints a new key
       npm run keys -- reseal   seals everything with the first key of FILE_KEY`,
};

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingError || error instanceof EmbeddedPostgresError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main([command = '', ...args]: string[]): Promise<boolean> {
  if (command === 'keys' && args[0] === 'new') return print(newKey());
  if (command === 'keys' && args[0] === 'reseal') return beside((ground) => resealEverything(ground, print));
  throw new SettingError(USAGE[command] ?? Object.values(USAGE).join('\n'));
}

async function beside(work: (ground: Ground) => Promise<boolean>): Promise<boolean> {
  const { ground, close } = await openGroundBeside(readConfig(process.env), openLog('error'));
  try {
    return await work(ground);
  } finally {
    await close();
  }
}

function print(line: string): true {
  console.log(line);
  return true;
}
