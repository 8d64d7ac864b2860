import { availableParallelism } from 'node:os';
import { runQuietly } from './child.mjs';

/**
 * Runs the steps, as many at once as there are processors. Each is announced with its time when it has ended, a
 * failed one with all it said. Answers whether all went well.
 */
export async function runSteps(steps, { node, env }) {
  const waiting = [...steps];
  let good = true;
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { code, line } = await runStep(step, { node, env });
      console.log(line);
      good &&= code === 0;
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane));
  return good;
}

async function runStep({ name, args }, { node, env }) {
  const begun = performance.now();
  const { code, output } = await runQuietly(node, args, { env });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.padStart(6)} s`;
  return { code, line: code === 0 ? line : `${line}\n${output}` };
}
