import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';
import { open } from '../../testing/processes/rawSocket.ts';

/** The shell's exit code: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

let product: ProductProcess;
afterEach(() => product.remove());

describe('the embedded database ends with the product that is told to end', () => {
  test('because its terminal is closed', async () => {
    product = await aProductProcess();
    await product.start();

    product.tell('SIGHUP');

    expect(await product.untilEnded()).toBe(0);
    expect(product.hasDatabase()).toBe(false);
  });

  test('by the service manager, during its first start', async () => {
    product = await aProductProcess({ DEMO: '1' });
    product.launch();
    await product.untilDatabase();

    product.tell('SIGTERM');

    expect(await product.untilEnded()).toBe(0);
    expect(product.hasDatabase()).toBe(false);
  });

  test('by two Ctrl-C, during a half-sent request', async () => {
    product = await aProductProcess();
    await product.start();
    const stalled = await open(Number(new URL(product.origin).port), 'GET /health HTTP/1.1\r\nhost:');
    product.tell('SIGINT');
    await wait(300);

    product.tell('SIGINT');
    await wait(300);
    stalled.destroy();

    expect(await product.untilEnded()).toBe(0);
    expect(product.hasDatabase()).toBe(false);
  });
});

describe('the embedded database ends with a product that cannot start, which prints the reason in one line', () => {
  test('because another product has its port', async () => {
    product = await aProductProcess();
    const { port } = new URL(product.origin);
    const other = createHttpServer((_request, response) => response.end('{"status":"ok"}')).listen(
      Number(port),
      '127.0.0.1',
    );
    await once(other, 'listening');

    await expect(product.start()).rejects.toThrow('it ended');
    await expectOneLine(`The server cannot listen at PORT ${port}, HOST 127.0.0.1: `);
    other.close();
  });

  test('because its bucket is refused', async () => {
    const store = createHttpServer((_request, response) => response.writeHead(403).end()).listen(0, '127.0.0.1');
    await once(store, 'listening');
    const { port } = store.address() as AddressInfo;
    const keys = { S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's', S3_BUCKET: 'documents', S3_FORCE_PATH_STYLE: '1' };
    product = await aProductProcess({ S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys });

    product.launch();

    await expectOneLine('S3_BUCKET documents cannot be used');
    store.close();
  });
});

test('the database that a command has started ends with it on Ctrl-C', async () => {
  product = await aProductProcess();
  await product.start();
  await product.stop();
  product.launch('dist/server/jobs.js', 'daily');
  await product.untilDatabase();

  product.tell('SIGINT');

  expect(await product.untilEnded()).toBe(INTERRUPTED);
  expect(product.hasDatabase()).toBe(false);
});

async function expectOneLine(words: string): Promise<void> {
  expect(await product.untilEnded()).toBe(1);
  expect(product.output()).toContain(words);
  expect(product.output().trim().split('\n')).toHaveLength(1);
  expect(product.hasDatabase()).toBe(false);
}
