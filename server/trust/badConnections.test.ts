import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOn, listen, open } from '../testing/processes/rawSocket.ts';
import { flawOf } from '../testing/refusalShape.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await startTestServer();
  port = await listen(server.app);
});
afterAll(() => server.stop());

const HOST = 'host: localhost\r\n';
const JSON_BODY = 'content-type: application/json\r\n';

// proves: promise.5
test.each<[string, string]>([
  ['no HTTP at all', 'HELLO\r\n\r\n'],
  ['binary noise', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a method that nobody knows', `FETCH / HTTP/1.1\r\n${HOST}\r\n`],
  ['a method that WebDAV knows', `PROPFIND /api/v1/me HTTP/1.1\r\n${HOST}\r\n`],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`],
  ['a foreign address', `GET http://evil.example/api/v1/me HTTP/1.1\r\n${HOST}\r\n`],
  ['an HTTP of the future', `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['no host', 'GET /api/v1/me HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET /api/v1/me HTTP/1.1\r\n${HOST}${HOST}\r\n`],
  ['a cookie of 40 kB', `GET /api/v1/me HTTP/1.1\r\n${HOST}cookie: session=${'x'.repeat(40_000)}\r\n\r\n`],
  ['a thousand headers', `GET /api/v1/me HTTP/1.1\r\n${HOST}${'x-a: b\r\n'.repeat(1_000)}\r\n`],
  ['a path of 40 kB', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ['a parameter of 10 kB', `GET /api/v1/member/${'1'.repeat(10_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ['a path that climbs', `GET /member-ui/assets/../../../../etc/passwd HTTP/1.1\r\n${HOST}\r\n`],
  ['a path that climbs encoded', `GET /member-ui/assets/..%2f..%2f..%2fetc/passwd HTTP/1.1\r\n${HOST}\r\n`],
  ['a path with a zero', `GET /api/v1/member/%00 HTTP/1.1\r\n${HOST}\r\n`],
  ['half a character in the path', `GET /api/v1/download-file/%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`],
  ['a header name with a blank', `GET /api/v1/me HTTP/1.1\r\n${HOST}x y: z\r\n\r\n`],
  ['a zero in a header', `GET /api/v1/me HTTP/1.1\r\n${HOST}x: a\x00b\r\n\r\n`],
  ['a length that is none', `POST /login HTTP/1.1\r\n${HOST}${JSON_BODY}content-length: abc\r\n\r\n`],
  ['a negative length', `POST /login HTTP/1.1\r\n${HOST}${JSON_BODY}content-length: -5\r\n\r\n`],
  ['two lengths', `POST /login HTTP/1.1\r\n${HOST}${JSON_BODY}content-length: 2\r\ncontent-length: 3\r\n\r\n{} `],
  [
    'a length and pieces, as smugglers send it',
    `POST /login HTTP/1.1\r\n${HOST}${JSON_BODY}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /x`,
  ],
  ['pieces that are none', `POST /login HTTP/1.1\r\n${HOST}${JSON_BODY}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
  ['an encoding that nobody knows', `POST /login HTTP/1.1\r\n${HOST}${JSON_BODY}transfer-encoding: rot13\r\n\r\n{}`],
  [
    'a length far above the limit',
    `POST /login HTTP/1.1\r\n${HOST}${JSON_BODY}content-length: 99999999999\r\n\r\n{"a":1`,
  ],
  ['a wish to talk otherwise', `GET /api/v1/me HTTP/1.1\r\n${HOST}connection: upgrade\r\nupgrade: websocket\r\n\r\n`],
  ['an expectation', `POST /login HTTP/1.1\r\n${HOST}${JSON_BODY}expect: a-miracle\r\ncontent-length: 2\r\n\r\n{}`],
])('%s is refused in a sentence, or not answered at all', async (_what, bytes) => {
  const answer = await answerOn(await open(port, Buffer.from(bytes, 'latin1')));

  expect(answer && flawOf(answer)).toBeUndefined();
  if (answer) expect(answer.status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});

test('a client that disconnects in the middle of a body leaves nothing behind', async () => {
  const before = await openConnections();
  for (let round = 0; round < 20; round += 1) {
    const socket = await open(port, `POST /login HTTP/1.1\r\n${HOST}${JSON_BODY}content-length: 500\r\n\r\n{"email":`);
    socket.destroy();
  }

  await expect.poll(openConnections).toBeLessThanOrEqual(before);
});

// proves: promise.5
test('fifty clients that send nothing block nobody', async () => {
  const silent = await Promise.all(Array.from({ length: 50 }, () => open(port, 'GET /api')));

  const answer = await answerOn(await open(port, `GET /health HTTP/1.1\r\n${HOST}\r\n`));

  expect(answer?.status).toBe(200);
  for (const socket of silent) socket.destroy();
});

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
