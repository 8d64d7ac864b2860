import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { patience } from '../../../scripts/lib/patience.mjs';

const LAST_PIECE = '0\r\n\r\n';

export type RawAnswer = { status: number; text: string; contentType: string | undefined };

/** Makes the server listen on a real port, which is returned; it closes with the server. */
export async function listen(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return address.port;
}

/** Opens a connection and sends bytes that no HTTP client would; `hangUp` says how it ends. */
export async function open(port: number, bytes: string | Uint8Array = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // a closed connection is an answer, not a failure
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** The first answer on the connection; undefined if the server closed it without one. */
export async function answerOn(socket: Socket, patienceMs = patience(5_000)): Promise<RawAnswer | undefined> {
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks))) done();
    });
    socket.once('close', done);
  });
  await ended;
  socket.destroy();
  return read(Buffer.concat(chunks));
}

function isWhole(bytes: Buffer): boolean {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = bytes.subarray(0, end).toString('latin1');
  if (/transfer-encoding: *chunked/i.test(head)) return bytes.indexOf(LAST_PIECE, end) >= 0;
  const length = /content-length: *(\d+)/i.exec(head)?.[1];
  return length !== undefined && bytes.length >= end + 4 + Number(length);
}

function read(bytes: Buffer): RawAnswer | undefined {
  if (bytes.length === 0) return undefined;
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, end).toString('latin1');
  return {
    status: Number(head.split(' ')[1]),
    contentType: /content-type: *(.+)/i.exec(head)?.[1]?.trim(),
    // Node answers an unknown expectation or a missing host with only the status.
    text: bytes
      .subarray(end + 4)
      .toString('utf8')
      .replace(/^0\r\n\r\n$/, ''),
  };
}
