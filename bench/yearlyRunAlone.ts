import { businessDay, yearOf } from '../domain/shared/day.ts';
import { yearlyRun } from '../server/invoicing/yearlyRun.jobs.ts';
import { openCommandContext } from '../server/maintenance/commandContext.ts';
import { system } from '../server/platform/actor.ts';
import { findUnfinished, requestStop } from '../server/platform/runs/runs.ts';
import { runToEnd } from '../server/platform/runs/worker.ts';
import { inChange } from '../server/platform/work.ts';

/** The result of the run, and the memory of its process. */
export type Billed = { perSecond: number; startMiB: number; endMiB: number };

const LOOK_EVERY_MS = 100;
const most = Number(process.argv[2]);

const { context, close } = await openCommandContext({ env: process.env });
let startMiB = 0;
const stopping = setInterval(async () => {
  const run = await findUnfinished(context.db, yearlyRun);
  if (!run) return;
  if (run.done > 0) startMiB ||= memoryMiB();
  if (run.done >= most) await inChange(context, system, (change) => requestStop(change, run.id));
}, LOOK_EVERY_MS);
const begun = performance.now();
const { done } = await runToEnd(context, yearlyRun, { year: yearOf(businessDay(context.clock.now())) });
const seconds = (performance.now() - begun) / 1_000;
clearInterval(stopping);
const billed: Billed = { perSecond: done / seconds, startMiB, endMiB: memoryMiB() };
process.send?.(billed);
await close();
process.disconnect?.();

function memoryMiB(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}
