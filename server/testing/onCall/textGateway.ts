import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Received = { headers: IncomingHttpHeaders; method: string | undefined; url: string | undefined; body: string };
type Answering = (response: ServerResponse, request: IncomingMessage) => void;

/** A gateway for text messages that can be slow, refuse or answer nonsense; it records the requests. */
export async function aTextGateway() {
  const received: Received[] = [];
  const gateway = {
    received,
    answers: taking as Answering,
    url: '',
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const { headers, method, url } = request;
    received.push({ headers, method, url, body: await text(request).catch(() => '') });
    gateway.answers(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address !== null && typeof address === 'object') gateway.url = `http://127.0.0.1:${address.port}/messages`;
  return gateway;
}

/** A gateway's answer to an accepted message, with its price. */
export function taking(response: ServerResponse): void {
  response.writeHead(202, { 'content-type': 'application/json' }).end('{"success":"100"}');
}

/** An answer with another status; many gateways repeat number and text in it. */
export function answering(status: number, body = '', headers: Record<string, string> = {}): Answering {
  return (response) => void response.writeHead(status, headers).end(body);
}
