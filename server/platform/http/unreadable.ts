import type { Socket } from 'node:net';
import { newRequestId } from '../secrets/tokens.ts';

type ConnectionError = Error & { code?: string };

/** Bytes that are not HTTP are refused like everything else (D9), and the connection is closed. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW' || error.code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW';
  const refusal = isTooLarge
    ? refusalTo('413 Payload Too Large', 'request_too_large')
    : refusalTo('400 Bad Request', 'unreadable_request');
  if (socket.writable) socket.write(refusal);
  socket.destroy(error);
}

/** Refuses a request whose body did not arrive, beside its handler that still waits for it, and closes the connection. */
export function answerUnfinished(socket: Socket, message: 'upload_interrupted' | 'unreadable_request'): void {
  if (socket.writable) socket.write(refusalTo('400 Bad Request', message));
  socket.destroy();
}

function refusalTo(status: string, message: string): string {
  const body = JSON.stringify({ message, request_id: newRequestId() });
  return [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
