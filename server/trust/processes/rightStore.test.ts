import { afterEach, beforeEach, expect, test } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import { aBucket, type TestBucket } from '../../testing/documents/bucket.ts';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';

let bucket: TestBucket;
let products: ProductProcess[];

beforeEach(async () => {
  bucket = await aBucket();
  products = [];
});
afterEach(async () => {
  await Promise.all(products.map((product) => product.remove()));
  await bucket.close();
});

test('a server with its own database does not start on another one’s documents', async () => {
  const first = await aProduct();
  await first.start();
  await first.stop();
  await first.start();
  const other = await aProduct();

  other.launch();

  expect(await other.untilEnded()).toBe(1);
  expect(other.output()).toBe(
    'The documents in S3_BUCKET documents belong to another database: are DATABASE_URL, DATA_DIR and S3_… those of one installation?\n',
  );
  expect(other.hasDatabase()).toBe(false);
});

test('a bucket that does not answer does not keep it from starting', async () => {
  bucket.go('hangsUp');
  const product = await aProduct();

  product.launch();
  await expect.poll(() => product.output(), { timeout: patience(40_000) }).toContain('Member portal: ');
  bucket.go('open');
  await product.untilHealthy();

  expect(product.output()).toContain('documents not checked');
});

async function aProduct(): Promise<ProductProcess> {
  const { endpoint, accessKey, secretKey } = bucket.settings;
  const keys = { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_REGION: bucket.settings.region };
  const product = await aProductProcess({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket.settings.bucket,
    S3_FORCE_PATH_STYLE: '1',
    ...keys,
  });
  products.push(product);
  return product;
}
