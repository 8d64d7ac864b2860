import { type BaseLogger, type DestinationStream, pino } from 'pino';

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** What the database says about an error beside its sentence: it quotes whole rows and values. */
const QUOTES_ROWS = ['detail', 'where', 'hint', 'internalQuery'];

/** Logs say who did what, never a secret (trust promise 12). They go to the standard output unless told otherwise. */
export function openLog(level: string, out?: DestinationStream) {
  const options = {
    level,
    base: null,
    redact: { paths: ['*.password', '*.token', '*.cookie'], censor: '…' },
    serializers: { err: withoutRows },
  };
  return out ? pino(options, out) : pino(options);
}

function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const told = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(told.filter(([name]) => !QUOTES_ROWS.includes(name)));
}
