import { availableParallelism } from 'node:os';
import { secondsSince } from './announced.mjs';
import { runQuietly } from './child.mjs';

/**
 * Runs the steps, as many at once as there are processors. Prints each one's time when it ends, and a failed one's
 * output. Returns whether all succeeded.
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
  const line = ended(code === 0, name, begun);
  return { code, line: code === 0 ? line : `${line}\n${output}` };
}

/** Like `announced`, for work that runs beside other steps: one line when it has ended. */
export async function reported(name, work) {
  const begun = performance.now();
  try {
    const result = await work();
    console.log(ended(true, name, begun));
    return result;
  } catch (error) {
    console.log(ended(false, name, begun));
    throw error;
  }
}

function ended(isGood, name, begun) {
  return `${isGood ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${secondsSince(begun).padStart(6)} s`;
}
