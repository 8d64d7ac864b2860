import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { patience } from './lib/patience.mjs';

const NGINX = '/usr/sbin/nginx';
const PROFILE = join(import.meta.dirname, '../association/profile.json');
const EXAMPLE = join(import.meta.dirname, '../deploy/nginx.conf');
// it needs folders that only root may write
const isHere = existsSync(NGINX) && process.getuid() === 0;
const behindNginx = test.skipIf(!isHere);

const folder = mkdtempSync(join(tmpdir(), 'vefa-nginx-'));
const log = join(folder, 'access.log');
const processes = [];
/** The requests that reached a process: method and body length. */
let came;
let breaksOff;
let nginx;
let origin;

beforeAll(async () => {
  if (!isHere) return;
  for (const _ of ['one', 'two']) processes.push(await aProcess());
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  writeFileSync(join(folder, 'site.conf'), withoutTls(port, await freePort()));
  // nginx uses its default log if the example names none
  const http = `http { access_log ${log}; include ${folder}/site.conf; }`;
  const rest = `daemon off;\npid ${folder}/pid;\nevents {}\n${http}\n`;
  writeFileSync(join(folder, 'nginx.conf'), rest);
  nginx = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' });
  await vi.waitFor(() => fetch(origin), patience(10_000));
});
beforeEach(() => {
  came = [];
  breaksOff = false;
});
afterAll(async () => {
  if (nginx) {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
  for (const each of processes) each.close();
  rmSync(folder, { recursive: true, force: true });
});

behindNginx.each([
  ['GET', undefined, ['GET 0', 'GET 0']],
  ['DELETE', undefined, ['DELETE 0']],
  ['PUT', 'x'.repeat(500), ['PUT 500']],
  ['PUT', undefined, ['PUT 0']],
  ['POST', 'x'.repeat(500), ['POST 500']],
  ['POST', undefined, ['POST 0']],
])(
  '%s that reached a process which broke off goes to the next one only if it reads',
  async (method, body, expected) => {
    breaksOff = true;

    const { status } = await fetch(`${origin}/api/v1/me`, { method, body });

    expect({ status, came }).toEqual({ status: 502, came: expected });
  },
);

behindNginx(
  'where no process answers, whoever opens the portal reads so in their language, and nobody keeps it',
  async () => {
    breaksOff = true;

    const answer = await fetch(`${origin}/member-ui/`);

    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect([answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual(['no-store', '60']);
    const page = await answer.text();
    for (const words of ['Bitte versuchen Sie es', 'Lütfen', 'Please try again']) expect(page).toContain(words);
    // the example names the number of the example association
    const { emergency_phone } = JSON.parse(readFileSync(PROFILE, 'utf8'));
    const link = `<a href="tel:${emergency_phone.replaceAll(' ', '')}">${emergency_phone}</a>`;
    expect(page.split(link)).toHaveLength(4);
  },
);

behindNginx('what writes arrives whole', async () => {
  const body = 'x'.repeat(3_000_000);

  for (const method of ['PUT', 'POST']) await fetch(`${origin}/api/v1/me`, { method, body });

  expect(came).toEqual(['PUT 3000000', 'POST 3000000']);
});

behindNginx(
  'its log holds no token of a mailed link, neither from its address nor from where a page was asked for',
  async () => {
    const referer = `${origin}/member-ui/confirm-email?token=ein-zweites-geheimnis`;

    await fetch(`${origin}/member-ui/reset-password?token=ein-geheimnis`, { headers: { referer } });

    await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('/member-ui/reset-password'), patience(10_000));
    expect(readFileSync(log, 'utf8')).not.toContain('geheimnis');
  },
);

behindNginx.each(['/metrics', '/metrics/', '/%6detrics', '//metrics', '/metrics?x=1'])(
  '%s is answered to the machine itself only',
  async (path) => {
    expect(await statusFor(path, '127.0.0.2')).toBe(403);
    expect(came).toEqual([]);
    expect(await statusFor(path, '127.0.0.1')).toBe(200);
  },
);

behindNginx('where a process takes no connection, what reads and what POST brings go to the next one', async () => {
  processes[0].close();
  processes[0].closeAllConnections();

  for (const method of ['GET', 'GET', 'POST', 'POST']) await fetch(`${origin}/api/v1/me`, { method });

  expect(came).toEqual(['GET 0', 'GET 0', 'POST 0', 'POST 0']);
});

/** The example with test ports, in which both processes are tried again in each test. */
function withoutTls(port, plainPort) {
  const [one, two] = processes.map((each) => each.address().port);
  return readFileSync(EXAMPLE, 'utf8')
    .replaceAll(/^ {2}ssl_.*$/gm, '')
    .replaceAll('max_fails=1 fail_timeout=5s', 'max_fails=0')
    .replaceAll('/var/log/nginx/vefa.log', log)
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replace(':8080', `:${one}`)
    .replace(':8081', `:${two}`);
}

/** The status for a request from this local address. */
async function statusFor(path, localAddress) {
  const asked = request(`${origin}${path}`, { path, localAddress }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer.statusCode;
}

async function aProcess() {
  const server = createServer(async (asked, answer) => {
    let length = 0;
    for await (const bytes of asked) length += bytes.length;
    came?.push(`${asked.method} ${length}`);
    if (breaksOff) asked.socket.destroy();
    else answer.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
