import { join } from 'node:path';
import { buildApp } from './app.ts';
import { readConfig, SettingError } from './config.ts';
import { demoWelcome } from './demo/demoLogIns.ts';
import { makeDemo } from './demo/makeDemo.ts';
import { openGround } from './ground.ts';
import { openLog } from './platform/log.ts';
import { EmbeddedPostgresError } from './platform/postgres/postgresError.ts';

const WEB_FOLDER = join(import.meta.dirname, '../dist/web');

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingError || error instanceof EmbeddedPostgresError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  for (const warning of config.warnings) console.error(warning);
  const log = openLog(config.logLevel);
  const { ground, runner, close } = await openGround(config, log);
  if (config.demo) await makeDemo(ground);
  const leaving = new AbortController();
  const app = await buildApp(ground, { ...config, webFolder: WEB_FOLDER, build: '1', leaving: leaving.signal });
  const start = async () => {
    await app.listen({ port: config.port, host: config.host });
    await runner.work(ground);
  };
  const started = start();
  const stop = async () => {
    // whoever is answered may tell the process to stop at once
    await started;
    await app.close();
    await close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.on('SIGTERM', () => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    setTimeout(() => void stop(), config.drainSeconds * 1_000);
  });
  await started;
  console.log(`Member portal: http://${config.host}:${config.port}/member-ui/`);
  if (config.demo) console.log(await demoWelcome(ground, config));
}
