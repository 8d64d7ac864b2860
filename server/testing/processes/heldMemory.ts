import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const tidyUp = runInNewContext('gc') as () => void;

/**
 * MiB of objects and buffers that are still referenced. The first collection frees buffers beside the program and may count them
 * for a while; the second one waits for that.
 */
export function heldMiB(): number {
  tidyUp();
  tidyUp();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
