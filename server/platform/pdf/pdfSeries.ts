import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../root.ts';
import type { PdfDocument } from './pdfDocument.ts';

/** What the file says of itself. */
export type AboutSeries = Pick<PdfDocument, 'language' | 'title' | 'author' | 'created_at'>;

/** Without a document the file ends. */
export type SeriesMessage = { document?: PdfDocument };
export type SeriesAnswer = { bytes: Uint8Array; problem?: undefined } | { problem: string; bytes?: undefined };

const PROGRAM = join(ROOT, 'server/platform/pdf/seriesWorker.ts');
const THREAD_LIMITS = { maxOldGenerationSizeMb: 192 };

/**
 * Draws documents one after the other into one file, each from a new page on, and in its own language. Each document is asked for when
 * the reader has taken the pages of the one before, and pages leave as soon as they are drawn: three thousand letters need hardly more
 * memory than one.
 */
export function drawSeries(about: AboutSeries, documents: AsyncIterable<PdfDocument>): Readable {
  return Readable.from(pieces(about, documents), { objectMode: false });
}

async function* pieces(about: AboutSeries, documents: AsyncIterable<PdfDocument>): AsyncGenerator<Buffer> {
  const worker = new Worker(PROGRAM, {
    workerData: about,
    resourceLimits: THREAD_LIMITS,
    execArgv: [],
    env: {},
  });
  try {
    for await (const document of documents) yield await answered(worker, { document });
    yield await answered(worker, {});
  } finally {
    await worker.terminate();
  }
}

async function answered(worker: Worker, message: SeriesMessage): Promise<Buffer> {
  worker.postMessage(message);
  const ended = new AbortController();
  // an error of the thread rejects the first; a thread that ends says nothing any more
  const [answer] = await Promise.race([
    once(worker, 'message', ended),
    once(worker, 'exit', ended).then(() => [{ problem: 'the drawing thread ended' }]),
  ]).finally(() => ended.abort());
  const { bytes, problem } = answer as SeriesAnswer;
  if (!bytes) throw new Error(`drawing failed: ${problem}`);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
