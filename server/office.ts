import { type Outcome, runCommandLine } from './commandLine/commandLine.ts';
import { SettingError } from './config.ts';
import { openCommandContext } from './maintenance/commandContext.ts';
import type { Context } from './platform/context.ts';
import { EmbeddedPostgresError } from './platform/postgres/postgresError.ts';

try {
  const { lines, exitCode } = await runCommandLine(process.argv.slice(2), withContext);
  const print = exitCode === 0 ? console.log : console.error;
  print(lines.join('\n'));
  process.exitCode = exitCode;
} catch (error) {
  // the operator must see why a file cannot be written: the system's own message names the path
  const isOutside = error instanceof Error && 'syscall' in error;
  if (!(isOutside || error instanceof SettingError || error instanceof EmbeddedPostgresError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Beside the running server if there is one; mails and events are left to that server's jobs. */
async function withContext(work: (context: Context) => Promise<Outcome>): Promise<Outcome> {
  const { context, close } = await openCommandContext({ env: process.env });
  try {
    return await work(context);
  } finally {
    await close();
  }
}
