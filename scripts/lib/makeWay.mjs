import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Above 0 comes after what runs with the usual priority, such as a server; on a machine with nothing else it changes nothing. */
const AFTER_OTHERS = 10;

/** Linux compares the sessions of terminals before the processes within them: a session has a priority of its own. */
const SESSION = '/proc/self/autogroup';

/** Lets checks and tests, with all processes that they start, take only the time that a running product leaves. */
export function makeWay() {
  setPriority(AFTER_OTHERS);
  if (!existsSync(SESSION)) return;
  const before = readFileSync(SESSION, 'utf8').match(/nice (-?\d+)/)?.[1];
  if (before === undefined || !setSessionPriority(AFTER_OTHERS)) return;
  const giveBack = () => setSessionPriority(before);
  process.once('exit', giveBack);
  // after a signal no exit is told, and the terminal would stay slow
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      giveBack();
      process.kill(process.pid, signal);
    });
  }
}

/** Whether the system allowed it: it refuses to give a higher priority back to somebody without rights, and too many changes. */
function setSessionPriority(priority) {
  try {
    writeFileSync(SESSION, String(priority));
    return true;
  } catch (error) {
    if (['EPERM', 'EACCES', 'EAGAIN', 'EROFS', 'EINVAL'].includes(error.code)) return false;
    throw error;
  }
}
