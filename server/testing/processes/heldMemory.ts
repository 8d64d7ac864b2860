import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const tidyUp = runInNewContext('gc') as () => void;

/** MiB of objects and buffers that are still referenced, after a garbage collection. */
export function heldMiB(): number {
  tidyUp();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
