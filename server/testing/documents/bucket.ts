import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { patience } from '../../../scripts/lib/patience.mjs';
import type { S3Settings } from '../../platform/files/s3/s3Requests.ts';
import { type BucketAnswer, openBucketStore, refused, type UnfinishedUpload } from './bucketStore.ts';

/** How the test bucket behaves: normally, refusing for a while, closing connections, or never answering. */
type Mode = 'open' | 'busyOnce' | 'busy' | 'hangsUp' | 'swallows';

export type TestBucket = {
  settings: S3Settings;
  /** Method and target of every request so far. */
  requests: string[];
  /** Multipart uploads that were begun, and neither completed nor aborted. */
  unfinished: Map<string, UnfinishedUpload>;
  go(mode: Mode): void;
  close(): Promise<void>;
};

const BUCKET = 'documents';
const SECRET = 'the secret of the tests';

/** An S3 store in memory on this machine: it verifies every signature and every body's checksum. */
export async function aBucket(): Promise<TestBucket> {
  const store = openBucketStore();
  const requests: string[] = [];
  let mode: Mode = 'open';
  const server = createServer(async (incoming, answer) => {
    const url = new URL(incoming.url ?? '', 'http://bucket');
    requests.push(`${incoming.method} ${kindOf(url)}`);
    if (mode === 'hangsUp') return void incoming.destroy();
    if (mode === 'swallows') return undefined;
    if (mode !== 'open') {
      if (mode === 'busyOnce') mode = 'open';
      return void answer.writeHead(503).end();
    }
    // a client that disconnects has sent nothing
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) return void answer.destroy();
    const { status, body: said, etag } = problemOf(incoming, url, body) ?? store.answer(wishOf(incoming, url, body));
    answer.writeHead(status, etag ? { etag } : {}).end(said);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: BUCKET,
      region: 'eu-central-1',
      accessKey: 'TESTS',
      secretKey: SECRET,
      pathStyle: true,
      silenceMs: patience(2_500),
    },
    requests,
    unfinished: store.unfinished,
    go: (wanted) => {
      mode = wanted;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function kindOf({ pathname, searchParams }: URL): string {
  const kind = ['uploads', 'partNumber', 'uploadId', 'list-type'].find((name) => searchParams.has(name));
  return kind ?? (pathname.split('/').length > 2 ? 'object' : 'bucket');
}

function wishOf({ method = '' }: IncomingMessage, { pathname, searchParams }: URL, body: Buffer) {
  return { method, key: pathname.split('/').slice(2).join('/'), query: searchParams, body };
}

function problemOf(incoming: IncomingMessage, url: URL, body: Buffer): BucketAnswer | undefined {
  const sum = createHash('sha256').update(body).digest('hex');
  if (!isSigned(incoming, url)) return refused(403, 'SignatureDoesNotMatch');
  if (incoming.headers['x-amz-content-sha256'] !== sum) return refused(400, 'XAmzContentSHA256Mismatch');
  if (url.pathname.split('/')[1] !== BUCKET) return refused(404, 'NoSuchBucket');
  return undefined;
}

/** Computes the signature again by AWS Signature Version 4, and compares. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const given = /Credential=\w+\/(\d+\/[\w-]+\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  const [, scope = '', names = '', signature = ''] = given ?? [];
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const asked = [method, url.pathname, query.join('&'), lines.join(''), names, headers['x-amz-content-sha256']];
  const sum = createHash('sha256').update(asked.join('\n')).digest('hex');
  const key = scope.split('/').reduce<Buffer>((secret, part) => hmac(secret, part), Buffer.from(`AWS4${SECRET}`));
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sum].join('\n');
  return hmac(key, text).toString('hex') === signature;
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
