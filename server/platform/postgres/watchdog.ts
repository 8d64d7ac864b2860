import { spawn } from 'node:child_process';

/**
 * Stops the server `pid` when this process ends in any way: a small shell waits on a pipe that only we hold open. For servers
 * whose data nobody needs afterwards (tests). Returns a function that cancels the watchdog.
 */
export function endWithUs(pid: number): () => void {
  const script = 'cat >/dev/null; kill -QUIT "$0"';
  const dog = spawn('/bin/sh', ['-c', script, String(pid)], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  dog.unref();
  // the pipe stops the watchdog, but must not keep this process alive
  if (dog.stdin && 'unref' in dog.stdin && typeof dog.stdin.unref === 'function') dog.stdin.unref();
  return () => {
    if (dog.pid && dog.exitCode === null && dog.signalCode === null) process.kill(-dog.pid, 'SIGKILL');
  };
}
