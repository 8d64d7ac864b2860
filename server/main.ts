import { readConfig, SettingError } from './config.ts';
import { listenForFarewell } from './farewell.ts';
import { openGround } from './ground.ts';
import { openLog } from './platform/log.ts';
import { EmbeddedPostgresError } from './platform/postgres/postgresError.ts';

/** The larger part of the program: it is loaded while the database starts. */
const loadProduct = () => import('./product.ts');

const farewell = listenForFarewell();
try {
  await main();
  process.exit(0);
} catch (error) {
  if (!(error instanceof SettingError || error instanceof EmbeddedPostgresError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** However it ends, the database of our own ends with it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  for (const warning of config.warnings) console.error(warning);
  const open = await openGround(config, openLog(config.logLevel), loadProduct);
  try {
    const { runProduct } = await loadProduct();
    await runProduct(config, open, farewell);
  } finally {
    await open.close();
  }
}
