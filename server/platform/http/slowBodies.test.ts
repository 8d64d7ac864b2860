import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../../../domain/shared/contract.ts';
import { patience } from '../../../scripts/lib/patience.mjs';
import { answerOn, listen, open } from '../../testing/processes/rawSocket.ts';
import { anonymous } from '../actor.ts';
import type { Context } from '../context.ts';
import { openLog } from '../log.ts';
import { openTraffic } from '../runs/traffic.ts';
import { mountRoutes } from './handler.ts';
import { type Visit, visit } from './route.ts';
import { arriving } from './upload.ts';
import { createWebServer } from './webServer.ts';

const MINUTE = 60_000;
const LONGER_THAN_SILENCE = 61_000;
const SHORTER_THAN_SILENCE = 50_000;
const BOUNDARY = 'slow';
const BEGIN = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;

const { file } = contract({
  file: {
    method: 'POST',
    path: '/file',
    summary: '',
    access: 'public',
    upload: true,
    status: 200,
    answer: z.object({ bytes: z.int() }),
  },
});

let now = 0;
let app: Awaited<ReturnType<typeof createWebServer>>;
let port: number;
/** The server's end of the newest connection. */
let arrivedOn: Socket;
let busyUntil: Promise<void>;

beforeAll(async () => {
  const log = openLog('silent');
  app = await createWebServer(log, {
    trustProxies: [],
    secure: false,
    maxUploadBytes: 20_000_000,
    stopwatch: { now: () => now, lookEveryMs: 1 },
  });
  const context = { log, traffic: openTraffic(), clock: { now: () => new Date(now) } } as unknown as Context;
  mountRoutes(app, context, [visit(file, receive)], {
    identify: async () => anonymous,
    standIn: async (_context, actor) => actor,
    noteActed: async () => undefined,
    lockDecisionSubject: async () => undefined,
    noteRefused: async () => undefined,
    secureCookies: false,
    ownOrigin: undefined,
  });
  app.post('/json', async () => ({}));
  app.post('/refused', { preParsing: async (_request, reply) => reply.code(403).send({}) }, async () => ({}));
  app.server.on('connection', (socket) => {
    arrivedOn = socket;
  });
  port = await listen(app);
});
afterAll(() => app.close());
beforeEach(() => {
  busyUntil = Promise.resolve();
});

describe('a file', () => {
  test('may take an hour as long as bytes keep coming', async () => {
    const rounds = 72;
    const piece = 'x'.repeat(SHORTER_THAN_SILENCE * 4.2);
    const socket = await open(port, `${head('/file', rounds * piece.length)}${BEGIN}`);
    for (let round = 0; round < rounds; round += 1) {
      await send(socket, piece);
      now += SHORTER_THAN_SILENCE;
    }
    socket.write(END);

    expect(await answerOn(socket)).toMatchObject({ status: 200, text: `{"bytes":${rounds * piece.length}}` });
  });

  test('is aborted after a minute without a byte, with a message that says so', async () => {
    const socket = await open(port, `${head('/file', 10_000)}${BEGIN}${'x'.repeat(5_000)}`);

    const answer = await answerAfterSilence(socket);

    expect([answer?.status, answer?.text]).toEqual([400, expect.stringContaining('"upload_interrupted"')]);
  });

  test('is aborted after half an hour if it only trickles, to keep the connection busy', async () => {
    const socket = await open(port, `${head('/file', 10_000_000)}${BEGIN}`);
    const answer = answerOn(socket, 20_000);
    for (let passed = 0; passed < 30 * MINUTE; passed += SHORTER_THAN_SILENCE) {
      await send(socket, 'x'.repeat(10_000));
      now += SHORTER_THAN_SILENCE;
    }
    expect(socket.closed).toBe(false);
    now += 1;

    expect(await answer).toMatchObject({ status: 400 });
  });

  test('is not aborted while the server is busy', async () => {
    let goOn = () => {};
    busyUntil = new Promise((resolve) => {
      goOn = resolve;
    });
    const bytes = 4_000_000;
    const socket = await open(port, `${head('/file', bytes)}${BEGIN}${'x'.repeat(bytes)}${END}`);
    const answer = answerOn(socket, 20_000);
    for (let minute = 0; minute < 20; minute += 1) {
      now += MINUTE;
      await wait(2);
    }
    goOn();

    expect(await answer).toMatchObject({ status: 200 });
  });
});

describe('another body', () => {
  test('is aborted after a minute without a byte', async () => {
    const socket = await open(port, `${jsonHead('/json')}{"a":`);

    expect(await answerAfterSilence(socket)).toMatchObject({
      status: 400,
      text: expect.stringContaining('"unreadable_request"'),
    });
  });

  test('is aborted after five minutes, whatever its speed', async () => {
    const socket = await open(port, jsonHead('/json'));
    const answer = answerOn(socket, 20_000);
    for (let passed = 0; passed <= 5 * MINUTE; passed += SHORTER_THAN_SILENCE) {
      await send(socket, ' ');
      now += SHORTER_THAN_SILENCE;
    }

    expect(await answer).toMatchObject({ status: 400 });
  });

  test('whose request was answered already keeps its connection for a minute at most', async () => {
    const socket = await open(port, `${jsonHead('/refused')}{"a":`);
    const [said] = await once(socket, 'data');
    expect(String(said)).toContain('403 Forbidden');

    expect(await answerAfterSilence(socket)).toBeUndefined();
  });
});

async function receive({ upload }: Visit<typeof file>): Promise<{ bytes: number }> {
  const arrived = await upload();
  await busyUntil;
  let bytes = 0;
  for await (const piece of arriving(arrived)) bytes += piece.length;
  return { bytes };
}

/** Lets time pass until the server answers or closes the connection. */
async function answerAfterSilence(socket: Socket) {
  const passing = setInterval(() => {
    now += LONGER_THAN_SILENCE;
  }, 20);
  return answerOn(socket, 20_000).finally(() => clearInterval(passing));
}

async function send(socket: Socket, bytes: string): Promise<void> {
  socket.write(bytes);
  await expect.poll(() => arrivedOn.bytesRead, { timeout: patience(20_000), interval: 1 }).toBe(socket.bytesWritten);
}

function head(path: string, bytes: number): string {
  return headOf(path, `multipart/form-data; boundary=${BOUNDARY}`, BEGIN.length + bytes + END.length);
}

function jsonHead(path: string): string {
  return headOf(path, 'application/json', 10_000);
}

function headOf(path: string, type: string, length: number): string {
  const lines = [`POST ${path} HTTP/1.1`, 'host: localhost', `content-type: ${type}`, `content-length: ${length}`];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
