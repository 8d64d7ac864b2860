import { type Config, readConfigBeside } from './config.ts';
import { type BesideOptions, databaseNamed, type OpenContext, openContextBeside } from './context.ts';
import { openLog } from './platform/log.ts';

type Command = BesideOptions & { env: NodeJS.ProcessEnv; logLevel?: string };

/**
 * What a command works on, beside the running server: says which database that is, on the standard error, so that lists
 * stay lists. Refuses where no server has made one.
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
