import { spawn } from 'node:child_process';

/**
 * Ends the server `pid` together with this process, however that ends: a small shell waits on a pipe that only we
 * hold open. For servers whose data mean nothing without us (tests). Answers how to call the watchdog off.
 */
export function endWithUs(pid: number): () => void {
  const script = 'cat >/dev/null; kill -QUIT "$0"';
  const dog = spawn('/bin/sh', ['-c', script, String(pid)], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  dog.unref();
  // The pipe keeps the watchdog quiet, but need not keep this process alive.
  if (dog.stdin && 'unref' in dog.stdin && typeof dog.stdin.unref === 'function') dog.stdin.unref();
  return () => {
    if (dog.pid && dog.exitCode === null && dog.signalCode === null) process.kill(-dog.pid, 'SIGKILL');
  };
}
