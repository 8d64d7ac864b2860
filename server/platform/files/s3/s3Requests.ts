import { createHash } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Refusal } from '../../../../domain/shared/refusal.ts';
import { withoutEnding } from '../../../../domain/shared/text.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** The bucket's name is in the path instead of the host name. */
  pathStyle: boolean;
  /** Milliseconds without an answer after which the bucket is out of reach; tests on a busy machine wait longer. */
  silenceMs?: number;
};

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Name of the object; without it the request concerns the bucket. */
  name?: string;
  query?: Record<string, string>;
  body?: Buffer;
};

export type S3Client = {
  /** The response, if its status is below 500; the caller must read it. Refuses with `service_unavailable` in an outage. */
  send(request: S3Request): Promise<IncomingMessage>;
  /** `send`, read to the end as text; throws for any other status than 2xx. */
  ask(request: S3Request): Promise<string>;
};

/** The longest silence on a connection: people get an answer within moments (trust promise 11). */
const SILENCE_MS = 2_500;
/** A storage may need some time for received data before it answers. */
const WRITE_SILENCE_MS = 10_000;
/** A slow reader makes the bucket wait, not the other way round. */
const READING_SILENCE_MS = 120_000;
const TRIES = 3;
const PAUSE_MS = 100;
const RETRY_SECONDS = 5;
const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE']);

export function openS3Client(settings: S3Settings): S3Client {
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
  const send = (request: S3Request) => patiently(() => sendOnce(settings, agents, request));
  return {
    send,
    ask: async (request) => {
      const answer = await send(request);
      const text = String(await buffer(answer).catch(outage));
      if (isGood(answer)) return text;
      throw new Error(`the bucket answers ${answer.statusCode} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''}`);
    },
  };
}

export function isGood({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 200 && statusCode < 300;
}

/** The storage is unreachable for now. */
export function outage(cause: unknown): never {
  const refusal = new Refusal('service_unavailable', 'unavailable', { retryAfterSeconds: RETRY_SECONDS });
  refusal.cause = cause;
  throw refusal;
}

/** A storage under load answers 5xx and 429, and kept connections may break: both are retried. */
async function patiently(send: () => Promise<IncomingMessage>): Promise<IncomingMessage> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send().catch((error: NodeJS.ErrnoException) => error);
    if (answer instanceof Error && !BROKEN_OFF.has(answer.code ?? '')) return outage(answer);
    if (!(answer instanceof Error) && !asksForPatience(answer)) return answer;
    if (!(answer instanceof Error)) answer.resume();
    if (attempt === TRIES) return outage(answer instanceof Error ? answer : `status ${answer.statusCode}`);
    await wait(PAUSE_MS * 2 ** (attempt - 1));
  }
}

function asksForPatience({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 500 || statusCode === 429;
}

type Agents = { http: HttpAgent; https: HttpsAgent };

async function sendOnce(settings: S3Settings, agents: Agents, request: S3Request): Promise<IncomingMessage> {
  const { method, body } = request;
  const url = urlOf(settings, request);
  const headers = await signed(settings, url, request);
  const isSecure = url.protocol === 'https:';
  const send = isSecure ? httpsRequest : httpRequest;
  const { silenceMs = SILENCE_MS } = settings;
  const timeout = body ? Math.max(silenceMs, WRITE_SILENCE_MS) : silenceMs;
  return new Promise((resolve, reject) => {
    const agent = isSecure ? agents.https : agents.http;
    const sending = send(url, { method, headers, agent, timeout }, (answer) => {
      // from here on the reader sets the pace
      sending.setTimeout(READING_SILENCE_MS);
      resolve(answer);
    });
    sending.once('timeout', () => sending.destroy(new Error('nothing came from the bucket for too long')));
    sending.on('error', reject);
    sending.end(body);
  });
}

function urlOf({ endpoint, bucket, pathStyle }: S3Settings, { name, query = {} }: S3Request): URL {
  const url = new URL(endpoint);
  const folder = withoutEnding(url.pathname, (character) => character === '/');
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = `${folder}${pathStyle ? `/${bucket}` : ''}/${name ?? ''}`;
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url;
}

async function signed({ region, accessKey, secretKey }: S3Settings, url: URL, { method, body }: S3Request) {
  const sum = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    region,
    service: 's3',
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    headers: { 'x-amz-content-sha256': sum },
  });
  const { headers } = await signer.sign();
  return { ...Object.fromEntries(headers), ...(body ? { 'content-length': String(body.length) } : {}) };
}
