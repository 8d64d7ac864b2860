import { type BaseLogger, pino } from 'pino';

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** Logs say who did what, never a secret (trust promise 12). */
export function openLog(level: string) {
  return pino({ level, base: null, redact: { paths: ['*.password', '*.token', '*.cookie'], censor: '…' } });
}
