import { parseArgs } from 'node:util';
import { businessDay, type Day, day } from '../domain/shared/day.ts';
import { readConfigForCommand, SettingError } from './config.ts';
import { openCommandContext } from './maintenance/commandContext.ts';
import { type DailyOutcome, runDailyWork } from './membership/daily.jobs.ts';
import { type Clock, noonOf, systemClock } from './platform/clock.ts';
import { EmbeddedPostgresError } from './platform/postgres/postgresError.ts';
import { jobs } from './topics.ts';

type OpenCommandContext = Awaited<ReturnType<typeof openCommandContext>>;

/** `npm run jobs -- daily --on 2027-03-01`: runs scheduled work by hand, as of that day, also beside the running server (D48). */
try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingError || error instanceof EmbeddedPostgresError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<boolean> {
  const { name, on } = wanted(args);
  const clock = on ? clockOf(on) : systemClock;
  const open = await openCommandContext({ env: process.env, logLevel: process.env.LOG_LEVEL || 'warn', clock });
  try {
    console.log(`${name}, as on ${businessDay(clock.now())}`);
    return await run({ name, on }, open);
  } finally {
    await open.close();
  }
}

/** Runs the requested job, then everything that is queued, above all mails. */
async function run({ name, on }: Wanted, { context, runner }: OpenCommandContext): Promise<boolean> {
  const job = jobs.find((each) => each.name === name);
  if (job) await job.run(context, {});
  const outcome = job ? undefined : await runDailyWork(context, on ? { on } : {});
  const drained = await runner.drain(context);
  if (outcome) print(outcome);
  line('jobs of the queue, such as mails', drained);
  return outcome === undefined || Object.values(outcome).every(({ failed }) => failed === 0);
}

/**
 * Any day may be simulated in the demo (D48). With live data the work has real effects: a future day would be wrong, and on a
 * past day a reminder's term would end before it is read. Today uses the real time, because links have to be valid when they are
 * mailed.
 */
function clockOf(on: Day): Clock {
  if (!readConfigForCommand(process.env).production) return noonOf(on);
  const today = businessDay(systemClock.now());
  if (on === today) return systemClock;
  throw new SettingError(
    on > today
      ? `--on ${on} has not come yet, and in production what a day brings cannot be taken back`
      : `--on ${on} is over, and in production nothing is dated back: without --on, what was missed is done today`,
  );
}

function print(outcome: DailyOutcome): void {
  for (const [what, { done, failed }] of Object.entries(outcome)) {
    line(what, failed > 0 ? `${done}, and ${failed} failed: see the log` : done);
  }
}

function line(what: string, result: string | number): void {
  console.log(`  ${what.padEnd(34)} ${result}`);
}

type Wanted = { name: string; on: Day | undefined };

function wanted(args: string[]): Wanted {
  const { positionals, values } = parsed(args);
  const names = jobs.flatMap((job) => (job.every ? [job.name] : []));
  const [name = '', ...more] = positionals;
  if (more.length > 0 || (name !== 'daily' && !names.includes(name))) {
    throw new SettingError(
      `Usage: npm run jobs -- daily [--on 2027-03-01]\nInstead of daily, one of: ${names.join(', ')}`,
    );
  }
  return { name, on: values.on === undefined ? undefined : dayOf(values.on) };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { on: { type: 'string' } } });
  } catch (error) {
    throw new SettingError(error instanceof Error ? error.message : String(error));
  }
}

function dayOf(text: string): Day {
  try {
    return day(text);
  } catch {
    throw new SettingError(`--on wants a day as 2027-03-01, not ${text}`);
  }
}
