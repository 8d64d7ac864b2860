import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

/** How long `work` takes on the reference machine, with nothing else running. */
const REFERENCE_MS = 20;
/** The amount of data that `work` reads. */
const MEASURED_BYTES = 32 * 2 ** 20;
/** A factor for load that appears while a test waits. */
const ROOM = 2;

let measured;

/**
 * How long a test waits, in milliseconds, for something that takes no longer than `ms` on an idle machine: more on slow
 * or overloaded machines. It never decides whether a test passes, but only ends one that hangs.
 */
export function patience(ms) {
  measured ??= slowness();
  const crowd = loadavg()[0] / availableParallelism();
  return Math.ceil(ms * ROOM * Math.max(1, measured, crowd));
}

/** How many times slower than the reference this machine is right now. */
function slowness() {
  const bytes = Buffer.alloc(MEASURED_BYTES, 7);
  const begun = performance.now();
  createHash('sha256').update(bytes).digest();
  return (performance.now() - begun) / REFERENCE_MS;
}
