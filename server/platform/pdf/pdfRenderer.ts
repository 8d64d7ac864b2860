import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../domain/shared/refusal.ts';
import { ROOT } from '../root.ts';
import type { CardDocument } from './cardDocument.ts';
import type { PdfDocument } from './pdfDocument.ts';

type Drawable = PdfDocument | CardDocument;

export type DrawMessage = { document: Drawable };
export type DrawnMessage = { bytes: Uint8Array; problem?: undefined } | { problem: string; bytes?: undefined };

export type RendererSettings = {
  /** The maximum number of threads; they are started when they are needed. */
  threads: number;
  /** A rendering that takes longer is given up, and its thread replaced. */
  timeoutMs: number;
  /** A thread that is idle for so long ends, which frees the 50 MiB of its fonts and its compiler. */
  idleMs: number;
  /** Documents that may wait for a free thread; the next one is refused. */
  mostWaiting: number;
  /** A path. */
  program: string;
};

const RETRY_AFTER_SECONDS = 5;
const TRIES = 2;
const THREAD_LIMITS = { maxOldGenerationSizeMb: 128 };

const usual: RendererSettings = {
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  timeoutMs: 10_000,
  idleMs: 120_000,
  mostWaiting: 500,
  program: join(ROOT, 'server/platform/pdf/pdfWorker.ts'),
};

let renderer: PdfRenderer | undefined;

/** Called at the start, before anything is rendered. `patience` multiplies the time limit, for a slow or crowded machine. */
export function openPdfRenderer({ patience }: { patience: number }): void {
  renderer = new PdfRenderer({ ...usual, timeoutMs: usual.timeoutMs * patience });
}

/** Renders a document on another thread. Refuses with `service_unavailable` when too many are waiting. */
export function drawPdf(document: Drawable): Promise<Buffer> {
  return opened().draw(document);
}

/** Starts a thread now, so that the first reader does not wait for it. */
export function warmUpPdf(): void {
  opened().warmUp();
}

function opened(): PdfRenderer {
  renderer ??= new PdfRenderer(usual);
  return renderer;
}

type Order = {
  document: Drawable;
  tries: number;
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
};

type Thread = { worker: Worker; order: Order | undefined; timer: NodeJS.Timeout | undefined };

/** A limited number of rendering threads with a queue. A thread that dies or hangs is replaced. */
export class PdfRenderer {
  readonly #settings: RendererSettings;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Order[] = [];
  readonly #drawings = new Map<string, Promise<Buffer>>();

  constructor(pressSettings: RendererSettings) {
    this.#settings = pressSettings;
  }

  /** Parallel requests for the same document share one rendering, so that a flood of them blocks nobody. */
  draw(document: Drawable): Promise<Buffer> {
    const what = JSON.stringify(document);
    const drawing = this.#drawings.get(what) ?? this.#order(document).finally(() => this.#drawings.delete(what));
    this.#drawings.set(what, drawing);
    return drawing;
  }

  #order(document: Drawable): Promise<Buffer> {
    if (this.#waiting.length >= this.#settings.mostWaiting) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ document, tries: 0, resolve, reject });
      this.#next();
    });
  }

  warmUp(): void {
    if (this.#threads.size === 0) this.#start();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.worker.terminate()));
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const thread = this.#idle() ?? (this.#threads.size < this.#settings.threads ? this.#start() : undefined);
    const order = thread && this.#waiting.shift();
    if (!thread || !order) return;
    thread.order = order;
    order.tries += 1;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.#giveUp(thread), this.#settings.timeoutMs);
    // a pending rendering keeps the process alive, an idle thread does not
    thread.worker.ref();
    thread.worker.postMessage({ document: order.document } satisfies DrawMessage);
  }

  #idle(): Thread | undefined {
    return [...this.#threads].find((thread) => !thread.order);
  }

  #start(): Thread {
    const worker = new Worker(this.#settings.program, { resourceLimits: THREAD_LIMITS, execArgv: [], env: {} });
    const thread: Thread = { worker, order: undefined, timer: undefined };
    worker.unref();
    worker.on('message', (message: DrawnMessage) => this.#finish(thread, message));
    worker.on('error', (error) => this.#replace(thread, error));
    worker.on('exit', (code) => this.#replace(thread, new Error(`the drawing thread ended with ${code}`)));
    this.#threads.add(thread);
    this.#endWhenIdle(thread);
    return thread;
  }

  #finish(thread: Thread, { bytes, problem }: DrawnMessage): void {
    const order = this.#release(thread);
    if (bytes) order?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    else order?.reject(new Error(`drawing failed: ${problem}`));
    this.#endWhenIdle(thread);
    this.#next();
  }

  #endWhenIdle(thread: Thread): void {
    thread.timer = setTimeout(() => {
      this.#threads.delete(thread);
      terminate(thread);
    }, this.#settings.idleMs).unref();
  }

  #giveUp(thread: Thread): void {
    this.#threads.delete(thread);
    this.#release(thread)?.reject(unavailable());
    terminate(thread);
    this.#next();
  }

  /** The document of a thread that died is tried once more: another document may have used up the memory. */
  #replace(thread: Thread, error: Error): void {
    this.#threads.delete(thread);
    const order = this.#release(thread);
    if (order && order.tries < TRIES) this.#waiting.unshift(order);
    else order?.reject(error);
    this.#next();
  }

  #release(thread: Thread): Order | undefined {
    const { order } = thread;
    clearTimeout(thread.timer);
    thread.order = undefined;
    thread.worker.unref();
    return order;
  }
}

/** Does not wait for the thread's end: if terminating fails, it has ended already. */
function terminate({ worker }: Thread): void {
  worker.terminate().catch(() => undefined);
}

function unavailable(): Refusal {
  return new Refusal('service_unavailable', 'unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
