import { type Config, readConfigBeside } from '../config.ts';
import { type BesideOptions, databaseNamed, type OpenContext, openContextBeside } from '../context.ts';
import { openLog } from '../platform/log.ts';

type Command = BesideOptions & { env: NodeJS.ProcessEnv; logLevel?: string };

/**
 * The context of a command beside the running server. Prints the database's name to standard error, so that lists on standard
 * output stay clean. Refuses if no server has made a database.
 */
export async function openBeside({
  env,
  logLevel = 'error',
  ...options
}: Command): Promise<OpenContext & { config: Config }> {
  const config = readConfigBeside(env);
  process.stderr.write(`Database: ${databaseNamed(config)}\n`);
  return { config, ...(await openContextBeside(config, openLog(logLevel), options)) };
}
