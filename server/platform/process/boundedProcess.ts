import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { withHandledRejection } from './handledRejection.ts';

export type Bounds = {
  /** Of the whole process, as the operating system counts it. */
  memoryMb: number;
  timeMs: number;
  /** The most of each half of the space for new objects, if a program makes many that live long: V8 makes it larger than all others. */
  newObjectsMb?: number;
};

type Order = {
  /** A path. */
  program: string;
  args: readonly string[];
  input: AsyncIterable<Uint8Array>;
  bounds: Bounds;
};

/** The process was ended because it exceeded its memory or time. */
export class OutOfBounds extends Error {
  override readonly name = 'OutOfBounds';
}

/** Node permissions: the program cannot write files or start programs. */
const MAY_ONLY_READ = ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker'];
/** The file descriptor for the result; output of libraries is discarded. */
export const ANSWER = 3;
const HEAP_SHARE = 0.6;
const LONGEST_COMPLAINT = 2_000;
/** V8 aborts when it is out of memory: by a signal or, under a Windows shell, with this exit code. */
const ABORTED = 134;

/**
 * Runs a program on bytes that may be malicious, and returns what it writes to `ANSWER`. The program watches its own memory
 * (`watchMemory`), and reads its input to the end before it begins. Throws OutOfBounds, otherwise an error with the program's
 * last output.
 */
export async function runBounded({ program, args, input, bounds }: Order): Promise<Buffer> {
  const heapMb = Math.floor(bounds.memoryMb * HEAP_SHARE);
  const child = spawn(
    process.execPath,
    [
      ...MAY_ONLY_READ,
      `--max-old-space-size=${heapMb}`,
      ...(bounds.newObjectsMb ? [`--max-semi-space-size=${bounds.newObjectsMb}`] : []),
      program,
      String(bounds.memoryMb),
      ...args,
    ],
    { stdio: ['pipe', 'ignore', 'pipe', 'pipe'], env: bareEnvironment(), windowsHide: true },
  );
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, bounds.timeMs);
  const { stdin } = child;
  if (!stdin) throw new Error(`${program} takes nothing`);
  const [ended, answer, complaint] = [
    ending(child),
    withHandledRejection(buffer(child.stdio[ANSWER] as Readable)),
    withHandledRejection(lastWords(child.stderr)),
  ];
  try {
    // a program that ended early reads no more: its exit tells why
    const sent = pipeline(input, stdin).catch((error) => (isBrokenPipe(error) ? undefined : Promise.reject(error)));
    const [{ code, signal }] = await Promise.all([ended, sent]);
    if (code === 0) return await answer;
    if (isLate || signal !== null || code === ABORTED) throw new OutOfBounds(`${program} was ended: ${signal ?? code}`);
    throw new Error(`${program} failed: ${await complaint}`);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

/** No settings and keys are passed on. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return SystemRoot ? { SystemRoot } : {};
}

type Child = ReturnType<typeof spawn>;

function ending(child: Child): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

async function lastWords(stream: Readable | null): Promise<string> {
  let words = '';
  for await (const chunk of stream ?? []) words = (words + String(chunk)).slice(-LONGEST_COMPLAINT);
  return words;
}

function isBrokenPipe(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'EOF'].includes(code);
}
