import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';

let product: ProductProcess;
beforeEach(async () => {
  product = await aProductProcess({ DEMO: '1' });
});
afterEach(() => product.remove());

test('a server that is told to stop as soon as it answers ends in good order, and its database with it', async () => {
  for (let start = 0; start < 2; start += 1) {
    await product.start();

    expect(await product.stop()).toBe(0);
    expect(existsSync(join(product.dataDir, 'pg/postmaster.pid'))).toBe(false);
  }
  expect(product.output()).not.toContain('Error');
});
