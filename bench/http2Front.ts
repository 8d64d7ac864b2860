import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
/** HTTP/2 has no such headers. */
const OF_CONNECTIONS = ['connection', 'keep-alive', 'transfer-encoding'];

/** Speaks HTTP/2 with the browser and HTTP/1.1 with the product at `url`, as nginx does in `deploy/nginx.conf`. */
export async function openFront(url: string): Promise<{ origin: string; close(): void }> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(certificate(), (asked, answer) => passOn(asked, answer, { url, agent }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the front has no port');
  return { origin: `https://127.0.0.1:${address.port}`, close: () => server.close() };
}

function passOn(
  asked: Http2ServerRequest,
  answer: Http2ServerResponse,
  { url, agent }: { url: string; agent: Agent },
): void {
  const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
  // the product knows itself by its own address
  const headers = { ...Object.fromEntries(own), host: new URL(url).host, ...(asked.headers.origin && { origin: url }) };
  const passed = request(new URL(asked.url, url), { method: asked.method, headers, agent }, (found) => {
    answer.writeHead(found.statusCode ?? 502, withoutConnection(found));
    found.pipe(answer);
  });
  passed.on('error', () => answer.stream.close());
  asked.pipe(passed);
}

function withoutConnection({ headers }: IncomingMessage) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTIONS.includes(name)));
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'vefa-front-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...KEY, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}
