import { type BaseLogger, type DestinationStream, destination, pino } from 'pino';

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** What the database says about an error beside its sentence: it quotes whole rows and values. */
const QUOTES_ROWS = ['detail', 'where', 'hint', 'internalQuery'];

/** How much waits to be written while that is not possible. */
const KEPT_BYTES = 1_000_000;

/** Logs say who did what, never a secret (trust promise 12). They go to the standard output unless told otherwise. */
export function openLog(level: string, out: DestinationStream = standardOutput()) {
  const options = {
    level,
    base: null,
    redact: { paths: ['*.password', '*.token', '*.cookie'], censor: '…' },
    serializers: { err: withoutRows },
  };
  return pino(options, out);
}

/** Its terminal may be gone, or the disk behind it full: what cannot be written is no reason to end, nor not to end. */
function standardOutput(): DestinationStream {
  const out = destination({ dest: process.stdout.fd, minLength: 0, maxLength: KEPT_BYTES });
  out.on('error', () => {
    // it would try without end when the process ends
    out.flushSync = () => undefined;
  });
  return out;
}

function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const told = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(told.filter(([name]) => !QUOTES_ROWS.includes(name)));
}
