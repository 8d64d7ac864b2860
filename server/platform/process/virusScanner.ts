import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type VirusScanner = {
  /** The name of what was found, undefined if nothing was; rejects if the scanner does not answer. */
  scan(bytes: AsyncIterable<Uint8Array>): Promise<string | undefined>;
};

/** clamd checks a document of 15 MB within a second; after this silence it counts as not answering. */
const SILENCE_MS = 15_000;
const LONGEST_ANSWER = 4_096;

/**
 * clamd, by its INSTREAM protocol: each piece after its length, then a length of zero, then one line as answer.
 * `tcp://host:port`, or `unix:///path` of its socket.
 */
export function openVirusScanner(url: string, silenceMs = SILENCE_MS): VirusScanner {
  return {
    scan: async (bytes) => {
      const socket = open(new URL(url));
      socket.setTimeout(silenceMs, () => socket.destroy(new Error('the virus scanner is silent')));
      try {
        // it may answer and disconnect before it has read everything
        const [answer] = await Promise.all([answerOn(socket), send(socket, bytes)]);
        return virusIn(answer);
      } finally {
        socket.destroy();
      }
    },
  };
}

function open({ protocol, hostname, port, pathname }: URL): Socket {
  if (protocol === 'unix:') return connect(decodeURIComponent(pathname));
  return connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''));
}

async function send(socket: Socket, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await pipeline(Readable.from(framed(bytes)), socket, { end: false }).catch((error) => {
    if (!hasHungUp(error)) throw error;
  });
}

async function* framed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of bytes) {
    if (piece.length > 0) yield Buffer.concat([lengthOf(piece.length), piece]);
  }
  yield lengthOf(0);
}

function lengthOf(length: number): Buffer {
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(length);
  return frame;
}

/** Reads up to the closing zero byte, or to the end of the connection. */
function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.on('data', (chunk) => {
      said = (said + chunk.toString('latin1')).slice(0, LONGEST_ANSWER);
      if (said.includes('\0')) resolve(said.slice(0, said.indexOf('\0')));
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(said));
  });
}

/** `stream: OK`, or `stream: Eicar-Signature FOUND`; anything else is no valid answer. */
function virusIn(answer: string): string | undefined {
  const line = answer.trim();
  if (line === 'stream: OK') return undefined;
  const found = line.startsWith('stream: ') && line.endsWith(' FOUND');
  if (!found) throw new Error(`the virus scanner said: ${line || 'nothing'}`);
  return line.slice('stream: '.length, -' FOUND'.length);
}

function hasHungUp(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code);
}
