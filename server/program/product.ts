import { join } from 'node:path';
import { deleteUndecidedAttempts } from '../accounts/attempts.actions.ts';
import { type AppSettings, buildApp } from '../app.ts';
import { exampleLeft } from '../association.ts';
import { type Config, SettingError } from '../config.ts';
import type { OpenContext } from '../context.ts';
import { demoWelcome, hasDemoLogIns } from '../demo/demoLogIns.ts';
import { makeDemo } from '../demo/makeDemo.ts';
import { secondsSinceStart } from '../platform/clock.ts';
import { ownsDocuments } from '../platform/files/storeMark.ts';
import { serveWeb } from '../platform/http/webFiles.ts';
import { ROOT } from '../platform/root.ts';
import { inChange } from '../platform/work.ts';
import { afterListening, logStrayFailures } from './afterListening.ts';
import { listen } from './listen.ts';
import { type Shutdown, untilStop } from './shutdown.ts';

const WEB_FOLDER = join(ROOT, 'dist/web');

type Way = { shutdown: Shutdown; serveInterfaces?: AppSettings['serveInterfaces'] };

const serveBuild: AppSettings['serveInterfaces'] = (app, settings) =>
  serveWeb(app, { ...settings, folder: WEB_FOLDER });

/** Serves with an open context until it is time to stop; refuses the database and files of another installation. */
export async function runProduct(config: Config, open: OpenContext, way: Way): Promise<void> {
  const { shutdown } = way;
  logStrayFailures(open.context.log);
  await assertPrivate(config, open);
  await assertOwnDocuments(config, open);
  // a half-made demo would stay so: the process finishes it even if it is told to end
  if (config.demo && !shutdown.stopping.aborted) await makeDemo(open.context);
  if (!shutdown.stopping.aborted) await serve(config, open, way);
}

/** The demo's password is printed, so its log-ins need demo mode, even if they were made earlier (D46). */
async function assertPrivate(config: Config, { context }: OpenContext): Promise<void> {
  if (config.demo || !(await hasDemoLogIns(context))) return;
  throw new SettingError(
    'The database holds the accounts of the demo, whose password is published: ' +
      'start on an empty DATA_DIR or database, or with DEMO=1, which keeps it on this machine',
  );
}

/** Otherwise the nightly sweep would delete all documents as leftovers. If the storage does not answer, the sweep checks it. */
async function assertOwnDocuments({ s3, dataDir }: Config, { context }: OpenContext): Promise<void> {
  const areOwn = await ownsDocuments(context).catch((error) => {
    context.log.warn({ err: error }, 'documents not checked: the storage does not answer');
    return true;
  });
  if (areOwn) return;
  throw new SettingError(
    `The documents in ${s3 ? `S3_BUCKET ${s3.bucket}` : join(dataDir, 'files')} belong to another database: ` +
      'are DATABASE_URL, DATA_DIR and S3_… those of one installation?',
  );
}

async function serve(
  config: Config,
  { context, runner }: OpenContext,
  { shutdown, serveInterfaces = serveBuild }: Way,
): Promise<void> {
  // on a shared database other processes may have attempts in progress
  if (!config.databaseUrl) await inChange(context, { kind: 'system' }, deleteUndecidedAttempts);
  const build = context.installation.version;
  const app = await buildApp(context, { ...config, serveInterfaces, build, stopping: shutdown.stopping });
  await listen(app, config);
  const { stopping } = shutdown;
  const started = afterListening({
    log: context.log,
    stopping,
    work: () => runner.work(context),
    welcome: () => sayWelcome(config, context),
  });
  try {
    await untilStop(shutdown, config.drainSeconds);
  } finally {
    // jobs queued by the last requests are left for the next process
    await Promise.all([app.close(), runner.stop(), started]);
  }
}

async function sayWelcome(config: Config, context: OpenContext['context']): Promise<void> {
  console.log(`Started in ${secondsSinceStart().toFixed(1)} s`);
  console.log(`Member portal: http://${config.host}:${config.port}/member-ui/`);
  console.log(`Office:        http://${config.host}:${config.port}/office-ui/`);
  const left = config.publicUrl && exampleLeft(context.settings.association);
  if (left) console.error(`Write into ${config.association} who the association is: ${left}`);
  if (config.demo) console.log(await demoWelcome(context, config));
}
