import { Worker } from 'node:worker_threads';

const EVERY_MS = 20;

/** Ends this process when it exceeds this memory. Runs on a thread of its own, because decoders keep the main one busy. */
export function watchMemory(mostMb: number): void {
  const watch = `setInterval(() => {
    if (process.memoryUsage.rss() > ${mostMb} * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
  }, ${EVERY_MS})`;
  new Worker(watch, { eval: true, execArgv: [] }).unref();
}
