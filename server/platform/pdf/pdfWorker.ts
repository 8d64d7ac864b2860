import { parentPort } from 'node:worker_threads';
import { drawDocument } from './drawDocument.ts';
import { openFonts } from './fonts.ts';
import type { DrawMessage, DrawnMessage } from './pdfRenderer.ts';

/** The code of a rendering thread: a document in, a file out. */
const port = parentPort;
if (!port) throw new Error('the drawing thread was started as a program');
openFonts();
port.on('message', async ({ document }: DrawMessage) => {
  const answer = await draw(document);
  port.postMessage(answer);
});

async function draw(document: DrawMessage['document']): Promise<DrawnMessage> {
  try {
    return { bytes: await drawDocument(document) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
