import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../domain/documents/fileKind.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import type { Opened } from '../platform/process/sandbox.ts';
import { multipart, type TestAnswer } from '../testing/client.ts';
import { anObjectStream, aPdf, aPdfStream } from '../testing/documents/documentBuilders.ts';
import { pngOfSize } from '../testing/documents/pictureBuilders.ts';
import { documentsIn } from '../testing/documents/storedDocuments.ts';
import { heldMiB } from '../testing/processes/heldMemory.ts';
import { answerOn, listen, open } from '../testing/processes/rawSocket.ts';
import { sandboxInside } from '../testing/processes/sandboxInside.ts';
import { flawOf } from '../testing/refusalShape.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, type World } from '../testing/world.ts';

const RUNS = Math.ceil(Number(process.env.TRUST_RUNS ?? 2_000) / 10);
const SEED = Number(process.env.TRUST_SEED ?? 20_270_111);
const MEGABYTE = 1024 * 1024;

let server: TestServer;
let world: World;
let port: number;
let pictures: Record<'png' | 'jpeg', Buffer>;

beforeAll(async () => {
  server = await startTestServer();
  port = await listen(server.app);
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } });
  pictures = { png: await picture.png().toBuffer(), jpeg: await picture.jpeg().toBuffer() };
});
afterAll(() => server.stop());
beforeEach(async () => {
  world = await aWorld(server, { status: 'active' });
});

// proves: promise.6
describe('a file made to do harm', () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  test.each<[string, () => Buffer, number]>([
    ['a picture of 60,000 × 60,000 points', () => pngOfSize(60_000, 60_000), 415],
    ['a picture of 2³¹ points', () => pngOfSize(2 ** 31 - 1, 1), 415],
    ['a PDF with a script', () => aPdf(`/OpenAction ${script}`), 415],
    ['a PDF with a packed script', () => aPdf('', [anObjectStream(script)]), 415],
    ['an encrypted PDF', () => aPdf('', [Buffer.from('trailer << /Encrypt 9 0 R >>\n')]), 415],
    ['a PDF that launches a program', () => aPdf('/OpenAction << /S /Launch /F (cmd.exe) >>'), 415],
    ['a PDF with a file inside', () => aPdf('', [aPdfStream('/Type /EmbeddedFile', Buffer.from('MZ'))]), 415],
    ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01'), 415],
    ['nothing', () => Buffer.alloc(0), 415],
    ['one byte', () => Buffer.from('%'), 415],
    ['only the beginning of a picture', () => pictures.png.subarray(0, 20), 415],
  ])('%s is refused and leaves nothing', async (_what, bytes, status) => {
    const answer = await upload(bytes());

    expect(answer.status).toBe(status);
    await expectNothingLeft();
  });
});

// proves: promise.6
test.each<[string, () => Buffer, string]>([
  ['a PDF that begins as a page', () => Buffer.concat([Buffer.from('<html><script>x</script>'), aPdf()]), 'pdf'],
  ['a picture with a page behind it', () => Buffer.concat([pictures.png, Buffer.from('<script>x</script>')]), 'png'],
  ['a picture with an archive behind it', () => Buffer.concat([pictures.jpeg, Buffer.from('PK\x03\x04 x')]), 'jpeg'],
])('%s leaves as it came, to be saved, and as nothing but what it was judged to be', async (_what, make, kind) => {
  const bytes = make();
  const { body } = await upload(bytes);
  const file = await world.client.send('GET', `/api/v1/member/document/${(body as { id: number }).id}`);

  expect([file.bytes.equals(bytes), String(file.headers['content-disposition']).slice(0, 10)]).toEqual([
    true,
    'attachment',
  ]);
  expect(file.headers).toMatchObject({
    'content-type': expect.stringMatching(kind),
    'x-content-type-options': 'nosniff',
  });
});

// proves: promise.6
test.each([
  [MAX_UPLOAD_BYTES - 1, 201],
  [MAX_UPLOAD_BYTES, 201],
  [MAX_UPLOAD_BYTES + 1, 413],
])('of %i bytes: %i', async (size, status) => {
  const answer = await upload(pdfOfSize(size));

  expect([answer.status, answer.body]).toMatchObject([status, status === 413 ? { message: 'file_too_large' } : {}]);
  await expectNothingLeft();
});

// proves: promise.6
test(
  `of ${RUNS} files changed, cut and mixed at random none makes the server fail or leaves a file without a row`,
  async () => {
    const originals = [pictures.png, pictures.jpeg, aPdf(), aPdf('', [anObjectStream('<< /Type /Page >>')])];
    const change = fc.record({ at: fc.nat(4_000), bytes: fc.uint8Array({ maxLength: 6 }) });
    const file = fc.record({
      original: fc.nat(originals.length - 1),
      behind: fc.option(fc.nat(originals.length - 1), { nil: undefined, freq: 4 }),
      changes: fc.array(change, { maxLength: 6 }),
      cutTo: fc.option(fc.nat(2_000), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ original, behind, changes, cutTo }) => {
        const parts = [originals[original], behind === undefined ? undefined : originals[behind]];
        const bytes = Buffer.concat(parts.filter((part) => part !== undefined));
        for (const { at, bytes: other } of changes)
          bytes.set(other.slice(0, bytes.length - (at % bytes.length)), at % bytes.length);
        const answer = await upload(bytes.subarray(0, cutTo ?? bytes.length));
        expect(flawIn(answer)).toBeUndefined();
        expect([201, 409, 415, 422]).toContain(answer.status);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    await expectNothingLeft();
  },
  patience(30_000 + RUNS * 100),
);

// proves: promise.6
describe('on the wire', () => {
  test('a browser that goes away at any point leaves nothing, and the server goes on', async () => {
    const { head, body } = request(aPdf('', [aPdfStream('/Subtype /Image', Buffer.alloc(400_000, 65))]));
    for (const part of [0, 40, 200, 70_000, 300_000, body.length - 3]) {
      const socket = await open(port, Buffer.concat([head(body.length), body.subarray(0, part)]));
      await new Promise<void>((resolve) => socket.end(resolve));
      socket.destroy();
    }

    await expectNothingLeft();
    expect((await upload(aPdf())).status).toBe(201);
  });

  test('after a document that is refused half-way the connection is free for the next request', async () => {
    const { save } = server.context.files;
    server.context.files.save = async (content) => {
      await content[Symbol.asyncIterator]().next();
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const { head, body } = request(aPdf('', [aPdfStream('/Subtype /Image', Buffer.alloc(3_000_000, 65))]));
    const next = Buffer.from('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const socket = await open(port, Buffer.concat([head(body.length), body.subarray(0, 200_000)]));
    let said = '';
    socket.on('data', (chunk) => (said += String(chunk)));

    await expect.poll(() => said).toContain('storage_full');
    server.context.files.save = save;
    socket.write(Buffer.concat([body.subarray(200_000), next]));
    await expect.poll(() => said).toContain('{"status":"ok"}');
    socket.destroy();
    await expectNothingLeft();
  });

  test('twenty at a time is what one account may send; the next is told to wait until one of them is over', async () => {
    const { head, body } = request(aPdf());
    const sockets: Awaited<ReturnType<typeof open>>[] = [];
    const sendOneMore = async () => {
      sockets.push(await open(port, head(body.length)));
      return (await upload(Buffer.alloc(0))).status;
    };

    await expect.poll(sendOneMore, { timeout: patience(20_000), interval: 1 }).toBe(429);
    expect(sockets.length).toBeGreaterThanOrEqual(20);
    for (const socket of sockets) socket.destroy();

    await expect.poll(async () => (await upload(aPdf())).status, { timeout: patience(20_000) }).toBe(201);
  });
  test.each([-100, +100])('a length that lies by %i bytes leaves nothing', async (lie) => {
    const { head, body } = request(aPdf());
    const socket = await open(port, Buffer.concat([head(body.length + lie), body]));
    socket.end();

    const answer = await answerOn(socket);

    if (answer) {
      expect(flawOf(answer)).toBeUndefined();
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    await expectNothingLeft();
  });

  test('a part without an end, without a name, or with thousands of siblings is refused', async () => {
    const { head } = request(aPdf());
    const bodies = [
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF-1.4`,
      `--${BOUNDARY}\r\n\r\n%PDF-1.4\r\n--${BOUNDARY}--\r\n`,
      `${`--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n`.repeat(3_000)}--${BOUNDARY}--\r\n`,
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${'n'.repeat(100_000)}"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
      `--${BOUNDARY}--\r\n`,
      '',
    ];
    for (const body of bodies) {
      const answer = await answerOn(await open(port, Buffer.concat([head(body.length), Buffer.from(body)])));

      expect(answer?.status).toBeGreaterThanOrEqual(400);
      expect(answer && flawOf(answer)).toBeUndefined();
    }
    await expectNothingLeft();
  });
});

test.each([
  '../../../../etc/cron.d/x.pdf',
  '..\\..\\windows\\x.pdf',
  '/etc/passwd',
  'a\r\nset-cookie: session=stolen.pdf',
  'a"; filename=evil.html',
  '<img src=x onerror=alert(1)>.pdf',
  'x.pdf\u202egpj.exe',
  `${'ğ'.repeat(3_000)}.pdf`,
  '.htaccess',
  'CON',
  '%2e%2e%2fx.pdf',
  ' ',
])('a file named %j is kept under a name of ours', async (name) => {
  const { status, body } = await upload(aPdf(), name);
  expect(status).toBe(201);
  const { id, name: kept } = body as { id: number; name: string };

  const file = await world.client.send('GET', `/api/v1/member/document/${id}`);

  expect(kept).not.toMatch(/[/\\\r\n\u202e]/);
  expect([...kept].length).toBeLessThanOrEqual(200);
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~-]+$/);
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  for (const stored of await storedFiles()) expect(stored).toMatch(/^[\w-]{43}$/);
});

// proves: promise.6
test('twelve uploads of 15 MB at once are never held in memory as a whole', async () => {
  // decoding is another process's, one at a time (examiner.test.ts): here it reads what it is given
  server.context.sandbox = { run: readToTheEnd };
  const { head, body } = request(pdfOfSize(MAX_UPLOAD_BYTES));
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, heldMiB());
  };
  const watch = setInterval(look, 500); // each look collects all garbage first, so that only what is held counts

  const sockets = await Promise.all(Array.from({ length: 12 }, () => open(port, head(body.length))));
  const answers = await Promise.all(
    sockets.map((socket) => {
      const answer = answerOn(socket, patience(60_000));
      socket.write(body);
      return answer.finally(look);
    }),
  ).finally(() => clearInterval(watch));

  expect(answers.map((answer) => answer?.status).sort()).toEqual([201, ...Array(11).fill(409)]);
  // compared with afterwards, because what earlier tests held may be given up meanwhile
  expect(peak - heldMiB()).toBeLessThan((12 * MAX_UPLOAD_BYTES) / MEGABYTE / 2);
  await expectNothingLeft();
  server.context.sandbox = sandboxInside;
});

async function readToTheEnd(_task: string, { open }: Opened): Promise<Buffer> {
  for await (const _piece of await open());
  return Buffer.from('accepted');
}

const BOUNDARY = 'vefa-test-boundary';

function upload(bytes: Buffer, name = 'document.pdf'): Promise<TestAnswer> {
  const form = multipart({ type: 'other' }, { name, type: 'application/pdf', bytes });
  return world.client.send('POST', `/api/v1/member/${world.main_member_id}/document`, form.body, form.headers);
}

function request(bytes: Buffer) {
  const { body } = multipart({ type: 'other' }, { name: 'document.pdf', type: 'application/pdf', bytes });
  const lines = [
    `POST /api/v1/member/${world.main_member_id}/document HTTP/1.1`,
    'host: localhost',
    `cookie: session=${world.client.cookies.get('session')}`,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
  ];
  return { body, head: (length: number) => Buffer.from(`${lines.join('\r\n')}\r\ncontent-length: ${length}\r\n\r\n`) };
}

function flawIn({ status, bytes, headers }: TestAnswer): string | undefined {
  return flawOf({ status, text: bytes.toString(), contentType: String(headers['content-type']) });
}

/** Every file in the folder has its row, every row its file, and nothing unfinished lies about. */
async function expectNothingLeft(): Promise<void> {
  const rows = await server.context.db.selectFrom('documents').select('storage_key').execute();
  await expect.poll(storedFiles).toEqual(rows.map(({ storage_key }) => storage_key).sort());
}

const storedFiles = (): Promise<string[]> => documentsIn(join(server.folder, 'files'));

function pdfOfSize(size: number): Buffer {
  const of = (data: number) => aPdf('', [aPdfStream('/Subtype /Image', Buffer.alloc(data, 65))]);
  const guess = size - of(0).length - 10;
  return of(guess + size - of(guess).length);
}
