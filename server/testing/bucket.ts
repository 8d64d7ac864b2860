import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import type { S3Settings } from '../platform/files/s3/s3Requests.ts';
import { removeTemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

/** How the store behaves: as it should, refusing for a while, hanging up, or saying nothing any more. */
type Mode = 'open' | 'busyOnce' | 'busy' | 'hangsUp' | 'swallows';

export type TestBucket = {
  settings: S3Settings;
  /** Method and what it was about, of every request so far. */
  requests: string[];
  /** Uploads that were begun, and neither completed nor aborted. */
  unfinished: Map<string, { key: string; begunAt: Date }>;
  go(mode: Mode): void;
  close(): Promise<void>;
};

const BUCKET = 'papers';
const SECRET = 'S3RVER';

/** An S3 store on this machine; what it does not know itself (signatures, abort, list of uploads) is done in front of it. */
export async function aBucket(): Promise<TestBucket> {
  const directory = temporaryFolder('vefa-bucket');
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await store.run();
  const unfinished: TestBucket['unfinished'] = new Map();
  const requests: string[] = [];
  let mode: Mode = 'open';
  const front = createServer((incoming, answer) => {
    const url = new URL(incoming.url ?? '', 'http://bucket');
    requests.push(`${incoming.method} ${kindOf(url)}`);
    if (mode === 'hangsUp') return void incoming.destroy();
    if (mode === 'swallows') return undefined;
    if (mode !== 'open') {
      if (mode === 'busyOnce') mode = 'open';
      return void answer.writeHead(503).end();
    }
    if (!isSigned(incoming, url)) return void answer.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    if (answeredHere(incoming, answer, { url, unfinished })) return undefined;
    return pass(incoming, answer, { url, port, unfinished });
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      ...{ bucket: BUCKET, region: 'eu-central-1', accessKey: 'S3RVER', secretKey: SECRET, pathStyle: true },
    },
    requests,
    unfinished,
    go: (wanted) => {
      mode = wanted;
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
      await store.close();
      removeTemporaryFolder(directory);
    },
  };
}

type About = { url: URL; unfinished: TestBucket['unfinished'] };

function kindOf({ pathname, searchParams }: URL): string {
  const kind = ['uploads', 'partNumber', 'uploadId', 'list-type'].find((name) => searchParams.has(name));
  return kind ?? (pathname.split('/').length > 2 ? 'object' : 'bucket');
}

/** Reckons the signature again, as the description of its version 4 says. */
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

function answeredHere(incoming: IncomingMessage, answer: ServerResponse, { url, unfinished }: About): boolean {
  const uploadId = url.searchParams.get('uploadId');
  if (incoming.method === 'DELETE' && uploadId) {
    const isKnown = unfinished.delete(uploadId);
    answer.writeHead(isKnown ? 204 : 404).end();
    return true;
  }
  if (incoming.method !== 'GET' || !url.searchParams.has('uploads')) return false;
  const uploads = [...unfinished].map(
    ([id, { key, begunAt }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
  );
  answer.end(
    `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`,
  );
  return true;
}

function pass(incoming: IncomingMessage, answer: ServerResponse, { url, port, unfinished }: About & { port: number }) {
  const { method, headers } = incoming;
  const through = request({ port, host: '127.0.0.1', path: incoming.url, method, headers }, (reply) => {
    const parts: Buffer[] = [];
    answer.writeHead(reply.statusCode ?? 500, reply.headers);
    reply.on('data', (bytes: Buffer) => {
      if (method === 'POST') parts.push(bytes);
      answer.write(bytes);
    });
    reply.on('end', () => {
      remember(url, String(Buffer.concat(parts)), unfinished);
      answer.end();
    });
  });
  through.on('error', () => answer.destroy());
  incoming.pipe(through);
}

function remember(url: URL, said: string, unfinished: TestBucket['unfinished']): void {
  const begun = /<UploadId>([^<]+)</.exec(said)?.[1];
  const key = url.pathname.split('/').slice(2).join('/');
  if (begun) unfinished.set(begun, { key, begunAt: new Date() });
  else if (said.includes('CompleteMultipartUploadResult')) unfinished.delete(url.searchParams.get('uploadId') ?? '');
}
