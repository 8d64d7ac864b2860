/** Below this nobody notices a delay, and other work of the process weighs as much. */
const NOTHING_MS = 10;
const TRIES = 10;

/**
 * Processor time of this process for some work, in milliseconds. If it exceeds `enough`, the least of some tries, because garbage
 * collection and compilation only add to it. Independent of the machine's load.
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
