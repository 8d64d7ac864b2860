import type { Socket } from 'node:net';
import { newRequestId } from '../tokens.ts';

type ConnectionError = Error & { code?: string };

/** What is not even HTTP is refused like everything else (D9), and the connection ends with it. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(refusalTo(error.code));
  socket.destroy(error);
}

function refusalTo(code: string | undefined): string {
  const tooLarge = code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW';
  const [status, message] = tooLarge
    ? ['413 Payload Too Large', 'request_too_large']
    : ['400 Bad Request', 'unreadable_request'];
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
