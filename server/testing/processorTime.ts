/** Below this nobody is kept waiting, and other things of the process weigh as much. */
const NOTHING_MS = 10;
const TRIES = 10;

/**
 * Processor time of this process for some work, in milliseconds: where it is more than `enough`, the least of some tries, for
 * a collection of garbage or a compiler at work beside it only adds to it. How busy the machine is does not matter.
 */
export function processorMs(work: () => unknown, enough: number = Number.POSITIVE_INFINITY): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt === 0 || (attempt < TRIES && least > enough); attempt += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return Math.max(least, NOTHING_MS);
}
