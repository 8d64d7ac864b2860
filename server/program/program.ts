import type { AppSettings } from '../app.ts';
import { readConfig, SettingError } from '../config.ts';
import { openContext } from '../context.ts';
import { openLog } from '../platform/log.ts';
import { EmbeddedPostgresError } from '../platform/postgres/postgresError.ts';
import { type Farewell, listenForFarewell } from './farewell.ts';

/** The larger part of the program: loaded while the database starts. */
const loadProduct = () => import('./product.ts');

type Interfaces = AppSettings['serveInterfaces'];

/** The whole program, until it is told to end; without `serveInterfaces` it serves the built interfaces. */
export async function runProgram(serveInterfaces?: Interfaces): Promise<never> {
  const farewell = listenForFarewell();
  try {
    await runUntilTold(farewell, serveInterfaces);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof EmbeddedPostgresError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** In whatever way it ends, the embedded database ends with it. */
async function runUntilTold(farewell: Farewell, serveInterfaces: Interfaces): Promise<void> {
  const config = readConfig(process.env);
  for (const warning of config.warnings) console.error(warning);
  const open = await openContext(config, openLog(config.logLevel), loadProduct);
  try {
    const { runProduct } = await loadProduct();
    await runProduct(config, open, { farewell, serveInterfaces });
  } finally {
    await open.close();
  }
}
