import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

/** What `work` takes on the machine on which the limits were chosen, with nothing beside it. */
const REFERENCE_MS = 20;
/** How much of it there is. */
const MEASURED_BYTES = 32 * 2 ** 20;
/** Others may come while a test waits. */
const ROOM = 2;

let measured;

/**
 * How long a test waits, in milliseconds, for what takes no longer than `ms` on a machine with nothing else to do: more where
 * the machine is slower, or has more to do than it has cores for. No test is judged by it, it only ends one that hangs.
 */
export function patience(ms) {
  measured ??= slowness();
  const crowd = loadavg()[0] / availableParallelism();
  return Math.ceil(ms * ROOM * Math.max(1, measured, crowd));
}

/** How many times longer than the reference this machine takes right now. */
function slowness() {
  const bytes = Buffer.alloc(MEASURED_BYTES, 7);
  const begun = performance.now();
  createHash('sha256').update(bytes).digest();
  return (performance.now() - begun) / REFERENCE_MS;
}
