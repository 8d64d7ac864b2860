import { type Config, readConfigForCommand } from '../config.ts';
import { type CommandOptions, databaseNamed, type OpenContext, openContextForCommand } from '../context.ts';
import { openLog } from '../platform/log.ts';

type Command = CommandOptions & { env: NodeJS.ProcessEnv; logLevel?: string };

/**
 * The context of a command beside the running server. Prints the database's name to standard error, so that lists on standard
 * output stay clean. Refuses if no server has made a database.
 */
export async function openCommandContext({
  env,
  logLevel = 'error',
  ...options
}: Command): Promise<OpenContext & { config: Config }> {
  const config = readConfigForCommand(env);
  process.stderr.write(`Database: ${databaseNamed(config)}\n`);
  return { config, ...(await openContextForCommand(config, openLog(logLevel), options)) };
}
