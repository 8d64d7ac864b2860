import { type BaseLogger, type DestinationStream, destination, pino } from 'pino';

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** Fields of database errors that quote whole rows and values. */
const QUOTES_ROWS = ['detail', 'where', 'hint', 'internalQuery'];

/** How many bytes are kept while writing is not possible. */
const KEPT_BYTES = 1_000_000;

/** Logs say who did what, never a secret (trust promise 12). Default: standard output. */
export function openLog(level: string, out: DestinationStream = standardOutput()) {
  const options = {
    level,
    base: null,
    redact: { paths: ['*.password', '*.token', '*.cookie'], censor: '…' },
    serializers: { err: withoutRows },
  };
  return pino(options, out);
}

/**
 * Its terminal may be closed, or the disk behind it full: a failed write must neither end the process nor keep it from ending.
 */
function standardOutput(): DestinationStream {
  const out = destination({ dest: process.stdout.fd, minLength: 0, maxLength: KEPT_BYTES });
  out.on('error', () => {
    // at the end of the process it would retry without limit
    out.flushSync = () => undefined;
  });
  return out;
}

function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const told = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(told.filter(([name]) => !QUOTES_ROWS.includes(name)));
}
