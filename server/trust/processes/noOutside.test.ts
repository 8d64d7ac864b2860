import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import { ROOT } from '../../platform/root.ts';
import { aDemoVisitor } from '../../testing/demoVisitor.ts';
import { passport } from '../../testing/documents/documentBuilders.ts';
import { sendTo } from '../../testing/parallelWriters.ts';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';
import { aRegistration } from '../../testing/registrations.ts';

// as a file URL, because the path may contain blanks, which would split the option
const RECORDER = pathToFileURL(join(ROOT, 'server/testing/processes/recordConnections.mjs')).href;
/** Names in texts that are never fetched: namespaces of formats, links in messages of React and pdf.js, a link that staff tap. */
const ONLY_NAMES = /^(www\.w3\.org|json-schema\.org|react\.dev|reactjs\.org|github\.com|example\.com|foo\.bar|wa\.me)$/;

let product: ProductProcess;
let folder: string;
let record: string;

beforeAll(async () => {
  folder = temporaryFolder('vefa-connections');
  record = join(folder, 'connections');
  product = await aProductProcess({
    DEMO: '1',
    RECORD_CONNECTIONS: record,
    NODE_OPTIONS: `--import=${RECORDER}`,
  });
  await product.start();
});
afterAll(async () => {
  await product.remove();
  removeTemporaryFolder(folder);
});

test('the server connects only to its database, whatever its users do', async () => {
  const { origin } = product;
  const visitor = await aDemoVisitor(origin, 'mehmet');
  const { main_member } = await visitor.me();
  const [invoice] = await visitor.invoices();
  await visitor.upload(main_member.id, 'other', passport);
  await visitor.bytes(`/api/v1/finance/sale-invoice/${invoice?.id}/render-pdf/1`);
  await visitor.bytes('/api/v1/download-file/terms_of_use?lang=tr');
  for (const path of ['/member-ui/', '/office-ui/', '/docs', '/openapi.json', '/demo/mail', '/health'])
    await visitor.bytes(path);
  await sendTo({ origin }, ['POST', '/api/v1/register'], aRegistration());
  await expect
    .poll(() => readdirSync(join(product.dataDir, 'mail')).length, { timeout: patience(30_000) })
    .toBeGreaterThan(0);

  const connections = new Set(readFileSync(record, 'utf8').trim().split('\n'));

  expect([...connections]).toEqual(['socket of this machine']);
});

test('no file of the interface contains an address to load something from', () => {
  const files = readdirSync(join(ROOT, 'dist/web'), { recursive: true, encoding: 'utf8' });
  // the prerendering program is never sent; it runs beside the server, whose connections are checked above
  const readable = files.filter((path) => /^(?!prerendered).*\.(html|js|css|svg|webmanifest)$/.test(path));
  const hosts = readable.flatMap((path) => {
    const text = readFileSync(join(ROOT, 'dist/web', path), 'utf8');
    return [...text.matchAll(/(?:https?|wss?):\/\/([\w.-]+\.[a-z]{2,})/g)].map(([, host = '']) => host);
  });

  expect(readable.length).toBeGreaterThan(5);
  expect([...new Set(hosts)].filter((host) => !ONLY_NAMES.test(host))).toEqual([]);
});
