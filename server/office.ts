import { type Outcome, runCommandLine } from './commandLine/commandLine.ts';
import { SettingError } from './config.ts';
import { openBeside } from './openBeside.ts';
import { EmbeddedPostgresError } from './platform/postgres/postgresError.ts';
import type { Context } from './platform/work.ts';

try {
  const { lines, exitCode } = await runCommandLine(process.argv.slice(2), withContext);
  const print = exitCode === 0 ? console.log : console.error;
  print(lines.join('\n'));
  process.exitCode = exitCode;
} catch (error) {
  // a file that cannot be written is the reader's business as well: the system's own sentence names the path
  const isOutside = error instanceof Error && 'syscall' in error;
  if (!(isOutside || error instanceof SettingError || error instanceof EmbeddedPostgresError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Beside the running server if there is one; what is to be mailed or told is left to that one's jobs. */
async function withContext(work: (context: Context) => Promise<Outcome>): Promise<Outcome> {
  const { context, close } = await openBeside({ env: process.env });
  try {
    return await work(context);
  } finally {
    await close();
  }
}
