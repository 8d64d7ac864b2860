import type { AppSettings } from '../app.ts';
import { readConfig, SettingError } from '../config.ts';
import { openContext } from '../context.ts';
import { openLog } from '../platform/log.ts';
import { EmbeddedPostgresError } from '../platform/postgres/postgresError.ts';
import { assertSelfTest } from './selfTest.ts';
import { listenForShutdown, type Shutdown } from './shutdown.ts';

/** The larger part of the program: loaded while the database starts. */
const loadProduct = () => import('./product.ts');

type Interfaces = AppSettings['serveInterfaces'];

/** The whole program, until it is told to end; without `serveInterfaces` it serves the built interfaces. */
export async function runProgram(serveInterfaces?: Interfaces): Promise<never> {
  const shutdown = listenForShutdown();
  try {
    await runUntilTold(shutdown, serveInterfaces);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof EmbeddedPostgresError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** In whatever way it ends, the embedded database ends with it. */
async function runUntilTold(shutdown: Shutdown, serveInterfaces: Interfaces): Promise<void> {
  const config = readConfig(process.env);
  for (const warning of config.warnings) console.error(warning);
  const open = await openContext(config, openLog(config.logLevel), () =>
    Promise.all([loadProduct(), assertSelfTest()]),
  );
  try {
    const { runProduct } = await loadProduct();
    await runProduct(config, open, { shutdown, serveInterfaces });
  } finally {
    await open.close();
  }
}
